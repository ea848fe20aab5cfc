"""`python -m lindwurm`: the command where no folder of scripts is on the path."""

from __future__ import annotations

import sys

from lindwurm.cli import main

sys.exit(main())
