"""Bots by level at tables, and what is said while they cannot search yet."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lindwurm.bots import analysis
from lindwurm.games import ids, load, wins
from lindwurm.kernel.game import Effort, Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from lindwurm.server.metrics import Metrics
from lindwurm.server.table.audience import Audience
from lindwurm.server.thinking import bots, processes
from tests.server.harness import LEVELS, Client, Served, awaited

BAD = ("bot_failures_total", "bot_fallbacks_total")


@pytest.mark.parametrize("game", ids())
def test_every_level_plays_every_game(server: Served, game: str) -> None:
    """Each level makes moves of its own; the person acts at random."""
    anna = Client(server, "Anna", "de")
    rng = random.Random(7)
    seats = load(game).seats
    failed = [server.metric(name) for name in BAD]
    for level in LEVELS:
        table = anna.table("me", *[level] * (max(2, seats[0]) - 1), game=game)
        anna.post(f"/api/tables/{table}/start")
        sitting = anna.sit(table)
        first = sitting.position["number"]
        mine = 0
        while sitting.position["number"] - first - mine < 4 and not sitting.position["over"]:
            if legal := sitting.position["legal"]:
                mine += 1
                assert sitting.act(rng.choice(legal)["text"])["type"] == "done"
            else:
                sitting.receive()
        sitting.close()
    assert [server.metric(name) for name in BAD] == failed
    anna.close()


def notices(heard: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what was told of bots, but for how far they are: that comes whenever it changes."""
    told = [m for m in heard if m["type"] == "notice"]
    return [m for m in told if m["kind"] != "bots_preparing"]


def test_the_table_says_once_that_its_bots_are_warming_up(tmp_path: Path) -> None:
    served = Served(tmp_path / "x.db")
    anna, ben = Client(served, "Anna"), Client(served, "Ben", "de")
    table = anna.table("me", "open", "legend", first_player="1")  # it is never its turn
    at = anna.sit(table)
    told = at.until(lambda m: m["type"] == "notice")
    assert told["kind"] == "bots_warming_up"
    assert told["text"].startswith("Fafnir can think ahead, but")
    ben.post(f"/api/tables/{table}/join", {})
    there = ben.sit(table)
    ready = at.until(lambda m: bool(notices([m])), timeout=120)
    assert (ready["kind"], ready["text"]) == ("bots_ready", "Fafnir can think ahead now.")
    there.settle()
    kinds = [m["kind"] for m in notices(there.heard)]
    assert kinds in ([], ["bots_warming_up", "bots_ready"])
    anna.post(f"/api/tables/{table}/start")
    at.settle()
    assert len(notices(at.heard)) == 2
    later = Client(served, "Carl").sit(table)
    later.settle()
    assert not [m for m in later.heard if m["type"] == "notice"]
    assert "Traceback" not in served.stop()


def test_how_far_a_game_is_prepared_is_told_when_it_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    work: Future[None] = Future()
    seen = iter([(0, 5), (2, 5), (2, 5), (4, 5)])

    def looked(_: Game) -> tuple[int, int]:
        if (now := next(seen, None)) is None:
            if not work.done():
                work.set_result(None)
            return (4, 5)
        return now

    monkeypatch.setattr(processes, "LOOK_AGAIN", 0.001)
    monkeypatch.setattr(processes, "how_far", looked)

    async def followed() -> list[tuple[str, int, int]]:
        told: list[tuple[str, int, int]] = []
        thinkers = processes.Thinkers(1)
        thinkers.when_further(lambda game, done, steps: told.append((game.id, done, steps)))
        await thinkers._followed(load("simurgh"), work)
        return told

    assert asyncio.run(followed()) == [("simurgh", 2, 5), ("simurgh", 4, 5)]


