"""Playing games: actions, what is legal, chances, players, matches and records."""
