"""The cases about damage and attacks that this project answers, by the ids of the collection they come from."""

CASES = (
    "D01", "D03", "D04", "D06", "D10", "D11", "D15", "D16", "D18", "D19", "D23", "D25", "D26", "D27", "D28", "D29",
    "D30", "D33", "D36", "D38", "D43", "D46", "D47", "D48", "D49", "D51", "D53", "D54", "D57", "D59", "D60", "D61",
    "D63", "D65", "D66", "D67", "D68", "D69", "D71", "D72", "D73", "D74", "D79", "D81", "D82", "D83", "D84", "D86",
    "D87", "D89", "D90", "D91", "A01", "A02", "A05", "A07", "A09", "A11", "A12", "A13", "A14", "A15", "A17", "A19",
    "A20", "A21", "A22", "A27", "A30", "A31", "A33", "A37", "A38", "A39", "A40",
)  # fmt: skip
"""The rulings."""

OPEN = ("D12", "D13", "D41", "D55", "D58", "D92", "D94", "A28", "A34")
"""Where sources disagree or are silent: the tests say what the engine does, and for what reason."""

OUTSIDE: dict[str, str] = {}
"""Cases that cannot hold in any of the three editions, each with the reason. Of these kinds there is none: a card of
another year acts by its own text, which stands above the order of the steps."""
