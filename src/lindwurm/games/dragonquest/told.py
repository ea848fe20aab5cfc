"""What dice show, in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lindwurm.kernel.texts import Words

_KEYS = {"bite": "side-bite", "coin": "side-coin"} | {
    face: f"loot-{face}" for face in ("dragon", "fifty", "hundred", "star")
}
_DANGERS = ("arrows", "trapdoor", "mist", "ghoul", "troll", "orc")
_KEYS |= {face: f"danger-{face}" for face in _DANGERS}


def faces(words: Words, of: Sequence[str | int]) -> str:
    """Return the faces of a die in words, those that are alike together.

    >>> from lindwurm.games.dragonquest import GAME
    >>> from lindwurm.kernel.texts import Texts
    >>> faces(Texts(GAME), ["skull", "two_skulls", "room", "room", "room", "blank"])
    'skull, two skulls, 3 × room, blank'
    >>> faces(Texts(GAME, "de"), ["a", "a", "b", "b", "c", 3])
    '2 × A, 2 × B, C, 3'
    """
    return ", ".join(
        f"{count} × {_face(words, one)}" if count > 1 else _face(words, one)
        for one, count in Counter(of).items()
    )


def _face(words: Words, face: str | int) -> str:
    """Return a face as it is called where it is thrown."""
    if isinstance(face, int) or len(face) == 1:
        return str(face).upper()
    return words(_KEYS.get(face, f"face-{face.replace('_', '-')}"))
