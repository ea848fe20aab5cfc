"""Positions of Simurgh in the catalogue's words, and short ways to play on from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from lindwurm.games.simurgh import GAME
from lindwurm.games.simurgh.actions import SPOT_NAMES
from lindwurm.games.simurgh.data import (
    BOXED,
    DISPLAY,
    DRAGONS,
    GOALS,
    RIDERS,
    SPEARMEN,
    TILE_TYPE,
    TILES,
    Type,
)
from lindwurm.games.simurgh.state import (
    ANYWHERE,
    AVAILABLE,
    IN_CITY,
    LOOK,
    MAYBE_BOX,
    MAYBE_STACK,
    RESERVE,
    SEATS,
    STACK,
    Phase,
    Zone,
)
from lindwurm.kernel.match import Match
from tests.games.accounts import agree

LETTERS = "VMWSKA"
HOME = "home"


class Game(Match):
    """A match with the catalogue's abbreviations."""

    @property
    def me(self) -> int:
        return int(self.state.active)

    def do(self, *actions: str) -> Game:
        """Carry out actions of whoever is asked."""
        for action in actions:
            agree(self, self.actors[0])
            self.act(self.actors[0], action)
        return self

    @property
    def options(self) -> list[str]:
        """The texts of the legal actions of whoever is asked."""
        return [self.text(a) for a in self.legal(self.actors[0])]

    def can(self, action: str) -> bool:
        """Say whether an action is legal, by both accounts of the rules."""
        legal = action in self.options
        assert (self.why_not(self.actors[0], action) is None) == legal
        return legal

    def refusal(self, action: str) -> str:
        """Return the rule against an action, which must not be legal."""
        reason = self.why_not(self.actors[0], action)
        assert reason is not None
        assert action not in self.options
        assert reason.rule is not None
        return reason.rule

    def has(self, seat: int) -> str:
        """Return a seat's tokens, e.g. '2V 1A'."""
        counts = self.state.tokens[seat]
        return " ".join(f"{n}{c}" for n, c in zip(counts, LETTERS, strict=True) if n)

    def homes(self, seat: int) -> tuple[int, int]:
        """Return how many spearmen and riders are available."""
        at = self.state.at[seat]
        return at[:SPEARMEN].count(AVAILABLE), at[SPEARMEN:].count(AVAILABLE)

    def owned(self, seat: int) -> tuple[int, int]:
        """Return how many spearmen and riders a seat owns."""
        at = self.state.at[seat]
        return SPEARMEN - at[:SPEARMEN].count(RESERVE), RIDERS - at[SPEARMEN:].count(RESERVE)

    def hand(self, seat: int) -> list[int]:
        """Return the numbers of the tiles in a hand."""
        return [t + 1 for t in range(TILES) if self.state.zone[t] == Zone.HAND + seat]

    def markers(self, dragon: int) -> str:
        """Return the fields of a dragon that carry a marker, e.g. 'LR'."""
        return "".join(c for i, c in enumerate("LMR") if self.state.markers[dragon - 49] >> i & 1)

    def dragons(self, seat: int) -> list[int]:
        """Return the numbers of a seat's dragons."""
        return [d + 49 for d in range(DRAGONS) if self.state.owner[d] == seat + 1]

    @property
    def chronicle(self) -> list[int]:
        """The numbers of the tiles in the Chronicle."""
        return [t + 1 for t in range(TILES) if self.state.zone[t] == Zone.CHRONICLE]

    @property
    def stack(self) -> list[int]:
        """The numbers of the tiles in the Scout stack, top first."""
        return list(self.state.scout[: self.state.scout_count])

    @property
    def display(self) -> list[int]:
        """The numbers of the tiles in the display, 0 for a gap."""
        return list(self.state.display)

    @property
    def phase(self) -> Phase:
        """What is asked."""
        return Phase(self.state.phase)


def spot(name: str) -> int:
    """Return a location by name: 'home', a city space, 'W1.2'."""
    return AVAILABLE if name == HOME else IN_CITY + SPOT_NAMES.index(name)


def tokens(text: str) -> list[int]:
    """Return a row of tokens, e.g. '2V 1A'."""
    counts = [0] * len(LETTERS)
    for word in text.split():
        counts[LETTERS.index(word[-1])] += int(word[:-1])
    return counts


def _vassals(spearmen: Sequence[str], riders: Sequence[str]) -> list[int]:
    row = [spot(s) for s in spearmen] + [RESERVE] * (SPEARMEN - len(spearmen))
    return row + [spot(r) for r in riders] + [RESERVE] * (RIDERS - len(riders))


