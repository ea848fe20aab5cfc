"""Who plays the other seats: bots inside the games, bots outside, policies, a pool of past selves.

An opponent is

- `"random"`, `"novice"` or `"adept"`: plays inside the compiled games, at their speed;
- the name of any other bot (`"master"`, `"legend"`, `"mcts:500"`), or a bot of one's own: thinks
  between the steps;
- a policy: a callable that takes observations and masks, one row for each decision, and returns the
  actions; or the path of one that was saved (:mod:`.policies`);
- a :class:`Pool`, from which somebody is drawn for each game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from lindwurm import games as shelf
from lindwurm.bots.levels import named
from lindwurm.bots.player import Bot
from lindwurm.engines.asking import ALONE, COUNT, SEAT, STEPS, turned
from lindwurm.engines.stepping import PLAYERS, Games
from lindwurm.kernel.chance import next_word, seed_words
from lindwurm.kernel.game import Game

if TYPE_CHECKING:
    import numpy.typing as npt

Policy = Callable[[Any, Any], Any]
"""`policy(observations, masks)`: a row for each decision, and as many actions."""
THOUGHT = 2**61
"""Seeds from here on are for what bots outside imagine."""


def game_of(game: str | Game) -> Game:
    """Return the game that is meant, by its id or by a variant's file (`….toml`).

    Raises UnknownGame or VariantError, with one clear sentence.
    """
    if isinstance(game, Game):
        return game
    return shelf.varied(game) if game.endswith(".toml") else shelf.load(game)


class Pool:
    """Past selves and levels, one of whom is drawn for each game.

    >>> pool = Pool("random", most=2)
    >>> for name in ("first", "second", "third"):
    ...     pool.add(lambda seen, mask: mask.argmax(1), name)
    >>> pool.names
    ['random', 'second', 'third']
    """

    def __init__(self, *members: str | Policy, most: int = 20, latest: float = 0.5):
        self.most, self.latest = most, latest
        self.members: list[tuple[str, str | Policy]] = []
        for one in members:
            self.members.append((one if isinstance(one, str) else "policy", one))
        self._founders = len(self.members)

    @property
    def names(self) -> list[str]:
        """Who is in it."""
        return [name for name, _ in self.members]

    def add(self, policy: Policy, name: str = "self") -> None:
        """Add a self; above `most` of them the oldest one goes, founders never."""
        self.members.append((name, policy))
        if len(self.members) > self._founders + self.most:
            del self.members[self._founders]

    def draw(self, generator: np.random.Generator) -> int:
        """Return one's place: the latest with a chance of `latest`, else anybody."""
        if not self.members:
            raise ValueError("a pool needs somebody in it")
        if generator.random() < self.latest:
            return len(self.members) - 1
        return int(generator.integers(len(self.members)))


Opponent = str | Path | Bot | Policy | Pool
Thinker = Callable[[Games, "npt.NDArray[np.int64]"], "npt.NDArray[np.int64]"]
"""Answers in some slots: `thinker(games, slots)` returns an action for each."""


def inside(opponent: Opponent | None) -> str | None:
    """Return the name of a bot that plays inside the games, or None."""
    return opponent if isinstance(opponent, str) and opponent in PLAYERS else None


def thinker(game: Game, opponent: Opponent) -> Thinker:
    """Return what answers for an opponent who does not play inside."""
    if isinstance(opponent, Path) or (isinstance(opponent, str) and opponent.endswith(".npz")):
        from lindwurm.envs.policies import load

        return _Asked(load(opponent, game))
    if isinstance(opponent, str):
        return _Outside(named(opponent))
    if callable(opponent):
        return _Asked(opponent)
    if not isinstance(opponent, Pool) and hasattr(opponent, "choose"):
        return _Outside(opponent)
    raise ValueError(f"{opponent!r} is no opponent: a bot's name, a policy, a file or a pool is")


