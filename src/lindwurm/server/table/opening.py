"""From the last free seat to the first move: how a table comes by dice that nobody has chosen.

When the host starts, seats and commitments are locked: nobody joins, leaves or commits any more.
Now everyone who committed to a salt is to reveal it, which browsers do by themselves; nobody is
shown a salt before all are there. Then the game begins. If a salt is still missing when the table's
patience is over, the opening is annulled: another seed, no commitments, and the table waits for its
host as before. Why that helps nobody is told in docs/security.md; what is agreed on, by
:mod:`lindwurm.kernel.agreement`.
"""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import TYPE_CHECKING

import msgspec

from lindwurm.kernel.agreement import agreed, promise
from lindwurm.kernel.chance import commitment
from lindwurm.server.errors import Refused
from lindwurm.server.store import history, shelf
from lindwurm.server.store.models import CLOSED, DAYS, OPEN, OPENING, PLAYING, Seat, Table
from lindwurm.server.store.moment import now
from lindwurm.server.table import clock
from lindwurm.server.table.clock import Attendance
from lindwurm.server.table.own_dice import told_opening

if TYPE_CHECKING:
    from lindwurm.server.table.room import Room

PATIENCE = 60
"""Seconds that a table waits for salts; one whose clock counts days, as long as for a move."""
MOST_ANNULLED = 5
"""After so many annulled openings a table is closed: nobody goes on until the dice please them."""


def fresh_seed(table: Table) -> None:
    """Let the server commit to a seed of which nobody knows anything."""
    table.seed = secrets.token_bytes(32)
    table.commitment = promise(table.id, table.annulled, table.seed)


def commit(table: Table, person: str, made: str) -> None:
    """Note what a person has committed to, for all their seats."""
    if any(s.commitment == made and s.person != person for s in table.seats):
        raise Refused("conflict", "somebody else has committed to the same salt")
    for seat in table.seats:
        if seat.person == person:
            seat.commitment, seat.salt, seat.missed = made, "", False


def lock(table: Table) -> None:
    """Let nobody change anything any more; begin at once if there is nothing to be revealed."""
    seconds = table.seconds if table.clock == DAYS else None
    table.status = OPENING
    table.deadline = now() + timedelta(seconds=seconds or PATIENCE)
    _begin_if_ready(table)


def reveal(table: Table, person: str, salt: str) -> None:
    """Take a person's salt, if it is the one they committed to; begin if it was the last one."""
    mine = [s for s in table.seats if s.person == person]
    if table.status != OPENING:
        raise Refused("conflict", "salts are revealed when the host has started, and once")
    if not any(s.commitment for s in mine):
        raise Refused("forbidden", "you have not committed to a salt here")
    if any(s.commitment != commitment(salt.encode()) for s in mine):
        raise Refused("conflict", "that is not the salt that you committed to")
    for seat in mine:
        seat.salt = salt
    _begin_if_ready(table)


def awaited(table: Table) -> list[Seat]:
    """Return the seats whose salts are still to be revealed."""
    return [s for s in table.seats if s.commitment and not s.salt]


def annul(table: Table) -> None:
    """Throw away seed, commitments and salts; the table waits for its host again.

    Nobody has learnt anything about the dice that would have been: the seed stays secret for ever.
    """
    for seat in table.seats:
        seat.missed = bool(seat.commitment and not seat.salt)
        seat.commitment, seat.salt = None, ""
    table.annulled += 1
    table.deadline = None
    table.status = OPEN if table.annulled < MOST_ANNULLED else CLOSED
    fresh_seed(table)


def _begin_if_ready(table: Table) -> None:
    if not awaited(table):
        begin(table)


def begin(table: Table) -> None:
    """Let the game at a table begin, where everybody sits now."""
    table.names = [recorded_name(s) for s in table.seats]
    if table.agreed:
        given = [(s.salt, s.commitment) for s in table.seats]
        made = agreed(table.id, table.annulled, table.commitment, given)
        table.salts = msgspec.to_builtins(made.salts)
    else:
        table.salts = [""] * len(table.seats)
    if table.brought is not None and not told_opening(table):
        return  # people are asked first for what falls in the opening
    table.rules_version = shelf.game_of(table).version
    table.status, table.started, table.deadline = PLAYING, now(), None
    match = history.opened(table)
    table.awaited = None  # nobody's turn was before: whoever is asked now has not seen it
    clock.count(table, match, None, now(), Attendance(frozenset(s.person for s in table.seats)))
    table.awaited = list(match.actors)


def recorded_name(seat: Seat) -> str:
    """Return a seat's name as it stands in a record: bots are written 'Fafnir (adept)'."""
    return f"{seat.name} ({seat.level})" if seat.level else seat.name


async def time_out(room: Room) -> None:
    """Annul the opening of a table whose patience is over."""
    async with room.alone():
        due = room.table.deadline if room.table.status == OPENING else None
        if due is None or due > now():
            if due is not None:
                room.hub.clockwork.note(room.id, due)
            return
    async with room.changing() as (_, table):
        if table.status == OPENING and table.deadline and table.deadline <= now():
            annul(table)
