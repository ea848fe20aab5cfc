"""Positions in the words of the catalogue, and an independent search for moves.

`table(...)` sets up a position by colours and field names. Cards that the test does not name lie in
the draw pile; with `pile=n` only so many do, and the rest fills the hand of the last seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lindwurm.games.drachenfels import GAME
from lindwurm.games.drachenfels.actions import Kind
from lindwurm.games.drachenfels.data import (
    CARDS,
    COLOURS,
    COPIES,
    CORNERS,
    DRAGON_PLACES,
    EDGES,
    FORTS,
    NODE,
    NODES,
    RAINBOW_NAMES,
    SIDES,
    SITES,
)
from lindwurm.games.drachenfels.data import KIND as FIELD_KIND
from lindwurm.games.drachenfels.rules.walk import destinations, has
from lindwurm.games.drachenfels.state import Phase
from lindwurm.kernel.match import Match
from tests.games.accounts import agree

FIXED = {"knights": "fixed", "first_player": "seat_1"}
FORT_DRAGONS = ("F-NE", "F-SE", "F-SW", "F-NW")
SHOES = {"F-NE": "blue", "F-SE": "white", "F-SW": "red", "F-NW": "yellow"}


def mask(names: Iterable[str], order: Sequence[str]) -> int:
    """Return the bit mask of named things."""
    return sum(1 << order.index(name) for name in names)


def rainbow(name: str) -> str:
    """Return a rainbow's name: 'R-N~C' is 'N-C', 'R-N~F-SW' is 'N-SW'."""
    rock, end = name.split("~")
    return f"{rock[2:]}-{end.removeprefix('F-')}"


class Play:
    """A match told in colours and field names."""

    def __init__(self, match: Match):
        self.match = match

    @property
    def s(self) -> Any:
        return self.match.state

    def seat(self, colour: str) -> int:
        return int(self.s.colour.index(COLOURS.index(colour)))

    def do(self, *actions: str) -> Play:
        """Let whoever is asked act."""
        for action in actions:
            (seat,) = self.match.actors
            agree(self.match, seat)
            self.match.act(seat, action)
            assert GAME.problem(self.s) is None
        return self

    @property
    def turn(self) -> str:
        """The colour of the active knight."""
        return COLOURS[self.s.colour[self.s.active]]

    def legal(self, verb: str | None = None) -> set[str]:
        """What whoever is asked may do, all of it or what begins with a verb (then without it)."""
        (seat,) = self.match.actors
        texts = [self.match.text(a) for a in self.match.legal(seat)]
        if verb is None:
            return set(texts)
        return {t.partition(" ")[2] for t in texts if t.split()[0] == verb}

    def why(self, action: str) -> str | None:
        """The rule against an action as the catalogue spells it, or None."""
        (seat,) = self.match.actors
        reason = self.match.why_not(seat, action)
        return None if reason is None else reason.rule

    def at(self, colour: str) -> str:
        return NODES[self.s.at[self.seat(colour)]]

    def hand(self, colour: str) -> list[str]:
        counts = self.s.hand[self.seat(colour)]
        return [CARDS[k] for k in range(len(CARDS)) for _ in range(counts[k])]

    def discards(self) -> list[str]:
        return [CARDS[k] for k in self.s.discards[: self.s.discard_count]]

    def rainbows(self) -> set[str]:
        return {RAINBOW_NAMES[p] for p in range(len(RAINBOW_NAMES)) if self.s.rainbows >> p & 1}

    def bridges(self) -> set[str]:
        return {NODES[n] for i, n in enumerate(SITES) if self.s.bridges >> i & 1}

    def dragons(self) -> set[str]:
        return {NODES[n] for i, n in enumerate(DRAGON_PLACES) if self.s.dragons >> i & 1}

    def phase(self) -> Phase:
        return Phase(self.s.phase)

    def heard(self, kind: Kind, seat: int | None = None) -> list[tuple[int, int, int]]:
        return [(e.a, e.b, e.c) for e in self.match.events(seat) if e.kind == kind]

    def dest(self, colour: str, steps: int) -> set[str]:
        """The fields on which a move of exactly so many steps can end."""
        low, high = destinations(self.s, self.seat(colour), steps)
        return {NODES[n] for n in range(len(NODES)) if has(low, high, n)}


