"""The designer's laboratory: change something about a game, play, and see what moves.

Here is the question: which values are given to what, and which games that makes.
:mod:`lindwurm.arena.lab_run` plays them, :mod:`lindwurm.arena.lab_numbers` says what they mean.

>>> from lindwurm.games import load
>>> game = load("drachenfels")
>>> factor(game, "hand.size=4..8:2", {})
Factor(key='hand.size', values=(4, 6, 8), printed=7, kind='value')
>>> factor(game, "hand.sise=5", {})
Traceback (most recent call last):
...
lindwurm.arena.lab.LabError: drachenfels has no value or option 'hand.sise' that a rule asks ...
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from fnmatch import fnmatchcase
from functools import cached_property
from itertools import product
from typing import Any, Literal

from lindwurm.arena import heat
from lindwurm.arena.plan import Plan
from lindwurm.bots.learned import Learned
from lindwurm.bots.levels import minded
from lindwurm.bots.player import Heuristic, Random
from lindwurm.engines.compiled import MOST_VARIANTS
from lindwurm.kernel.game import Game
from lindwurm.kernel.variant import Value, Variant
from lindwurm.variants import bounds, components, loading

LEAST = 20
"""Streams of chance that an interval is built on at least; fewer would make it look too sure."""
FOLLOWED = 2
"""Games that a judge follows at least: one says nothing of how games differ."""
SOME_FOLLOWED, SOME_COUNTED = 20, 100
"""Games that are followed by a judge, or in which it is counted what happens where, usually."""
SEATS = "seats"
"""The factor that says how many play."""
BOTS, LINEUP = "bots", "+"
"""The factor that says who plays, and what stands between the bots of a line-up."""
PRINTED = "printed"
"""The value of the factor `variant` that is the game as it is printed."""


class LabError(ValueError):
    """Something that cannot be varied, or a variant that cannot be played."""


# -- what is varied --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Factor:
    """A value of the components, an option, or a variant's file, and what it is given."""

    key: str
    values: tuple[Value, ...]
    printed: Value
    """What it is when nobody touches it."""
    kind: Literal["value", "option", "variant", "seats", "bots"] = "value"


def keys(game: Game) -> dict[str, Value]:
    """Return every value of a game's components that can be varied, as printed."""
    return bounds.printed(game.id)


def factor(game: Game, text: str, options: Mapping[str, object]) -> Factor:
    """Read `KEY=a..b`, `KEY=a..b:step` or `KEY=x,y,z`; raises LabError."""
    key, _, wanted = text.partition("=")
    if not key or not wanted:
        raise LabError(f"{text!r} is not of the form KEY=a..b, KEY=a..b:step or KEY=x,y,z")
    known, choices = bounds.of(game.id), {option.name: option for option in game.options}
    if key == SEATS:
        found = tuple(_value(key, value, 0) for value in _values(key, wanted))
        if wrong := [seats for seats in found if seats not in game.seats]:
            raise LabError(f"{game.id} is not for {wrong[0]} players")
        return Factor(key, found, found[0], "seats")
    if key == BOTS:
        lineups = tuple(_values(key, wanted))
        return Factor(key, lineups, lineups[0], "bots")
    if key in known:
        printed = keys(game)[key]
        values = tuple(_value(key, value, printed) for value in _values(key, wanted))
        for value in values:
            if problem := known[key].problem(value):
                raise LabError(f"{key}: {problem}")
        return Factor(key, values, printed)
    if key not in choices:
        near = get_close_matches(key, [*known, *choices], 1, 0.5)
        perhaps = f"perhaps {near[0]}? " if near else ""
        raise LabError(
            f"{game.id} has no value or option {key!r} that a rule asks for "
            f"({perhaps}`lindwurm lab {game.id} --keys` lists them)"
        )
    option = choices[key]
    if key in options:
        raise LabError(f"option {key!r} is both given and varied")
    texts = tuple(_values(key, wanted))
    more = bounds.of_options(game.id).get(key)
    for text in texts:
        if more is None or not text.isdecimal() or more.problem(int(text)):
            option.code(text)
    return Factor(key, texts, option.default, "option")


