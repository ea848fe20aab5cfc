"""Names: what may be one, and which of them look alike to somebody at a table.

Two names look alike when they have the same skeleton, as Unicode Technical Standard 39 calls it:
every character is replaced by the plainest of those that look like it (`confusables.txt`).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import cache
from importlib.resources import files

from lindwurm.server.errors import Refused

NAME_LENGTH = 20
KEY_LENGTH = 80
"""How much of a key is compared: more than any name of that length has in practice."""
MARKS = 3
"""So many accents may sit on one letter; towers of them would cover the lines above."""

_INVISIBLE = frozenset(
    [
        *(0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0),
        *range(0x180B, 0x1810),
        *range(0x200B, 0x2010),
        *range(0x202A, 0x202F),
        *range(0x2060, 0x2070),
        *range(0xFE00, 0xFE10),
        *range(0xFFF0, 0xFFF9),
        *range(0x1BCA0, 0x1BCA4),
        *range(0x1D173, 0x1D17B),
        *range(0xE0000, 0xE1000),
        *(0x2800, 0x1D159, 0x16FE4, 0x13441, 0x13442),  # blank, though Unicode calls them visible
    ]
)
"""Characters that show nothing: Unicode's Default_Ignorable_Code_Point, and blanks."""

HOUSE = ("Guest", "Gast")
"""Names that the house itself gives: no account may take them from everybody else."""


def clean_name(name: str) -> str:
    r"""Return a name as it is shown, or refuse: 1 to 20 characters that can be seen.

    >>> clean_name("  Anna  Bell ")
    'Anna Bell'
    >>> clean_name("\u3164")
    Traceback (most recent call last):
    ...
    lindwurm.server.errors.Refused: a name is made of characters that can be seen
    """
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    plain = plain.replace("\ufe0e", "").replace("\ufe0f", "")  # how an emoji is drawn
    if any(ord(c) in _INVISIBLE for c in plain) or not any(map(_shows, plain)):
        raise Refused("malformed", "a name is made of characters that can be seen")
    wide = len(unicodedata.normalize("NFKC", plain))
    if wide > NAME_LENGTH or not plain.isprintable() or set(plain) & set(",()[]<>"):
        raise Refused("malformed", "a name has 1 to 20 letters, no commas or brackets")
    if _tower(plain) > MARKS:
        raise Refused("malformed", "a name has at most three accents on a letter")
    return plain


def _shows(character: str) -> bool:
    """Return whether a character alone could be a name: a letter, a digit, a picture."""
    return unicodedata.category(character) in ("Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Nl", "No", "So")


def _tower(name: str) -> int:
    """Return how many marks sit on one letter at most."""
    most = height = 0
    for character in unicodedata.normalize("NFD", name):
        height = height + 1 if unicodedata.category(character).startswith("M") else 0
        most = max(most, height)
    return most


@cache
def _confusables() -> dict[int, str]:
    """Return for each character that looks like another what it looks like; read once."""
    text = files(__package__).joinpath("confusables.txt").read_text("utf-8")
    pairs = (line.split(" ", 1) for line in text.splitlines() if not line.startswith("# "))
    return {ord(character): meant for meant, alike in pairs for character in alike}


def skeleton(name: str) -> str:
    """Return what a name looks like, in the plainest characters.

    >>> skeleton("Аnnа"), skeleton("Ida") == skeleton("lda")
    ('Anna', True)
    """
    bare = "".join(c for c in unicodedata.normalize("NFKC", name) if ord(c) not in _INVISIBLE)
    look = unicodedata.normalize("NFD", bare).translate(_confusables())
    return unicodedata.normalize("NFD", look.translate(_confusables()))


def looks(name: str) -> frozenset[str]:
    """Return the keys of a name: who shares one looks alike.

    One is what it looks like as it is written, the other what it looks like in small letters: so
    `Ida` is like `lda` and like `IDA`, but Ian is not like Lan.

    >>> bool(looks("Ida") & looks("lda")), bool(looks("Ida") & looks("IDA"))
    (True, True)
    >>> bool(looks("Ian") & looks("Lan"))
    False
    """
    small = unicodedata.normalize("NFKC", name).casefold()
    keys = f"as {skeleton(name)}", f"small {skeleton(small).casefold()}"
    return frozenset(key[:KEY_LENGTH] for key in keys)


def fitting(name: str, others: Collection[str]) -> str:
    """Return a name that looks like none of the others: itself, or with a number.

    >>> fitting("Anna", ["Ben"]), fitting("Anna", ["anna", "Аnnа 2"])
    ('Anna', 'Anna 3')
    """
    taken = frozenset().union(*map(looks, others))
    found, n = name, 1
    while looks(found) & taken:
        n += 1
        found = f"{name[: NAME_LENGTH - 3].rstrip()} {n}"
    return found
