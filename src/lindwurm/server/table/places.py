"""Places: who may be at the tables and in the lobby, so that nobody can take a player's.

Those who sit at a table always find a place there. All others are spectators: so many at one table,
so many from one network, so many in all; and where the whole server is full one of them has to go.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from lindwurm.server.errors import Refused
from lindwurm.server.settings import Settings
from lindwurm.server.table.outbox import CROWDED_OUT, ELSEWHERE, Outbox

SHARE = 0.75
"""Of all connections that spectators may have together: the rest is for those who sit."""


class Places:
    """All sockets that have a place."""

    def __init__(self, settings: Settings, most: int):
        self._per_table = settings.spectators_per_table
        self._per_network = settings.spectators_per_address
        self._sockets_per_network = settings.sockets_per_address
        self._per_person = settings.sockets_per_person
        self._spectators = max(1, int(most * SHARE))
        self._at_table: Counter[str] = Counter()
        self._of_network: Counter[str] = Counter()
        self._sitting: Counter[str] = Counter()
        self._watching: dict[Outbox, str] = {}
        """Spectators, those first who have been here longest, and their networks."""
        self._people: dict[str, dict[Outbox, None]] = {}
        """For each person who sits somewhere: their sockets, the oldest first."""

    @contextlib.contextmanager
    def seated(self, me: Outbox, person: str, network: str) -> Iterator[None]:
        """Have a place at a table where one sits. The newest window of a person is the one."""
        if self._sitting[network] >= self._sockets_per_network:
            raise Refused("too_many", "too many players come from your address")
        mine = self._people.setdefault(person, {})
        if len(mine) >= self._per_person:
            first = next(iter(mine))
            del mine[first]
            first.cut(ELSEWHERE)
        mine[me] = None
        self._sitting[network] += 1
        try:
            yield
        finally:
            mine.pop(me, None)
            if not mine and self._people.get(person) is mine:
                del self._people[person]
            _less(self._sitting, network)

    @contextlib.contextmanager
    def watching(self, me: Outbox, network: str, table: str = "") -> Iterator[None]:
        """Have a place as a spectator, or in the lobby where no table is named."""
        if table and self._at_table[table] >= self._per_table:
            raise Refused("too_many", "too many people are watching this table")
        if self._of_network[network] >= self._per_network:
            raise Refused("too_many", "too many people are watching from your address")
        if len(self._watching) >= self._spectators:
            raise Refused("too_many", "too many people are watching; come back in a moment")
        self._watching[me] = network
        self._of_network[network] += 1
        if table:
            self._at_table[table] += 1
        try:
            yield
        finally:
            self._watching.pop(me, None)
            _less(self._of_network, network)
            if table:
                _less(self._at_table, table)

    def make_room(self) -> bool:
        """Let a spectator go: of those without a name, from where most come, the latest."""

        def least(me: Outbox) -> tuple[bool, int]:
            return me.person is None, self._of_network[self._watching[me]]

        # Who has sat down since they came has a place that nobody takes any more.
        chosen = max(
            (me for me in reversed(self._watching) if not me.sits), key=least, default=None
        )
        if chosen is None:
            return False
        del self._watching[chosen]
        chosen.cut(CROWDED_OUT)
        return True


def _less(counted: Counter[str], of: str) -> None:
    counted[of] -= 1
    if counted[of] <= 0:
        del counted[of]
