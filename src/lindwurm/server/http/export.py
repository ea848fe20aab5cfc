"""HTTP for taking along what is one's own: everything that is kept of a person, as one archive."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator
from datetime import datetime
from typing import Any

import msgspec
from litestar import Request, get
from litestar.response import Stream
from sqlalchemy import func, select

from lindwurm.kernel import record
from lindwurm.server.errors import Refused
from lindwurm.server.http.accounts import limited
from lindwurm.server.services import Services, Shared
from lindwurm.server.store import company
from lindwurm.server.store.care import PEOPLE, Ban, Report
from lindwurm.server.store.company import FriendLink, Invited
from lindwurm.server.store.models import (
    OVER,
    KeptVariant,
    Learning,
    Line,
    OwnVariant,
    Person,
    RecoveryCode,
    Row,
    Seat,
    SignIn,
    Table,
)
from lindwurm.server.store.moment import now
from lindwurm.server.store.reaching import Call, CallWay, PushBrowser
from lindwurm.server.store.results import Finished, PlayedSeat
from lindwurm.server.table.info import for_me

Asking = Request[Any, Any, Any]

MOST = 2
"""People who are given their archive at the same time; it reads all their games again."""

_under_way: set[str] = set()

READ_ME = """All that this Lindwurm keeps of you. / Alles, was dieser Lindwurm von dir aufbewahrt.

me.json      name, sessions, lessons, muted / Name, Sitzungen, Einführungen, Stummgeschaltete
tables.json  every table you sit at or host / jeder Tisch, an dem du sitzt oder den du leitest
chat.json    what you have said / was du gesagt hast
friends.json  friends, blocks, invitations, reports / Freunde, Blockierte, Einladungen, Meldungen
turns.json   where you are told of your turn / wo du von deinem Zug erfährst
chronicle.json  what came of your finished games / was aus deinen beendeten Spielen wurde
moves.json   your moves in games that are not over / deine Züge in laufenden Spielen
variants/    what you have brought, for `--variant` / was du mitgebracht hast
records/     finished games, for `lindwurm replay` and `lindwurm verify` / beendete Spiele
"""


@get("/api/me/export", media_type="application/zip", tags=["people"])
async def export(request: Asking, services: Shared) -> Stream:
    """Everything that is kept of me, as a ZIP archive: see `READ ME.txt` in it.

    Of games that are not over it holds one's own moves and nothing that is hidden.
    """
    limited(request, services)
    asking = await services.somebody(request)
    if asking.id in _under_way or len(_under_way) >= MOST:
        raise Refused("too_many", "an archive is being made; wait a moment")
    day = now().date().isoformat()
    headers = {"content-disposition": f'attachment; filename="lindwurm-{day}.zip"'}
    return Stream(archive(services, asking), media_type="application/zip", headers=headers)


class _Sink(io.RawIOBase):
    """Where an archive is written to; what was written is taken away to be sent."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._parts.append(bytes(data))
        return len(self._parts[-1])

    def taken(self) -> bytes:
        """Return what was written since the last time."""
        parts, self._parts = self._parts, []
        return b"".join(parts)


async def archive(services: Services, person: Person) -> AsyncIterator[bytes]:
    """Give the archive piece by piece: one game is in memory at a time."""
    _under_way.add(person.id)
    try:
        sink = _Sink()
        with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as made:
            made.writestr("READ ME.txt", READ_ME)
            tables = await _tables(services, person.id)
            parts = {
                "me.json": await _me(services, person),
                "tables.json": [for_me(table, person.id) for table in tables],
                "chat.json": await _chat(services, person.id),
                "friends.json": await _company(services, person.id),
                "turns.json": await _turns(services, person.id),
                "chronicle.json": await _chronicle(services, person.id),
                "moves.json": await _moves(services, person.id, tables),
            }
            for name, content in parts.items():
                made.writestr(name, msgspec.json.format(msgspec.json.encode(content), indent=1))
            for name, text in await _variants(services, person.id):
                made.writestr(name, text)
            yield sink.taken()
            for table in tables:
                if table.status == OVER:
                    made.writestr(*await _record(services, table))
                    yield sink.taken()
        yield sink.taken()
    finally:
        _under_way.discard(person.id)


async def _variants(services: Services, person: str) -> list[tuple[str, str]]:
    """Return name and text of the variants that somebody keeps."""
    query = select(KeptVariant.game, KeptVariant.key, KeptVariant.text)
    query = query.join(OwnVariant, OwnVariant.key == KeptVariant.key)
    async with services.database.read() as session:
        found = await session.execute(query.where(OwnVariant.person == person))
        return [(f"variants/{game}-{key}.toml", text) for game, key, text in found]


async def _record(services: Services, table: Table) -> tuple[str, str]:
    """Return name and text of a finished game's record; of one that cannot be opened, why."""
    name = f"records/{table.game}-{table.id}"
    try:
        async with services.hub.visit(table.id) as room, room.alone():
            return f"{name}.lindwurm.json", record.dumps(room.match) + "\n"
    except Refused as refused:
        return f"{name}.txt", f"{refused.message}\n"


async def _tables(services: Services, person: str) -> list[Table]:
    sits = select(Seat.table).where(Seat.person == person)
    mine = (Table.host == person) | Table.id.in_(sits)
    async with services.database.read() as session:
        return list(await session.scalars(select(Table).where(mine).order_by(Table.created)))


