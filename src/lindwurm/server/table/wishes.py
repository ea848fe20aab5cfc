"""Taking back by consent: who asks, who has to agree, and what becomes of it.

All who have learnt something since must agree: people for themselves, whoever plays for them
meanwhile; bots of the table always do. A wish is not kept in the database: it is gone with the next
move, and with a restart.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lindwurm.kernel.match import UndoError
from lindwurm.server.errors import Refused
from lindwurm.server.store.bus import WishNews
from lindwurm.server.store.models import BOT, PERSON, UNDO
from lindwurm.server.table.change import Change

if TYPE_CHECKING:
    from lindwurm.server.table.room import Room


@dataclass
class Wish:
    """Someone would like to take back an action, and these must agree."""

    seat: int
    needs: set[int]
    agreed: set[int]
    number: int


class Wishes:
    """The wish that is open at one table, if there is one."""

    def __init__(self, room: Room):
        self._room = room
        self._wish: Wish | None = None

    def drop(self) -> None:
        """Forget the wish: the table has moved on."""
        self._wish = None

    def info(self) -> dict[str, Any] | None:
        """Return the wish as it is sent."""
        if self._wish is None:
            return None
        return {
            "seat": self._wish.seat + 1,
            "needs": sorted(s + 1 for s in self._wish.needs),
            "agreed": sorted(s + 1 for s in self._wish.agreed),
        }

    async def ask(self, person: str | None, seat: int, number: int) -> bool:
        """Take back the latest action of a seat, or ask those who must agree; True if done.

        Not after the end: then the seed is known, and with it what the dice would show.
        """
        room, withdrawn = self._room, False

        async def decide() -> Change | None:
            match = room.match
            room.check_seat(person, seat)
            if match.over:
                raise Refused("illegal", "the game is over and its seed revealed")
            if number != room.number:
                raise Refused("stale", f"the table has moved on to {room.number}")
            nonlocal withdrawn
            if withdrawn := await room.own_dice.withdraw(seat):
                return None
            try:
                needs = match.undo_needs(seat)
            except UndoError as error:
                raise Refused("illegal", str(error)) from None
            # A stand-in is no bot of the table: nobody consents for a person (SRV-F1).
            needs -= {s.number for s in room.table.seats if s.kind == BOT or s.person == person}
            self._wish = Wish(seat, needs, set(), number)
            return self._granted(self._wish)

        return await room.change(decide) is not None or withdrawn

    async def answer(self, person: str | None, number: int, agree: bool) -> bool:
        """Answer somebody's wish to take something back; True if it is done now."""
        room = self._room

        async def decide() -> Change | None:
            wish = self._wish
            mine = set(room.seats_of(person))
            if wish is None or wish.number != number:
                raise Refused("stale", "nobody asks for that any more")
            if not mine & (wish.needs | {wish.seat}):
                raise Refused("forbidden", "nobody has asked you")
            if agree:
                wish.agreed |= mine & wish.needs
                return self._granted(wish)
            self._tell_others(wish, mine)
            self._refuse(mine)
            return None

        return await room.change(decide) is not None

    def _refuse(self, seats: set[int]) -> None:
        self._wish = None
        refused_by = sorted(s + 1 for s in seats)
        self._room.audience.tell({"type": "undo", "undo": None, "refused_by": refused_by})

    def _granted(self, wish: Wish) -> Change | None:
        """Return what is to be done if all have agreed, else tell everyone who is still asked."""
        if wish.needs <= wish.agreed:
            return Change(UNDO, wish.seat, PERSON)
        self._room.audience.tell({"type": "undo", "undo": self.info(), "refused_by": []})
        self._tell_others(wish)
        return None

    # -- between processes -----------------------------------------------------------------------

    def _tell_others(self, wish: Wish, refused_by: set[int] | None = None) -> None:
        self._room.hub.bus.tell(
            WishNews(
                self._room.id,
                wish.number,
                wish.seat,
                sorted(wish.needs),
                sorted(wish.agreed),
                sorted(refused_by or ()),
            )
        )

    def tell_again(self) -> None:
        """Tell a process that has just come to this table."""
        if self._wish is not None:
            self._tell_others(self._wish)

    async def heard(self, news: WishNews) -> None:
        """Take over a wish, an agreement or a refusal that was sent to another process."""

        async def decide() -> Change | None:
            if news.number != self._room.number:
                return None
            before = self.info()
            if news.refused_by:
                if before is not None:
                    self._refuse(set(news.refused_by))
                return None
            known = self._wish
            agreed = set(news.agreed)
            if known is not None and known.seat == news.seat:
                agreed |= known.agreed
            self._wish = Wish(news.seat, set(news.needs), agreed, news.number)
            if self._wish.needs <= agreed:
                # Two agreed at two processes at once: neither knew that it was the last one.
                return self._granted(self._wish)
            if self.info() != before:
                self._room.audience.tell({"type": "undo", "undo": self.info(), "refused_by": []})
            return None

        await self._room.change(decide)
