"""Faults that real projects suffered, planted in copies of this one to see its own checks refuse them."""
