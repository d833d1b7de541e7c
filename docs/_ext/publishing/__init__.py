"""Giving the built site to readers."""
