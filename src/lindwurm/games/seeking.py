"""Looking something up in a rule book: by words, not by a phrase that must stand there just so.

Whoever asks in the middle of a game types "leave chamber" or "Karten rauben": words in any order,
in another form than the book's. So words are compared by their stems, and the pages are ranked by
where the words stand: in a title, among the other words for its matter (`find:` in the source), in
one sentence, on one page. `web/src/book/search.ts` does the same in the browser.

>>> Wanted("Can I leave the chamber?").stems
['leav', 'chamb']
>>> Wanted("leave chamber").score("The chamber", [], ["Come in.", "Leaving the chamber is free."])
30
"""

from __future__ import annotations

import re
import unicodedata

_ENGLISH = (
    "a am an and any are be by can do does for from happen happens how i if in is it many may me "
    "much must my no not of on or the then there to what when where which who why will with you"
)
_GERMAN = (
    "als am auf bei bin das dem den der des die dran ein eine einen einer es für hat habe ich "
    "im ist kann kein keine man mein meine meinen mit muss nach nicht noch oder und vom von "
    "vor wann was wenn wer wie wieder viel viele wo zu zum zur darf mir"
)
LEFT_OUT = frozenset(f"{_ENGLISH} {_GERMAN}".split())
"""Words that say nothing about what is looked for."""

ENDINGS = (
    "ings",
    "ing",
    "ern",
    "est",
    "ers",
    "er",
    "es",
    "ed",
    "en",
    "em",
    "et",
    "e",
    "n",
    "s",
    "t",
)
SHORTEST = 4
"""A stem has at least so many letters."""

TITLE, OTHER_WORDS, PHRASE, SENTENCE, PAGE = 60, 50, 40, 30, 15
"""What a page is worth that has all words: where they stand."""


def folded(text: str) -> str:
    """Return a text as it is compared: small letters without accents, numbers without commas.

    >>> folded("Totenköpfe: 5.000"), folded("the Regent’s") == folded("the regent's")
    ('totenkopfe: 5000', True)
    """
    text = re.sub(r"(?<=\d)[.,\u2009\u202f](?=\d{3})", "", text).casefold()
    text = text.replace("\u00ad", "").replace("’", "'")
    apart = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def stem(word: str) -> str:
    """Return what forms of a word have in common, nearly always.

    >>> [stem(word) for word in ("leaving", "leaves", "karten", "dice")]
    ['leav', 'leav', 'kart', 'dice']
    """
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            return word.removesuffix(ending)
    return word


class Wanted:
    """What somebody looks for."""

    def __init__(self, words: str) -> None:
        self.phrase = " ".join(folded(words).split())
        said = re.findall(r"\w+", self.phrase)
        self.stems = [stem(word) for word in said if word not in LEFT_OUT] or said
        begins = {one: r"\b" * (len(one) < SHORTEST) for one in self.stems}
        self.patterns = [re.compile(begins[one] + re.escape(one)) for one in self.stems]

    def count(self, text: str) -> int:
        """Return how many of the words stand in a folded text; short ones begin a word there.

        >>> Wanted("tie").count("abilities"), Wanted("stern").count("morgensterne")
        (0, 1)
        """
        return sum(bool(pattern.search(text)) for pattern in self.patterns)

    def score(self, title: str, others: list[str], lines: list[str]) -> int:
        """Return what a page is worth; 0 if it has none of the words."""
        every = len(self.stems)
        head, rest = folded(title), [folded(line) for line in lines]
        if not every:
            return 0
        if self.count(head) == every:
            return TITLE
        if any(self.count(folded(one)) == every for one in others):
            return OTHER_WORDS
        if any(self.phrase in line for line in rest):
            return PHRASE
        if any(self.count(line) == every for line in rest):
            return SENTENCE
        found = self.count("\n".join([head, *map(folded, others), *rest]))
        return PAGE if found == every else found * (PAGE - 1) // every
