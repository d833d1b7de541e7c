"""What every tool knows of the project: its languages, and how a problem is told."""
