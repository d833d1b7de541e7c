"""The game at a terminal, in three languages."""
