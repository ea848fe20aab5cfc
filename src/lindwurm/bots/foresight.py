"""A search that asks a mind: its policy says what is worth trying, its values end the tries.

The race at the root and the tree are those of :mod:`.mcts`. What is different:

- the actions that the policy thinks likeliest run the race, and its first choice is the advice;
- inside the tree a seat does what is promising, and rather what the policy thinks likely (PUCT);
- outside everybody plays by the policy, each from its own imagined view, until the searching seat
  has to choose again. There the mind's values end the try, from that seat's view only: whoever
  asked a rival's view would plan with secrets.

Choices that are made while others choose too keep the policy, at the root and below: who searches
there can be foreseen, and beaten. What exact odds settle is done, as in any search.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lindwurm.bots.learned import Learned, Thinker
from lindwurm.bots.mcts import (
    HORIZON,
    Manner,
    Search,
    advise_anything,
    best,
    conclude,
    copied,
    restored,
    search,
    settle_nothing,
    settled,
    venturer,
)
from lindwurm.bots.mind import (
    CALM,
    MIXED,
    WHOLE,
    evaluate,
    likely,
    pick,
    pondering,
    secretly,
    space_for,
)
from lindwurm.bots.player import IMAGINED, Bot, Budget
from lindwurm.bots.tree import (
    FIRST,
    HIGH,
    LENGTH,
    LIVE,
    LONGEST_PATH,
    LOW,
    NODES,
    OPEN,
    SECOND,
    STAMP,
    WIDEN,
    Tree,
    enter,
    grow,
    learn,
    line_up,
    mark,
    next_runner,
    pass_baton,
)
from lindwurm.engines import compiled
from lindwurm.engines.batch import pick_actor
from lindwurm.engines.observation import of
from lindwurm.kernel.chance import next_word, seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.rule import rule
from lindwurm.kernel.state import State

RUNNERS = 16
"""Actions that run the race at the root, at most: those the policy thinks likeliest."""
TRUST = 1.25
"""How much the search prefers what the policy thinks likely (the constant of PUCT)."""


@rule
def likeliest_first(legal: Any, logits: Any, count: int, most: int) -> int:
    """Bring the `most` likeliest actions to the front, in their order; return how many they are."""
    for i in range(min(count, most)):
        top = i
        for k in range(i + 1, count):
            if logits[k] > logits[top]:
                top = k
        action, logit = legal[top], logits[top]
        for k in range(top, i, -1):  # the others keep their order
            legal[k], logits[k] = legal[k - 1], logits[k - 1]
        legal[i], logits[i] = action, logit
    return min(count, most)


@rule
def explore(tree: Tree, seats: int, seat: int, legal: Any, count: int, logits: Any) -> int:
    """Return the action of a try that is still inside the tree, and go there.

    New nodes come in the order of the policy, gradually; the first one ends the way inside.
    """
    node = int(tree.path[int(tree.now[LENGTH]) - 1])
    known = mark(tree, node, seat, legal, count)
    room = tree.now[NODES] < len(tree.first) and tree.now[LENGTH] < LONGEST_PATH
    if known < count and room and (known == 0 or WIDEN * known * known < tree.visits[node]):
        fresh = -1
        for i in range(count):
            if tree.stamp[legal[i]] != tree.now[STAMP] and (fresh < 0 or logits[i] > logits[fresh]):
                fresh = i
        tree.now[OPEN] = 0
        enter(tree, grow(tree, seats, node, seat, int(legal[fresh])))
        return int(legal[fresh])
    if known == 0 or tree.now[LENGTH] >= LONGEST_PATH:
        tree.now[OPEN] = 0
        return int(legal[0])
    child = most_hopeful(tree, seat, legal, count, logits)
    enter(tree, child)
    return int(tree.action[child])


@rule
def most_hopeful(tree: Tree, seat: int, legal: Any, count: int, logits: Any) -> int:
    """Return the known child that is best by its results and by what the policy thinks of it."""
    low = tree.bounds[LOW]
    span = tree.bounds[HIGH] - low
    if not span > 0:
        span = 1.0
    most = int(logits[0])
    for i in range(1, count):
        most = max(most, int(logits[i]))
    whole = 0
    for i in range(count):
        whole += likely(most - int(logits[i]), 1)
    best_child = -1
    highest = -math.inf
    for i in range(count):
        if tree.stamp[legal[i]] == tree.now[STAMP]:
            child = int(tree.child[legal[i]])
            tree.available[child] += 1
            visits = max(1, tree.visits[child])
            mean = (tree.total[child][seat] / visits - low) / span
            prior = likely(most - int(logits[i]), 1) / whole
            bound = mean + TRUST * prior * math.sqrt(tree.available[child]) / (1 + visits)
            if bound > highest:
                highest = bound
                best_child = child
    return best_child


@cache
def foreseer(game: Game) -> Callable[..., int]:
    """Return the rule that chooses the next action of a try, for whoever acts."""
    legal, bot, exact = game.legal, game.bot or advise_anything, game.exact or settle_nothing
    ponder = pondering(game)

    @rule
    def foresee(
        s: Any,
        seat: int,
        seats: int,
        tree: Tree,
        words: Any,
        out: Any,
        net: Any,
        space: Any,
        turn: Any,
    ) -> int:
        count = legal(s, seat, out)
        if count == 1:
            return int(out[0])
        action = exact(s, seat, out, count)
        if action >= 0:
            return action
        if not ponder(net, space, s, seat, out, count, turn):
            return bot(s, seat, out, count, words)
        secret = secretly(net, space, count)
        if tree.now[OPEN] and not secret:
            return explore(tree, seats, seat, out, count, space.logits)
        return int(out[pick(space.logits, count, MIXED if secret else CALM, words)])

    return foresee


def tries(game: Game, refresh: Callable[[Any, Any], Any]) -> Callable[..., int]:
    """Return the function that makes some tries, as :func:`lindwurm.bots.mcts.tries` does.

    A try is judged where seat `me` has to choose, at the earliest after `horizon` decisions;
    `net`, `space` and `turn` are the mind's.
    """
    actors, legal, redeal, returns = game.actors, game.legal, game.redeal, game.returns
    ponder, foresee, venture = pondering(game), foreseer(game), venturer(game)
    observe = of(game).observe
    lowest = float(game.lowest)

    def run(
        states: Any,
        raw: Any,
        seats: int,
        me: int,
        sure: int,
        iterations: int,
        noise: int,
        horizon: int,
        tree: Tree,
        words: Any,
        out: Any,
        values: Any,
        sums: Any,
        scores: Any,
        net: Any,
        space: Any,
        turn: Any,
    ) -> int:
        if tree.now[LIVE] == 0:
            s = refresh(states, raw)
            count = legal(s, me, out)
            ponder(net, space, s, me, out, count, turn)
            count = likeliest_first(out, space.logits, count, RUNNERS)
            line_up(tree, seats, me, out, count, sure if sure >= 0 else int(out[0]))
        for done in range(iterations):
            if tree.now[LIVE] == 1:
                return done
            s = refresh(states, raw)
            runner = next_runner(tree, words)
            seed_words(s.rng, tree.now[FIRST], tree.now[SECOND])
            redeal(s, me)
            seat, action, going = me, int(tree.action[runner]), 1.0
            for step in range(HORIZON):
                going = venture(s, seat, action, seats, going, values, sums)
                mask = actors(s)
                if mask == 0:
                    break
                seat = pick_actor(mask, words)
                judged = seat == me and step >= horizon and not tree.now[OPEN]
                if judged and legal(s, me, out) > 1:
                    break
                action = foresee(s, seat, seats, tree, words, out, net, space, turn)
            if actors(s) == 0:
                returns(s, values)
            else:
                observe(s, me, space.seen)
                evaluate(net, space, 0)
                for p in range(seats):
                    chance = space.values[(p - me) % seats] / WHOLE
                    values[p] = lowest + (1.0 - lowest) * chance
            conclude(values, seats, going, sums)
            learn(tree, seats, values)
            pass_baton(tree, me, values)
        return iterations

    return run


@cache
def prepared(game: Game, fast: bool) -> Callable[..., int]:
    """Return the tries of a game, compiled (at the first call) or in plain Python."""
    return compiled.jit(game, tries(game, copied)) if fast else tries(game, restored)


@dataclass(frozen=True)
class Insight:
    """The manner of a search that asks a mind."""

    thinker: Thinker

    def __call__(self, game: Game, fast: bool) -> Manner:
        """Return how one core makes tries; each has work space of its own."""
        net, turn = self.thinker.asked(fast)
        space = space_for(self.thinker.weights, game, fast)
        return Manner(prepared(game, fast), (net, space, turn), steady=True)


def prepare(game: Game, file: Path | None = None) -> None:
    """Compile what such a search needs, if a mind fits, so that nobody waits for it later."""
    thinker = Learned(file).thinker(game)
    if thinker is not None:
        match = Match(game, game.seats.start, seed=0)
        seat = match.actors[0]
        state = match.imagine(seat, IMAGINED)
        search(game, state, seat, Budget(iterations=1), seed=0, manner=Insight(thinker))


@dataclass(frozen=True)
class Foresight:
    """A bot that searches by what a game's mind has learnt; where none fits, by playouts."""

    budget: Budget
    horizon: int = 0
    """Decisions that a try takes at least before it is judged."""
    file: Path | None = None
    """Whose mind; else the game's own."""
    instead: Bot | None = None
    """How it searches where no mind fits; else with the same budget."""

    @property
    def repeatable(self) -> bool:
        """Whether no clock is involved."""
        return self.budget.milliseconds is None

    def choose(self, game: Game, state: State, seat: int, legal: Sequence[int], words: Any) -> int:
        """Return the action that does best on average, in the eyes of the mind."""
        thinker = Learned(self.file).thinker(game)
        if thinker is None or thinker.unknown(state, seat) is not None:
            instead: Bot = self.instead or Search(self.budget)
            return instead.choose(game, state, seat, legal, words)
        if len(legal) == 1:
            return legal[0]
        action = settled(game, state, seat, legal)
        if action >= 0:
            return action
        if thinker.secret(state, seat, legal):
            return thinker.choose(state, seat, legal, words)
        seed = next_word(words) << 29 ^ next_word(words)
        manner = Insight(thinker)
        return best(search(game, state, seat, self.budget, seed, 0, self.horizon, manner))
