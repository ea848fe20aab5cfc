"""Who may not come in for a time: known to every process, and asked at its door."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select

from lindwurm.server.store.bus import BansChanged
from lindwurm.server.store.care import NETWORK, PEOPLE, Ban
from lindwurm.server.store.moment import now
from lindwurm.server.table.outbox import BANNED

if TYPE_CHECKING:
    from lindwurm.server.table.hub import Hub


class BanTold(NamedTuple):
    """What somebody who is banned is told."""

    until: datetime
    words: str


class Bans:
    """All bans that are in force."""

    def __init__(self, hub: Hub):
        self._hub = hub
        self._known: dict[tuple[str, str], BanTold] = {}

    def of(self, person: str | None, network: str) -> BanTold | None:
        """Return the ban that keeps somebody out; None: they may come in."""
        if not self._known:
            return None
        keys = [(NETWORK, network), (PEOPLE, person or "")]
        found = [told for key in keys if (told := self._known.get(key)) and told.until > now()]
        return max(found, default=None)

    async def read(self) -> None:
        """Read all bans again, and end the sockets of those who are banned now."""
        query = select(Ban).where(Ban.until > now()).order_by(Ban.until)
        async with self._hub.database.read() as session:
            bans = list(await session.scalars(query))
        self._known = {(ban.kind, ban.who): BanTold(ban.until, ban.words) for ban in bans}
        if not self._known:
            return
        for room in self._hub.rooms:
            for one in room.audience.connections:
                if self.of(one.person, one.network):
                    one.cut(BANNED)
        for watcher in self._hub.lobby.watchers:
            if self.of(watcher.person, watcher.network):
                watcher.cut(BANNED)

    async def changed(self) -> None:
        """Let every process know that there are other bans now."""
        await self.read()
        self._hub.bus.tell(BansChanged())
