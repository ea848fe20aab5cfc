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
from lindwurm.server.store.models import (
    OVER,
    KeptVariant,
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
from lindwurm.server.table.info import for_me

Asking = Request[Any, Any, Any]

MOST = 2
"""People who are given their archive at the same time; it reads all their games again."""

_under_way: set[str] = set()

READ_ME = """All that this Lindwurm keeps of you. / Alles, was dieser Lindwurm von dir aufbewahrt.

me.json      name, sessions, whom you do not read / Name, Sitzungen, wen du nicht liest
tables.json  every table you sit at or host / jeder Tisch, an dem du sitzt oder den du leitest
chat.json    what you have said / was du gesagt hast
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
    signed = select(SignIn).where(SignIn.person == person.id).order_by(SignIn.created)
    codes = select(func.count()).where(RecoveryCode.person == person.id)
    muted = select(Person.name).where(Person.id.in_(person.muted)).order_by(Person.name)
    async with services.database.read() as session:
        return {
            "name": person.name,
            "language": person.language,
            "account": person.account,
            "created": person.created,
            "muted": list(await session.scalars(muted)),
            "recovery_codes": await session.scalar(codes) or 0,
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
