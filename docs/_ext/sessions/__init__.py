"""The worked examples: their files, running them, and writing what they print."""
