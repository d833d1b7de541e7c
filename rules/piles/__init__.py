"""Cards that move from one pile to another."""
