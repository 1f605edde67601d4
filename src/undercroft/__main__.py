"""`python -m undercroft`."""

import sys

from undercroft.cli import main

sys.exit(main())
