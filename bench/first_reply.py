"""`python -m bench.first_reply [GAME…]`: from a cold start to the first reply of every level.

Each game begins with nothing compiled and nothing kept: the server is started, a table is set with
a bot of each level, and one plays until the bot has to answer. Told are the seconds until the
server listens, those of the first reply, and what the person is told meanwhile. With `--ready` it
also waits until the search of a master is compiled, and tells how long that took; without
(`--plain`) there is no compiler at all, as after a plain install.
"""

from __future__ import annotations

import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.asking import Asking
from bench.measure import machine
from lindwurm import games
from lindwurm.bots.levels import LEVELS
from tests.server.harness import Client, Served, Sitting

LONGEST = 900.0
ROW = "{:<17} {:<8} {:>9} {:>9}  {}"


def main() -> int:
    """Measure and print."""
    parser = Asking("python -m bench.first_reply", __doc__)
    parser.add_argument("--plain", action="store_true", help="without a compiler")
    parser.add_argument("--ready", action="store_true", help="until a master's search is compiled")
    asked = parser.asked()
    found = {}
    if not asked.json:
        print(f"{machine()}; seconds\n")
        print(ROW.format("", "level", "listens", "reply", "what is told meanwhile"))
    for game in asked.games or games.ids():
        found[game] = measured(game, compiling=not asked.plain, ready=asked.ready)
        if not asked.json:
            for level, one in found[game].items():
                print(
                    ROW.format(game, level, one["listens"], one["reply"], one["told"]), flush=True
                )
    if asked.json:
        print(json.dumps(found))
    return 0


def measured(game: str, *, compiling: bool, ready: bool) -> dict[str, dict[str, Any]]:
    """Return for each level how long its first reply takes, each from a server that is cold."""
    found: dict[str, dict[str, Any]] = {}
    for level in LEVELS:
        with tempfile.TemporaryDirectory(prefix="lindwurm-cold-") as folder:
            begun = time.monotonic()
            served = Served(Path(folder, "x.db"), compiling=compiling, LINDWURM_CACHE=folder)
            listens = time.monotonic() - begun
            person = Client(served, "Anna")
            try:
                seats = [level] * (games.load(game).seats[0] - 1 or 1)
                table = person.table("me", *seats, game=game)
                person.post(f"/api/tables/{table}/start")
                sitting = person.sit(table)
                reply = first_reply(sitting)
                told = [m["kind"] for m in sitting.heard if m["type"] == "notice"]
                found[level] = {
                    "listens": round(listens, 1),
                    "reply": round(reply, 2),
                    "told": ", ".join(dict.fromkeys(told)),
                }
                if ready and level == "master":
                    found[level]["told"] += f"; ready after {until_ready(sitting):.0f}"
            finally:
                person.close()
                served.stop()
    return found


def first_reply(sitting: Sitting) -> float:
    """Play at random until a bot has to answer; return the seconds that it took."""
    rng = random.Random(1)
    while True:
        if sitting.position["legal"]:
            sitting.act(rng.choice(sitting.position["legal"])["text"])
            sitting.settle()
            continue
        before, begun = sitting.position["number"], time.monotonic()
        while sitting.position["number"] == before:
            sitting.receive(LONGEST)
        return time.monotonic() - begun


def until_ready(sitting: Sitting) -> float:
    """Return the seconds until a bot's search is compiled."""
    begun = time.monotonic()
    sitting.until(lambda m: m["type"] == "notice" and m["kind"] == "bots_ready", LONGEST)
    return time.monotonic() - begun


if __name__ == "__main__":
    raise SystemExit(main())