def table(
    seats: int = 4,
    *,
    hands: Mapping[str, str] | None = None,
    discards: str = "",
    pile: int | None = None,
    at: Mapping[str, str] | None = None,
    dragons: Iterable[str] = FORT_DRAGONS,
    bridges: Iterable[str] = (),
    rainbows: Iterable[str] = (),
    armour: Iterable[str] = (),
    looked: Mapping[str, str] | None = None,
    shoes: Mapping[str, str] = SHOES,
    active: str = "red",
    options: Mapping[str, object] | None = None,
    tape: Iterable[int] | None = None,
    seed: int = 1,
    **fields: Any,
) -> Play:
    """Set up the beginning of a turn; everything not named is as in B0 (section 10)."""
    colours = ["red", "yellow"] if seats == 2 else list(COLOURS[:seats])
    left = [c - (seats < 4 and k < 5) for k, c in enumerate(COPIES)]
    hand = [[0] * len(CARDS) for _ in COLOURS]
    for colour, cards in (hands or {}).items():
        for card in cards.split():
            hand[colours.index(colour)][CARDS.index(card)] += 1
            left[CARDS.index(card)] -= 1
    thrown = [CARDS.index(card) for card in discards.split()]
    for kind in thrown:
        left[kind] -= 1
    assert min(left) >= 0, "more cards than there are"
    stack = [kind for kind, count in enumerate(left) for _ in range(count)]
    if pile is not None:
        for kind in stack[pile:]:
            hand[seats - 1][kind] += 1
        stack = stack[:pile]
    where = {c: f"S-{CORNERS[COLOURS.index(c)]}" for c in colours} | dict(at or {})
    seen = {c: (looked or {}).get(c, "").split() for c in colours}
    armed = {*armour, *(c for c in colours if seen[c])}
    position: dict[str, Any] = {
        "hand": hand,
        "hand_count": [sum(h) for h in hand],
        "pile": [stack.count(kind) for kind in range(len(CARDS))],
        "pile_count": len(stack),
        "discards": thrown + [0] * (36 - len(thrown)),
        "discard_count": len(thrown),
        "at": [NODE[where[c]] for c in colours] + [-1] * (4 - seats),
        "armour": [int(c in armed) for c in colours] + [0] * (4 - seats),
        "swift": [int(bool(seen[c])) for c in colours] + [0] * (4 - seats),
        "looked": [mask(seen[c], FORT_DRAGONS) for c in colours] + [0] * (4 - seats),
        "sky": int(any(seen.values())),
        "shoes": [COLOURS.index(shoes[f]) for f in FORT_DRAGONS],
        "dragons": mask(dragons, [NODES[n] for n in DRAGON_PLACES]),
        "bridges": mask(bridges, [NODES[n] for n in SITES]),
        "rainbows": mask([rainbow(r) for r in rainbows], RAINBOW_NAMES),
        "active": colours.index(active),
        **fields,
    }
    match = Match(
        GAME, seats, {**FIXED, **(options or {})}, seed=seed, position=position, tape=tape
    )
    return Play(match)


def one_card(kinds: Mapping[str, int], wanted: str) -> int:
    """Return the draw that picks a wanted card out of cards counted by kind."""
    before = 0
    for card in CARDS:
        if card == wanted:
            return before
        before += kinds.get(card, 0)
    raise AssertionError(wanted)


# == an independent search, straight from appendix A ===============================================

ADJ: dict[str, list[str]] = {n: [] for n in NODES}
for _a, _b in EDGES:
    ADJ[NODES[_a]].append(NODES[_b])
    ADJ[NODES[_b]].append(NODES[_a])
KIND = {name: FIELD_KIND[n].name.lower() for name, n in NODE.items()}
STARS = [n for n in NODES if KIND[n] == "star"]
Link = tuple[str, str]


def all_links(sky: bool, near: bool) -> list[Link]:
    links = [(f"R-{s}", "C") for s in SIDES]
    if sky:
        links += [(f"R-{s}", f"F-{c}") for s in SIDES for c in CORNERS if not near or s in c]
    return links


def brute_force(play: Play, colour: str, steps: int) -> set[tuple[Any, ...]]:
    """Return every result of a move, by plain search: (end, rainbows, flights, crossings)."""
    s = play.s
    me = play.seat(colour)
    occ = {NODES[s.at[p]] for p in range(s.seats) if p != me}
    bridges, drag = play.bridges(), play.dragons()
    pairs = [r.split("-") for r in play.rainbows()]
    rain0 = frozenset((f"R-{a}", "C" if b == "C" else f"F-{b}") for a, b in pairs)
    positions = all_links(bool(s.sky), bool(s.near))
    source = play.at(colour)
    out: set[tuple[Any, ...]] = set()

    def rec(
        path: list[str],
        back: str | None,
        left: int,
        rain: frozenset[Link],
        flights: tuple[Any, ...],
        crossed: tuple[Any, ...],
    ) -> None:
        cur = path[-1]
        if left == 0:
            taken = KIND[cur] in ("rock", "fort") and cur in occ
            if not taken and not (s.u_turn and cur == source):
                out.add((cur, rain, flights, crossed))
            return
        moves: list[tuple[str, Link | None]] = [
            (m, None) for m in ADJ[cur] if KIND[m] not in ("hole", "gap") or m in bridges
        ]
        moves += [(r[1], r) for r in rain if r[0] == cur] + [(r[0], r) for r in rain if r[1] == cur]
        for m, r in moves:
            if m in drag or (m == back if s.u_turn else m in path):
                continue
            if KIND[m] == "castle" and left > 1:
                continue
            if KIND[m] == "fort" and (left > 1 or not s.armour[me] or m in occ):
                continue
            skies = [rain]
            if r and left > 1 and not s.shift_late:
                skies += [rain - {r} | {q} for q in positions if q not in rain]
            gone = (*crossed, r) if r else crossed
            for sky in skies:
                rec([*path, m], None if r else cur, left - 1, sky, flights, gone)
                if KIND[m] == "star":
                    for z in STARS:
                        if z != m and z not in occ and (s.u_turn or z not in path):
                            rec([*path, m, z], None, left - 1, sky, (*flights, (m, z)), gone)

    rec([source], None, steps, rain0, (), ())
    return out


def forts_of(play: Play) -> dict[str, str]:
    """The princess in every rock castle."""
    return {NODES[FORTS[f]]: COLOURS[play.s.shoes[f]] for f in range(4)}