def table(
    seats: int = 2,
    *,
    mode: str = "spearman",
    length: str = "short",
    has: Sequence[str] = (),
    points: Sequence[int] = (),
    at: Mapping[int, tuple[Sequence[str], Sequence[str]]] | None = None,
    hands: Mapping[int, Sequence[int]] | None = None,
    wild: Mapping[str, int] | None = None,
    display: Sequence[int] | None = None,
    stack: Sequence[int] = (),
    empty_stack: bool = False,
    chronicle: Sequence[int] = (),
    dragons: Mapping[int, Mapping[int, str]] | None = None,
    dragon_stack: Sequence[int] = (),
    no_dragons: bool = False,
    face_up: Mapping[str, int] | None = None,
    goal_stack: Sequence[int] = (),
    active: int = 0,
    house: Mapping[str, str] | None = None,
    **fields: Any,
) -> Game:
    """Return a game in a position; tiles, dragons and objectives by their catalogue numbers.

    What is not said is plausible: vassals at home, the right tiles in the box, the rest in the
    stack (or, with `empty_stack`, in the last hand). `house` names options other than the book's.
    """
    zone = [int(Zone.BOX)] * TILES
    lists: dict[int, list[int]] = {Zone.STACK: list(stack), Zone.CHRONICLE: list(chronicle)}
    lists[Zone.WILDERNESS] = list((wild or {}).values())
    for p, hand in (hands or {}).items():
        lists[Zone.HAND + p] = list(hand)
    lists[Zone.DISPLAY] = [t for t in display or () if t]
    placed = {t for tiles in lists.values() for t in tiles}
    free = {
        k: [t + 1 for t in range(TILES) if TILE_TYPE[t] == k and t + 1 not in placed] for k in Type
    }
    rest = []
    for kind in Type:
        boxed = (
            len([t for t in TILE_TYPE if t == kind]) - seats if kind == Type.POWER else BOXED[kind]
        )
        del free[kind][len(free[kind]) - boxed :]
        if kind == Type.POWER:
            for t in free[kind]:  # the others still hold theirs
                lists.setdefault(Zone.HAND + seats - 1, []).append(t)
        else:
            rest += free[kind]
    if display is None:
        lists[Zone.DISPLAY], rest = rest[:DISPLAY], rest[DISPLAY:]
        display = lists[Zone.DISPLAY]
    if empty_stack:
        lists.setdefault(Zone.HAND + seats - 1, []).extend(rest)
        rest = []
    lists[Zone.STACK] += rest
    for z, tiles in lists.items():
        for t in tiles:
            zone[t - 1] = int(z)
    owner, markers = [0] * DRAGONS, [0] * DRAGONS
    for p, own in (dragons or {}).items():
        for number, fields_with in own.items():
            owner[number - 49] = p + 1
            markers[number - 49] = sum(1 << "LMR".index(c) for c in fields_with)
    if no_dragons:
        owner = [o or seats for o in owner]
    pile = [d - 48 for d in dragon_stack]
    pile += [d + 1 for d in range(DRAGONS) if not owner[d] and d + 1 not in pile]
    slots = {int(name[1]) - 1: goal for name, goal in (face_up or {}).items()}
    goals = list(goal_stack)
    goals += [g + 1 for g in range(GOALS) if g + 1 not in goals and g + 1 not in slots.values()]
    where = at or {}
    position: dict[str, Any] = {
        "phase": int(Phase.HUB),
        "back_to": int(Phase.HUB),
        "first": 0,
        "active": active,
        "turns": [1] * seats + [0] * (SEATS - seats),
        "tokens": [tokens(has[p]) if p < len(has) else [0] * len(LETTERS) for p in range(SEATS)],
        "points": [points[p] if p < len(points) else 0 for p in range(SEATS)],
        "at": [
            _vassals(*where.get(p, ([HOME], [HOME]))) if p < seats else [0] * (SPEARMEN + RIDERS)
            for p in range(SEATS)
        ],
        "zone": zone,
        "hand_count": [zone.count(Zone.HAND + p) for p in range(SEATS)],
        "wild": {int(name[1]) - 1: t for name, t in (wild or {}).items()},
        "display": [*display, *[0] * (DISPLAY - len(display))],
        "scout": [*lists[Zone.STACK], *[0] * (STACK - len(lists[Zone.STACK]))],
        "scout_count": len(lists[Zone.STACK]),
        "scout_seen": [0] * STACK,
        "chronicle": len(chronicle),
        "maybe": [[ANYWHERE] * TILES for _ in range(SEATS)],
        "dealt": [0] * SEATS,
        "owner": owner,
        "markers": markers,
        "dragons": [*pile, *[0] * (DRAGONS - len(pile))],
        "dragon_count": len(pile),
        "dragon_seen": [0] * DRAGONS,
        "goals": [*goals, *[0] * (GOALS - len(goals))],
        "goal_count": len(goals),
        "goal_slots": slots,
        "look": [0] * LOOK,
        **fields,
    }
    options = {"mode": mode, "length": length, "first_player": 1, **(house or {})}
    start = Match(GAME, seats, options | {"mode": "spearman"}, seed=1).state
    start.mode = ["spearman", "dragonlord"].index(mode)
    for name in ("owner", "markers", "wild", "goal_slots", "dealt"):
        setattr(start, name, [0] * len(getattr(start, name)))
    return Game(GAME, seats, options, seed=1, start=start, position=position)


