"""A table as all may see it, and what it is to one person: told over HTTP and sockets alike."""

from __future__ import annotations

from typing import Any

import msgspec

from lindwurm.kernel.agreement import Salt
from lindwurm.server.store import history
from lindwurm.server.store.models import NO_CLOCK, OPENING, PLAYING, KeptVariant, Seat, Table
from lindwurm.server.table import clock


class SeatInfo(msgspec.Struct):
    """A seat as all may see it."""

    seat: int
    kind: str
    name: str
    level: str | None
    commitment: str | None
    """What the seat has committed to; None: its salt follows from what the others have."""
    revealed: bool
    """Whether its salt is known to the server."""
    salt: str | None
    """The salt; None before the game has begun."""
    missed: bool
    """Whether the opening before was annulled because this salt was missing."""
    stand_in: str | None
    """The level of the bot that plays for a person meanwhile."""
    deadline: str | None
    """When the time of the seat will be out, if it is running."""
    seconds_left: float | None
    """What was left of the time for the whole game when it was last stopped."""
    away: str | None
    """Since when its person has not been at the table; None: they are here, or nobody minds."""
    left: str | None
    """How it was given up, if it was: `resigned` or `claimed`."""
    likeness: str | None
    """The creature that stands for its person, as `hydra-moss`; no other seat has the same."""


class ClockInfo(msgspec.Struct):
    """How time is counted at a table."""

    kind: str
    seconds: int


class OfferInfo(msgspec.Struct):
    """Somebody offers to end the game: how, who asks, who must agree, and who has."""

    how: str
    seat: int
    needs: list[int]
    agreed: list[int]


class Origin(msgspec.Struct):
    """A position of a finished game: after so many moves at that table."""

    table: str
    move: int


class VariantName(msgspec.Struct):
    """Which variant of its game a table plays; `/api/variants/{key}` tells all of it."""

    key: str
    digest: str
    """What stands in the record."""
    names: dict[str, str]
    code: bool
    """Whether rules are replaced by code, from whoever runs the server."""


class TableInfo(msgspec.Struct):
    """A table as all who have its link may see it."""

    id: str
    game: str
    variant: VariantName | None
    """What is changed about the game; None: it is played as it is printed."""
    rules_version: int
    options: dict[str, str]
    public: bool
    hints: bool
    clock: ClockInfo | None
    timeout: str
    absent: str
    status: str
    seats: list[SeatInfo]
    host: int | None
    awaited: list[int]
    """Seats that may act now."""
    brought: list[str] | None
    """What people throw and draw themselves: dice, cards, lots; None: the table does."""
    referee: bool
    """Whether all is played on a real board, and somebody who does not play tells every action."""
    ending: str | None
    """How people have ended it: `resigned`, `claimed`, `drawn` or `abandoned`."""
    offer: OfferInfo | None
    commitment: str
    annulled: int
    """How many openings were annulled, because somebody did not reveal their salt."""
    reveal_until: str | None
    """Until when the salts are waited for that are still missing."""
    rematch: str | None
    origin: Origin | None
    """Which game this one has branched off."""
    lesson: bool
    created: str
    started: str | None
    ended: str | None


class TableForMe(msgspec.Struct):
    """A table and which seats there are mine."""

    table: TableInfo
    mine: list[int]
    hosting: bool
    turn: bool
    """Whether one of my seats is to act."""
    kept: bool
    """Whether I want the finished game kept when old ones are cleared away."""
    put_away: bool
    """Whether I do not want to see it among my tables."""

    def message(self) -> dict[str, Any]:
        """Return the same as part of a message over a socket."""
        return msgspec.structs.asdict(self)


def described(table: Table) -> TableInfo:
    """Return a table as all may see it."""
    agreement = history.agreement(table)
    salts = agreement.salts if agreement else [Salt(salt) for salt in table.salts or ()]
    host = next((s.number + 1 for s in table.seats if s.person and s.person == table.host), None)
    return TableInfo(
        id=table.id,
        game=table.game,
        variant=None if table.variant is None else variant_name(table.variant),
        rules_version=table.rules_version,
        options=table.options,
        public=table.public,
        hints=table.hints,
        clock=None if table.clock == NO_CLOCK else ClockInfo(table.clock, table.seconds or 0),
        timeout=table.timeout,
        absent=table.absent,
        status=table.status,
        seats=[_seat_info(table, s, salts[s.number] if salts else None) for s in table.seats],
        host=host,
        awaited=[s + 1 for s in table.awaited or ()] if table.status == PLAYING else [],
        brought=list(table.brought) if table.brought is not None else None,
        referee=table.referee,
        ending=table.ending,
        offer=_offer_info(table),
        commitment=table.commitment,
        annulled=table.annulled,
        reveal_until=table.deadline.isoformat()
        if table.status == OPENING and table.deadline
        else None,
        rematch=table.rematch,
        origin=Origin(table.origin, table.origin_move or 0) if table.origin else None,
        lesson=table.lesson,
        created=table.created.isoformat(),
        started=table.started.isoformat() if table.started else None,
        ended=table.ended.isoformat() if table.ended else None,
    )


def variant_name(kept: KeptVariant) -> VariantName:
    """Return what is said of a variant wherever tables are listed."""
    names = dict(kept.data["name"])
    return VariantName(kept.key, kept.digest, names, kept.code)


def _seat_info(table: Table, seat: Seat, salt: Salt | None) -> SeatInfo:
    end = clock.deadline(table, seat)
    return SeatInfo(
        seat=seat.number + 1,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        commitment=salt.commitment if salt else seat.commitment,
        revealed=bool(salt or seat.salt),
        salt=salt.salt if salt else None,
        missed=bool(seat.missed),
        stand_in=seat.stand_in,
        deadline=end.isoformat() if end else None,
        seconds_left=seat.seconds_left,
        away=seat.away.isoformat() if seat.away else None,
        left=seat.left,
        likeness=seat.likeness,
    )


def _offer_info(table: Table) -> OfferInfo | None:
    offer = table.offer
    if table.status != PLAYING or offer is None or offer.get("how") is None:
        return None
    needs, agreed = ([s + 1 for s in offer[who]] for who in ("needs", "agreed"))
    return OfferInfo(offer["how"], offer["seat"] + 1, needs, agreed)


def for_me(table: Table, person: str | None, info: TableInfo | None = None) -> TableForMe:
    """Return a table (described once for many) with what it is to one person, given by their id."""
    info = info or described(table)
    mine = [s.number + 1 for s in table.seats if person is not None and s.person == person]
    hosting = person is not None and table.host == person
    turn = any(s in info.awaited and not info.seats[s - 1].stand_in for s in mine)
    kept = any(s.kept for s in table.seats if s.number + 1 in mine)
    return TableForMe(info, mine, hosting, turn, kept, person in table.put_away)
