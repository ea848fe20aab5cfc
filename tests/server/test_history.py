"""A match from its rows and snapshots, the migrations, and the start of the server."""

from __future__ import annotations

import os
import random
import time
import zlib
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine, select

from lindwurm.cli.app import main
from lindwurm.games import load
from lindwurm.kernel.match import Match, Move
from lindwurm.server.identity import Signer
from lindwurm.server.settings import SettingError, Settings
from lindwurm.server.store import history, reserved
from lindwurm.server.store.checks import DatabaseError
from lindwurm.server.store.database import HEAD, Database, _upgrade
from lindwurm.server.store.models import ACT, UNDO, Base, Row, Seat, SignIn, Snapshot, Table
from tests.server.harness import Served, awaited


def example() -> tuple[Table, list[Row], Match, list[bytes]]:
    """Return a table with rows, some of them undos, its match, and a snapshot at every row."""
    game = load("dragon_farkle")
    table = Table(
        id="t",
        game=game.id,
        rules_version=game.version,
        options={},
        seed=bytes(range(32)),
        salts=["a", "b"],
        names=["A", "B"],
        seats=[Seat(number=0), Seat(number=1)],
    )
    match, rng, rows, frozen = history.opened(table), random.Random(3), [], []
    for number in range(120):
        frozen.append(history.compressed(history.freeze(match)))
        seat = match.actors[0]
        if number % 17 == 16:
            seat, kind, action = match.moves[-1].seat, UNDO, ""
        else:
            kind, action = ACT, match.text(rng.choice(match.legal(seat)))
        row = Row(table="t", number=number, kind=kind, seat=seat, action=action)
        history.advance(match, row)
        row.digest = match.digest
        rows.append(row)
    return table, rows, match, frozen


def test_rows_and_snapshots_give_the_same_match() -> None:
    table, rows, match, frozen = example()
    for at in (0, 1, 50, 119):
        snapshot = Snapshot(table="t", number=at, data=frozen[at])
        again = history.rebuilt(table, rows, snapshot)
        assert again.digest == match.digest
        assert again.moves == match.moves
        assert again.undone == match.undone
        assert again.events(0) == match.events(0)
        assert history.freeze(again) == history.freeze(match)
        seat = again.actors[0]
        for m in (again, match):
            m.act(seat, m.legal(seat)[0])
        assert again.digest == match.digest, "the same dice follow"
        match.undo(seat, (0, 1))
        match.undone.pop()
    assert history.rebuilt(table, rows).digest == match.digest


def test_a_snapshot_in_an_older_form_is_left_alone() -> None:
    table, rows, match, frozen = example()
    form, state, stream, events, moves, undone, left, _ = msgspec.msgpack.decode(
        zlib.decompress(frozen[50])
    )
    assert (form, left) == (3, [])
    for made in moves:
        made[2] = [value for value, *_ in made[2]]  # draws did not say what they are
    old = zlib.compress(msgspec.msgpack.encode([state, stream, events, moves, len(undone)]))
    again = history.rebuilt(table, rows, Snapshot(table="t", number=50, data=old))
    assert again.moves == match.moves


def test_tables_of_an_older_layout_come_along() -> None:
    """Drachenfels once counted its work space as part of the state: rows, snapshots and starts."""
    game = load("drachenfels")
    table = Table(
        id="t",
        game=game.id,
        rules_version=game.version,
        options={},
        seed=bytes(range(32)),
        salts=["a", "b"],
        names=["A", "B"],
        seats=[Seat(number=0), Seat(number=1)],
    )
    match, rng, rows = history.opened(table), random.Random(3), []
    for number in range(40):
        seat = match.actors[0]
        action = match.text(rng.choice(match.legal(seat)))
        match.act(seat, action)
        digest = match.state.digest(1)
        assert digest != match.digest
        rows.append(
            Row(table="t", number=number, kind=ACT, seat=seat, action=action, digest=digest)
        )
    assert history.rebuilt(table, rows).moves == match.moves
    wrong = [*rows[:-1], Row(**{**_columns(rows[-1]), "digest": "0" * 32})]
    with pytest.raises(history.BrokenHistory, match="another position"):
        history.rebuilt(table, wrong)

    form, _, stream, events, moves, undone, left, layout = msgspec.msgpack.decode(
        history.freeze(match)
    )
    assert layout == game.state.LAYOUT == 3
    for made in moves:
        made[3] = game.state.from_bytes(made[3]).to_bytes(1)
    parts = [form, match.state.to_bytes(1), stream, events, moves, undone, left]
    for known, data in ((1, parts), (9, parts)):
        packed = zlib.compress(msgspec.msgpack.encode([*data, known]))
        snapshot = Snapshot(table="t", number=40, data=packed)
        if known == 9:
            with pytest.raises(history.BrokenHistory, match="has no layout 9"):
                history.rebuilt(table, rows, snapshot)
        else:
            again = history.rebuilt(table, rows, snapshot)
            assert _first(again) == _first(match)
            # all that is new is worked out again, but who began: it was not kept then
            assert (match.state.began >= 0, again.state.began) == (True, -1)
            again.state.began = match.state.began
            assert again.digest == match.digest

    table.start = match.state.to_bytes(1)
    first = history.opened(table).state
    first.began = match.state.began
    assert first.view(0) == match.view(0), "no number: the first layout"
    table.start, table.start_layout = match.state.to_bytes(), layout
    assert history.opened(table).state.view(0) == match.view(0)


