"""A little of what `bench.torture` does for hours: whatever happens to servers, nothing is lost."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from bench.torture.checker import Course, Wrong
from bench.torture.lanes import run
from bench.torture.players import Table
from lindwurm.games import load
from lindwurm.kernel.match import Match
from lindwurm.server.store import history
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import PLAYING, Row, Seat
from lindwurm.server.store.models import Table as TableRow
from lindwurm.server.table import outgoing
from tests.server.harness import awaited

pytestmark = pytest.mark.xdist_group("cluster")


@pytest.mark.slow
def test_a_little_torture(tmp_path: Path) -> None:
    goals = {"kills": 8, "acknowledged moves": 500}
    report = awaited(run(tmp_path, seconds=90, seed=20, lanes=1, tables=4, goals=goals))
    counts = report.counts
    assert counts["kills"] > 0
    assert counts["acknowledged moves"] > 0
    assert counts["positions"] > counts["acknowledged moves"]
    assert counts["clock jumps"] > 0


# -- the checker finds what is wrong ---------------------------------------------------------------


async def played(folder: Path) -> tuple[Database, Course, Table]:
    """Return a table of two moves in a database, with all that its first seat has been sent."""
    database = Database(f"sqlite+aiosqlite:///{folder / 'lindwurm.db'}")
    await database.upgrade()
    table = Table("t", "dragon_farkle", "", random.Random(1))
    match = Match(load("dragon_farkle"), 2, seed=bytes(32), names=["Anna", "Otto"])
    match.sealed = True
    place = table.places[0]
    row = TableRow(
        id="t",
        game="dragon_farkle",
        rules_version=match.game.version,
        options=match.game.option_texts(match.option_codes),
        public=False,
        status=PLAYING,
        seed=bytes(32),
        commitment="",
        salts=[],
        names=["Anna", "Otto"],
        seats=[Seat(number=n, kind="person", name=name) for n, name in enumerate(match.names)],
    )
    rows: list[Row] = []
    texts = outgoing.Telling(match.game, "en", match.names)

    def tell() -> None:
        given, _ = outgoing.Position(match).seen(0, texts)
        told = msgspec.json.decode(given)
        table.heard(place, msgspec.json.encode({**ENVELOPED, **told, "number": len(rows)}))

    tell()
    for _ in range(2):
        seat = match.actors[0]
        action = match.text(match.legal(seat)[0])
        match.act(seat, action)
        digest = history.fingerprint(match)
        rows.append(
            Row(table="t", number=len(rows), kind="act", seat=seat, action=action, digest=digest)
        )
        table.acknowledged.append((len(rows) - 1, seat, action))
        tell()
    for some in ([row], rows):
        async with database.write() as session:
            session.add_all(some)
    return database, Course(table), table


ENVELOPED = {"type": "position", "undos": 0, "undo": None, "clocks": [], "fairness": {"seed": None}}


def lost(table: Table) -> None:
    table.acknowledged.append((2, 0, "roll"))


def other(table: Table) -> None:
    number, seat, _ = table.acknowledged[1]
    table.acknowledged[1] = number, seat, "pass"


def too_early(table: Table) -> None:
    place, message = table.frames[-1]
    table.frames.append((place, {**message, "number": 3}))


def tampered(table: Table) -> None:
    table.frames[1][1]["legal"] = [{"text": "win"}]


def seed_told(table: Table) -> None:
    table.frames.append((table.places[0], {"type": "pong", "id": bytes(32).hex()}))


def more_than_a_pong(table: Table) -> None:
    table.frames.append((table.places[0], {"type": "pong", "id": None, "view": {}}))


def nothing(table: Table) -> None:
    pass


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (nothing, ""),
        (lost, "is None"),
        (other, "'pass' is"),
        (too_early, "told of"),
        (tampered, "legal"),
        (seed_told, "the seed was told"),
        (more_than_a_pong, "pong holds"),
    ],
)
def test_the_checker_finds_what_is_wrong(
    tmp_path: Path, wrong: Callable[[Table], None], said: str
) -> None:
    async def look() -> None:
        database, course, table = await played(tmp_path)
        wrong(table)
        counts: Counter[str] = Counter()
        try:
            if not said:
                await course.check(database, counts)
                assert (counts["acknowledged moves"], counts["positions"]) == (2, 3)
                return
            with pytest.raises(Wrong, match=said):
                await course.check(database, counts)
        finally:
            await database.close()

    awaited(look())
