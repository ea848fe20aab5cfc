"""The conformance suite: what every game has to fulfil, as tests that its package runs by itself.

    from pathlib import Path
    import my_game
    from lindwurm.testing import Conformance

    class TestMyGame(Conformance):
        games = [my_game.GAME]
        golden = Path(__file__).with_name("golden")

That is all. The games of the house are tested by the same classes. `python -m lindwurm.testing GAME
FOLDER` records the golden games anew, after an intended change of rules.
"""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    *(
        f"{__name__}.{part}"
        for part in ["properties", "secrecy", "repeating", "words", "golden", "taught", "shelf"]
    )
)

from lindwurm.testing.golden import Golden  # noqa: E402
from lindwurm.testing.properties import Properties  # noqa: E402
from lindwurm.testing.repeating import Repeating  # noqa: E402
from lindwurm.testing.secrecy import Secrecy  # noqa: E402
from lindwurm.testing.shelf import Ruled, Shelved  # noqa: E402
from lindwurm.testing.taught import Teaching  # noqa: E402
from lindwurm.testing.words import Wording  # noqa: E402

__all__ = [
    "Conformance",
    "Golden",
    "Properties",
    "Repeating",
    "Ruled",
    "Secrecy",
    "Shelved",
    "Teaching",
    "Wording",
]


class Conformance(Properties, Secrecy, Repeating, Golden, Wording, Ruled, Shelved, Teaching):
    """All of it."""
