"""`python -m lindwurm.cli` is the command `lindwurm`."""

import sys

from lindwurm.cli.app import main

sys.exit(main())
