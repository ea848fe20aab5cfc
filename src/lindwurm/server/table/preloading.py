"""Loading games, their words and their tables before somebody waits for them.

A game's rules and words are loaded when its first table is visited, which takes a few tenths of a
second. Once the first page has been sent, the browser is busy with it for a while: time enough to
load everything beforehand, on a thread, piece by piece.
"""

from __future__ import annotations

import asyncio

from lindwurm import games
from lindwurm.kernel.texts import LANGUAGES, Texts


async def warm(first: str | None, language: str) -> None:
    """Load all games with their words, first those that are asked for; then their tables."""
    order = sorted(games.ids(), key=lambda game: game != first)
    for spoken in sorted(LANGUAGES, key=lambda one: one != language):
        for game in order:
            await asyncio.to_thread(load, game, spoken)
    for game in order:
        await asyncio.to_thread(games.load(game).warm)


def load(game: str, language: str) -> None:
    """Load a game and its words in one language; they stay in memory."""
    Texts(games.load(game), language)