class _Asked:
    """A policy that is asked for all slots at once."""

    def __init__(self, policy: Policy):
        self.policy = policy

    def __call__(self, games: Games, slots: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        return np.asarray(self.policy(games.seen[slots], games.masks[slots]), np.int64)


class _Outside:
    """A bot that is shown, in one slot after the other, a state that its seat could believe in."""

    def __init__(self, bot: Bot):
        self.bot = bot

    def __call__(self, games: Games, slots: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        return np.array([self._choice(games, int(slot)) for slot in slots], np.int64)

    def _choice(self, games: Games, slot: int) -> int:
        game, seats = games.game, int(games.seats[slot])
        seat, count, steps = (int(games.told[slot, k]) for k in (SEAT, COUNT, STEPS))
        choices = games.choices[slot, :count].tolist()
        if count == 1:
            return int(choices[0])
        turn, back = turned(game)
        legal = back[seats, seat][choices].tolist() if len(back) else choices
        words = [0, 0, 0, 0]
        seed_words(words, THOUGHT + int(games.seeds[slot]) // 2, int(games.numbers[slot]))
        seed_words(words, next_word(words), steps)
        state = games.state(slot)
        seed_words(state.rng, THOUGHT + next_word(words), 0)
        game.redeal(state, seat)
        action = self.bot.choose(game, state, seat, legal, words)
        return int(turn[seats, seat, action]) if len(turn) else action


class Circle:
    """Everybody who sits at the tables of a vector: seats asked, bots inside, thinkers outside."""

    def __init__(self, game: Game, rows: Sequence[Sequence[Opponent | None]]):
        self.game = game
        self.players = [[inside(one) for one in row] for row in rows]
        """Who plays inside, for :class:`Games`."""
        self._thinkers: list[Thinker] = []
        self._numbers: dict[Any, int] = {}
        self._whose = np.full((len(rows), game.seats.stop - 1), -1, np.int64)
        self._pools: list[tuple[int, int, Pool]] = []
        for slot, row in enumerate(rows):
            for seat, one in enumerate(row):
                if isinstance(one, Pool):
                    self._pools.append((slot, seat, one))
                elif one is not None and inside(one) is None:
                    self._whose[slot, seat] = self._number(one)
        self.quiet = not self._thinkers and not self._pools
        """Whether nobody outside has to be asked."""

    def _number(self, one: Opponent) -> int:
        key = one if isinstance(one, str | Path) else id(one)
        if key not in self._numbers:
            self._numbers[key] = len(self._thinkers)
            self._thinkers.append(thinker(self.game, one))
        return self._numbers[key]

    def begin(self, slots: npt.NDArray[np.bool_], generator: np.random.Generator) -> None:
        """Draw from the pools for the games that begin in these slots."""
        for slot, seat, pool in self._pools:
            if slots[slot]:
                one = pool.members[pool.draw(generator)][1]
                self._whose[slot, seat] = self._number(one)

    def answer(self, games: Games) -> npt.NDArray[np.int64] | None:
        """Return what is answered in slots that ask somebody outside, ALONE in all others.

        None if there is no such slot.
        """
        slots = np.arange(games.count)
        waiting = self._whose[slots, games.told[:, SEAT]]
        waiting = np.where(games.told[:, COUNT] > 0, waiting, -1)
        if waiting.max() < 0:
            return None
        actions = np.full(games.count, ALONE, np.int64)
        for number in np.unique(waiting[waiting >= 0]).tolist():
            here = slots[waiting == number]
            actions[here] = self._thinkers[number](games, here)
            wrong = games.masks[here, actions[here]] == 0
            if wrong.any():
                slot = int(here[wrong.argmax()])
                raise ValueError(
                    f"an opponent's action {actions[slot]} in slot {slot} is not legal"
                )
        return actions


def seated(
    seats: int, mine: int | None, opponents: Opponent | Sequence[Opponent | None] | None
) -> list[Opponent | None]:
    """Return who sits on each seat, one's own seat among them; None is whoever is asked.

    >>> seated(3, 1, "adept"), seated(3, 0, ["adept", "random"]), seated(2, None, [None, "adept"])
    (['adept', None, 'adept'], [None, 'adept', 'random'], [None, 'adept'])
    """
    if mine is not None and not 0 <= mine < seats:
        raise ValueError(f"there is no seat {mine} at a table of {seats} (0..{seats - 1})")
    if not isinstance(opponents, list | tuple):
        one: Any = opponents
        return [None if mine in (None, seat) else one for seat in range(seats)]
    row = list(opponents)
    if len(row) != (seats if mine is None else seats - 1):
        others = "players" if mine is None else "opponents"
        wanted = seats if mine is None else seats - 1
        raise ValueError(f"{seats} seats need {wanted} {others}, not {len(row)}")
    if mine is not None:
        row.insert(mine, None)
    return row