def around(game: Game, pattern: str) -> list[Factor]:
    """Return a factor for each number that a pattern names: a little less, and a little more.

    A little is a fifth, and at least one step.
    """
    found = []
    for key, value in keys(game).items():
        bound = bounds.of(game.id)[key]
        if type(value) is int and fnmatchcase(key, pattern):
            little = max(bound.step, value // 5 // bound.step * bound.step)
            near = (value - little, value + little)
            values = tuple(v for v in near if bound.problem(v) is None)
            if values:
                found.append(Factor(key, values, value))
    if not found:
        raise LabError(f"{game.id} has no number like {pattern!r} that a rule asks for")
    return found


def of_variants(names: Sequence[str]) -> Factor:
    """Return the factor of variants' files: the printed game against each of them."""
    return Factor("variant", (PRINTED, *names), PRINTED, "variant")


def _values(key: str, text: str) -> list[str]:
    """Return the values of a range or a list."""
    if ".." not in text:
        values = [value.strip() for value in text.split(",")]
        if len(set(values)) != len(values):
            raise LabError(f"{key}: a value is given twice in {text!r}")
        return values
    match = re.fullmatch(r"(-?\d+)\.\.(-?\d+)(?::(\d+))?", text, re.ASCII)
    if match is None:
        raise LabError(f"{key}: {text!r} is no range; write for example 2..6 or 2..10:2")
    first, last, step = int(match[1]), int(match[2]), int(match[3] or 1)
    if first > last or step < 1:
        raise LabError(f"{key}: the range {text} is empty")
    if (last - first) // step >= MOST_VARIANTS:
        raise LabError(f"{key}: {text} has more than {MOST_VARIANTS} values; use a larger step")
    return [str(value) for value in range(first, last + 1, step)]


def _value(key: str, text: str, printed: Value) -> Value:
    """Return what a text means where this is printed."""
    if isinstance(printed, bool):
        if text not in ("true", "false"):
            raise LabError(f"{key}: {text!r} is neither true nor false")
        return text == "true"
    if isinstance(printed, str):
        return text
    if not re.fullmatch(r"\d{1,9}", text, re.ASCII):
        raise LabError(f"{key}: {text!r} is not a whole number from 0 to 999999999")
    return int(text)


@dataclass(frozen=True)
class Combination:
    """One game to be played: a value for each factor."""

    values: Mapping[str, Value]
    variant: Variant | None
    """What is changed about the game; None where nothing is."""
    options: Mapping[str, object]
    is_printed: bool
    """Whether nothing is changed but how many play, and who."""
    seats: int
    bots: tuple[str, ...]

    @property
    def name(self) -> str:
        """The values in words."""
        return ", ".join(f"{key}={value}" for key, value in self.values.items())


@dataclass(frozen=True)
class Experiment:
    """Which combinations play, and how. Whatever makes no sense raises ValueError."""

    game: Game
    seats: int
    options: Mapping[str, object]
    seed: int
    bots: tuple[str, ...]
    games: int
    factors: tuple[Factor, ...]
    files: Mapping[str, Variant] | None = None
    """By name the variants that the factor `variant` names."""
    parts: bool = False
    """Whether it is counted which parts of the game win."""
    alone: bool = False
    """Whether factors are varied one at a time, and not in all combinations."""
    tension: int = 0
    """Games of each combination that a judge follows."""
    pace: float | None = None
    """Seconds that people take for a decision; None: nobody has said."""
    heat: int = 0
    """Games of each combination in which is counted what happens where."""

    def __post_init__(self) -> None:
        for seats, bots in {(one.seats, one.bots): None for one in self.combinations}:
            self._check_players(seats, bots)
        looked = self.parts or self.tension or self.heat or self.pace is not None
        if not self.factors and not looked:
            more = "--parts, --tension, --heat, --pace or --keys"
            raise LabError(f"nothing is varied: --vary KEY=a..b, --variant FILE, {more}")
        for sample in (self.tension, self.heat):
            if sample > self.games:
                raise LabError(f"of {self.games} games no {sample} can be followed")
        if self.heat and heat.board(self.game) is None:
            raise LabError(f"{self.game.id} brings no {heat.FILE}, on which heat could be drawn")
        if self.tension and self.tension < FOLLOWED:
            raise LabError(f"at least {FOLLOWED} games are followed, not {self.tension}")
        names = [factor.key for factor in self.factors]
        for key in names:
            if names.count(key) > 1:
                raise LabError(f"{key} is varied twice")
        if len(self.combinations) > MOST_VARIANTS:
            raise LabError(f"that makes {len(self.combinations)} variants, not {MOST_VARIANTS}")
        for one in self.combinations:
            game = self.game
            if one.variant is not None and one.variant.options:
                options = loading.changed_options(game.options, one.variant)
                game = replace(game, options=options)
            game.option_codes(one.seats, one.options)

    def _check_players(self, seats: int, bots: tuple[str, ...]) -> None:
        """Refuse who cannot play, or has no room."""
        if len(bots) > seats:
            raise LabError(f"{seats} seats have no room for {len(bots)} bots")
        plan = Plan(self.game, seats, {}, self.seed, bots, self.games)
        if self.parts and not all(isinstance(bot, Random | Heuristic) for bot in plan.players):
            raise LabError("parts are counted where random and adept play, not other bots")
        if any(isinstance(bot, Learned) or minded(bot, self.game) for bot in plan.players):
            raise LabError("a mind knows the printed game only; let adept play in the laboratory")
        if self.games < LEAST * plan.turns:
            raise LabError(f"at least {LEAST * plan.turns} games are needed, not {self.games}")

    @cached_property
    def combinations(self) -> tuple[Combination, ...]:
        """Every combination of the values; the printed game comes first if it is not one."""
        printed = tuple(factor.printed for factor in self.factors)
        rows = list(product(*(factor.values for factor in self.factors)))
        if self.alone:
            rows = [
                (*printed[:at], value, *printed[at + 1 :])
                for at, factor in enumerate(self.factors)
                for value in factor.values
            ]
        if printed not in rows:
            rows.insert(0, printed)
        return tuple(map(self._combination, rows))

    def _combination(self, row: Sequence[Value]) -> Combination:
        both = list(zip(self.factors, row, strict=True))
        changes = {f.key: v for f, v in both if f.kind == "value" and v != f.printed}
        chosen = {f.key: str(v) for f, v in both if f.kind == "option"}
        files = self.files or {}
        file = next((files[str(v)] for f, v in both if f.kind == "variant" and v in files), None)
        return Combination(
            {f.key: v for f, v in both},
            self._variant(file, changes, chosen),
            {**self.options, **chosen},
            all(value == f.printed for f, value in both if f.kind not in ("seats", "bots")),
            next((int(v) for f, v in both if f.kind == "seats"), self.seats),
            next((tuple(str(v).split(LINEUP)) for f, v in both if f.kind == "bots"), self.bots),
        )

    def _variant(
        self, file: Variant | None, changes: Mapping[str, Value], chosen: Mapping[str, str]
    ) -> Variant | None:
        """Return what a combination changes about the game: a file, and what is varied over it."""
        known = {option.name: option.values for option in self.game.options}
        asked = {k: str(v) for k, v in {**self.options, **chosen}.items() if k in known}
        fresh = {k: v for k, v in asked.items() if v.isdecimal() and v not in known[k]}
        if file is None and not changes and not fresh:
            return None
        variant = file or Variant(self.game.id, base=components.base(self.game.id))
        return replace(
            variant,
            changes=tuple(sorted({**dict(variant.changes), **changes}.items())),
            options=tuple(sorted({**dict(variant.options), **fresh}.items())),
        )

    def header(self) -> dict[str, Any]:
        """Return what was asked, as JSON."""
        return {
            "game": self.game.id,
            "rules_version": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "bots": list(self.bots),
            "games": self.games,
            "one_at_a_time": self.alone,
            "pace": self.pace,
            "varied": [
                {"key": f.key, "printed": f.printed, "values": list(f.values), "kind": f.kind}
                for f in self.factors
            ],
        }
