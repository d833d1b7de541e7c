"""`make fuzz`: random games, with every invariant checked after every action."""

import argparse
import sys
from pathlib import Path

from tqdm import tqdm

sys.path.insert(0, str(Path(__file__).parent))

from invariants import broken
from mixed_decks import mixed_decks

from rules import EDITIONS
from rules.playing.players import random_game


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=1_000_000, help="how many actions for each edition")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    options = parser.parse_args()
    for edition in EDITIONS:
        seed, games, actions = options.seed, 0, 0
        with tqdm(total=options.actions, desc=edition, unit=" actions", unit_scale=True) as bar:
            while actions < options.actions:
                # Every other game is played with the cards of the whole catalogue.
                decks = mixed_decks(edition, seed) if seed % 2 else None
                for before, action, after in random_game(edition, seed, decks=decks):
                    faults = broken(before, action, after)
                    if faults:
                        print(f"{edition}, seed {seed}, action {actions}:", *faults, repr(before), sep="\n")
                        return 1
                    actions += 1
                    bar.update()
                seed, games = seed + 1, games + 1
        print(f"{edition}: {actions} actions in {games} games, no invariant broken")
    return 0


if __name__ == "__main__":
    sys.exit(main())