def test_only_who_waits_for_bots_is_told_how_far_it_is() -> None:
    sent: list[dict[str, Any]] = []
    waiting = SimpleNamespace(
        noticed="bots_warming_up", language="de", greeted=True, send=sent.append
    )
    others = SimpleNamespace(noticed="", language="en", greeted=True, send=sent.append)
    audience = object.__new__(Audience)
    audience.connections = [waiting, others]  # type: ignore[assignment]
    audience.tell_further(3, 9)
    (told,) = sent
    assert (told["kind"], told["done"], told["steps"]) == ("bots_preparing", 3, 9)
    assert told["text"] == "Das Vorausdenken wird vorbereitet: Schritt 3 von 9."


def test_a_hint_is_asked_again_when_looking_ahead_is_prepared(tmp_path: Path) -> None:
    """At the same decision, after a rule of thumb; with the chances to win (WEB-F9, WEB-F14)."""
    served = Served(tmp_path / "x.db")
    anna = Client(served, "Anna")
    table = anna.table("me", "bot", first_player="1")
    anna.post(f"/api/tables/{table}/start")
    sitting = anna.sit(table)
    sitting.until_asked()
    first = sitting.ask(type="hint")
    assert (first["prepared"], first["searched"], first["choices"]) == (False, False, [])
    told = sitting.until(lambda m: bool(notices([m])), 120)
    assert told["kind"] == "hints_ready"
    again = sitting.ask(type="hint")
    assert (again["number"], again["prepared"]) == (first["number"], True)
    if again["searched"]:  # a machine that is very busy may have no time for it
        told = [one for one in again["choices"] if one["wins"] is not None]  # behind tries enough
        assert all(0 <= one["wins"] == one["returns"][0] <= 1 for one in told)
    sitting.settle()
    assert len(notices(sitting.heard)) == 1
    anna.close()
    assert "Traceback" not in served.stop()


def test_ashes_are_no_chance_to_win() -> None:
    """Where a loss to the dragon costs everybody 1 (SA-311), a return is no chance by itself."""
    game = load("schutt_und_asche")
    rivals = Match(game, 3, {"mode": "semi"}, seed=1)
    ashes, mine, theirs = 0.2, 0.5, 0.15
    returns = [mine - ashes, theirs - ashes, theirs - ashes]
    assert wins(rivals, 0, returns) == pytest.approx(mine)
    assert wins(rivals, 2, returns) == pytest.approx(theirs)
    assert wins(Match(game, 3, {"mode": "coop"}, seed=1), 0, returns) is None
    assert wins(Match(load("simurgh"), 2, seed=1), 1, [0.25, 0.75]) == 0.75


def asked(level: str) -> bots.Question:
    match = Match(load("dragon_farkle"), 2, {"first_player": 1}, seed=3)
    return bots.question(match, 0, level)


def elsewhere(game: Game, seconds: float = 0.0) -> int:
    """Return which process this is; after a while."""
    time.sleep(seconds)
    return os.getpid()


