"""The checks of the translations, each shown a fault and sound text."""
