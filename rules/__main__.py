"""``python -m rules``, which is the command ``expert-rules``."""

import sys

from rules.terminal.commands import main

if __name__ == "__main__":
    sys.exit(main())
