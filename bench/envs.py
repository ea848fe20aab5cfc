"""`python -m bench.envs [GAME…]`: learning environments, with observation and mask, beside peers.

A step is one decision that was asked for and answered, with what the next seat sees and a mask of
its legal actions written for it; the random choice itself is not counted. Peers are measured in the
same run where they are installed, each on its own nearest game, with observation and mask as well.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np

from bench.asking import Asking
from bench.measure import machine
from lindwurm import envs, games

SLOTS = 256
"""Games on one core: what they show stays in its cache."""
MANY = 1024
"""Games for each core where all work together: a step is long enough to wait for each other."""
GOALS = {
    "dragon_farkle": 5.0e6,
    "schutt_und_asche": 2.0e6,
    "simurgh": 1.2e6,
    "drachenfels": 1.3e6,
    "dragonquest": 0.5e6,
}
"""Steps per CPU second and core."""
TIMES = 10
"""So many times the nearest peer's comparable game: the fastest of those that are installed."""
NEAREST = {"dragon_farkle": ("OpenSpiel pig",)}
BOARDS = ("OpenSpiel backgammon", "Pgx backgammon, on the CPU")
"""Push your luck beside push your luck; the other four beside a board game with dice."""


def main() -> int:
    """Measure and print."""
    parser = Asking("python -m bench.envs", __doc__)
    parser.add_seconds()
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--no-peers", action="store_true", help="only our own")
    asked = parser.asked()
    told: dict[str, Any] = {"machine": machine(), "slots": SLOTS, "games": [], "peers": []}
    if not asked.json:
        print(f"{machine()}; steps per second with observation and mask\n")
        print(
            f"{'game':>18} {'a core':>12} {'goal':>8} {'all cores':>12} {'of cores':>8} {'aec':>9}"
        )
    for name in asked.games or games.ids():
        row = measured(name, asked.seats, asked.seconds)
        told["games"].append(row)
        if not asked.json:
            goal = f"{GOALS[name] / 1e6:.1f} M"
            print(
                f"{name:>18} {row['core']:>12,.0f} {goal:>8} {row['all_cores']:>12,.0f} "
                f"{row['of_cores']:>8.2f} {row['aec']:>9,.0f}",
                flush=True,
            )
    for peer, run in {} if asked.no_peers else PEERS.items():
        speed = run(asked.seconds)
        told["peers"].append({"peer": peer, "steps_per_second": speed})
        if not asked.json:
            print(f"{peer:>40} {'not installed' if speed is None else f'{speed:>12,.0f}'}")
    speeds = {row["peer"]: row["steps_per_second"] for row in told["peers"]}
    for row in told["games"]:
        beside = [peer for peer in NEAREST.get(row["game"], BOARDS) if speeds.get(peer)]
        if not beside:
            continue
        peer = max(beside, key=lambda name: float(speeds[name]))
        row["nearest"], row["times"] = peer, row["core"] / speeds[peer]
        if not asked.json:
            met = "met" if row["times"] >= TIMES else "missed"
            print(f"[x] {row['game']}: {row['times']:.1f} times {peer} ({met}: {TIMES})")
    if asked.json:
        print(json.dumps(told, indent=2))
    return 0


def measured(name: str, seats: int, seconds: float) -> dict[str, Any]:
    """Return the speeds of one game: a core, all cores, PettingZoo."""
    one = vector_speed(name, seats, seconds, SLOTS, 1, time.process_time)
    cores = os.cpu_count() or 1
    alone = vector_speed(name, seats, seconds, MANY, 1, time.perf_counter)
    every = vector_speed(name, seats, seconds, MANY * cores, cores, time.perf_counter)
    return {
        "game": name,
        "seats": seats,
        "core": one,
        "all_cores": every,
        "of_cores": every / alone / cores,
        "aec": aec_speed(name, seats, seconds),
    }


