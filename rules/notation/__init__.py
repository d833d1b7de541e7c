"""Positions, cards and decks as text."""
