"""Who sits at the table: people by their names, bots by what they are."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lindwurm.cli.errors import Refusal

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match

PERSON, BOT, RANDOM = "person", "bot", "random"
MIND = "mind"
MINDS = (MIND, "wyrm")
"""What plays by what the game's mind has learnt: without a search, and with one."""
BOTS = (BOT, RANDOM, MIND, "novice", "adept", "master", "legend", "wyrm")
"""What may sit on a seat besides people: the game's own bot, chance, the game's mind alone, and the
five levels."""
SEARCHERS = ("master", "legend", "wyrm")
"""Levels that search; their first thought waits for the rules to be compiled."""
HERO = "Siegfried"
"""Who sits at the keyboard, where the system does not say: they met a dragon, too."""
DRAGONS = ("Fafnir", "Ladon", "Zilant", "Tarasque", "Nidhogg", "Wawel")
"""Names for bots: dragons of old stories."""


@dataclass(frozen=True)
class Player:
    """A name and what is behind it. A record keeps both: bots are written 'Fafnir (bot)'."""

    name: str
    kind: str = PERSON

    @property
    def recorded(self) -> str:
        """The name as it stands in a record."""
        return self.name if self.kind == PERSON else f"{self.name} ({self.kind})"


def from_record(name: str) -> Player:
    """Return a player from the name in a record.

    >>> from_record("Fafnir (bot)")
    Player(name='Fafnir', kind='bot')
    """
    for kind in BOTS:
        if name.endswith(f" ({kind})"):
            return Player(name.removesuffix(f" ({kind})"), kind)
    return Player(name)


def you() -> str:
    """Return what to call the person at the keyboard: a name, so that it fits into sentences."""
    for variable in ("USER", "LOGNAME"):
        name = (os.environ.get(variable) or "").strip()
        if _is_name(name):
            return name[:1].upper() + name[1:]
    return HERO


def _is_name(name: str) -> bool:
    return 0 < len(name) <= 20 and name.isprintable() and not set(name) & set(",()[]")


def parse(text: str | None) -> list[Player]:
    """Read `--seats`: a number (you and bots), or names with bots and their levels among them.

    >>> [p.kind for p in parse("anna,bot,master")]
    ['person', 'bot', 'master']
    """
    if text is None:
        text = "2"
    if text.isascii() and text.isdigit():
        words = [you(), *[BOT] * (int(text) - 1)] if 0 < int(text) <= 100 else []
    else:
        words = [word.strip() for word in text.split(",")]
    if not words:
        raise Refusal(f"a table needs somebody to sit at it, not {text!r}")
    dragons = iter(name for name in DRAGONS if name.lower() not in [w.lower() for w in words])
    players: list[Player] = []
    for word in words:
        if word in BOTS:
            players.append(Player(next(dragons, f"Dragon {len(players) + 1}"), word))
        elif _is_name(word):
            players.append(Player(word[:1].upper() + word[1:]))
        else:
            raise Refusal(f"{word!r} is not a name for a seat (up to 20 letters, no commas)")
    names = [p.name for p in players]
    if twice := [name for name in names if names.count(name) > 1]:
        raise Refusal(f"two seats cannot both be called {twice[0]!r}")
    return players


def choose(match: Match, seat: int, kind: str) -> int:
    """Return the action of a bot. It sees a redealt and reseeded state, never the real one.

    With a known seed its choices are repeatable too, also after a game was resumed.
    """
    from lindwurm.kernel.chance import below, seed_words

    legal = match.legal(seat)
    words = [0, 0, 0, 0]
    seed = match.seed if isinstance(match.seed, int) else secrets.randbits(61)
    if kind not in (BOT, RANDOM):
        from lindwurm.bots import player
        from lindwurm.bots.levels import named

        return player.choose(named(kind), match, seat, seed)
    seed_words(words, seed, 2 * len(match.moves) + 3)  # stream 0 is the match's own
    bot = match.game.bot
    if kind == RANDOM or bot is None or len(legal) == 1:
        return legal[below(words, len(legal))]
    imagined = match.imagine(seat, 2**61 + below(words, 2**32))
    return bot(imagined, seat, legal, len(legal), words)
