"""What the table is told besides the choices: where cards lead, and what a seat's notebook says."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from lindwurm.games.drachenfels.actions import Act
from lindwurm.games.drachenfels.chances import swap_odds
from lindwurm.games.drachenfels.data import (
    LINK,
    LINK_COUNT,
    NODES,
    POINT_KINDS,
    RAINBOW_END,
    RAINBOW_ROCK,
    STAR_OF,
    STEP_COUNT,
    STEP_TO,
    STEP_VIA,
    VALUES,
)
from lindwurm.games.drachenfels.odds import notebook
from lindwurm.games.drachenfels.rules.walk import (
    ANYWHERE,
    begin,
    is_castle,
    may_enter,
    next_path,
)
from lindwurm.games.drachenfels.state import Drachenfels, Phase

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.odds import Odd

BOARD = ("seats", "at", "armour", "dragons", "bridges", "rainbows", "sky", "near")
WALK = ("u_turn", "shift_late")
KNOWN = frozenset((*BOARD, *WALK, "phase", "card", "steps", "swift", "discards", "discard_count"))
"""What previews look at."""
NOTED = frozenset(("seats", "phase", "winner", "colour", "looked", "shoes"))
"""What a tally looks at."""
SWAPPED = NOTED | {"at", "look_later"}
"""What risks look at."""

BY_ROAD, FLOWN = -1, -2

Board = tuple[int | tuple[int, ...], ...]
"""The values of the fields `BOARD`."""

Way = list[int]
"""Pairs: a field, and how it is reached: BY_ROAD, FLOWN, or over the rainbow of that number."""


class Previews(Struct):
    """What the choices of the running decision lead to."""

    ways: dict[str, dict[str, list[int]]]
    """By number of steps: one way to every field where such a move may end, by field.

    A way is a row of pairs: a field, and -1 by road, -2 flown, else the number of the rainbow.
    """
    duels: list[str]
    """The fields where whoever rides there has to fight."""
    far: dict[str, int]
    """The fewest steps to every field to which a way leads now, by field."""


class Tally(Struct):
    """What a seat can count."""

    notebook: list[list[float]] | None
    """The chance of every shoe colour in every rock castle, for all that it knows (DR-177)."""


def risks(match: Match, seat: int) -> list[Odd]:
    """Return who may win by a swap, for each partner of a teletransfer (DR-197)."""
    s = Drachenfels.of_view(match.state.glimpse(seat, SWAPPED))
    if s.phase != Phase.TELE:
        return []
    return [odd for a in match.legal(seat) for odd in swap_odds(s, seat, a).values()]


def previews(match: Match, seat: int) -> Previews:
    """Return where point cards that may be played now would lead, single and double."""
    s = Drachenfels.of_view(match.state.glimpse(seat, KNOWN))
    if s.phase == Phase.GO:
        lengths = {s.steps}
    elif s.phase == Phase.FACTOR:
        lengths = {VALUES[s.card], 2 * VALUES[s.card]}
    else:
        values = [VALUES[card] for card in _offered(match, s, seat) if card < POINT_KINDS]
        lengths = {n * value for value in values for n in ((1, 2) if s.swift[seat] else (1,))}
    board = tuple(tuple(v) if isinstance(v, list) else v for v in (getattr(s, n) for n in BOARD))
    walk = tuple(getattr(s, name) for name in WALK)
    others = [int(s.at[p]) for p in range(s.seats) if p != seat and s.at[p] >= 0]
    return Previews(
        ways={str(n): _ways(board, walk, seat, n) for n in sorted(lengths)},
        duels=[NODES[node] for node in others if not is_castle(node)],
        far=_far(board, walk, seat) if s.at[seat] >= 0 else {},
    )


def _offered(match: Match, s: Drachenfels, seat: int) -> set[int]:
    """Return the cards that may be played or claimed."""
    found = set()
    for action in match.legal(seat):
        verb, indexes = Act.VERBS.split(action)
        if verb.name == "play":
            found.add(indexes[0])
        elif verb.name == "claim":
            found.add(s.discards[s.discard_count - 1])
    return found


def _laid_out(board: Board, walk: tuple[int, ...]) -> Drachenfels:
    """Return a table of which only the board is set up."""
    s = Drachenfels()
    for name, value in zip((*BOARD, *WALK), (*board, *walk), strict=True):
        setattr(s, name, list(value) if isinstance(value, tuple) else value)
    return s


@lru_cache(maxsize=2_000)
def _far(board: Board, walk: tuple[int, ...], seat: int) -> dict[str, int]:
    """Return the fewest steps to every field: a shortest way comes to no field twice (DR-070)."""
    s = _laid_out(board, walk)
    begin(s, seat, 1, ANYWHERE)
    start, steps = int(s.at[seat]), 0
    found: dict[str, int] = {}
    # A knight that has left over a rainbow may have swung it (DR-110): another way on.
    front = seen = {(start, False)}
    while front:
        steps, after = steps + 1, set()
        for node, swung in front:
            open_links = s.path_links | (s.path_open if swung else 0)
            ways = [(STEP_TO[node][i], STEP_VIA[node][i], False) for i in range(STEP_COUNT[node])]
            ways += [
                (RAINBOW_ROCK[link] + RAINBOW_END[link] - node, -1, True)
                for link in LINK[node][: LINK_COUNT[node]]
                if open_links >> link & 1
            ]
            for to, via, over in ways:
                if via >= 0 and s.path_stars >> STAR_OF[to] & 1:
                    continue  # DR-088
                stepped = to if via < 0 else via
                if may_enter(s, stepped, True) and to != start:
                    found.setdefault(str(to), steps)
                if may_enter(s, stepped, False):
                    after.add((to, swung or over))
        front = after - seen
        seen = seen | front
    return found


@lru_cache(maxsize=2_000)
def _ways(board: Board, walk: tuple[int, ...], seat: int, steps: int) -> dict[str, Way]:
    """Return one way of exactly so many steps to every field: with few flights and swings."""
    s = _laid_out(board, walk)
    found: dict[int, tuple[int, Way]] = {}
    begin(s, seat, steps, ANYWHERE)
    while next_path(s):
        goal, cost, way = s.path[steps], 0, []
        for step in range(1, steps + 1):
            to, via, link = s.path[step], s.path_via[step], s.path_link[step]
            if via >= 0:
                way += [via, BY_ROAD, to, FLOWN]
                cost += 1
            else:
                way += [to, link if link >= 0 else BY_ROAD]
                cost += 2 * (link >= 0 and not s.rainbows >> link & 1)
        if goal not in found or cost < found[goal][0]:
            found[goal] = cost, way
    return {str(goal): way for goal, (_, way) in found.items()}


def tally(s: Drachenfels, seat: int | None, options: Mapping[str, str]) -> Tally:
    """Return what `seat` can know of the princesses: by its own looks and others' vain ones."""
    if seat is None or options["notebook"] == "off":
        return Tally(None)
    s = Drachenfels.of_view(s.glimpse(seat, NOTED))
    if s.phase == Phase.PICK:
        return Tally(None)
    if s.winner >= 0:
        s.looked[s.winner] = 0  # the one look that was not in vain
    for fort, colour in enumerate(s.shoes):
        if colour is not None:
            s.looked[seat] |= 1 << fort
    return Tally(_noted(s, seat))


def _noted(s: Drachenfels, seat: int) -> list[list[float]]:
    return [[float(chance) for chance in row] for row in notebook(s, seat)]
