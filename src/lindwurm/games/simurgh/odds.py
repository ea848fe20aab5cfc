"""Exact chances worth knowing (catalogue 12.4), for one seat in one position.

What a seat may know of hidden action tiles is in `maybe` and `dealt`, and in the places of the
stack that it sees. Every arrangement of the hidden tiles that fits is as likely as another: tiles
are dealt and drawn at random, and what others chose tells nothing. They are counted here, not
listed: tiles that are alike together, with the room that is left in each place. Where the seat
could reckon with more than that, `blurred` says so (SI-252).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb

from lindwurm.games.simurgh.data import BOXED, TILE_TYPE, TILES, Type
from lindwurm.games.simurgh.state import MAYBE_BOX, MAYBE_STACK, Phase, Simurgh, Zone

STATUE_LOOKS = 3
"""Objectives that are drawn at the Statue (SI-134)."""

STACK, LOOKED_AT = "stack", "looked at"
Place = tuple[str, int]
"""A place that hidden tiles can be in, with the seat it belongs to; some take one type only."""


def objective_seen(s: Simurgh, seat: int) -> Fraction | None:
    """Return the chance that an objective whose place a seat does not know is drawn at the Statue.

    None if there is no such objective among those that would be drawn: the seat knows them all.
    """
    unknown = [not s.goal_seen[i] >> seat & 1 for i in range(s.goal_count)]
    drawn = sum(unknown[:STATUE_LOOKS])
    looked_at = 0 if s.active == seat else int(s.goal_look_count)  # by another: it may be there
    return Fraction(drawn, sum(unknown) + looked_at) if drawn else None


def blind_types(s: Simurgh, seat: int) -> dict[Type, Fraction]:
    """Return the chance of each type for the top of the Scout stack; nothing if it is empty."""
    kinds = [kind for kind in Type if kind != Type.POWER]
    if s.scout_count == 0:
        return {}
    if s.scout_seen[0] >> seat & 1:
        top = Type(TILE_TYPE[s.scout[0] - 1])
        return {kind: Fraction(kind == top) for kind in kinds}
    room = _room(s, seat)
    hidden = Counter((Type(TILE_TYPE[t]), int(s.maybe[seat][t])) for t in _hidden(s, seat))
    stack = list(room).index((STACK, 0))
    worlds: _Worlds = {tuple(room.values()): (1, (0,) * len(Type))}
    for kind in kinds:
        for maybe in sorted(maybe for k, maybe in hidden if k == kind):
            open_to = [i for i, place in enumerate(room) if _fits(s, kind, maybe, place)]
            found: _Worlds = {}
            for left, world in worlds.items():
                for rest, ways in _spread(hidden[kind, maybe], left, open_to):
                    _enter(found, rest, world, ways, kind, left[stack] - rest[stack])
            worlds = found
        own = [i for i, place in enumerate(room) if place[0] in (f"box {kind}", f"dealt {kind}")]
        worlds = {left: w for left, w in worlds.items() if not any(left[i] for i in own)}
    ((ways, in_stack),) = worlds.values()
    return {kind: Fraction(in_stack[kind], ways * room[STACK, 0]) for kind in kinds}


_Left = tuple[int, ...]
"""The room that is left in each place."""
_World = tuple[int, tuple[int, ...]]
"""In how many ways the tiles so far can lie, and how many of each type lie in the stack then, in
all of these together."""
_Worlds = dict[_Left, _World]


def _spread(tiles: int, left: _Left, open_to: list[int]) -> Iterator[tuple[_Left, int]]:
    """Yield the room left after tiles that are alike were laid in places, and in how many ways."""
    if not tiles:
        yield left, 1
        return
    if not open_to:
        return
    at, *others = open_to
    elsewhere = sum(left[i] for i in others)
    for here in range(max(0, tiles - elsewhere), min(tiles, left[at]) + 1):
        rest = (*left[:at], left[at] - here, *left[at + 1 :])
        for last, ways in _spread(tiles - here, rest, others):
            yield last, ways * comb(tiles, here)


def _enter(found: _Worlds, left: _Left, world: _World, ways: int, kind: Type, laid: int) -> None:
    """Add the ways in which `laid` more tiles of a type lie in the stack."""
    before, sums = found.get(left, (0, (0,) * len(Type)))
    more = [n + ways * m for n, m in zip(sums, world[1], strict=True)]
    more[kind] += ways * world[0] * laid
    found[left] = (before + ways * world[0], tuple(more))


def _hidden(s: Simurgh, seat: int) -> list[int]:
    """Return the tiles, but for power, that a seat does not see."""
    seen = {s.scout[i] - 1 for i in range(s.scout_count) if s.scout_seen[i] >> seat & 1}
    return [
        t
        for t in range(TILES)
        if TILE_TYPE[t] != Type.POWER and t not in seen and _unseen(s, seat, t)
    ]


def _unseen(s: Simurgh, seat: int, tile: int) -> bool:
    zone = s.zone[tile]
    if zone == Zone.LOOKED_AT:
        return bool(s.active != seat)
    return zone in (Zone.BOX, Zone.STACK) or (zone >= Zone.HAND and zone != Zone.HAND + seat)


def _room(s: Simurgh, seat: int) -> dict[Place, int]:
    """Return how many hidden tiles lie in each place: everybody can count them.

    A hand holds one power tile until it was laid, a tile of each type that is known to be still
    there from the deal (SI-015), and others.
    """
    unseen = [i for i in range(s.scout_count) if not s.scout_seen[i] >> seat & 1]
    room: Counter[Place] = Counter({(STACK, 0): len(unseen)})
    for kind in Type:
        if kind != Type.POWER:
            room[f"box {kind}", 0] = int(BOXED[kind])
    if s.active != seat and s.phase in (Phase.KEEP_TILE, Phase.RETURN_TILE):
        room[LOOKED_AT, 0] = int(s.look_count)
    for p in range(s.seats):
        if p != seat:
            power = [t for t in range(TILES) if TILE_TYPE[t] == Type.POWER]
            powers = sum(s.zone[t] == Zone.HAND + p for t in power)
            dealt = [kind for kind in Type if s.dealt[p] >> kind & 1]
            for kind in dealt:
                room[f"dealt {kind}", p] = 1
            room["hand", p] = int(s.hand_count[p]) - powers - len(dealt)
    return {place: n for place, n in room.items() if n}


def _fits(s: Simurgh, kind: Type, maybe: int, place: Place) -> bool:
    """Return whether a tile can be in a place, for all that the seat knows of it."""
    name, number = place
    if name == f"box {kind}":
        return bool(maybe & MAYBE_BOX)
    if name == STACK:
        return bool(maybe & MAYBE_STACK)
    if name == LOOKED_AT:
        return bool(maybe >> s.active & 1)
    if name == "hand":
        return bool(maybe >> number & 1)
    known = maybe == 1 << number  # it came there later, openly
    return name == f"dealt {kind}" and bool(maybe >> number & 1) and not known
