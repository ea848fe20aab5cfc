"""Who is here at all, and telling somebody, wherever they are, to look what is new for them.

A nudge says nothing but "look": what is new everybody reads for themselves, by `GET /api/company`.
So nothing can be told to the wrong one, and a nudge that is lost costs a minute.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from lindwurm.server.store.bus import Nudge
from lindwurm.server.table.outbox import Outbox

if TYPE_CHECKING:
    from lindwurm.server.table.hub import Hub

HOUSE = "house"
"""Where people are who are anywhere: no table is called so."""
LOOK = {"type": "company"}
"""The nudge."""


class Company:
    """Everybody who has a socket, at a table or in the lobby."""

    def __init__(self, hub: Hub):
        self._hub = hub

    def sockets(self) -> Iterator[Outbox]:
        """Give all sockets of this process that may be told something."""
        yield from self._hub.lobby.watchers
        for room in self._hub.rooms:
            yield from room.audience

    @property
    def here(self) -> frozenset[str]:
        """Who is connected to this process."""
        return frozenset(one.person for one in self.sockets() if one.person is not None)

    async def everybody(self) -> frozenset[str]:
        """Say who is here; returns who is anywhere, as far as the other processes have told."""
        here = self.here
        return here | (await self._hub.bus.attend(HOUSE, here) or frozenset())

    def nudge(self, *people: str) -> None:
        """Let people look what is new for them; without any, everybody."""
        for person in people or ("",):
            self.nudged(person)
            self._hub.bus.tell(Nudge(person))

    def nudged(self, person: str) -> None:
        """Pass a nudge on to whom it is for, here; empty: to all."""
        for one in self.sockets():
            if not person or one.person == person:
                one.send(LOOK)
