"""What the catalogue does not have: Pokémon that evolve further into cards of their time."""

EVOLVE_FURTHER = frozenset({
    "Bulbasaur", "Squirtle", "Sandshrew", "Poliwhirl", "Pikachu", "Koffing", "Pidgey", "Chansey", "Magnemite", "Kabuto",
    "Clefairy", "Natu", "Flaaffy", "Quilava", "Murkrow", "Electabuzz", "Dark Charmeleon", "Dark Machoke", "Starly",
    "Stunky", "Sneasel", "Hippopotas", "Seedot", "Glameow", "Marill",
})  # fmt: skip
"""The names of those Pokémon of the catalogue from which a card evolves that only real decks have."""
