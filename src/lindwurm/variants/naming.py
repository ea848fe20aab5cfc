"""What values are called, in words of both languages.

The game's own texts come first: `items.bag` is called what the item is called. What no text of the
game names is in `names.toml`; what is not there either stays the key, made readable.

>>> called("drachenfels", "hand.size", "de"), called("dragon_farkle", "items.bag.copies", "en")
('Karten auf der Hand', 'Bag of Plunder · copies')
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from lindwurm.kernel.texts import LANGUAGES
from lindwurm.variants import wording

KINDS = ("face", "side", "loot", "danger", "colour")
"""By which a game's own texts name what a value may be: `face-blank`."""


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("names.toml").read_text("utf-8"))


def _words() -> dict[str, list[str]]:
    return {name: words for name, words in _file().items() if isinstance(words, list)}


def group(game: str, name: str, language: str) -> str:
    """Return what the table is called in which a value stands.

    >>> group("simurgh", "tiles.quarry.spaces.1", "de")
    'Tafeln'
    """
    first = name.partition(".")[0]
    if own := wording.said(game, language).get("value-" + _id(first)):
        return own
    found = _file()["groups"].get(first)
    return str(found[LANGUAGES.index(language)]) if found else first.replace("_", " ")


def meant(game: str, word: str, language: str) -> str:
    """Return what a word that is a value means, where that can be said better.

    >>> meant("dragonquest", "two_skulls", "de"), meant("simurgh", "A01", "de")
    ('zwei Totenköpfe', 'A01')
    """
    texts = wording.said(game, language)
    for kind in KINDS:
        if "{" not in (text := texts.get(f"{kind}-{_id(word)}", "{")):
            return text
    found = _file()["values"].get(word)
    return str(found[LANGUAGES.index(language)]) if found else word


def meanings(game: str, words: Iterable[object]) -> dict[str, dict[str, str]]:
    """Return what words that are values mean, by language; of those alone of which it can be said.

    >>> meanings("dragon_farkle", ["rally"])["de"]
    {'rally': 'Bündnis'}
    """
    said = sorted({str(word).lower() if isinstance(word, bool) else str(word) for word in words})
    found = {lang: {word: meant(game, word, lang) for word in said} for lang in LANGUAGES}
    return {
        lang: {w: text for w, text in each.items() if text != w} for lang, each in found.items()
    }


def called(game: str, name: str, language: str, more: Mapping[str, str] | None = None) -> str:
    """Return what a value is called; a variant may have more texts."""
    texts = {**wording.said(game, language), **(more or {})}
    found = " · ".join(filter(None, _parts(texts, name.split("."), language)))
    return texts.get("value-" + _id(name)) or re.sub(r" · (\d+)\b", r" \1", found)


def _parts(texts: Mapping[str, str], path: list[str], language: str) -> Iterator[str]:
    words, at = _words(), LANGUAGES.index(language)
    while path:
        first, second = [*path, ""][:2]
        kinds = (first.removesuffix("s"), first) if second else ()
        own = [texts.get(f"{kind}-{_id(second)}", "{") for kind in kinds]
        if f"{first}.{second}" in words:
            yield words[f"{first}.{second}"][at]
            path = path[2:]
        elif plain := [text for text in own if "{" not in text]:
            yield plain[0]
            path = path[2:]
        else:
            yield words[path[0]][at] if path[0] in words else path[0].replace("_", " ")
            path = path[1:]


def _id(name: str) -> str:
    """Return a name as texts write it.

    >>> _id("hand.size"), _id("mD")
    ('hand-size', 'md')
    """
    return re.sub(r"[._]", "-", name).lower()
