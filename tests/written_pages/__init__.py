"""What the build writes into pages by itself, tried on a small site of its own."""
