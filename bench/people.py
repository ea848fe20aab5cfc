"""`python -m bench.people`: how long each page takes where many people have played for years.

Fills an SQLite file with accounts, finished games, tables, friends and reports, as they come about
where some play every evening and most now and then; starts a server on it, and asks for what every
page asks for, as people drawn by how much they play, and as the one who has played most. Times are
those of a program on the same machine, from the question to the whole answer, and those that the
server itself has worked for it (CPU time of all its threads): the second do not depend on what else
the machine is doing.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx

from bench.measure import machine
from lindwurm import games
from lindwurm.engines.holdings import names
from lindwurm.server.identity import Bearer, Signer
from lindwurm.server.store.database import Database
from tests.server.harness import Served

GOAL = 200
"""Milliseconds that a page may take on the server."""
SECRET = "bench"
NOW = datetime.now(UTC)


# -- people who have played ------------------------------------------------------------------------


def moment(at: datetime) -> str:
    """Return a moment as SQLAlchemy writes it."""
    return at.replace(tzinfo=None).isoformat(" ", "microseconds")


class World:
    """What is in the database before anybody asks."""

    def __init__(self, people: int, played: int, seed: int = 1):
        self.rng = random.Random(seed)
        self.ids = [f"p{n:021d}" for n in range(people)]
        # The few who play every evening, the many who have come by: by rank, as words in a text.
        self.weights = list(itertools.accumulate(1 / (n + 8) ** 0.8 for n in range(people)))
        self.played = played
        self.games = [games.load(one) for one in games.ids()]
        self.kinds = [list(names(game).items()) for game in self.games]

    def somebody(self, count: int) -> list[int]:
        """Return different people, the busy ones more often."""
        found: dict[int, None] = {}
        while len(found) < count:
            found[self.rng.choices(range(len(self.ids)), cum_weights=self.weights)[0]] = None
        return list(found)

    def fill(self, file: Path) -> None:
        """Write everything."""
        with sqlite3.connect(file) as into:
            into.execute("PRAGMA synchronous=OFF")
            rng = self.rng
            people = []
            for n, person in enumerate(self.ids):
                shows = rng.choices(("nobody", "companions", "everybody"), (5, 3, 2))[0]
                joined = NOW - timedelta(days=rng.random() * 1000)
                people.append(
                    (person, f"Player {n}", "en", f"player {n}", "x", moment(joined), shows)
                )
            insert(into, "people", "id name language account passphrase created shows", people)
            days = [(one, "s", "", moment(NOW), moment(NOW)) for one in self.ids]
            insert(into, "sessions", "person_id id agent created used", days)
            self._games(into)
            bonds = set()
            for n in range(len(self.ids)):
                for other in self.somebody(rng.randrange(1, 12)):
                    if other != n:
                        bonds |= {(n, other), (other, n)}
            rows = ((self.ids[a], self.ids[b], "friend", moment(NOW)) for a, b in bonds)
            insert(into, "bonds", "person_id other_id kind at", rows)
            reports = []
            for n in range(500):
                by, about = self.somebody(2)
                said = [
                    {
                        "person": self.ids[about],
                        "name": "x",
                        "text": "y" * 80,
                        "at": "",
                        "it": at == 5,
                    }
                    for at in range(11)
                ]
                settled = moment(NOW) if n % 5 else None
                who = self.ids[by], self.ids[about]
                reports.append(
                    ("line", *who, "x", "insult", "", json.dumps(said), moment(NOW), settled)
                )
            columns = "kind by_id about_id name reason words context at settled"
            insert(into, "reports", columns, reports)
            into.execute("ANALYZE")

    def _games(self, into: sqlite3.Connection) -> None:
        """Write the finished games, a fifth of whose tables are still there, and some running."""
        for first in range(0, self.played, 5000):
            finished, results, tables, seats = [], [], [], []
            for n in range(first, min(first + 5000, self.played)):
                which = self.rng.randrange(len(self.games))
                game = self.games[which]
                table, count = f"t{n:021d}", self.rng.choice([s for s in game.seats if s > 1])
                bots = self.rng.randrange(count) if self.rng.random() < 0.6 else 0
                people = self.somebody(count - bots)
                ended = moment(NOW - timedelta(days=1000 * (1 - n / self.played)))
                winner, scores = self.rng.randrange(count), self.rng.choices(range(100), k=count)
                finished.append(
                    (table, game.id, count, len(people), self.rng.randrange(40, 400), ended, True)
                )
                kept = n > 0.8 * self.played
                if kept:
                    running = self.rng.random() < 0.01
                    status = "playing" if running else "over"
                    host = self.ids[people[0]]
                    settings = (table, game.id, game.version, "{}", running, status, host)
                    over = None if running else ended
                    awaited = "[0]" if running else None
                    tables.append(
                        (*settings, b"0" * 32, "0" * 64, ended, over, awaited, not running)
                    )
                for at in range(count):
                    who = self.ids[people[at]] if at < len(people) else None
                    kind = "bot" if who is None else "person"
                    name = "Fafnir" if who is None else f"Player {people[at]}"
                    results.append(
                        (
                            *(table, at, who, kind, name, at, at == winner, scores[at]),
                            *(self._held(which), who is not None, ended),
                        )
                    )
                    if kept:
                        seats.append((table, at, kind, who, name, "", "[]"))
            insert(into, "finished", "table_id game seats people moves ended counts", finished)
            columns = "table_id number person_id kind name turn won score held counts ended"
            insert(into, "results", columns, results)
            columns = (
                "id game rules_version options public status host seed commitment created ended"
            )
            insert(into, "tables", f"{columns} awaited entered", tables)
            seats = [one[:6] for one in seats]
            insert(into, "seats", "table_id number kind person_id name salt", seats)

    def _held(self, which: int) -> str:
        return json.dumps(
            {
                kind: self.rng.sample(range(len(parts)), min(len(parts), 4))
                for kind, parts in self.kinds[which]
            }
        )


def insert(into: sqlite3.Connection, table: str, columns: str, rows: Any) -> None:
    """Write many rows at once."""
    fields = columns.split()
    marks = ", ".join("?" * len(fields))
    into.executemany(f"INSERT INTO {table} ({', '.join(fields)}) VALUES ({marks})", rows)


# -- asking ----------------------------------------------------------------------------------------


def cookie(person: str) -> dict[str, str]:
    """Return the headers of somebody who is signed in."""
    return {"cookie": f"lindwurm={Signer(SECRET).cookie(Bearer(person, 's'))}"}


def worked(process: int) -> float:
    """Return for how many milliseconds a process has worked, in all its threads."""
    tasks = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(one.read_text().split()[0]) for one in tasks) / 1e6


def percentiles(times: list[float]) -> tuple[float, float]:
    """Return the median, and what all but one in a hundred keep to."""
    times = sorted(times)
    return statistics.median(times), times[min(len(times) - 1, int(0.99 * len(times)))]


def pages(world: World) -> Iterator[tuple[str, Any]]:
    """Give every page's question: its name, and what makes the path and headers of one."""

    def one() -> str:
        return world.ids[world.somebody(1)[0]]

    def other() -> str:
        return f"/api/chronicle?of=player%20{world.somebody(1)[0]}"

    busiest = world.ids[0]
    last = f"{(NOW - timedelta(days=500)).isoformat().replace('+', '%2B')}~0"
    yield "first page: own tables", lambda: ("/api/me/tables", cookie(one()))
    yield "first page: public tables", lambda: ("/api/tables", cookie(one()))
    yield "news, on every page", lambda: ("/api/company", cookie(one()))
    yield "friends", lambda: ("/api/friends", cookie(one()))
    yield "own chronicle", lambda: ("/api/chronicle", cookie(one()))
    yield "somebody else's chronicle", lambda: (other(), cookie(one()))
    yield (
        "finished games, one page of them",
        lambda: (
            f"/api/chronicle/finished?before={last}",
            cookie(one()),
        ),
    )
    yield "of who has played most: own tables", lambda: ("/api/me/tables", cookie(busiest))
    yield "of who has played most: chronicle", lambda: ("/api/chronicle", cookie(busiest))
    yield (
        "of who has played most: finished games",
        lambda: (
            f"/api/chronicle/finished?before={last}",
            cookie(busiest),
        ),
    )
    yield "of who has played most: friends", lambda: ("/api/friends", cookie(busiest))
    yield "operator's page", lambda: ("/api/operator", {})
    yield "operator's page: reports", lambda: ("/api/operator/reports", {})


