"""`python -m bench.gpu [GAME…]`: the rules on a GPU, one game per thread.

Needs a GPU that Numba can reach. With NUMBA_ENABLE_CUDASIM=1 and a handful of games the same runs
in Numba's simulator, which checks the program but says nothing about speed.

A way is how the games are laid out on the GPU, as words joined by plus signs: `usual` (the best one
known for a game); `plain` (none of what follows); `there` (a thread works where its record lies,
instead of in memory of its own); `r64` (registers of a thread);
`t64` (threads of a block); `few512` (so many threads on each multiprocessor, which play one game
after the other); `calls400` (rules of more than 400 instructions are called instead of put into
their callers); `wait16at5` (a game in phase 5 waits until 16 of 32 are there, or no other can go
on; `wait16at5at7` names two phases). So `--ways plain,there+r64,there+r64+few512` compares three.

Compiling a kernel takes minutes and needs no GPU: `--ahead 9.0` compiles for an H100 or H200 into
the cache folder ($LINDWURM_CACHE). `--jobs 16` compiles all that is missing side by side before it
measures, `--patience 150` gives that so many seconds, `--kept` measures only what is there.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from numba import cuda as device

from lindwurm import games
from lindwurm.engines import batch, cuda, kernels
from lindwurm.kernel.game import Game

PARTS: dict[str, Callable[[int], dict[str, Any]]] = {
    r"plain": lambda n: {},
    r"there": lambda n: {"local": False},
    r"r(\d+)": lambda n: {"registers": n},
    r"t(\d+)": lambda n: {"threads": n},
    r"few(\d+)": lambda n: {"resident": n},
    r"calls(\d+)": lambda n: {"calls": n},
}
Ways = dict[Game, dict[str, cuda.Way]]
WAITING = re.compile(r"wait(\d+)((?:at\d+)+)")


def way(text: str, game: Game) -> cuda.Way:
    """Return the way that is written like `there+r64+few512`."""
    if text == "usual":
        return cuda.usual(game)
    found: dict[str, Any] = {}
    for word in text.split("+"):
        if match := WAITING.fullmatch(word):
            phases = {int(phase) for phase in match[2].split("at")[1:]}
            found |= {"gather": int(match[1]), "dear": sum(1 << phase for phase in phases)}
            continue
        for pattern, meant in PARTS.items():
            if match := re.fullmatch(pattern, word):
                found |= meant(int(match[1]) if match.groups() else 0)
                break
        else:
            raise argparse.ArgumentTypeError(f"there is no way {word!r}: see --help")
    return cuda.Way(**found)


def main() -> int:
    """Measure and print; 1 if the GPU plays other games than the CPU, 2 without a GPU."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.gpu",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="*", help="(dragon_farkle)")
    parser.add_argument("--games", type=int, default=2**20, help="games per batch (2**20)")
    parser.add_argument("--rounds", type=int, default=5, help="batches measured (5)")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--engine", default="python", choices=batch.ENGINES, help="on the CPU")
    parser.add_argument("--ways", default="usual", help="how games are laid out (usual)")
    parser.add_argument("--ahead", metavar="M.N", help="compile for this capability, play nothing")
    parser.add_argument("--jobs", type=int, default=1, help="kernels compiled side by side (1)")
    parser.add_argument("--patience", type=float, default=3600, help="seconds for compiling (3600)")
    parser.add_argument("--kept", action="store_true", help="only what is compiled already")
    parser.add_argument("--sample", type=int, default=500, help="games played on the CPU too (500)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep what was measured there")
    asked = parser.parse_args()
    try:
        chosen = [games.load(name) for name in asked.game or ["dragon_farkle"]]
        ways = {game: {text: way(text, game) for text in asked.ways.split(",")} for game in chosen}
    except (argparse.ArgumentTypeError, games.UnknownGame) as error:
        parser.error(str(error))
    if asked.ahead:
        return _ahead(ways, asked.ahead)
    if not kernels.SIMULATED and not device.is_available():
        print("There is no GPU that Numba can reach.", file=sys.stderr)
        return 2
    if not kernels.SIMULATED and not asked.kept:
        _side_by_side(ways, asked.jobs, asked.patience)
    told: list[dict[str, Any]] = []
    for game, layouts in ways.items():
        print(f"{game.id}, {asked.seats} seats, random play, {asked.games:,} games, on {_name()}")
        sample = min(asked.games, asked.sample)
        reference = batch.run(game, sample, asked.seats, engine=asked.engine)
        print(f"  final states of {sample} games on the CPU: {reference.digest}", flush=True)
        for text, layout in layouts.items():
            told.append({"game": game.id, "way": text, **_measured(game, layout, asked, reference)})
            if asked.json:
                asked.json.write_text(json.dumps(told, indent=1), "utf-8")
    return int(any(row.get("same") is False for row in told))