def end_turn(m: Game) -> Game:
    """Let whoever is at the hub end the turn, unless it has ended by itself."""
    return m.do("end") if m.phase == Phase.HUB and "end" in m.options else m


# == what a seat could believe in =================================================================


def worlds_by_hand(m: Match, seat: int, loose: dict[int, int]) -> dict[tuple[int, ...], int]:
    """Return where the `loose` tiles could lie for all a seat knows, found by trying everything.

    The weight of a world is the number of ways in which it can have come about: any tile of the
    type in that hand may be the one that was dealt.
    """
    s, places = m.state, [m.state.zone[t] for t in loose]
    found = {}
    for zones in set(permutations(places)):
        boxed = [
            Counter(TILE_TYPE[t] for t, z in zip(loose, lie, strict=True) if z == Zone.BOX)
            for lie in (zones, places)
        ]
        possible = all(bits & bit_of(z) for bits, z in zip(loose.values(), zones, strict=True))
        weight = 1
        for p in set(range(s.seats)) - {seat}:
            held = [t for t, z in zip(loose, zones, strict=True) if z == Zone.HAND + p]
            for kind in (k for k in Type if s.dealt[p] >> k & 1):
                weight *= sum(TILE_TYPE[t] == kind and loose[t] != 1 << p for t in held)
        if possible and boxed[0] == boxed[1] and weight:
            found[zones] = weight
    return found


def bit_of(zone: int) -> int:
    if zone == Zone.BOX:
        return MAYBE_BOX
    return MAYBE_STACK if zone == Zone.STACK else 1 << (zone - Zone.HAND)


def loose_tiles(dealt: int) -> tuple[Game, dict[int, int]]:
    """Return a position, and the tiles of which seat 0 is not sure, with where they may be.

    Seat 1 is known to hold a tile of each type in `dealt` still.
    """
    m = table(3, hands={1: [1, 13], 2: [2, 14, 3]})
    s = m.state
    one, two, stack, box = 1 << 1, 1 << 2, MAYBE_STACK, MAYBE_BOX
    loose = {
        0: one + two + box,
        1: one + two + stack + box,
        2: two + stack,
        11: one + two + box,  # really in the box
        12: one + two,
        13: one + two + stack,
        20: two + stack,  # really in the stack
    }
    assert [s.zone[t] for t in (11, 20)] == [Zone.BOX, Zone.STACK]
    for t in range(TILES):
        s.maybe[0][t] = loose.get(t, bit_of(s.zone[t]) if s.zone[t] != Zone.DISPLAY else 0)
    s.dealt[1] = dealt
    return m, loose


MIDDLE: dict[str, Any] = {
    "has": ["3V 2M 4W 1S 2K 3A", "2V 1M 3S 1K", "5V 2A 3K"],
    "points": [14, 9, 11],
    "at": {
        0: (["home", "market", "W1.2"], ["home", "W3.2"]),
        1: (["smithy", "home"], ["W1.4", "W3.1"]),
        2: (["library", "W2.1"], ["home", "towers"]),
    },
    "wild": {"W1": 5, "W2": 28, "W3": 42},
    "hands": {0: [8, 16, 37, 31]},
    "dragons": {0: {50: "LMR", 58: "LR"}, 1: {62: "LM", 69: "L"}, 2: {53: "LMR"}},
    "face_up": {"O1": 2, "O3": 10},
    "chronicle": [1, 2, 13],
}
"""Three houses in the middle of a game, with something of everything."""
