"""What the build adds to every page."""
