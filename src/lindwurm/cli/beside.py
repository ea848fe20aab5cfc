"""Lindwurm beside a real table: asks what fell, and follows what people do there.

With `--dice ask` people throw their own dice at this table. With `--referee` everything happens on
the real one: somebody who keeps the book tells every action of everybody, and hears who is next,
what is allowed, and which rule says no.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lindwurm.cli import helping
from lindwurm.cli.narration import narrated
from lindwurm.cli.thrown import Lines

if TYPE_CHECKING:
    from lindwurm.cli.terminal import Screen


def asked(screen: Screen) -> Lines:
    """Return who asks at a screen what fell."""
    session = screen.session

    def hand_to(seat: int) -> None:
        """Give the keyboard to the one who may see what falls, unless they have it."""
        if seat == screen.at_keyboard or session.referee:
            return
        screen.question, screen.menu, screen.answer = [], None, []
        if screen.live:
            screen.recent = narrated(session, screen.drawing, None, screen.left_at[seat])
            screen.show(None)
        screen.ask(screen.say("pass-keyboard", seat=session.texts.seat(seat)))
        screen.at_keyboard = seat

    return Lines(
        screen.ask,
        lambda text: screen.line(text, "ember"),
        hand_to,
        session.texts,
        screen.say,
        watched=not session.referee,
    )


def followed(screen: Screen, seat: int, legal: list[int], answer: str) -> int | None:
    """Return what a seat does by an answer; who keeps the book names the seats ("ben: roll")."""
    if screen.session.referee:
        if told_of_another(screen, seat, answer):
            return None
        answer = told_by_name(answer, screen.session.texts.seat(seat))
    return helping.answered(screen, seat, legal, answer)


def told_of_another(screen: Screen, seat: int, answer: str) -> bool:
    """Do what is told of another seat than the one that is asked: "ben: roll"; False: it is not.

    Where several may act that is done; where it is not their turn, the reason is told.
    """
    name, colon, text = answer.partition(":")
    session, wanted = screen.session, name.strip().casefold()
    seats = [s for s, player in enumerate(session.players) if player.name.casefold() == wanted]
    if not colon or not seats or seats[0] == seat:
        return False
    other = seats[0]
    action = session.understand(other, text)
    if action is None:
        screen.reply(screen.say("unknown", text=answer[:40], example=screen.match.text(0)))
    elif action in screen.match.legal(other):
        screen.at_keyboard = other
        screen.act(other, action)
    else:
        helping.refuse(screen, session.why_not(other, action))
    return True


def told_by_name(answer: str, name: str) -> str:
    """Return what is told of the seat that is asked, without its name.

    >>> told_by_name("Anna: roll", "Anna"), told_by_name("roll", "Anna")
    ('roll', 'roll')
    """
    first, colon, rest = answer.partition(":")
    return rest.strip() if colon and first.strip().casefold() == name.casefold() else answer
