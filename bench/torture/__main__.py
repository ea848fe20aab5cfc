"""`python -m bench.torture --minutes N`: hurt servers, and check everything that they said.

Many tables are played at random, as fast as they can be. Meanwhile servers are killed (SIGKILL),
stopped for a moment (SIGSTOP), cut off from everybody, given a full disk, and their clock jumps:
one process on SQLite in each of some lanes, and two on one PostgreSQL with a Redis between them,
which are hurt as well. After each blow the checker compares every acknowledged move with the
database, and everything that anybody was sent with an offline replay of the rows.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from bench.torture.lanes import Report, run
from tests.server.cluster import NotHere


def lines(report: Report) -> list[str]:
    counts = ", ".join(f"{count:,} {name}" for name, count in report.counts.items())
    told = [f"  {counts}", f"  in {report.seconds:.0f} seconds, seed {report.seed}"]
    return told + [f"  left out: {reason}" for reason in report.left_out]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.torture", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0, help="how long (default: 1)")
    parser.add_argument("--kills", type=int, default=0, help="end earlier, after so many, and")
    parser.add_argument("--moves", type=int, default=0, help="so many acknowledged moves")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of all that is random")
    parser.add_argument("--lanes", type=int, default=2, help="servers on SQLite (default: 2)")
    parser.add_argument("--tables", type=int, default=6, help="at each lane (default: 6)")
    parser.add_argument("--no-cluster", action="store_true", help="SQLite only")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    goals = {"kills": asked.kills, "acknowledged moves": asked.moves}
    with tempfile.TemporaryDirectory(prefix="lindwurm-torture-") as folder:
        try:
            report = asyncio.run(
                run(
                    Path(folder),
                    seconds=60 * asked.minutes,
                    seed=asked.seed,
                    lanes=asked.lanes,
                    tables=asked.tables,
                    cluster=not asked.no_cluster,
                    goals=goals if any(goals.values()) else None,
                )
            )
        except NotHere as error:
            print(f"bench.torture: {error}")
            return 1
        except AssertionError as error:
            print(f"bench.torture, seed {asked.seed}: {error}", file=sys.stderr)
            return 1
    print(json.dumps(report.json(), indent=2) if asked.json else "\n".join(lines(report)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
