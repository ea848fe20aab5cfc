"""Bounds: no value can be changed that no rule asks for, and none so far that a game breaks."""

from __future__ import annotations

import enum
import random
import sys
from fnmatch import fnmatchcase
from typing import Any

import numpy as np
import pytest

from lindwurm.engines import trial
from lindwurm.games import ids, load
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.rule import RULES, Lazy
from lindwurm.kernel.texts import LANGUAGES
from lindwurm.kernel.variant import LAYERS, Value, Variant
from lindwurm.variants import bounds, components
from lindwurm.variants.bounds import EITHER, Bound

TOGETHER = ("city.semi.*", "city.coop.*")
"""Counts whose sum is fixed by the board: one goes up where another goes down."""


TOGETHER = ("city.semi.*", "city.coop.*")
"""Counts whose sum is fixed by the board: one goes up where another goes down."""


def patterns(game: str) -> dict[str, list[str]]:
    """Return for each pattern of a game's bounds the values that it stands for."""
    found: dict[str, list[str]] = {p: [] for p in bounds._file(game) if p not in bounds.PARTS}
    for name in bounds.of(game):
        found[next(p for p in found if fnmatchcase(name, p))].append(name)
    return found


def plain(value: Any) -> Any:
    """Return what a rule sees of a constant; None for what is no constant."""
    if isinstance(value, Lazy):
        return None
    if isinstance(value, np.ndarray):
        return value.shape, value.tobytes()
    if isinstance(value, list | tuple):
        return tuple(plain(one) for one in value)
    if isinstance(value, type) and issubclass(value, enum.IntEnum):
        return tuple(value.__members__)
    return value if isinstance(value, int | float) else None


def seen(game: Game) -> dict[object, object]:
    """Return everything that the rules of a game know as constants, and its options and state."""
    found: dict[object, object] = {
        "options": [(o.values, o.codes) for o in game.options],
        "state": str(game.state.dtype()),
    }
    for function in RULES:
        if (function.__module__ or "").startswith(f"{game.package}."):
            for name in function.__code__.co_names:
                value = plain(function.__globals__.get(name))
                if value is not None:
                    found[function.__module__.removeprefix(game.package), name] = value
    return found


def other(bound: Bound, printed: Value, rng: random.Random) -> Value | None:
    """Return another value within a bound."""
    if bound == EITHER:
        return not printed
    if bound.words:
        return rng.choice([word for word in bound.words if word != printed])
    if bound.like:
        return None
    ends = [end for end in (bound.low, bound.high) if end != printed]
    return rng.choice(ends)


def forget(variant: Variant) -> None:
    """Drop what was loaded for one look."""
    for name in [name for name in sys.modules if name.startswith(variant.package)]:
        del sys.modules[name]
    LAYERS.pop(variant.package, None)
    load.cache_clear()
    RULES[:] = [one for one in RULES if not (one.__module__ or "").startswith(variant.package)]


@pytest.mark.parametrize("game", ids())
def test_bounds_name_what_is_there_and_hold_what_is_printed(game: str) -> None:
    assert bounds.unused(game) == []
    for name, value in bounds.printed(game).items():
        if not isinstance(value, str) or ("Advance" not in value and value != "Replace"):
            assert bounds.of(game)[name].problem(value) is None, name
    names = {option.name for option in load(game).options}
    assert set(bounds.of_options(game)) <= names


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.proof)])
def test_every_value_that_can_be_changed_is_asked_for_and_may_go_to_its_bounds(
    game: str, whole: bool
) -> None:
    """LAB-F3: no key is dead. LAB-F6: none ends in a traceback. A few of each game, or all."""
    rng = random.Random(game)
    printed, before = bounds.printed(game), seen(load(game))
    asked = patterns(game)
    chosen = list(asked) if whole else rng.sample(sorted(asked), 3)
    for pattern in chosen:
        name = rng.choice(asked[pattern])
        value = other(bounds.of(game)[name], printed[name], rng)
        if value is None:
            continue
        variant = Variant(game, changes=((name, value),))
        found = load(game, variant)
        assert seen(found) != before, f"no rule asks for {name}"
        for seats in {found.seats.stop - 1, found.usual_seats} if pattern not in TOGETHER else ():
            assert trial.problem(found, seats) is None, (name, value, seats)
        forget(variant)


@pytest.mark.parametrize("game", [game for game in ids() if bounds.addable(game)])
def test_as_many_new_kinds_as_are_allowed_can_be_played(game: str) -> None:
    """Of every table, all of them like the last row; the game's own checks on the way."""
    changes: dict[str, str] = {}
    names = []
    for table, may in bounds.addable(game).items():
        rows = [f"new_{number}" for number in range(may.most)]
        changes |= {f"add.{table}.{row}": bounds.rows(game, table)[-1] for row in rows}
        names += [f"{may.message(row)} = {row}\n" for row in rows]
    texts = tuple((language, "".join(names)) for language in LANGUAGES)
    found = load(game, Variant(game, tuple(changes.items()), texts=texts))
    for seats in {found.seats.start, found.seats.stop - 1}:
        assert trial.problem(found, seats) is None
    assert trial.unsaid(found) is None
    forget(found.variant)


def test_simurghs_stack_has_room_for_all_that_is_not_boxed() -> None:
    """Within its bounds nothing may overflow, by two players and in the open draft least of all."""
    boxed = [name for name in bounds.of("simurgh") if name.startswith("boxed.")]
    found = load("simurgh", Variant("simurgh", tuple((name, 0) for name in boxed)))
    assert len(found.state().scout) == 40
    assert len(load("simurgh").state().scout) == 26, "records keep their layout"
    for mode in ("spearman", "dragonlord"):
        match = Match(found, seats=2, seed=1, options={"mode": mode})
        assert found.problem(match.state) is None
    forget(found.variant)


def test_numbers_of_the_box_that_no_rule_asks_for_are_no_keys() -> None:
    assert not [k for k in bounds.of("dragon_farkle") if k.startswith(("box.", "tokens."))]
    assert "numbers.keep_threshold" in bounds.of("dragon_farkle")
    assert "box.dragons" in bounds.of("drachenfels")
    assert components.printed("lindwurm.games.drachenfels")["box.armours"] == 4
    assert "box.armours" not in bounds.of("drachenfels")


def test_the_keep_opens_where_the_number_says() -> None:
    """LAB-F3: `numbers.keep_threshold` was listed and did nothing."""
    game = load(
        "dragon_farkle", Variant("dragon_farkle", changes=(("numbers.keep_threshold", 4000),))
    )
    option = next(o for o in game.options if o.name == "keep_threshold")
    assert option.values == ("4000", "5000", "3000", "8000")
    s = game.state()
    game.setup(s, 2, game.option_codes(2))
    assert s.threshold == 4000


def test_a_box_with_six_dragons_has_them_on_the_board() -> None:
    for dragons in (2, 4, 6):
        game = load("drachenfels", Variant("drachenfels", changes=(("box.dragons", dragons),)))
        s = game.state()
        game.setup(s, 2, game.option_codes(2))
        assert s.dragons.bit_count() == dragons
        assert game.problem(s) is None
