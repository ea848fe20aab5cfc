"""`python -m bench.crowns [--games N] [--seats N]`: who is crowned in Schutt und Asche.

Semi-cooperative games, once with a seat among adepts that never gives the dragon any gold (it plays
like them otherwise), and once with adepts alone: the share of crowns of that seat (of the first
seat), how often the realm is saved, how much gold is given, how much power is bought and scored.
Bots that pay for others crown the miser (SA-F4). The figures of older bots come from the same
command in their own sources; docs/games/schutt_und_asche.md has both.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from lindwurm.arena.statistics import wilson
from lindwurm.engines import compiled
from lindwurm.engines.batch import STEP_LIMIT, pick_actor
from lindwurm.games.schutt_und_asche import GAME
from lindwurm.games.schutt_und_asche.actions import Act
from lindwurm.games.schutt_und_asche.state import Phase, Result
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.rule import rule

NOBODY = -1
WINNER, STEPS, HITS, SCORE, BOUGHT, GAVE = 0, 1, 2, 10, 20, 30
"""Places in what is told of a game; the last three count by seat."""
TOLD = 40
setup, actors, legal, apply = GAME.setup, GAME.actors, GAME.legal, GAME.apply
bot: Callable[..., int] = GAME.bot  # type: ignore[assignment]


@rule
def play(s: Any, seats: int, miser: int, told: Any, out: Any, words: Any) -> None:
    """Play one game to its end and write down what came of it."""
    for step in range(STEP_LIMIT):
        mask = actors(s)
        if mask == 0:
            told[WINNER] = s.winner if s.result == Result.SAVED else NOBODY
            told[STEPS] = step
            told[HITS] = s.hits
            for p in range(seats):
                told[SCORE + p] = s.score[p]
            return
        seat = pick_actor(mask, words)
        count = legal(s, seat, out)
        if s.phase == Phase.OFFER and seat == miser:
            action = int(Act.CONFIRM)
        else:
            action = bot(s, seat, out, count, words)
        power = int(s.power[seat])
        hits = int(s.hits)
        offered = 0
        if s.phase == Phase.OFFER:
            for p in range(seats):
                offered += worth(s, p) << 8 * p
        apply(s, seat, action)
        if offered > 0 and s.phase != Phase.OFFER:
            for p in range(seats):
                told[GAVE + p] += offered >> 8 * p & 255
        if s.power[seat] > power and hits == s.hits:
            told[BOUGHT + seat] += s.power[seat] - power


@rule
def worth(s: Any, seat: int) -> int:
    """Return what the cards of a seat at the offering are worth."""
    return int(s.laid[seat][1] + 2 * s.laid[seat][2] + 3 * s.laid[seat][3])


def plays(
    records: Any, seats: int, options: Any, seed: int, misers: Any, told: Any, out: Any, words: Any
) -> None:
    """Play a game on every record."""
    for i in range(len(records)):
        seed_words(records[i].rng, seed, 2 * i)
        seed_words(words, seed, 2 * i + 1)
        setup(records[i], seats, options)
        play(records[i], seats, misers[i], told[i], out, words)


def games(count: int, seats: int, seed: int, miser: bool, engine: str) -> Any:
    """Return what came of `count` games, each with the miser in another chair."""
    codes = GAME.option_codes(seats, {"mode": "semi"})
    misers = [i % seats if miser else NOBODY for i in range(count)]
    told = np.zeros((count, TOLD), np.int64)
    if engine == "python":
        states = [GAME.state() for _ in range(count)]
        plays(states, seats, codes, seed, misers, told, [0] * GAME.max_legal, [0] * 4)
    else:
        compiled.jit(GAME, plays)(
            np.zeros(count, GAME.state.dtype()),
            seats,
            np.array(codes, np.int64),
            seed,
            np.array(misers, np.int64),
            told,
            np.zeros(GAME.max_legal, np.int64),
            np.zeros(4, np.int64),
        )
    return told


def report(told: Any, seats: int, miser: bool) -> str:
    """Return a row: the seat that is looked at beside the mean of the others."""
    count = len(told)
    looked = np.arange(count) % seats
    saved = told[:, WINNER] != NOBODY
    crowns = int((told[:, WINNER] == looked).sum())
    low, high = wilson(crowns, count)
    zero = (told[saved][:, SCORE : SCORE + seats] == 0).any(axis=1).mean()

    def pair(first: int, rows: Any = slice(None)) -> str:
        each = told[rows][:, first : first + seats].astype(float)
        at = looked[rows]
        mine = each[np.arange(len(each)), at]
        rest = (each.sum(axis=1) - mine) / (seats - 1)
        return f"{mine.mean():.1f} / {rest.mean():.1f}"

    who = "one gives nothing" if miser else "all adept"
    cells = [
        who,
        f"{crowns / count:.1%} ({low:.1%}–{high:.1%})",
        f"{crowns / max(1, saved.sum()):.1%}",
        f"{saved.mean():.1%}",
        pair(GAVE),
        pair(BOUGHT),
        f"{told[:, BOUGHT : BOUGHT + seats].sum(axis=1).mean():.1f}",
        pair(SCORE, saved),
        f"{zero:.0%}",
        f"{told[:, STEPS].mean():.0f}",
    ]
    return "| " + " | ".join(cells) + " |"


HEAD = (
    "| table | its crowns, of all games | of saved realms | realm saved "
    "| gold given: it / each other | power bought: it / each other | in all "
    "| points in saved realms | somebody at 0 | steps |"
)


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.crowns", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", choices=("compiled", "python"), default="compiled")
    given = parser.parse_args()
    print(f"{HEAD}\n|{'---|' * (HEAD.count('|') - 1)}")
    for miser in (True, False):
        told = games(given.games, given.seats, given.seed, miser, given.engine)
        print(report(told, given.seats, miser), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
