"""A table whose people throw their own dice: what they are asked, and what they tell.

An action for which something falls is carried out when all of it has been told. Until then it is
kept with the table, throw by throw, and nothing else is done there; so it survives a restart. What
everybody sees anybody who sits at the table may tell; what only one seat may see, nobody else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import update

from lindwurm.kernel.events import EVERYONE
from lindwurm.kernel.match import By
from lindwurm.kernel.texts import Texts
from lindwurm.outside import (
    Impossible,
    Missing,
    Throw,
    ask,
    ask_opening,
    belongs,
    brought,
    piece_name,
)
from lindwurm.server.errors import Refused
from lindwurm.server.store import history, shelf
from lindwurm.server.store.ledger import Behind
from lindwurm.server.store.models import ACT, CLOCK, OPENING, PERSON, PLAYING, Table
from lindwurm.server.table.change import Change

if TYPE_CHECKING:
    from lindwurm.server.table.room import Room


MOST_WRONG = 99
"""So many refusals are counted for an action."""


class Pending(msgspec.Struct):
    """What waits until people have told what fell: kept with the table."""

    number: int
    """The row that it will be; 0 in the opening too."""
    seat: int | None = None
    """Whose action it is; None: the opening."""
    action: str = ""
    by: By | None = None
    throws: list[list[str]] = []
    """What was told and stands."""
    parts: list[str | None] = []
    """What has been told so far of the throw that is asked for."""
    wrong: list[int] = []
    """The seats that told what cannot be of draws which not everybody sees, each time it happened.

    Who tells wrong cards on purpose learns by the refusals what others hold: so all are told.
    """


class ToldThrow(NamedTuple):
    """What somebody tells of a throw."""

    person: str | None
    seat: int | None
    number: int
    """The row that it is for."""
    throw: int
    """Which throw of it."""
    pieces: list[str | None]
    """What fell, draw by draw; None where it is not theirs to tell."""
    language: str
    """In which they are answered."""


class OwnDice:
    """What one table asks its people about their dice."""

    def __init__(self, room: Room):
        self._room = room
        self._known: tuple[Pending, Missing] | None = None

    @property
    def asked(self) -> Pending | None:
        """What waits to be told; None: nothing does."""
        table = self._room.table
        if table.brought is None or table.asked is None:
            return None
        found = msgspec.convert(table.asked, Pending)
        if found.seat is None:
            return found if table.status == OPENING else None
        playing = table.status == PLAYING and self._room.begun
        return found if playing and found.number == self._room.number else None

    def check_free(self) -> None:
        """Refuse whatever has to wait until people have told what fell."""
        if self.asked is not None:
            raise Refused("asked", "first tell what fell")

    def question(self, asked: Pending) -> Missing:
        """Return what is asked for now."""
        if self._known is None or self._known[0] != asked:
            found = self._answer(asked, asked.throws)
            assert isinstance(found, Missing)
            self._known = asked, found
        return self._known[1]

    def _answer(self, asked: Pending, throws: Sequence[Throw]) -> Missing | tuple[int, ...]:
        if asked.seat is None:
            return opening_answer(self._room.table, throws)
        match = self._room.match
        return ask(match, asked.seat, match.code(asked.action), throws)

    # -- asking ----------------------------------------------------------------------------------

    async def wait_for(self, change: Change) -> bool:
        """Ask for what falls by an action, unless nothing does or all is told: then False."""
        room = self._room
        match = room.match
        if match.outside is None or change.told is not None:
            return False
        self.check_free()
        if change.action not in match.legal(change.seat):
            return False
        first = ask(match, change.seat, change.action)
        if not isinstance(first, Missing):
            return False
        asked = Pending(room.number, change.seat, match.text(change.action), change.by)
        asked.parts = [None] * len(first.wanted)
        await self._keep(asked)
        return True

    async def _keep(self, asked: Pending | None) -> None:
        """Write down what is asked, and tell everyone. The lock is held."""
        room, table = self._room, self._room.table
        kept = None if asked is None else msgspec.to_builtins(asked)
        async with room.hub.database.write() as session:
            mine = update(Table).where(Table.id == room.id, Table.version == table.version)
            done: Any = await session.execute(mine.values(asked=kept, version=table.version + 1))
            behind = done.rowcount != 1
        if behind:
            await room.catch_up()
            raise Behind
        table.version += 1
        table.asked = kept
        room.hub.announce(table, lobby=False)
        self.tell_all()

    # -- telling ---------------------------------------------------------------------------------

    async def tell(self, told: ToldThrow) -> None:
        """Take what somebody tells of a throw; carry the action out if it was the last of it."""
        try:
            await self._take(told)
        except Refused as refused:
            impossible = refused.code == "impossible"
            if impossible and told.seat is not None and self._secret(told.pieces):
                await self._note_wrong(told.seat)
            raise

    def _secret(self, pieces: list[str | None]) -> bool:
        """Return whether something is told that not everybody sees."""
        asked = self.asked
        return asked is not None and any(
            piece is not None and self._seen(wanted.seen) != EVERYONE
            for piece, wanted in zip(pieces, self.question(asked).wanted, strict=False)
        )

    async def _note_wrong(self, seat: int) -> None:
        """Write down that a seat has told what cannot be, and tell everyone."""
        async with self._room.changing(quietly=True) as (_, table):
            asked = self.asked
            if asked is not None and len(asked.wrong) < MOST_WRONG:
                more = msgspec.structs.replace(asked, wrong=[*asked.wrong, seat])
                table.asked = msgspec.to_builtins(more)
        self.tell_all()

    async def _take(self, told: ToldThrow) -> None:
        room = self._room
        opened = room.table.status == OPENING

        async def decide() -> Change | None:
            asked = self._with(told)
            if None in asked.parts:
                await self._keep(asked)
                return None
            throws = [*asked.throws, [one for one in asked.parts if one is not None]]
            found = self._possible(asked, throws, told.language)
            if isinstance(found, Missing):
                await self._keep(
                    msgspec.structs.replace(asked, throws=throws, parts=[None] * len(found.wanted))
                )
                return None
            assert asked.seat is not None
            code = room.match.code(asked.action)
            return Change(ACT, asked.seat, asked.by or "person", code, told=found)

        if not opened:
            await room.change(decide)
            return
        from lindwurm.server.table import opening

        async with room.changing() as (_, table):
            asked = self._with(told)
            if None not in asked.parts:
                throws = [*asked.throws, [one for one in asked.parts if one is not None]]
                self._possible(asked, throws, told.language)
                asked = Pending(0, None, throws=throws, wrong=asked.wrong)
            table.asked = msgspec.to_builtins(asked)
            if not asked.parts:
                opening.begin(table)

    def _with(self, told: ToldThrow) -> Pending:
        """Return what is known then of the throw, or refuse what may not be told, or not so."""
        asked = self.asked
        if asked is None or (told.number, told.throw) != (asked.number, len(asked.throws)):
            raise Refused("stale", "that is not asked for any more")
        if told.seat is None or told.seat not in self._room.seats_of(told.person):
            raise Refused("forbidden", "who does not sit at this table tells nothing here")
        question = self.question(asked)
        if len(told.pieces) != len(question.wanted):
            raise Refused("malformed", f"{len(question.wanted)} draws are asked for")
        parts = list(asked.parts)
        for i, (piece, wanted) in enumerate(zip(told.pieces, question.wanted, strict=True)):
            if piece is None:
                continue
            if self._seen(wanted.seen) not in (told.seat, EVERYONE):
                raise Refused("forbidden", "you may not see that, and so you cannot tell it")
            if piece not in wanted.pieces:
                self._refuse(Impossible("told-unknown", piece), told.language)
            parts[i] = piece
        self._check_part(asked, parts, told.language)
        return msgspec.structs.replace(asked, parts=parts)

    def _check_part(self, asked: Pending, parts: list[str | None], language: str) -> None:
        """Refuse a part of a throw that cannot be, whatever the others are going to tell.

        Else those who tell later would be told that theirs cannot be.
        """
        if None not in parts:
            return
        try:
            self._answer(asked, [*asked.throws, parts])
        except Impossible as error:
            if error.piece:
                self._refuse(error, language)

    def _seen(self, seen: int) -> int:
        """Return who tells a draw: whoever sees it; for a seat that was given up, anybody.

        Nothing is hidden from who keeps the book for a real table.
        """
        seats = self._room.table.seats
        if self._room.table.referee:
            return EVERYONE
        given_up = seen >= 0 and (seats[seen].left is not None or seats[seen].person is None)
        return EVERYONE if given_up else seen

    def _possible(
        self, asked: Pending, throws: Sequence[Throw], language: str
    ) -> Missing | tuple[int, ...]:
        try:
            return self._answer(asked, throws)
        except Impossible as error:
            self._refuse(error, language)
            raise

    def _refuse(self, error: Impossible, language: str) -> None:
        raise Refused("impossible", error.say(self._texts(language))) from None

    async def withdraw(self, seat: int) -> bool:
        """Take an action back before anything was told of what it throws.

        False: there is none of the seat's own; what it did before may be taken back.
        """
        asked = self.asked
        if asked is None:
            return False
        if self._chose(asked) != seat:
            self.check_free()
        if asked.by == CLOCK:
            return False
        await self._keep(None)
        return True

    def _chose(self, asked: Pending) -> int | None:
        """Return who chose what this is thrown for; None: nobody may choose otherwise any more.

        What left no choice the table has done: it follows from what somebody chose before.
        """
        if asked.seat is None or asked.throws or any(asked.parts):
            return None
        if asked.by != CLOCK:
            return asked.seat if asked.by == PERSON else None
        moves = self._room.match.moves
        chosen = next((one for one in reversed(moves) if one.draws or one.by != CLOCK), None)
        return chosen.seat if chosen and chosen.by == PERSON and not chosen.draws else None

    # -- what is sent ----------------------------------------------------------------------------

    def tell_all(self) -> None:
        """Tell everyone what is asked now."""
        if self._room.table.brought is not None:
            for connection in self._room.audience:
                connection.send(self.message(connection.seat, connection.language))

    def message(self, seat: int | None, language: str) -> dict[str, Any]:
        """Return what a seat (None: a spectator) is told of what is asked."""
        asked = self.asked
        if asked is None:
            return {"type": "asked", "asked": None}
        question, texts, game = self.question(asked), self._texts(language), self._game
        sorts = {
            game.draws(kind).name.lower(): {
                "what": texts.draw(kind),
                "die": kind in game.dice,
                "pieces": [
                    {"piece": piece, "name": piece_name(texts, piece)}
                    for piece in next(one.pieces for one in question.wanted if one.kind == kind)
                ],
            }
            for kind in dict.fromkeys(one.kind for one in question.wanted)
        }
        label = ""
        if asked.seat is not None:
            match = self._room.match
            label = texts.action(match.code(asked.action), match.state, asked.seat)
        draws = [
            {
                "kind": game.draws(one.kind).name.lower(),
                "by": None if (seen := self._seen(one.seen)) == EVERYONE else seen + 1,
                "mine": seat is not None and seen in (seat, EVERYONE),
                "of": belongs(texts, one, question) or None,
                "told": part is not None,
            }
            for one, part in zip(question.wanted, asked.parts, strict=True)
        ]
        return {
            "type": "asked",
            "asked": {
                "number": asked.number,
                "throw": len(asked.throws),
                "seat": None if asked.seat is None else asked.seat + 1,
                "label": label,
                "sorts": sorts,
                "draws": draws,
                "back": None if (chose := self._chose(asked)) is None else chose + 1,
                "wrong": [
                    {"seat": one + 1, "times": times} for one, times in Counter(asked.wrong).items()
                ],
            },
        }

    @property
    def _game(self) -> Any:
        return shelf.game_of(self._room.table)

    def _texts(self, language: str) -> Texts:
        return Texts(self._game, language, [s.name for s in self._room.table.seats])


def opening_answer(table: Table, throws: Sequence[Throw]) -> Missing | tuple[int, ...]:
    """Return what a table that is about to begin has to be told of its opening; or the values."""
    if table.start is not None:
        return ()  # the opening was not played here
    game, agreement = shelf.game_of(table), history.agreement(table)
    salts = tuple(one.salt for one in agreement.salts) if agreement else tuple(table.salts or ())
    return ask_opening(
        game,
        len(table.seats),
        game.meant(table.options),
        brought(game, table.brought or ()),
        table.seed,
        salts,
        throws,
    )


def told_opening(table: Table) -> bool:
    """See whether a table with its own dice can begin; if not, it asks for the next throw."""
    asked = msgspec.convert(table.asked, Pending) if table.asked else Pending(0)
    found = opening_answer(table, asked.throws)
    if isinstance(found, Missing):
        parts: list[str | None] = asked.parts or [None] * len(found.wanted)
        table.asked = msgspec.to_builtins(msgspec.structs.replace(asked, parts=parts))
        table.deadline = None
        return False
    table.told, table.asked = list(found), None
    return True
