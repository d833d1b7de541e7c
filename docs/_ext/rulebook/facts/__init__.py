"""What pages ask of the engine, the examples and the proof."""
