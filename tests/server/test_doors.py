"""Doors that came later, attacked: chronicles, what is read of old games, variants without end."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import MagicMock

import pytest

from lindwurm import pads
from lindwurm.games import load
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.variant import Variant
from lindwurm.server import http
from lindwurm.server.aside import MOST_WAITING, InLine
from lindwurm.server.errors import Refused
from lindwurm.server.http.pads import PadEntries, Pads, PadSaid
from lindwurm.server.metrics import Metrics
from lindwurm.server.table.hub import Hub
from lindwurm.server.table.room import Room
from lindwurm.server.thinking import bots, bounded, processes
from lindwurm.variants import loading
from tests.server.harness import Client, Served, awaited
from tests.server.reached import until
from tests.server.test_accounts import account, name_of

GAME = "dragon_farkle"


def given_up(client: Client) -> str:
    """Play a game to its end in no time; returns its table."""
    table = client.table("me", "random")
    client.post(f"/api/tables/{table}/start")
    sitting = client.sit(table)
    sitting.ask(type="end", how="resign", seat=1)
    sitting.close()
    return table


# -- score pads ----------------------------------------------------------------------------------


def test_a_score_pad_is_counted_beside_those_who_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two thousand entries take a sixth of a second, and nobody has to say who asks (SRV-F26)."""
    where: list[str] = []
    count = pads.Pad.count

    def counted(self: pads.Pad, *given: Any) -> pads.Reckoned:
        where.append(threading.current_thread().name)
        return count(self, *given)

    async def run() -> PadSaid:
        services: Any = SimpleNamespace(aside=InLine())
        request: Any = SimpleNamespace(client=None)
        data = PadEntries(["Anna", "Ben"])
        told: PadSaid = await Pads.count.fn(None, request, services, GAME, data)
        services.aside.close()
        return told

    monkeypatch.setattr(pads.Pad, "count", counted)
    told = asyncio.run(run())
    assert told.counted is not None
    assert [one.total for one in told.counted.people] == [0, 0]
    assert [name.partition("_")[0] for name in where] == ["aside"]


# -- chronicles ----------------------------------------------------------------------------------


def test_where_a_list_goes_on_names_no_table(server: Served) -> None:
    """The id of a table opens it; so a list that is public names none that is not (SRV-F18)."""
    anna, nobody = account(server), Client(server, None)
    anna.request("PUT", "/api/me", {"shows": "everybody"})
    tables = {given_up(anna) for _ in range(22)}
    path = f"/api/chronicle/finished?of={name_of(anna)}"
    for _ in range(2000):
        found = nobody.get(path)
        rest = nobody.get(f"{path}&before={_quoted(found['more'])}") if found["more"] else None
        if rest is not None and len(rest["games"]) == 2:
            break
        time.sleep(0.01)
    assert rest is not None
    assert all(game["table"] is None for game in found["games"] + rest["games"])
    assert not any(table in found["more"] for table in tables)
    own = anna.get("/api/chronicle/finished")
    own["games"] += anna.get(f"/api/chronicle/finished?before={_quoted(own['more'])}")["games"]
    assert {game["table"] for game in own["games"]} == tables
    for client in (anna, nobody):
        client.close()


def _quoted(mark: str) -> str:
    return mark.replace("+", "%2B")


def test_a_likeness_has_nothing_behind_it(people: list[Client]) -> None:
    """It would be another one to the server, and the same to everybody who looks (SRV-F20)."""
    anna, _ = people
    anna.request("PUT", "/api/me", {"likeness": "drake-ember"})
    for wrong in ("drake-ember\n", "drake-ember ", "\ndrake-ember", "drake-embers"):
        anna.request("PUT", "/api/me", {"likeness": wrong}, 400)


def test_playing_again_opens_no_more_tables_than_one_may_have(tmp_path: Path) -> None:
    served = Served(tmp_path / "few.db", LINDWURM_TABLES_PER_PERSON="2")
    anna = Client(served, "Anna")
    over = [given_up(anna) for _ in range(3)]
    for table in over[:2]:
        anna.post(f"/api/tables/{table}/rematch")
    answer = anna.post(f"/api/tables/{over[2]}/rematch", status=429)
    assert "too many tables" in answer["error"]["message"]
    assert anna.post(f"/api/tables/{over[0]}/rematch")["table"]["id"]  # that one is there already
    anna.close()
    assert "Traceback" not in served.stop()


