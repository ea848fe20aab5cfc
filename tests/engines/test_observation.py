"""An observation says what the view says, from the observer's chair, on every engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from lindwurm.engines.observation import HIGHEST, LOWEST, Column, clipped, compiled_of, of
from lindwurm.kernel.holds import Bits, OneOf, Packed, PerSeat, SeatAt, SeatBits
from lindwurm.kernel.state import Field, State
from tests.games.harness import ALL, DEFAULTS, Position, Setting, sampled
from tests.tiers import compiled_together

every_setting = pytest.mark.parametrize("setting", ALL, ids=str)
every_default = pytest.mark.parametrize("setting", DEFAULTS, ids=str)


def positions(setting: Setting, seed: int) -> Iterator[Position]:
    """Yield some positions of a random game; fewer where only an option differs."""
    return sampled(setting, seed, 6)


def observed(state: State, seat: int, setting: Setting, everything: bool = False) -> list[int]:
    observation = of(setting.game, everything)
    out = [99] * observation.size
    observation.observe(state, seat, out)
    return out


def told(shown: Any, f: Field, column: Column, seat: int, seats: int, most: int) -> int:
    """Say what a column has to hold, from a view (or from everything), step by step."""
    index = list(column.index[: len(f.shape)])
    for axis, extent in enumerate(f.shape):
        if isinstance(extent, PerSeat):
            if index[axis] >= seats:
                return 0
            index[axis] = (seat + index[axis]) % seats
    value = shown
    for i in index:
        value = value[i]
    if column.hidden:
        return int(value is None)
    if value is None:
        return 0
    part = column.index[len(f.shape) :]
    match f.holds:
        case SeatAt(first):
            away = value - first
            return first + (away - seat) % seats if 0 <= away < seats else int(value)
        case SeatBits():
            bit = part[0]
            if bit < most:
                return value >> (seat + bit) % seats & 1 if bit < seats else 0
            return int(value >> bit & 1)
        case Bits():
            return int(value >> part[0] & 1)
        case Packed(_, bits):
            return int(value // 2 ** (bits * part[0]) % 2**bits)
    return int(max(LOWEST, min(HIGHEST, value)))


@every_setting
def test_an_observation_is_the_view_from_the_observers_chair(setting: Setting) -> None:
    fields = {f.name: f for f in setting.game.state.FIELDS}
    most = setting.game.seats.stop - 1
    for position in positions(setting, 21):
        s = position.state
        for seat in range(setting.seats):
            for everything in (False, True):
                shown = s.everything() if everything else s.view(seat)
                values = observed(s, seat, setting, everything)
                for column, value in zip(of(setting.game, everything).columns, values, strict=True):
                    f = fields[column.field]
                    expected = told(shown[f.name], f, column, seat, setting.seats, most)
                    if value != expected or not column.low <= value <= column.high:
                        raise AssertionError(f"{column} of seat {seat}: {value}, not {expected}")


@every_setting
def test_an_observation_does_not_change_with_what_the_seat_cannot_know(setting: Setting) -> None:
    """Everything hidden is dealt anew: not one number moves."""
    for position in positions(setting, 22):
        for seat in range(setting.seats):
            other = position.state.copy()
            setting.game.redeal(other, seat)
            assert observed(other, seat, setting) == observed(position.state, seat, setting)


@every_default
def test_hidden_is_a_plane_of_its_own_and_covers_what_is_not_everyones(setting: Setting) -> None:
    columns = of(setting.game).columns
    planes = {c.field for c in columns if c.hidden}
    assert planes == {
        f.name
        for f in setting.game.state.FIELDS
        if f.see.__name__ not in ("EVERYONE", "OWNER", "NOBODY")
    }
    assert len({str(c) for c in columns}) == len(columns)


@pytest.mark.slow
@pytest.mark.parametrize(  # one worker for each game: whatever is compiled serves all seats
    "setting",
    compiled_together(DEFAULTS),
    ids=str,
)
def test_compiled_code_observes_the_same(setting: Setting) -> None:
    for everything in (False, True):
        look = compiled_of(setting.game, everything)
        out = np.zeros(of(setting.game, everything).size, np.int16)
        for position in sampled(setting, 23, 10):
            for seat in range(setting.seats):
                look(position.state.to_records()[0], seat, out)
                assert out.tolist() == observed(position.state, seat, setting, everything)


def test_what_does_not_fit_is_told_as_the_largest_that_does() -> None:
    assert [clipped(v) for v in (5, HIGHEST + 1, LOWEST - 1)] == [5, HIGHEST, LOWEST]


def test_the_layout_names_its_columns_and_the_range_of_an_enumeration() -> None:
    game = DEFAULTS[0].game
    assert of(game).layout == of(game).layout != of(game, True).layout
    assert OneOf(24, low=-1).high == 23