def measured(server: Served, world: World, asked: int) -> list[dict[str, Any]]:
    """Ask for every page so many times, one after the other."""
    found = []
    with httpx.Client(base_url=server.address, timeout=60) as client:
        for name, question in pages(world):
            times: list[float] = []
            cpu: list[float] = []
            size = 0
            for n in range(asked + 3):
                path, headers = question()
                before, began = worked(server.process.pid), time.perf_counter()
                answer = client.get(path, headers=headers)
                if n >= 3:  # the first ones load games and texts
                    times.append(1000 * (time.perf_counter() - began))
                    cpu.append(worked(server.process.pid) - before)
                size = max(size, len(answer.content))
                hidden = answer.status_code == 404 and "?of=" in path  # who shows nobody theirs
                assert answer.status_code == 200 or hidden, f"{name}: {answer.text}"
            told: dict[str, Any] = {"page": name, "bytes": size}
            told["median_ms"], told["p99_ms"] = percentiles(times)
            told["cpu_ms"], told["cpu_p99_ms"] = percentiles(cpu)
            found.append(told)
    return found


def main() -> None:
    """Fill, ask and tell."""
    parser = argparse.ArgumentParser("python -m bench.people", description=__doc__)
    parser.add_argument("--accounts", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--asked", type=int, default=200, help="times that each page is asked for")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    world = World(arguments.accounts, arguments.games)
    with tempfile.TemporaryDirectory(prefix="lindwurm-people-") as folder:
        file = Path(folder) / "people.db"

        async def made() -> None:
            database = Database(f"sqlite+aiosqlite:///{file}")
            await database.upgrade()
            await database.close()

        asyncio.run(made())
        began = time.perf_counter()
        world.fill(file)
        filled = time.perf_counter() - began
        server = Served(file, LINDWURM_SECRET=SECRET, LINDWURM_FINISHED_DAYS="0")
        try:
            found = measured(server, world, arguments.asked)
        finally:
            server.stop()
        size = file.stat().st_size
    if arguments.json:
        print(json.dumps({"machine": machine(), "pages": found}, indent=1))
        return
    print(
        f"{machine()}; {arguments.accounts:,} accounts, {arguments.games:,} finished games "
        f"({size / 1e6:.0f} MB, written in {filled:.0f} s); each page {arguments.asked} times\n"
    )
    print("| page | server's work, median | p99 | until the answer, median | p99 | longest |")
    print("|---|---|---|---|---|---|")
    for one in found:
        keys = ("cpu_ms", "cpu_p99_ms", "median_ms", "p99_ms")
        times = " | ".join(f"{one[key]:.1f} ms" for key in keys)
        print(f"| {one['page']} | {times} | {one['bytes'] / 1000:.0f} kB |")
    late = [one["page"] for one in found if one["cpu_p99_ms"] > GOAL]
    verdict = f"missed by {', '.join(late)}" if late else "met by all"
    print(f"\nGoal of {GOAL} ms of the server's work: {verdict}")


if __name__ == "__main__":
    main()