# -- what is read of games that are over ---------------------------------------------------------


class Asking:
    """As much of a request as matters here."""

    def __init__(self, address: str):
        self.client = type("Address", (), {"host": address})()


def test_what_is_read_stands_in_line_and_each_network_once() -> None:
    """A hundred questions of one network are one before everybody else's (SRV-F21)."""
    aside, done, held = InLine(), list[str](), threading.Event()

    def work(name: str) -> None:
        held.wait(10)
        done.append(name)

    async def asked() -> None:
        def ask(address: str, name: str) -> asyncio.Task[None]:
            asking: Any = Asking(address)
            return asyncio.create_task(aside(asking, work, name))

        crowd = [ask("192.0.2.1", f"crowd {n}") for n in range(MOST_WAITING + 1)]
        await asyncio.sleep(0)
        mine = ask("192.0.2.2", "mine")
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too much is read"):
            await ask("192.0.2.1", "one too many")
        held.set()
        await asyncio.gather(*crowd, mine)

    try:
        asyncio.run(asked())
    finally:
        aside.close()
    assert done.index("mine") == 1
    assert len(done) == MOST_WAITING + 2


def test_tables_that_sleep_are_woken_in_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """To put a long game together takes up to a second, and its link is enough to ask for it."""
    woken, at_once = list[str](), [0, 0]

    async def arrive(hub: Hub, room: Room, known: bool) -> None:
        at_once[0] += 1
        at_once[1] = max(at_once)
        await asyncio.sleep(0.001)
        woken.append(room.id)
        at_once[0] -= 1

    async def run() -> None:
        hub = Hub(MagicMock(), 1, Metrics())

        async def come(table: str, whence: str | None) -> None:
            async with hub.visit(table, whence):
                pass

        crowd = [come(f"{n}", "192.0.2.1") for n in range(50)]
        await asyncio.gather(*crowd, come("mine", "192.0.2.2"))
        assert (at_once[1], len(woken)) == (1, 51)
        assert woken.index("mine") == 1, "a network stands there once"
        await hub.close()

    monkeypatch.setattr(Hub, "_arrive", arrive)
    awaited(run())


def test_a_table_that_sleeps_is_not_woken_to_be_looked_up(tmp_path: Path) -> None:
    served = Served(tmp_path / "asleep.db")  # at one that others use too tables may be awake
    anna = Client(served, "Anna")
    table = given_up(anna)
    for line in anna.sittings:
        line.close()
    anna.sittings.clear()
    until(lambda: served.metric("tables_in_memory") == 0)
    with sqlite3.connect(served.database) as rows:  # whoever puts the game together fails now
        rows.execute("UPDATE moves SET digest = 'x' WHERE table_id = ?", (table,))
    rows.close()
    assert anna.get(f"/api/tables/{table}")["table"]["status"] == "over"
    anna.get(f"/api/tables/{table}/record", 500)
    anna.close()
    served.stop()


def test_no_request_takes_a_thread_by_itself() -> None:
    """What takes long goes one way, where everybody stands in line (SRV-F21)."""
    for path in sorted(Path(http.__path__[0]).glob("*.py")):
        assert "to_thread" not in path.read_text("utf-8").replace("sync_to_thread", ""), path.name


def test_games_that_are_over_are_still_read(people: list[Client]) -> None:
    anna, _ = people
    table = given_up(anna)
    for path in ("record", "verify", "replay"):
        assert anna.http.get(f"/api/tables/{table}/{path}").status_code == 200


def test_chronicles_are_not_counted_again_and_again(tmp_path: Path) -> None:
    """One of thousands of games takes a tenth of a second, and anybody may ask for it (SRV-F36)."""
    served = Served(tmp_path / "counted.db", LINDWURM_REQUESTS_PER_MINUTE="60")
    anna = Client(served, "Anna")
    answers = [anna.http.get(f"{served.address}/api/chronicle").status_code for _ in range(8)]
    assert answers == [200] * 6 + [429] * 2
    anna.close()
    assert "Traceback" not in served.stop()


