"""What the tests of every game share: settings to try, random play, positions on the way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

from lindwurm.engines.batch import pick_actor
from lindwurm.kernel.chance import below, seed_words
from lindwurm.kernel.game import Game, OptionError
from lindwurm.kernel.match import Match


class Setting(NamedTuple):
    """A game with a number of seats and the options that differ from the default."""

    game: Game
    seats: int
    options: dict[str, str]

    @property
    def chosen(self) -> dict[str, str]:
        """All options of a game that is played at random: those of a batch, unless it says."""
        codes = self.game.option_codes(self.seats, self.options, batch=True)
        return self.game.option_texts(codes)

    def __str__(self) -> str:
        options = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}{options}"


def settings(game: Game, every: bool = False) -> list[Setting]:
    """Return every number of seats, and every option value once, with seats that allow it.

    Of long ranges the ends are tried; with `every` also the words among the numbers, such as `none`
    for a limit, which can make for very long games.
    """
    found = [Setting(game, seats, {}) for seats in game.seats]
    for i, option in enumerate(o for o in game.options if o.rules):
        values = tuple(v for v in option.values if v != (option.batch or option.default))
        if len(values) > 8:
            words = tuple(v for v in values if not v.isdecimal())
            ends = [v for v in values if v.isdecimal()]
            values = (ends[0], *(words if every else ()), ends[-1])
        for j, value in enumerate(values):
            seats = [game.seats[(i + j + k) % len(game.seats)] for k in range(len(game.seats))]
            tries = (Setting(game, n, {option.name: value}) for n in seats)
            found += islice(filter(_possible, tries), 1)
    return [s for s in found if _possible(s)]


def _possible(setting: Setting) -> bool:
    try:
        setting.game.option_codes(setting.seats, setting.options)
    except OptionError:
        return False
    return True


def opening(setting: Setting, seed: int) -> Any:
    """Return the opening position for a seed."""
    s = setting.game.state()
    seed_words(s.rng, seed, 0)
    codes = setting.game.option_codes(setting.seats, setting.options, batch=True)
    setting.game.setup(s, setting.seats, codes)
    return s


class Position(NamedTuple):
    """A position of a random game: the state, who acts, what is legal, and what will be chosen."""

    state: Any
    seat: int
    legal: list[int]
    choice: int
    number: int


def random_game(setting: Setting, seed: int, limit: int = 200_000) -> Iterator[Position]:
    """Yield the positions of one random game, each before its action is applied.

    The state is the live one; copy it to keep it.
    """
    game = setting.game
    s = opening(setting, seed)
    words = [0, 0, 0, 0]
    seed_words(words, seed, 1)
    out = [0] * game.max_legal
    for number in range(limit):
        mask = game.actors(s)
        if mask == 0:
            return
        seat = pick_actor(mask, words)
        count = game.legal(s, seat, out)
        assert 0 < count <= game.max_legal, f"seat {seat} is asked but has {count} actions"
        choice = out[below(words, count)]
        yield Position(s, seat, out[:count], choice, number)
        game.apply(s, seat, choice)
    raise AssertionError(f"the game did not end within {limit} actions")


def sampled(setting: Setting, seed: int, count: int) -> Iterator[Position]:
    """Yield about `count` positions spread over a random game; a third where an option differs."""
    if setting.options:
        count = min(count, max(2, count // 3))
    length = sum(1 for _ in random_game(setting, seed))
    every = max(1, length // count)
    for position in random_game(setting, seed):
        if position.number % every == seed % every:
            yield position


def random_match(setting: Setting, seed: int, moves: int | None = None) -> Match:
    """Return a match played at random, to its end or for some moves."""
    match = Match(setting.game, setting.seats, setting.chosen, seed=seed)
    words = [0, 0, 0, 0]
    seed_words(words, seed, 1)
    while not match.over and (moves is None or len(match.moves) < moves):
        seat = match.actors[below(words, len(match.actors))]
        legal = match.legal(seat)
        match.act(seat, legal[below(words, len(legal))])
    return match