def vector_speed(
    name: str, seats: int, seconds: float, count: int, cores: int, clock: Callable[[], float]
) -> float:
    """Return steps per second of the vector environment, median of the rounds."""
    env = envs.vector(name, count, seats=seats, autoreset="same_step", cores=cores)
    _, infos = env.reset(seed=1)
    generator, slots = np.random.default_rng(1), np.arange(count)
    rounds: list[float] = []
    begun = time.process_time()
    while time.process_time() - begun < seconds or len(rounds) < 5:
        taken = 0.0
        for _ in range(20):
            place = (generator.random(count) * infos["count"]).astype(np.int64)
            actions = infos["choices"][slots, place].astype(np.int64)
            started = clock()
            env.step(actions)
            taken += clock() - started
        rounds.append(20 * count / taken)
    return statistics.median(rounds)


def aec_speed(name: str, seats: int, seconds: float) -> float:
    """Return steps per CPU second of the PettingZoo environment, its usual loop and all."""
    env = envs.aec(name, seats)
    generator = np.random.default_rng(1)
    env.reset(seed=1)
    for agent in env.agents:  # compiled for whoever is not asked, too
        env.observe(agent)
    steps, seed, begun = 0, 1, time.process_time()
    while time.process_time() - begun < seconds:
        env.reset(seed=(seed := seed + 1))
        drawn = generator.random(5000).tolist()
        for k, _ in enumerate(env.agent_iter(5000)):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(drawn[k] * len(legal))]))
            steps += 1
    return steps / (time.process_time() - begun)


# -- peers ----------------------------------------------------------------------------------------


def _openspiel(game: str) -> Callable[[float], float | None]:
    def run(seconds: float) -> float | None:
        if find_spec("pyspiel") is None:
            return None
        import pyspiel  # type: ignore[import-not-found, unused-ignore]

        loaded, generator = pyspiel.load_game(game), np.random.default_rng(1)
        steps, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            state = loaded.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(int(generator.choice(outcomes, p=chances)))
                    continue
                player = state.current_player()
                state.observation_tensor(player)
                legal = np.flatnonzero(state.legal_actions_mask(player))
                state.apply_action(int(legal[generator.integers(len(legal))]))
                steps += 1
        return steps / (time.process_time() - begun)

    return run


def _pettingzoo(seconds: float) -> float | None:
    if find_spec("pettingzoo") is None:
        return None
    try:
        from pettingzoo.classic import connect_four_v3

        env = connect_four_v3.env()
    except Exception:  # noqa: BLE001 - whatever its own dependencies say: it is not installed
        return None
    steps, seed, begun = 0, 0, time.process_time()
    generator = np.random.default_rng(1)
    while time.process_time() - begun < seconds:
        env.reset(seed=(seed := seed + 1))
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[generator.integers(len(legal))]))
            steps += 1
    return steps / (time.process_time() - begun)


def _envpool(seconds: float) -> float | None:
    if find_spec("envpool") is None:
        return None
    import envpool  # type: ignore[import-not-found, unused-ignore]

    # Its only game with chance and a hidden card: three numbers are seen, and there is no mask.
    env = envpool.make_gymnasium("Blackjack-v1", num_envs=256, num_threads=1)
    env.reset()
    generator = np.random.default_rng(1)
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        env.step(generator.integers(0, 2, 256))
        steps += 256
    return steps / (time.process_time() - begun)


def _pgx(seconds: float) -> float | None:
    if find_spec("pgx") is None:
        return None
    import jax  # type: ignore[import-not-found, unused-ignore]
    import pgx  # type: ignore[import-not-found, unused-ignore]
    from pgx.experimental import auto_reset  # type: ignore[import-not-found, unused-ignore]

    env, count = pgx.make("backgammon"), 256
    begin = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))  # as ours: a game over begins anew
    split = jax.jit(lambda key: jax.random.split(key, count + 1))
    keys = split(jax.random.PRNGKey(0))
    state = begin(keys[1:])
    state = step(state, state.legal_action_mask.argmax(-1), keys[1:])
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        keys = split(keys[0])
        state = step(state, state.legal_action_mask.argmax(-1), keys[1:])
        state.observation.block_until_ready()
        steps += count
    return steps / (time.process_time() - begun)


PEERS: dict[str, Callable[[float], float | None]] = {
    "OpenSpiel pig": _openspiel("pig(players=2)"),
    "OpenSpiel backgammon": _openspiel("backgammon"),
    "PettingZoo connect_four": _pettingzoo,
    "EnvPool blackjack": _envpool,
    "Pgx backgammon, on the CPU": _pgx,
}

if __name__ == "__main__":
    sys.exit(main())
