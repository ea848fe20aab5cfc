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
    >>> faces(Texts(GAME, "de"), ["a", "a", "b", "coin"]), faces(Texts(GAME), [1, 1, 3])
    ('2 × A, B, Münze', '1, 1, 3')
    """
    if isinstance(of[0], int):  # "3 × 1" would be read as a sum
        return ", ".join(map(str, of))
    told = {face: _face(words, str(face)) for face in of}
    return ", ".join(
        f"{count} × {told[face]}" if count > 1 else told[face]
        for face, count in Counter(of).items()
    )


def _face(words: Words, face: str) -> str:
    """Return a face as it is called where it is thrown."""
    if len(face) == 1:
        return face.upper()
    return words(_KEYS.get(face, f"face-{face.replace('_', '-')}"))
