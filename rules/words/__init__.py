"""What the engine says, and the language it says it in."""
