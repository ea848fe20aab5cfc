"""`lindwurm replay`: step through a saved game, or tell all of it into a pipe."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from lindwurm.cli import common, players
from lindwurm.cli.errors import Refusal
from lindwurm.cli.verification import checked

if TYPE_CHECKING:
    from lindwurm.cli.session import Session
    from lindwurm.kernel.record import Record


def run(asked: Namespace) -> int:
    """Check the record, then show it."""
    from lindwurm.cli.session import Session

    language = common.language(asked.language)
    record, match = checked(asked.file, asked.variant)
    moves = len(record.moves)
    if asked.at is not None and asked.at > moves:
        raise Refusal(f"there is no move {asked.at} (0..{moves})")
    if asked.seat is not None and not 1 <= asked.seat <= record.seats:
        raise Refusal(f"there is no seat {asked.seat} (1..{record.seats})")
    seat = None if asked.seat is None else asked.seat - 1
    names = record.names or [f"{i + 1}" for i in range(record.seats)]
    session = Session(match, [players.from_record(name) for name in names], language, None)
    if sys.stdin.isatty() and sys.stdout.isatty():
        _step_through(session, record, seat, asked.at or 0)
    else:
        _tell(session, record, seat, asked.at)
    return 0


def _at(session: Session, record: Record, move: int) -> Session:
    """Return the table as it was after so many moves."""
    from lindwurm.cli.session import Session
    from lindwurm.kernel.record import replay

    match = replay(record, session.game, upto=move)
    return Session(match, session.players, session.language, None)


def _tell(session: Session, record: Record, seat: int | None, at: int | None) -> None:
    """Narrate the game; with a move given, up to there, and then the table as it stood."""
    from lindwurm.cli import frame, tables
    from lindwurm.cli.narration import narrated

    drawing, console = tables.load(session.game), common.console()
    then = session if at is None else _at(session, record, at)
    for line in narrated(then, drawing, seat):
        console.print(line)
    if at is not None:
        look = tables.Sight(then.match, seat, then.texts, console.width)
        for line in (frame.title(look, drawing.status(look)), *drawing.whole(look)):
            console.print(line)


def _step_through(session: Session, record: Record, seat: int | None, at: int) -> None:
    """Show the table after each move, forwards and backwards."""
    from lindwurm.cli.terminal import Leave, Screen

    moves = len(record.moves)
    while True:
        then = _at(session, record, at)
        screen = Screen(then)
        screen.told = session.match.moves[at - 1].events_before if at else 0
        screen.narrate(seat)
        screen.show(seat)
        try:
            answer = screen.ask(then.say("replay-prompt", move=at, moves=moves))
        except Leave:
            return
        if answer in ("q", "quit"):
            return
        if answer == "b":
            at = max(0, at - 1)
        elif answer.isascii() and answer.isdigit():
            at = min(moves, int(answer))
        elif not answer:
            at = min(moves, at + 1)
