"""``python -m rules``: the game at a terminal."""

import sys

from rules.terminal.commands import main

if __name__ == "__main__":
    sys.exit(main())