def test_a_search_that_is_lost_or_late_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process dies, or does not answer: the bot plays as an adept, and the next one is fine."""
    monkeypatch.setattr(bots, "PATIENCE", 2.0)

    async def run() -> None:
        metrics = Metrics()
        crew = bots.Bots(1, metrics)
        crew.thinkers._prepared.add("lindwurm.games.dragon_farkle")
        question, played = asked("master"), load("dragon_farkle")
        crew.thinkers._pool = crew.thinkers._processes(1)
        await asyncio.wrap_future(crew.thinkers._pool.submit(os.getpid))
        for process in (crew.thinkers._pool._processes or {}).values():
            os.kill(process.pid or 0, signal.SIGKILL)
        assert await crew.choose(question) in question.legal
        assert metrics.bot_fallbacks == 1
        assert await crew.thinkers._ask(60, elsewhere, played) != os.getpid()
        crew.thinkers._waiting = processes.MOST_WAITING
        assert await crew.choose(question) in question.legal
        assert (metrics.bot_fallbacks, metrics.bot_failures) == (2, 0)
        crew.thinkers._waiting = 0
        late = asyncio.create_task(crew.thinkers._ask(0.05, elsewhere, played, 0.5))
        with pytest.raises(processes.Busy):
            await late
        assert crew.thinkers._waiting == 1, "it is still being worked on"
        await crew.thinkers._ask(60, elsewhere, played)
        await asyncio.sleep(0)
        assert crew.thinkers._waiting == 0
        crew.close()

    awaited(run())


def test_an_answer_without_a_choice_takes_as_long_as_the_latest_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else everybody could tell by the clock that a hidden card was of no use."""
    slept: list[float] = []

    async def run() -> None:
        crew = bots.Bots(1, Metrics())
        question = asked("adept")
        forced = replace(question, legal=question.legal[:1])
        monkeypatch.setattr(asyncio, "sleep", note)
        assert await crew.choose(forced) == question.legal[0]
        await crew.choose(question)
        await crew.choose(forced)
        await crew.choose(replace(forced, level="novice"))
        assert slept == [0.0, crew._lately["dragon_farkle", "adept"][0], 0.0]
        assert slept[1] > 0
        crew.close()

    async def note(seconds: float) -> None:
        slept.append(seconds)

    awaited(run())


@pytest.mark.parametrize("game_id", ids())
@pytest.mark.rule("DQ-12", "DR-191", "SA-42", "DF-134", "DF-146", "DF-E55")
def test_what_is_done_when_time_is_out(game_id: str) -> None:
    """The game's own default, by what the seat may know alone; or else what an adept would do."""
    game = load(game_id)
    match, rng, silences = Match(game, 2, seed=5), random.Random(5), 0
    for at in range(300):
        if match.over:
            break
        seat = rng.choice(match.actors)
        late = bots.question(match, seat, bots.LATE)
        done = bots.answer(replace(late, words=[*late.words]))
        assert done in late.legal
        other = replace(late, imagined=match.imagine(seat, at), words=[*late.words])
        assert done == bots.answer(other)
        if game.default is None:
            assert done == bots.answer(replace(late, level="adept"))
        silences += match.text(done) in ("pass", "accept")
        match.act(seat, rng.choice(match.legal(seat)))
    assert silences > 0 or game_id not in ("dragon_farkle", "schutt_und_asche")


@pytest.mark.parametrize("game", ids())
def test_hints_and_odds_at_a_table_with_bots(server: Served, game: str) -> None:
    anna = Client(server, "Anna", "de")
    table = anna.table("me", "bot", game=game)
    assert anna.get(f"/api/tables/{table}")["table"]["hints"] is True
    sitting = anna.sit(table)
    assert sitting.ask(type="odds")["code"] == "not_started"
    anna.post(f"/api/tables/{table}/start")
    searched, rng = 0, random.Random(3)
    for _ in range(6):
        legal = {a["text"]: a for a in sitting.until_asked()}
        odds = sitting.ask(type="odds")
        assert odds["type"] == "odds"
        assert {r["action"] for r in odds["risks"]} <= set(legal)
        if searched < 2 and len(legal) > 1:
            told = sitting.ask(type="hint")
            patience = time.monotonic() + 60  # the search is being prepared
            while not searched and not told.get("searched") and time.monotonic() < patience:
                time.sleep(0.2)
                told = sitting.ask(type="hint")
            assert told["type"] == "hint", told
            assert (told["number"], told["seat"]) == (sitting.position["number"], 1)
            assert {told["best"], told["advised"]} <= set(legal)
            assert (told["odds"], told["risks"]) == (odds["odds"], odds["risks"])
            if told["searched"]:
                searched += 1
                assert sum(c["visits"] for c in told["choices"]) == told["iterations"] > 0
                for choice in told["choices"]:
                    assert choice["label"] == legal[choice["text"]]["label"]
                    assert len(choice["returns"]) == 2
                    assert choice["wins"] is None or choice["visits"] >= 100, "too few tries"
        sitting.act(rng.choice(list(legal)))
        sitting.drain()
    assert searched
    anna.close()