def _first(match: Match) -> list[tuple[Move, bytes]]:
    """Return the moves as the first layout had them: the positions apart."""
    layout = match.game.state
    return [
        (move._replace(before=b""), layout.from_bytes(move.before).to_bytes(1))
        for move in match.moves
    ]


def _columns(row: Row) -> dict[str, object]:
    names = ("table", "number", "kind", "seat", "action")
    return {name: getattr(row, name) for name in names}


def test_damaged_rows_are_noticed() -> None:
    table, rows, _, frozen = example()
    with pytest.raises(history.BrokenHistory, match="move 7 of table t is missing"):
        history.rebuilt(table, rows[:7] + rows[8:])
    rows[5].digest = "0" * 32
    with pytest.raises(history.BrokenHistory, match="another position"):
        history.rebuilt(table, rows)
    with pytest.raises(history.BrokenHistory, match="damaged"):
        history.rebuilt(table, rows, Snapshot(number=3, data=frozen[3][:-9]))
    table.rules_version = 99
    with pytest.raises(history.BrokenHistory, match="rules version 99"):
        history.opened(table)


def test_migrations_give_what_the_models_say(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        _upgrade(connection)
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, Base.metadata) == []
        assert context.get_current_revision() == HEAD
    engine.dispose()


def test_who_was_signed_in_before_sessions_were_kept_still_is(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        _upgrade(connection, "0004")
        row = "INSERT INTO people (id, name, language, account, session, created) VALUES "
        for values in (
            "('a', 'Anna', 'en', 'anna', 3, '2026')",
            "('b', 'B', 'de', NULL, 1, '2026')",
        ):
            connection.exec_driver_sql(row + values)
    engine.dispose()

    async def read() -> None:
        database = Database(f"sqlite+aiosqlite:///{file}")
        await database.upgrade()
        async with database.read() as session:
            signed = {(one.person, one.id) for one in await session.scalars(select(SignIn))}
            assert signed == {("a", "3"), ("b", "1")}
            assert await reserved.taken(session, "\u0410nna", "b")
            assert not await reserved.taken(session, "Anna", "a")
        await database.close()

    awaited(read())
    old = "a.3.4000000000"  # as cookies have always been
    signer = Signer("key")
    assert signer.bearer(f"{old}.{signer._sign('cookie', old)}") == ("a", "3")


def test_a_database_is_made_once_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "down" / "new.db"

    async def twice() -> None:
        for expected in (None, HEAD):
            database = Database(f"sqlite+aiosqlite:///{file}")
            assert await database.version() == expected
            await database.upgrade()
            assert await database.ready()
            await database.close()

    awaited(twice())
    assert file.stat().st_mode & 0o077 == 0, "seeds and keys are nobody else's business"
    with pytest.raises(DatabaseError):
        Database("sqlite+aiosqlite://")
    with pytest.raises(DatabaseError):
        Database("nonsense://x")


def test_settings_that_make_no_sense_are_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.raises(SettingError):
        Settings(bot_workers=0)
    assert main(["serve", "--port", "70000"]) == 2
    assert main(["serve", "--no-browser", "--database", "nonsense://x"]) == 2
    folder = tmp_path / "folder"
    folder.mkdir()
    assert main(["serve", "--no-browser", "--database", str(folder)]) == 1
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear dragon, " * 100)
    assert main(["serve", "--no-browser", "--database", str(letter)]) == 1
    assert letter.read_text().startswith("Dear dragon")
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 4
    assert all(line.startswith("lindwurm: ") for line in lines)


def test_the_first_page_comes_within_two_seconds(tmp_path: Path) -> None:
    """Of our own time: a crowded machine may take longer on the clock."""
    begin = time.perf_counter()
    served = Served(tmp_path / "new.db")
    assert served.get("/").status_code == 200
    wall = time.perf_counter() - begin
    stat = Path(f"/proc/{served.process.pid}/stat")
    if stat.exists():
        fields = stat.read_text().rpartition(")")[2].split()
        ticks = os.sysconf("SC_CLK_TCK")
        assert (int(fields[11]) + int(fields[12])) / ticks < 2
    else:
        assert wall < 10
    served.stop()