# -- variants without end ------------------------------------------------------------------------


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A variant whose bot thinks for ever, as its trial may have missed."""
    game = loading.loaded(Variant(GAME, changes=(("numbers.stub", 250),)))
    monkeypatch.setattr(bounded, "_endless", set[str]())

    def never(*_: Any) -> int:
        while True:
            pass

    return replace(game, bot=cast(Callable[..., int], never))


def question(game: Game) -> bots.Question:
    match = Match(game, 2, seed=1)
    return bots.question(match, match.actors[0], "adept")


def test_a_bot_that_thinks_for_ever_is_broken_off(
    endless: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread on which it thought is there for others, and it is not asked again (SRV-F23)."""
    monkeypatch.setattr(bots, "THINKING", 0.1)
    there = bots.Bots(1, Metrics())

    async def ask() -> None:
        mine, printed = question(endless), question(load(GAME))
        for asked in (mine, printed, mine):
            assert await there.choose(asked) in asked.legal

    try:
        asyncio.run(asyncio.wait_for(ask(), 30))
    finally:
        there.close()
    assert endless.package in bounded._endless


def test_rules_that_go_on_for_ever_are_broken_off(endless: Game) -> None:
    """Whatever they were at is as it was before, and printed games are not looked at (SRV-F23)."""
    match = Match(endless, 2, seed=1)
    seat = match.actors[0]
    before, legal = match.digest, match.legal(seat)

    def for_ever(*_: Any) -> None:
        match.state.rng[0] += 1
        while True:
            pass

    match.game = replace(endless)
    object.__setattr__(match.game, "apply", for_ever)
    for _ in range(2):
        with pytest.raises(bounded.Endless), bounded.bounded(endless, 0.1):
            match.act(seat, legal[0])
        assert match.digest == before
    threads = threading.active_count()
    with bounded.bounded(load(GAME), 0.0):
        assert threading.active_count() == threads


def test_what_ends_in_time_is_left_alone(endless: Game) -> None:
    for _ in range(200):
        with bounded.bounded(endless, 0.0005):
            sum(range(10))
    for _ in range(20):
        time.sleep(0.001)  # nothing is raised afterwards


def test_a_process_that_searches_for_ever_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled rules hear nobody: the process goes, and the variant is not searched again."""
    game = loading.loaded(Variant(GAME, changes=(("numbers.stub", 260),)))
    monkeypatch.setattr(processes, "ENDLESS", 0)
    thinkers = processes.Thinkers(1)

    async def ask() -> None:
        with pytest.raises(processes.Late):
            await thinkers._ask(0.5, _for_ever, game)
        for _ in range(1000):
            if game.package in thinkers._hopeless:
                break
            await asyncio.sleep(0.02)
        with pytest.raises(processes.Busy):
            await thinkers._ask(5.0, _at_once, game)
        assert thinkers._waiting == 0
        for _ in range(3):  # the broken pool is noticed once
            try:
                assert await thinkers._ask(60.0, _at_once, load(GAME)) == 7
                return
            except processes.Busy:
                continue
        raise AssertionError("no process answers any more")

    try:
        asyncio.run(ask())
    finally:
        thinkers.close()


def _for_ever(game: Game) -> None:
    while True:
        pass


def _at_once(game: Game) -> int:
    return 7


def test_chances_prepare_one_variant_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever watches thirty tables of thirty variants keeps nobody waiting for hours (SRV-F22)."""
    variants = [
        loading.loaded(Variant(GAME, changes=(("numbers.stub", 270 + 10 * n),))) for n in range(3)
    ]
    thinkers, begun, end = processes.Thinkers(1), list[str](), asyncio.Event()

    async def prepared(game: Game) -> None:
        begun.append(game.package)
        await end.wait()
        if game is variants[0]:
            raise BrokenProcessPool
        raise ValueError("it cannot be compiled")

    monkeypatch.setattr(thinkers, "prepared", prepared)

    async def ask() -> None:
        for _ in range(2):
            assert not any(map(thinkers.judges, [*variants, load(GAME)]))
            await asyncio.sleep(0)
        assert begun == [variants[0].package, load(GAME).package]
        end.set()
        for _ in range(5):
            await asyncio.sleep(0)
        thinkers.judges(variants[1])
        for _ in range(5):
            await asyncio.sleep(0)
        thinkers.judges(variants[1])  # it cannot be compiled: nobody tries again
        assert begun[2:] == [variants[1].package]

    asyncio.run(ask())
    thinkers.close()
