"""Mining: adepts play, and where one action is clearly best and they miss it, a puzzle lies.

A position goes through four sieves, each dearer than the one before; all of them see no more than
the seat that is to act (what it cannot know is dealt afresh for every game that is played on).

1. A search chooses another action than the adept.
2. Two deeper searches with fresh samples, each with ten times the tries of a legend, choose it too.
3. It is ahead of the adept's action in games of its own.
4. It is ahead of *every* other action by as much as a review calls a mistake, beyond doubt, and
   this in games that had no part in choosing it. Actions that come to the same in every game are
   one.

Then each level is asked several times; those that miss it more often than not are its grade.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lindwurm.bots.judgement import Judge
from lindwurm.bots.levels import LEVELS, WYRM, Level
from lindwurm.bots.mcts import HORIZON, Search, best, search, settled
from lindwurm.bots.player import IMAGINED, Bot, Budget, Heuristic, choose
from lindwurm.kernel.game import Effort, Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.state import State
from lindwurm.puzzles.sets import Puzzle, Weighed
from lindwurm.review.amounts import Amount, difference, mean
from lindwurm.review.sizes import MISTAKE

FEWEST = 3
"""Choices that a puzzle has at least: between two anybody may guess."""
GAMES = (64, 256, 1024, 4096)
"""Games behind each number in the rounds of the race; those of the last decide."""
DOUBT = 3.0
"""Standard errors by which the best must be ahead of each other action."""
LONGEST = 30.0
"""Seconds that a round of the race may take; where games take long there are fewer of them."""
ASKED = 5
"""How often each level is asked."""
SCREEN = 2_000
"""Tries of the search that only asks whether there might be something, at most."""
DEEPER = 10
"""How many times the tries of a legend a deeper search makes."""
MOST, APART = 2, 10
"""Puzzles of one game at most, and moves between them: sets need many games."""
LOOKED = 60
"""Positions of one game that are looked at, at most."""


@dataclass(frozen=True)
class Sieves:
    """How much work goes into a position; tests take less."""

    games: tuple[int, ...] = GAMES
    deeper: int = DEEPER
    looked: int = LOOKED


USUAL = Sieves()


class Mine:
    """Looks for puzzles in games of adepts."""

    def __init__(self, game: Game, pace: Sieves = USUAL):
        self.game, self.pace = game, pace
        self.judge = Judge(game)
        self.effort = game.efforts.get("legend", Effort(2_000))

    def warm(self) -> None:
        """Have everything compiled that is needed: it takes a minute or two, once."""
        match = Match(self.game, max(2, self.game.seats.start), seed=0)
        seat = match.actors[0]
        self._sampled(match.state, seat, match.legal(seat)[:1], 1, 0)
        search(self.game, match.imagine(seat, IMAGINED), seat, Budget(iterations=1), 0)

    def dig(self, seed: int, until: float = float("inf")) -> Iterator[Puzzle]:
        """Play the game of a seed and yield the puzzles in it, until the time is over."""
        chance = random.Random(seed)
        seats = chance.choice(sorted({max(2, self.game.seats.start), self.game.usual_seats}))
        match = Match(self.game, seats, seed=seed)
        positions: list[tuple[int, int]] = []
        while not match.over:
            seat = match.actors[0]
            action = choose(Heuristic(), match, seat, seed)
            if len(match.actors) == 1 and len(match.legal(seat)) >= FEWEST:
                positions.append((len(match.moves), seat))
            match.act(seat, action)
        chance.shuffle(positions)
        there: list[int] = []
        for at, seat in positions[: self.pace.looked]:
            if time.time() > until or len(there) == MOST:
                return
            if any(abs(at - other) < APART for other in there):
                continue
            if found := self.look(match, at, seat, chance.randrange(IMAGINED)):
                there.append(at)
                yield found

    def look(self, match: Match, at: int, seat: int, seed: int) -> Puzzle | None:
        """Return the puzzle at the position before a move of a match, if there is one."""
        made = match.moves[at]
        state = self.game.state.from_bytes(made.before)
        out = [0] * self.game.max_legal
        legal = out[: self.game.legal(state, seat, out)]
        state = match.imagine(seat, IMAGINED + seed % IMAGINED, state)
        tried = made.action
        found = self._searched(state, seat, legal, min(SCREEN, self.effort.tries), seed + 1)
        if found == tried:
            return None
        for again in range(2):
            tries = self.pace.deeper * self.effort.tries
            if self._searched(state, seat, legal, tries, seed + 100 + again) != found:
                return None
        samples = self._sampled(state, seat, [found, tried], self.pace.games[1], seed + 2)
        if not _ahead(samples[0][:, seat], samples[1][:, seat], 1.0):
            return None
        raced = self._race(state, seat, found, legal, seed + 3)
        if raced is None:
            return None
        twins, actions, games = raced
        then = _before(match, at)
        missed = self._missed(then, seat, twins, seed)
        if "adept" not in missed:
            return None
        text = match.text
        return Puzzle(
            rules=self.game.version,
            layout=self.game.state.LAYOUT,
            seats=match.seats,
            options=self.game.option_texts(match.option_codes),
            seed=_whole(match.seed),
            moves=[f"{move.seat + 1} {text(move.action)}" for move in match.moves[:at]],
            digest=then.digest,
            seat=seat + 1,
            best=[text(action) for action in twins],
            actions={text(action): one for action, one in actions.items()},
            missed=missed,
            games=games,
            tries=self.pace.deeper * self.effort.tries,
        )

    def _searched(
        self, state: State, seat: int, legal: Sequence[int], tries: int, seed: int
    ) -> int:
        """Return what a search chooses with so many tries, which look as far as a legend's."""
        sure = settled(self.game, state, seat, legal)
        if sure >= 0:
            return sure
        horizon = HORIZON if self.effort.horizon is None else self.effort.horizon
        budget = Budget(iterations=tries)
        return best(search(self.game, state, seat, budget, seed, horizon=horizon))

    def _sampled(
        self, state: State, seat: int, actions: Sequence[int], games: int, seed: int
    ) -> list[Any]:
        """Play on after each action, with the same deals and dice."""
        return [
            self.judge.sample(state, games, seed, before=seat, actor=seat, action=one)
            for one in actions
        ]

    def _race(
        self, state: State, seat: int, found: int, legal: Sequence[int], seed: int
    ) -> tuple[list[int], dict[int, Weighed], int] | None:
        """Return the best action with its twins, what is known of all, and from how many games.

        None, if none is best.

        Whoever is clearly behind leaves the race, so that time goes to those who come close.
        """
        left, known = [one for one in legal if one != found], dict[int, Weighed]()
        twins = [found]
        top, games = Weighed(0.0, 0.0, 0.0), 0
        begun, played = time.perf_counter(), 0
        for number, wanted in enumerate(self.pace.games):
            last = number == len(self.pace.games) - 1
            each = (time.perf_counter() - begun) / max(1, played)
            games = wanted
            if played and each * games * (len(left) + 1) > LONGEST:
                games, last = int(LONGEST / each / (len(left) + 1)), True
                if games < self.pace.games[0]:
                    return None
            rows, *others = self._sampled(state, seat, [found, *left], games, seed + number)
            played += games * (len(left) + 1)
            top = Weighed(_points(mean(rows[:, seat]).value), 0.0, 0.0)
            twins, near = [found], list[int]()
            for action, other in zip(left, others, strict=True):
                gap = difference(rows[:, seat], other[:, seat])
                known[action] = Weighed(0.0, _points(gap.value), _points(gap.error))
                if gap == Amount():
                    twins.append(action)
                elif gap.value + 2 * gap.error < MISTAKE:
                    return None
                elif not _ahead(rows[:, seat], other[:, seat], DOUBT):
                    if last:
                        return None
                    near.append(action)
                elif not last and gap.value - DOUBT * gap.error < MISTAKE:
                    near.append(action)
            left = [*twins[1:], *near]
            if last or (not near and number > 0):  # enough is known of everything
                break
        # All are told beside the same number, whichever round they left the race in.
        order = sorted(known, key=lambda one: (one not in twins, known[one].behind))
        told = {found: top}
        for action in order:
            one = known[action]
            told[action] = Weighed(round(top.expected - one.behind, 1), one.behind, one.error)
        return twins, told, games

    def _missed(self, match: Match, seat: int, best: Sequence[int], seed: int) -> list[str]:
        """Return the levels that choose something else more often than not, the weakest first."""
        missed = []
        for name, bot in LEVELS.items():
            if name == WYRM.name and WYRM.name not in self.game.efforts:
                continue  # it would be a legend once more
            found = [choose(_steady(bot, self.game), match, seat, seed + k) for k in range(ASKED)]
            if 2 * sum(one in best for one in found) < ASKED:
                missed.append(name)
        return missed


def _ahead(best: Any, other: Any, doubts: float) -> bool:
    """Return whether the first is ahead by a mistake's size, and beyond so many errors."""
    gap = difference(best, other)
    return gap.value >= MISTAKE and gap.value > doubts * gap.error


def _steady(bot: Bot, game: Game) -> Bot:
    """Return a level without its clock: it finds the same on a busy machine."""
    if not isinstance(bot, Level):
        return bot
    thinking = bot.search(game)
    if not isinstance(thinking, Search):
        return thinking
    return replace(thinking, budget=Budget(iterations=thinking.budget.iterations))


def _before(match: Match, at: int) -> Match:
    """Return the match as it was before a move, on its own chance."""
    options = match.game.option_texts(match.option_codes)
    then = Match(match.game, match.seats, options, seed=match.seed)
    for move in match.moves[:at]:
        then.act(move.seat, move.action)
    return then


def _points(value: float) -> float:
    return round(100 * value, 1)


def _whole(seed: object) -> int:
    assert isinstance(seed, int)
    return seed