async def _me(services: Services, person: Person) -> dict[str, Any]:
    lessons = select(Learning).where(Learning.person == person.id).order_by(Learning.game)
    signed = select(SignIn).where(SignIn.person == person.id).order_by(SignIn.created)
    codes = select(func.count()).where(RecoveryCode.person == person.id)
    muted = select(Person.name).where(Person.id.in_(person.muted)).order_by(Person.name)
    async with services.database.read() as session:
        return {
            "name": person.name,
            "language": person.language,
            "account": person.account,
            "created": person.created,
            "shows": person.shows,
            "likeness": person.likeness,
            "muted": list(await session.scalars(muted)),
            "recovery_codes": await session.scalar(codes) or 0,
            "lessons": [
                {"game": one.game, "table": one.table, "done": one.done, "at": one.at}
                for one in await session.scalars(lessons)
            ],
            "sessions": [
                {"browser": one.agent, "created": one.created, "used": one.used}
                for one in await session.scalars(signed)
            ],
        }


async def _chat(services: Services, person: str) -> list[dict[str, str | datetime]]:
    said = select(Line).where(Line.person == person).order_by(Line.id)
    async with services.database.read() as session:
        return [
            {"table": line.table, "name": line.name, "text": line.text, "at": line.at}
            for line in await session.scalars(said)
        ]


async def _company(services: Services, person: str) -> dict[str, Any]:
    """Return whom one has to do with, invitations, what one has reported, and one's bans."""
    link = select(FriendLink.code).where(FriendLink.person == person)
    invited = select(Invited, Person.name).join(Person, Person.id == Invited.by)
    inviting = select(Invited, Person.name).join(Person, Person.id == Invited.person)
    made = select(Report).where(Report.by == person).order_by(Report.id)
    bans = select(Ban).where(Ban.kind == PEOPLE, Ban.who == person).order_by(Ban.id)
    async with services.database.read() as session:
        known = await company.known(session, person)
        return {
            "known": [{"name": one.person.name, "is": one.kind, "mine": one.mine} for one in known],
            "link": await session.scalar(link),
            "invitations": [
                {"table": one.table, "by": name, "declined": one.declined, "at": one.at}
                for one, name in await session.execute(invited.where(Invited.person == person))
            ],
            "invited": [
                {"table": one.table, "whom": name, "declined": one.declined, "at": one.at}
                for one, name in await session.execute(inviting.where(Invited.by == person))
            ],
            "reports": [
                {"about": one.name, "reason": one.reason, "words": one.words, "at": one.at}
                for one in await session.scalars(made)
            ],
            "bans": [
                {"until": one.until, "words": one.words, "at": one.at}
                for one in await session.scalars(bans)
            ],
        }


async def _turns(services: Services, person: str) -> dict[str, Any]:
    """Return the browsers and the address that are sent word of one's turns."""
    async with services.database.read() as session:
        ways = list(await session.scalars(select(CallWay).where(CallWay.person == person)))
        browsers = list(
            await session.scalars(select(PushBrowser).where(PushBrowser.person == person))
        )
        called = list(await session.scalars(select(Call).where(Call.person == person)))
    return {
        "ways": [
            {
                "kind": one.kind,
                "address": one.address,
                "confirmed": one.confirmed,
                "since": one.created,
                "last": one.called,
            }
            for one in ways
        ],
        "browsers": [
            {"agent": one.agent, "endpoint": one.endpoint, "since": one.created} for one in browsers
        ],
        "told": [{"table": one.table, "kind": one.kind, "at": one.at} for one in called],
    }


async def _chronicle(services: Services, person: str) -> list[dict[str, Any]]:
    """Return one's own seats in finished games, those included whose tables are gone."""
    query = select(PlayedSeat, Finished).join(Finished, Finished.table == PlayedSeat.table)
    async with services.database.read() as session:
        mine = query.where(PlayedSeat.person == person).order_by(PlayedSeat.ended)
        return [
            {
                "table": game.table,
                "game": game.game,
                "variant": game.variant,
                "seats": game.seats,
                "seat": seat.number + 1,
                "name": seat.name,
                "order": seat.turn + 1,
                "won": seat.won,
                "score": seat.score,
                "held": seat.held,
                "ending": game.ending,
                "ended": game.ended,
                "counts": seat.counts,
            }
            for seat, game in await session.execute(mine)
        ]


async def _moves(
    services: Services, person: str, tables: list[Table]
) -> dict[str, list[dict[str, Any]]]:
    """Return one's own moves at tables where the game is not over: what one has done oneself."""
    found: dict[str, list[dict[str, Any]]] = {}
    async with services.database.read() as session:
        for table in tables:
            seats = [s.number for s in table.seats if s.person == person]
            if table.status == OVER or not seats:
                continue
            query = select(Row).where(Row.table == table.id, Row.seat.in_(seats))
            rows = await session.scalars(query.order_by(Row.number))
            found[table.id] = [
                {
                    "number": r.number,
                    "seat": r.seat + 1,
                    "kind": r.kind,
                    "action": r.action,
                    "at": r.at,
                }
                for r in rows
            ]
    return found
