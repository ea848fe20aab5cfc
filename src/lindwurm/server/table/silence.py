"""When the table answers for somebody: at a moment that tells nothing.

Some questions are asked of everybody who might have something to say, so that asking betrays
nothing; and saying nothing is an answer to them. The server gives that answer, to those who have no
choice as to those who leave their choice to silence, at a moment that is drawn when the question is
asked and before anybody looks at what may be answered. It counts from when the browser of the seat
has shown what happened, or ten seconds after it was sent; that depends on no card either. Who says
"not this turn" is answered for at the same moments.

Where nobody else sits who could learn something, what leaves no choice is answered at once.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from lindwurm.kernel.game import Wait
from lindwurm.kernel.match import Match
from lindwurm.server.errors import Refused
from lindwurm.server.store.models import ACT, CLOCK, PERSON, Seat, Table
from lindwurm.server.store.moment import now
from lindwurm.server.table.change import Change

if TYPE_CHECKING:
    from lindwurm.server.table.room import Room

LEAST = 0.75
"""The shortest wait, as a part of what the game says; the longest is all of it."""
USUAL = 4
"""Seconds of a wait where the game names none and the seat wants to be answered for."""

Random = Callable[[], float]
"""Draws a number from 0 to 1."""
chance: Random = secrets.SystemRandom().random


# -- when ------------------------------------------------------------------------------------------


def watched(table: Table, seat: Seat) -> bool:
    """Return whether other people play here who could learn something from how long it takes."""
    others = (s.person for s in table.seats if s.kind == PERSON and s.left is None)
    return any(person is not None and person != seat.person for person in others)


def question(match: Match) -> Wait | None:
    """Return the wait of what is asked now: it depends on the question, not on who is asked."""
    game = match.game
    if game.wait is None or match.over:
        return None
    return game.wait(match.state, game.option_texts(match.option_codes))


def resting(match: Match, seat: Seat) -> bool:
    """Return whether a seat has said "not this turn" in this turn."""
    return match.game.turn is not None and seat.rests == match.game.turn(match.state)


def drawn(
    table: Table, match: Match, seat: Seat, random: Random = chance, undone: bool = False
) -> float | None:
    """Return after how many seconds the table answers for a seat that is asked; None: never.

    Where others could learn something, nothing is looked at but the question and the seat's wish.
    Who has just `undone` something gets the time to take back more.
    """
    wait = question(match)
    if watched(table, seat):
        seconds = wait.seconds or (USUAL if resting(match, seat) else 0) if wait else 0
        return _moment(seconds, random) if seconds else None
    speaks = wait is not None and resting(match, seat)
    if speaks or match.game.forced(match.state, seat.number, match.legal(seat.number)) >= 0:
        return _moment(USUAL, random) if undone else 0.0
    return None


def _moment(seconds: float, random: Random) -> float:
    return seconds * (LEAST + (1 - LEAST) * random())


def due(seat: Seat) -> datetime | None:
    """Return when the table answers for a seat; None: it does not."""
    if seat.since is None or seat.wait is None:
        return None
    return seat.since + timedelta(seconds=seat.wait)


# -- what ------------------------------------------------------------------------------------------


def answer(match: Match, seat: int) -> int:
    """Return what is said for a seat: the only thing it can say, or what silence means; or -1."""
    game, legal = match.game, match.legal(seat)
    forced = game.forced(match.state, seat, legal)
    return forced if forced >= 0 else game.silence(match.state, seat, legal)


async def speak(room: Room, seat: int) -> None:
    """Let the table answer for a seat whose wait is over, if it is still asked."""

    async def decide() -> Change | None:
        if room.own_dice.asked is not None:
            return None  # people are telling what fell
        moment = due(room.table.seats[seat])
        if moment is None or moment > now() or seat not in room.match.actors:
            return None
        if (voice := room.teacher.voice()) is not None and voice.kind != "free":
            return None  # the script of a lesson says what is done, and when
        code = answer(room.match, seat)
        return Change(ACT, seat, CLOCK, code) if code >= 0 else None

    await room.change(decide)


# -- what the seat says to it ----------------------------------------------------------------------


def told(table: Table, match: Match, number: int | None) -> dict[str, Any]:
    """Return what a seat (None: a spectator) is told about silence; nobody else hears of it."""
    said: dict[str, Any] = {"silence": None, "rests": None}
    if number is None or match.over:
        return said
    seat, asked = table.seats[number], number in match.actors
    wait = question(match) if asked else None
    if match.game.turn is not None and (wait is not None or resting(match, seat)):
        said["rests"] = resting(match, seat)
    if seat.wait and asked and (code := answer(match, number)) >= 0:
        seconds, hold = round(seat.wait, 1), wait is not None and wait.hold
        said["silence"] = {"says": match.text(code), "seconds": seconds, "hold": hold}
    return said


async def rest(room: Room, person: str | None, number: int, on: bool) -> None:
    """Keep, or take back, a seat's wish to be left alone until the end of the turn."""
    async with room.changing(quietly=True) as (_, table):
        room.check_seat(person, number)
        match = room.match
        if match.game.turn is None or match.over:
            raise Refused("conflict", "nobody is asked that often here")
        seat, wait = table.seats[number], question(match)
        seat.rests = match.game.turn(match.state) if on else None
        drawn_anyway = wait is not None and wait.seconds > 0 and watched(table, seat)
        if number in match.actors and not drawn_anyway:
            seat.wait = drawn(table, match, seat, room.hub.random)
            if seat.wait is not None:  # what is asked has been shown to whoever says this
                seat.since = min(seat.since or now(), now())
    room.audience.tell_seat(number)


async def hold(room: Room, person: str | None, number: int) -> None:
    """Let silence not answer this question: its seat wants to think."""
    async with room.changing(quietly=True) as (_, table):
        room.check_seat(person, number)
        wait = question(room.match)
        seat = table.seats[number]
        if wait is None or not wait.hold or seat.wait is None:
            raise Refused("conflict", "there is nothing to ask time for")
        seat.wait = None
        seat.rests = None
    room.audience.tell_seat(number)
