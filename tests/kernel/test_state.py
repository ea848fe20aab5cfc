"""The declaration of a state and all that comes from it."""

from __future__ import annotations

import numpy as np
import pytest

from lindwurm.kernel.chance import Chance, Tape
from lindwurm.kernel.state import (
    NOBODY,
    OWNER,
    RangeError,
    State,
    declare,
    field,
    scratch,
)


def has_peeked(s: Castle, seat: int | None, princess: int) -> bool:
    return seat is not None and s.peeked[seat] >> princess & 1 == 1


@declare
class Castle(State):
    """A state with every kind of field."""

    turn: int = field("i1")
    gold: list[int] = field("i4", 3)
    hand: list[list[int]] = field("i2", 3, 2, see=OWNER)
    pile: list[int] = field("i1", 5, see=NOBODY)
    peeked: list[int] = field("i1", 3, see=OWNER)
    princess: list[int] = field("i1", 4, see=has_peeked)
    cube: list[list[list[int]]] = field("i1", 2, 2, 2)


def castle() -> Castle:
    s = Castle()
    s.gold = [100, -7, 2**31 - 1]
    s.hand[1] = [300, -300]
    s.pile[4] = 9
    s.peeked[2] = 0b0010
    s.princess = [4, 3, 2, 1]
    s.cube[1][0][1] = -128
    return s


def test_layout_is_widest_first_and_whole_words() -> None:
    dtype = Castle.dtype()
    assert dtype.itemsize % 8 == 0
    widths = [dtype[name].base.itemsize for name in dtype.names or ()]
    assert widths == sorted(widths, reverse=True)
    assert all(offset % dtype[n].base.itemsize == 0 for n, (_, offset, *_) in dtype.fields.items())


def test_bytes_record_and_object_hold_the_same() -> None:
    s = castle()
    data = s.to_bytes()
    assert Castle.from_bytes(data).to_bytes() == data
    record = s.to_record()
    assert record.tobytes() == data
    assert record.hand[1].tolist() == [300, -300]
    assert Castle.from_record(record).view(None) == s.view(None)
    rows = np.frombuffer(data * 2, Castle.dtype())
    assert rows["gold"].tolist() == [s.gold, s.gold]


def test_the_digest_changes_with_any_field() -> None:
    digests = {castle().digest()}
    for name in ("turn", "gold", "hand", "pile", "princess", "cube", "rng"):
        s = castle()
        value = getattr(s, name)
        while isinstance(value, list) and isinstance(value[0], list):
            value = value[0]
        if isinstance(value, list):
            value[0] += 1
        else:
            setattr(s, name, value + 1)
        digests.add(s.digest())
    assert len(digests) == 8


def test_views_show_each_seat_its_own() -> None:
    s = castle()
    assert s.view(None)["hand"] == [[None, None]] * 3
    assert s.view(1)["hand"] == [[None, None], [300, -300], [None, None]]
    assert s.view(2)["princess"] == [None, 3, None, None]
    assert s.view(0)["princess"] == [None] * 4
    assert "pile" not in s.view(0)
    assert "rng" not in s.view(0)


def test_a_value_out_of_range_is_named() -> None:
    s = castle()
    s.cube[1][0][1] = 128
    with pytest.raises(
        RangeError, match=r"cube\[1\]\[0\]\[1\] = 128 does not fit its field \(i1\)"
    ):
        s.to_bytes()
    s = castle()
    s.gold[0] = 1.5  # type: ignore[call-overload]
    with pytest.raises(RangeError, match=r"gold\[0\] = 1.5"):
        s.to_bytes()


def test_copies_are_deep_and_leave_the_match_behind() -> None:
    s = castle()
    s.log, s.chance = [], Chance(Tape([]))
    twin = s.copy()
    twin.hand[1][0] = 1
    twin.cube[0][0][0] = 1
    assert s.hand[1][0] == 300
    assert s.cube[0][0][0] == 0
    assert twin.log is None
    assert twin.chance is None


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"silver": 3}, "a Castle has no field 'silver'"),
        ({"rng": [1, 2, 3, 4]}, "a Castle has no field 'rng'"),
        ({"gold": [1, 2]}, "gold takes 3 values"),
        ({"gold": 5}, "gold takes 3 values"),
        ({"gold": {3: 1}}, "gold has no index 3"),
        ({"hand": {1: [1, 2, 3]}}, r"hand\[1\] takes 2 values"),
        ({"turn": [1]}, "turn is one number"),
        ({"turn": 200}, "turn = 200 does not fit"),
    ],
)
def test_a_position_with_wrong_fields_is_refused(fields: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        castle().place(fields)


def test_a_position_is_set_by_names() -> None:
    s = castle()
    s.place({"gold": {0: 5}, "hand": [[1, 2], [3, 4], [5, 6]], "turn": 2})
    assert (s.gold, s.hand[2], s.turn) == ([5, -7, 2**31 - 1], [5, 6], 2)


def test_wrong_bytes_and_wrong_declarations_are_refused() -> None:
    with pytest.raises(ValueError, match=r"takes .* bytes, but 3 were given"):
        Castle.from_bytes(b"abc")
    with pytest.raises(ValueError, match="unknown width 'u1'"):
        field("u1")

    @declare
    class Clash(State):
        item: int = field("i1")

    with pytest.raises(TypeError, match="a record has its own 'item'"):
        Clash.dtype()


def test_states_have_slots() -> None:
    with pytest.raises(AttributeError):
        castle().silver = 1  # type: ignore[attr-defined]


@declare
class Tent(State):
    """A state as it was first: work space counted as a part of it."""

    far: list[int] = field("i4", 2, see=NOBODY)
    turn: int = field("i1")


@declare
class House(State):
    """The same, later: the work space is none of it, and a field has been added."""

    far: list[int] = scratch("i4", 2, until=1)
    turn: int = field("i1")
    gate: list[int] = field("i2", 3, since=2, before=-1)


def test_a_state_of_an_older_layout_comes_along() -> None:
    old = Tent()
    old.turn = 3
    old.rng = [1, 2, 3, 4]
    assert House.LAYOUT == 2
    new = House.from_bytes(old.to_bytes(), layout=1)
    assert (new.turn, new.gate, new.far, new.rng) == (3, [-1, -1, -1], [0, 0], [1, 2, 3, 4])
    assert new.to_bytes(1) == old.to_bytes()
    assert House.from_bytes(new.to_bytes()).digest() == new.digest()
    assert new.digest() != old.digest()
    assert new.known_digest(old.digest())
    assert new.known_digest(new.digest())
    new.turn = 4
    assert not new.known_digest(old.digest())
    with pytest.raises(ValueError, match="has no layout 3"):
        House.from_bytes(b"", layout=3)


def test_work_space_is_no_part_of_a_state() -> None:
    s, other = House(), House()
    s.far[1] = 7
    assert s.to_bytes() == other.to_bytes()
    assert "far" not in s.view(0)
    assert "far" not in s.everything()
    with pytest.raises(ValueError, match="no field 'far'"):
        s.place({"far": [1, 2]})
    records = s.to_records()
    assert records["far"].tolist() == [[0, 0]]
    records["far"][0, 0] = 5
    assert House.packed_records(records) == s.to_bytes()
    records = castle().to_records()
    records.view("u1")[-1] = 7  # a copy of NumPy's leaves anything behind the last field
    assert Castle.packed_records(records) == castle().to_bytes()