def _ahead(ways: Ways, capability: str) -> int:
    major, minor = map(int, capability.split("."))
    for game, layouts in ways.items():
        for text, layout in layouts.items():
            started = time.process_time()
            kernel, types = cuda.kernel(game, layout), cuda.signature(game)
            place = kernels.ahead(kernel, types, (major, minor))
            taken = time.process_time() - started
            print(
                f"{game.id} {text}: {taken:.0f} CPU s, {place.stat().st_size:,} bytes", flush=True
            )
    return 0


def _side_by_side(ways: Ways, jobs: int, seconds: float) -> None:
    """Compile what is missing, each kernel in a process of its own; what takes too long is left."""
    capability = ".".join(map(str, device.get_current_device().compute_capability))
    waiting = [
        (game.id, text)
        for game, layouts in ways.items()
        for text in {_compiled(layout): text for text, layout in layouts.items()}.values()
    ]
    running: dict[str, subprocess.Popen[bytes]] = {}
    until = time.monotonic() + seconds
    while (waiting or running) and time.monotonic() < until:
        while waiting and len(running) < jobs:
            name, text = waiting.pop(0)
            order = [name, "--ways", text, "--ahead", capability]
            process = subprocess.Popen([sys.executable, "-m", "bench.gpu", *order])
            running[f"{name} {text}"] = process
        time.sleep(0.5)
        running = {what: process for what, process in running.items() if process.poll() is None}
    for what, process in running.items():
        print(f"not compiled in time: {what}", flush=True)
        process.kill()


def _compiled(layout: cuda.Way) -> cuda.Way:
    """Return the way without what makes no other kernel of it."""
    return replace(layout, threads=0, resident=0)


def _measured(game: Game, layout: cuda.Way, asked: Any, reference: batch.Batch) -> dict[str, Any]:
    """Play some batches one way, and say how fast that was and whether they are the same games."""
    count, name = asked.games, f"  {_words(layout):<28}"
    kernel = cuda.kernel(game, layout)
    if not kernels.SIMULATED and not kernel._cache.place(cuda.signature(game)).exists():
        print(f"{name} is not compiled", flush=True)
        return {"error": "not compiled"}
    started = time.perf_counter()
    cuda.run(game, min(count, 128), asked.seats, way=layout)
    warm = time.perf_counter() - started
    given = cuda.arguments(game, count, asked.seats)
    taken = []
    for _ in range(asked.rounds):
        started = time.perf_counter()
        cuda.launch(game, given, layout)
        taken.append(time.perf_counter() - started)
    states, lengths = cuda.states(game, given[0][: reference.games]), given[-1].copy_to_host()
    steps = int(lengths[lengths > 0].sum())
    speeds = [steps / seconds for seconds in taken]
    data = game.state.packed_records(states)
    same = hashlib.blake2b(data, digest_size=16).hexdigest() == reference.digest
    low, middle, high = (f(speeds) / 1e6 for f in (min, statistics.median, max))
    found = {"speed": middle, "low": low, "high": high, "warm": warm, "same": same}
    if not kernels.SIMULATED:
        (made,) = kernel.overloads.values()
        found |= {"registers": made.regs_per_thread, "local": made.local_mem_per_thread}
    print(
        f"{name} {middle:8.2f} M steps/s ({low:.2f} to {high:.2f}), first use {warm:.1f} s, "
        f"{found.get('registers', '?')} registers, {found.get('local', '?')} B local memory, "
        f"mean length {lengths.mean():.1f}: {'the same' if same else 'OTHER'} games",
        flush=True,
    )
    return found


def _words(layout: cuda.Way) -> str:
    words = [] if layout.local else ["there"]
    words += [f"r{layout.registers}", f"t{layout.threads}"]
    words += [f"few{layout.resident}"] if layout.resident else []
    words += [f"calls{layout.calls}"] if layout.calls else []
    at = "".join(f"at{p}" for p in range(layout.dear.bit_length()) if layout.dear >> p & 1)
    words += [f"wait{layout.gather}{at}"] if layout.gather else []
    return "+".join(words)


def _name() -> str:
    if kernels.SIMULATED:
        return "Numba's simulator"
    name = device.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


if __name__ == "__main__":
    sys.exit(main())