def test_a_server_with_numba_searches_compiled(tmp_path: Path) -> None:
    """Prepared in a process of its own (`make compiled` leaves it on disk), then at full speed."""
    pytest.importorskip("numba")
    served = Served(tmp_path / "x.db", compiling=True)
    anna = Client(served, "Anna")
    table = anna.table("me", "legend", first_player="1", cards="none")
    anna.post(f"/api/tables/{table}/start")
    sitting = anna.sit(table)
    sitting.until(lambda m: m["type"] == "notice" and m["kind"] == "bots_ready", 600)
    # A search ends as soon as the matter is clear, and a machine that is busy may have no time for
    # one: the best of some is taken.
    told = [t for _ in range(8) if (t := sitting.ask(type="hint"))["searched"]]
    best = max(t["iterations"] / t["seconds"] for t in told)
    assert best > 1000, "plain Python makes some 30 tries a second"
    anna.close()
    assert "Traceback" not in served.stop()


def test_hints_only_where_the_table_allows_them(server: Served) -> None:
    anna, ben = Client(server, "Anna"), Client(server, "Ben")
    table = anna.table("me", "open", first_player="1")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    at = anna.sit(table)
    for kind in ("hint", "odds"):
        refused = at.ask(type=kind)
        assert (refused["code"], refused["message"]) == (
            "forbidden",
            "this table plays without hints",
        )
    assert anna.get(f"/api/tables/{anna.table('me', 'me')}")["table"]["hints"] is True
    both = anna.table("me", "open", rules={"hints": True}, first_player="1")
    ben.post(f"/api/tables/{both}/join", {})
    anna.post(f"/api/tables/{both}/start")
    first, second = anna.sit(both), ben.sit(both)
    assert second.ask(type="odds", seat=1)["code"] == "forbidden", "not for somebody else's seat"
    assert second.ask(type="hint")["code"] == "illegal", "nothing to decide"
    watcher = Client(server, None).sit(both)
    assert watcher.ask(type="odds")["code"] == "forbidden"
    first.send(type="hint", id="h1")
    assert first.ask(type="odds")["code"] == "too_many", "one question at a time"
    assert first.ask(type="ping")["type"] == "pong", "others are answered meanwhile"
    assert first.until(lambda m: m.get("id") == "h1")["type"] == "hint"
    silent = anna.table("me", "bot", rules={"hints": False})
    anna.post(f"/api/tables/{silent}/start")
    assert anna.sit(silent).ask(type="odds")["code"] == "forbidden"
    for client in (anna, ben):
        client.close()


@pytest.mark.parametrize("game_id", ids())
def test_odds_are_a_function_of_what_the_seat_may_know(game_id: str) -> None:
    game = load(game_id)
    match, rng, told = Match(game, 2, seed=11), random.Random(11), 0
    texts = Texts(game, "en")
    for at in range(120):
        if match.over:
            break
        seat = rng.choice(match.actors)
        if at % 6 == 0:
            found = [analysis.odds(match.imagined(seat, seed), seat, texts) for seed in (1, 2)]
            assert found[0] == found[1] == analysis.odds(match, seat, texts)
            told += bool(found[0]["odds"] or found[0]["risks"])
        match.act(seat, rng.choice(match.legal(seat)))
    assert told, "nothing was told: this test proves nothing"


def test_a_wyrm_is_offered_where_it_is_more_than_a_legend(server: Served) -> None:
    """It may sit down everywhere all the same."""
    listed = {one["id"]: one["bots"] for one in Client(server, "Anna").get("/api/games")}
    for name in ids():
        game = load(name)
        assert listed[name] == bots.offered(game)
        for efforts in (set(), {"wyrm"}):
            told = bots.offered(replace(game, efforts=dict.fromkeys(efforts, Effort(1))))
            assert told == ["random", "novice", "adept", "master", "legend", *efforts]
