"""Hints and odds: what a seat might do, from what it may know, where the table allows it.

Both are worked out on a match that the seat imagines, never on the real one. Those who watch may
ask for the chances of all, by what everybody may know.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any
from weakref import WeakKeyDictionary

from lindwurm.bots import analysis
from lindwurm.kernel.match import Match
from lindwurm.server.errors import Refused
from lindwurm.server.table import outgoing
from lindwurm.server.table.room import Room
from lindwurm.server.thinking.bots import Bots, answer, question
from lindwurm.server.thinking.processes import Busy

CHANCES_PATIENCE = 20.0
"""Seconds after which nobody waits for chances any more: the game has gone on."""
_judged: WeakKeyDictionary[Room, tuple[tuple[int, int], asyncio.Task[list[dict[str, Any]]]]]
_judged = WeakKeyDictionary()
"""Of each table the chances that were asked for last: all who watch are told the same."""

HINT_PATIENCE = 5.0
"""Seconds that a person waits for a search; then the rule of thumb has to do."""


async def glimpse(room: Room, person: str | None, seat: int) -> tuple[Match, int]:
    """Return the match as a person's seat imagines it, and its number; refuses where forbidden."""
    async with room.alone():
        match = room.match
        room.check_seat(person, seat)
        if not room.table.hints:
            raise Refused("forbidden", "this table plays without hints")
        if match.over:
            raise Refused("illegal", "the game is over")
        return match.imagined(seat, secrets.randbits(61)), room.number


async def odds(room: Room, person: str | None, seat: int, language: str) -> dict[str, Any]:
    """Return the exact odds that matter to a seat now."""
    match, number = await glimpse(room, person, seat)
    texts = room.texts(language)
    told = await room.hub.bots.on_thread(match.game, analysis.odds, match, seat, texts)
    return {"type": "odds", "number": number, "seat": seat + 1, **told}


async def hint(room: Room, person: str | None, seat: int, language: str) -> dict[str, Any]:
    """Return what a seat might do: the choices as a search sees them, and the odds.

    While the game cannot be searched yet (`prepared`), or too many are asking, there is only what
    the rule of thumb advises; it may be asked again at the same decision (WEB-F9).
    """
    match, number = await glimpse(room, person, seat)
    texts = room.texts(language)
    legal = match.legal(seat)
    if not legal:
        raise Refused("illegal", "you have nothing to decide now")
    found = await _analysed(room.hub.bots, match, seat)
    actions = {match.text(a): outgoing.action(match, seat, texts, a) for a in legal}
    for choice in found["choices"]:
        del choice["action"]
        choice.update(actions[choice["text"]])
    told = await room.hub.bots.on_thread(match.game, analysis.odds, match, seat, texts)
    prepared = not room.hub.bots.warming_up(match.game)
    return {"type": "hint", "number": number, "prepared": prepared, **found, **told}


async def _analysed(bots: Bots, match: Match, seat: int) -> dict[str, Any]:
    if bots.thinkers.ready(match.game):
        try:
            found = await bots.thinkers.analyse(match, seat, HINT_PATIENCE)
            return {**found, "searched": True}
        except Busy:
            pass
    code = await bots.on_thread(match.game, answer, question(match, seat, "adept"))
    best = match.text(code)
    return {
        "seat": seat + 1,
        "iterations": 0,
        "seconds": 0.0,
        "advised": best,
        "best": best,
        "settled": False,
        "choices": [],
        "searched": False,
    }


async def chances(room: Room, person: str | None) -> dict[str, Any]:
    """Return how everybody stands, by what everybody may know, for those who watch.

    Who plays is told nothing of it unless the table allows hints. None of it is worked out before
    the game's rules have been prepared for that, nor where nobody is free to do it: then `seats`
    is empty.
    """
    async with room.alone():
        match, number = room.match, room.number
        if room.seats_of(person) and not room.table.hints:
            raise Refused("forbidden", "who plays here is not told the chances")
        if match.over:
            raise Refused("illegal", "the game is over")
        key, known = (number, room.undos), _judged.get(room)
        if known is None or known[0] != key:
            known = None
            if room.hub.bots.thinkers.judges(match.game):
                known = key, asyncio.create_task(_watched(room.hub.bots, match.fork(0)))
                _judged[room] = known
    seats = [] if known is None else await asyncio.shield(known[1])
    lowest = match.game.lowest
    return {"type": "chances", "number": number, "lowest": lowest, "seats": seats}


async def _watched(bots: Bots, match: Match) -> list[dict[str, Any]]:
    try:
        return await bots.thinkers.watched(match, CHANCES_PATIENCE)
    except Busy:
        return []
