"""Reviews take no bot's process, and nobody has all of them made for themselves."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any

import pytest

from lindwurm.games import load
from lindwurm.kernel.game import Game
from lindwurm.server.errors import Refused
from lindwurm.server.table import reviews
from lindwurm.server.table.reviews import Progress, Reviews
from lindwurm.server.thinking import processes
from lindwurm.server.thinking.processes import Busy, Late, Thinkers
from tests.server.harness import awaited

GAME = load("simurgh")


class Pool:
    """Takes work in, and does none of it before it is told to."""

    def __init__(self) -> None:
        self.taken: list[Future[Any]] = []
        self.names: list[str] = []

    def submit(self, work: Any, *_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        self.taken.append(future)
        self.names.append(work.__name__)
        return future


class Thinking:
    """Processes that never get ready."""

    spare = 1

    async def prepared(self, game: Game) -> None:
        await asyncio.Event().wait()


def thinkers(workers: int) -> tuple[Thinkers, Pool]:
    found: Any = Thinkers(workers)
    found._pool = pool = Pool()
    return found, pool


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_all_reviews_together_leave_a_process_to_those_who_wait() -> None:
    async def tried() -> None:
        found, pool = thinkers(3)
        parts = [asyncio.create_task(found.look(GAME, "", i, i + 1, 1.0)) for i in range(6)]
        await settled()
        assert len(pool.taken) == 2, "one of three is left for bots"
        pool.taken[0].set_result(b"")
        await settled()
        assert len(pool.taken) == 3
        assert parts[0].done()
        for part in parts:
            part.cancel()

    awaited(tried())


def test_what_nobody_waits_for_any_more_keeps_its_place_until_it_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processes, "REVIEW_PATIENCE", 0.01)

    async def tried() -> None:
        found, pool = thinkers(2)
        with pytest.raises(Late):
            await found.look(GAME, "", 0, 1, 0.0)
        other = asyncio.create_task(found.look(GAME, "", 1, 2, 100.0))
        await asyncio.sleep(0.05)
        assert len(pool.taken) == 1, "its process is still at it"
        pool.taken[0].set_result(b"")
        await settled()
        assert len(pool.taken) == 2
        other.cancel()

    awaited(tried())


def test_a_part_that_takes_minutes_is_not_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "AGAIN", 0.0)
    asked: list[int] = []

    async def look(_game: Game, _record: str, first: int, _last: int, _seconds: float) -> bytes:
        asked.append(first)
        raise Busy if len(asked) < 3 else Late

    async def tried() -> None:
        thinking: Any = Thinking()
        thinking.look = look
        nothing: Any = None
        with pytest.raises(Late):
            await Reviews(nothing, thinking, 1.0)._patiently(GAME, "", 7, 8, 1.0)

    awaited(tried())
    assert asked == [7, 7, 7], "who is busy is asked again, who is late is not"


def test_a_lost_compiler_is_replaced() -> None:
    async def tried() -> None:
        found: Any = Thinkers(1)
        lost, fresh = Pool(), Pool()
        found._compiler = lost
        found._processes = lambda *_, **__: fresh
        both = [asyncio.create_task(found.prepared(GAME)) for _ in range(2)]
        await settled()
        assert len(lost.taken) == 1, "one game is compiled once"
        lost.taken[0].set_exception(processes.BrokenProcessPool())
        await settled()
        fresh.taken[0].set_result(None)
        await settled()
        assert isinstance(both[0].exception(), processes.BrokenProcessPool)
        assert both[1].exception() is None

    awaited(tried())


def test_nobody_has_all_reviews_made_for_themselves() -> None:
    async def tried() -> None:
        thinking: Any = Thinking()
        nothing: Any = None
        made = Reviews(nothing, thinking, 1.0)

        def start(table: str, person: str, network: str) -> None:
            made.start(table, GAME, "", 10, person, network)

        start("1", "anna", "192.0.2.1")
        start("1", "anna", "192.0.2.1")  # whoever asks again is told how far it is
        start("1", "ben", "192.0.2.2")
        with pytest.raises(Refused, match="for you"):
            start("2", "anna", "192.0.2.9")
        start("2", "ben", "192.0.2.1")
        with pytest.raises(Refused, match="other games"):
            start("3", "carl", "192.0.2.1")
        start("3", "carl", "192.0.2.2")
        start("4", "dora", "192.0.2.3")
        with pytest.raises(Refused, match="other games"):
            start("5", "emil", "192.0.2.4")
        assert len(made._tasks) == reviews.MOST
        await made.close()

    awaited(tried())


def test_reviews_that_failed_do_not_pile_up() -> None:
    async def tried() -> None:
        thinking: Any = Thinking()
        nothing: Any = None
        made = Reviews(nothing, thinking, 1.0)
        for i in range(reviews.KEPT_FAILURES + 50):
            made._progress[f"old {i}"] = Progress(0, 1, failed=True)
        made.start("new", "simurgh", "", 10, "anna", "")
        assert len(made._progress) == reviews.KEPT_FAILURES + 1
        assert made.progress("old 0") is None
        assert made.progress("new") is not None
        await made.close()

    awaited(tried())


def test_a_review_is_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """That takes seconds, and everybody who has the link may ask for it."""
    at_once, most, told = 0, 0, []

    def document(_found: Any, match: Any, language: str) -> dict[str, Any]:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        time.sleep(0.01)
        told.append((language, match.names))
        at_once -= 1
        return {"names": match.names}

    monkeypatch.setattr(reviews, "document", document)

    async def tried() -> None:
        nothing: Any = None
        made = Reviews(nothing, nothing, 1.0)
        match: Any = SimpleNamespace(names=("Anna", "Ben"))
        asked = [made.told("t", nothing, match, language) for language in ("en", "de") * 10]
        await asyncio.gather(*asked)
        assert len(told) == 2
        match.names = ("Anna", "gone")  # who deletes their account is not named any more
        assert (await made.told("t", nothing, match, "en"))["names"] == ("Anna", "gone")
        for table in range(reviews.KEPT_IN_WORDS + 5):
            await made.told(str(table), nothing, match, "en")
        assert len(made._told) == reviews.KEPT_IN_WORDS

    awaited(tried())
    assert most == 1
