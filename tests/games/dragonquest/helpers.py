"""Positions and dice in the words of the catalogue.

`hero(...)` describes one hero sheet, `table(...)` puts sheets on a table. Dice are named as they
fall: `move("S R C D B")`, `danger("orc orc")`, `loot("dd b 55 1 ssss")`. `Play.do` feeds the tape,
acts for a seat that is asked, and insists that every value of the tape was used.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lindwurm.games.dragonquest import GAME
from lindwurm.games.dragonquest.actions import Kind
from lindwurm.games.dragonquest.data import (
    CHAMBER,
    DANGER_DIE,
    FIELD,
    ITEMS,
    NOWHERE,
    PLACES,
    TREASURES,
    Danger,
)
from lindwurm.games.dragonquest.state import (
    TRAIL,
    At,
    Cause,
    DragonQuest,
    Fate,
    Mark,
    Phase,
    RowState,
)
from lindwurm.kernel.events import Event
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import LANGUAGES, Texts
from tests.games.accounts import agree

TEXTS = [Texts(GAME, language) for language in LANGUAGES]
FILLERS = ("hood", "rope", "mail", "sring", "key", "buckle")
"""Items that closed a row long ago, where a test does not care which."""
WAY_IN = "A10 A9 A8 B8 C8 D8 E8 F8 G8 H8 I8 I7 J7 T"
"""A way from the start to the chamber."""

# -- dice ------------------------------------------------------------------------------------------

BLACK = {"S": 0, "R": 2, "C": 3, "D": 4, "B": 5}
RED = {"S": 0, "2": 1, "R": 2, "C": 3, "D": 4}
LOOT = {"d": 0, "b": 1, "5": 2, "1": 3, "s": 4}
SWORD, MONSTER = [5], [0]
COIN, BITE = [0], [5]


def move(faces: str, dice: str = "12345") -> list[int]:
    """Return the tape of movement dice: S skull, 2 two skulls, R room, C corridor, D, B blank."""
    names = faces.split()
    assert len(names) == len(dice)
    return [RED[f] if d == "5" else BLACK[f] for f, d in zip(names, dice, strict=True)]


def danger(names: str, letter: str = "") -> list[int]:
    """Return the tape of danger dice, and of the letter die: A, B, C or - for its blank face."""
    tape = [DANGER_DIE.index(Danger[name.upper()]) for name in names.split()]
    return [*tape, *({"A": 0, "B": 2, "C": 4, "-": 5}[c] for c in letter)]


def damage(*lp: int) -> list[int]:
    """Return the tape of damage dice."""
    return [{1: 0, 2: 3, 3: 5}[n] for n in lp]


def loot(faces: str) -> list[int]:
    """Return the tape of treasure dice: d dragon, b blank, 5 fifty, 1 hundred, s star."""
    return [LOOT[face] for face in faces.replace(" ", "")]


# -- sheets ----------------------------------------------------------------------------------------


def hero(
    trail: str = "A10",
    *,
    walls: str = "",
    demon: str = "",
    woke: str = "",
    lp: int = 13,
    sun: int = 5,
    last_sun: int = 19,
    ep: int = 0,
    traps: Sequence[int] = (0, 0, 0),
    fifties: int = 0,
    hundreds: int = 0,
    items: str = "",
    used: str = "",
    treasures: str = "",
    skip: int = 0,
    fate: Fate = Fate.INSIDE,
    cause: Cause = Cause.NONE,
) -> dict[str, Any]:
    """Describe one hero sheet.

    `demon` are the fields the demon has stood on, the last one last; `woke` names woken dangers;
    `items` are held and `used` have left the game; `ep` stand in the active row.
    """
    path = [FIELD[name] for name in trail.split()]
    marks = [0] * len(PLACES)
    for names, mark in ((trail, Mark.VISITED), (walls, Mark.BLOCKED), (demon, Mark.DEMON)):
        for name in names.split():
            if name != "T":
                marks[FIELD[name]] |= mark
    outs = [b for a, b in itertools.pairwise(path) if a == CHAMBER]
    woken = {*woke.split(), *(["demon"] if demon else [])}
    bought = [*items.split(), *used.split()]
    rows, crossed = _rows(woken, len(bought), ep)
    return {
        "at": path[-1],
        "trail": path + [0] * (TRAIL - len(path)),
        "trail_length": len(path),
        "mark": marks,
        "been": int(CHAMBER in path),
        "left": int(bool(outs)),
        "left_by": outs[-1] if outs else NOWHERE,
        "row": rows,
        "ep": crossed,
        "bought": rows.count(RowState.BOUGHT),
        "spider": int("spider" in woken),
        "demon": int("demon" in woken),
        "demon_at": FIELD[demon.rsplit(maxsplit=1)[-1]] if demon else NOWHERE,
        "lp": lp,
        "sun": sun,
        "last_sun": last_sun,
        "trap": list(traps),
        "fifties": fifties,
        "hundreds": hundreds,
        "skip": skip,
        "fate": fate,
        "cause": cause,
        "_items": items.split(),
        "_used": used.split(),
        "_treasures": treasures.split(),
    }


def _rows(woken: set[str], bought: int, ep: int) -> tuple[list[int], list[int]]:
    """Close rows from the top: woken dangers, else purchases, until both are accounted for."""
    rows: list[int] = []
    for name in ("spider", "demon", "skeleton"):
        if name in woken:
            rows.append(RowState.WOKE)
            woken = woken - {name}
        elif bought > 0 or woken:
            rows.append(RowState.BOUGHT)
            bought -= 1
        else:
            rows.append(RowState.OPEN)
    assert bought <= 0, "a hero has only three rows"
    crossed = [6 if row != RowState.OPEN else 0 for row in rows]
    if RowState.OPEN in rows:
        crossed[rows.index(RowState.OPEN)] = ep
    return rows, crossed


# -- tables ----------------------------------------------------------------------------------------


class Play(Match):
    """A match whose dice are named as they fall."""

    state: DragonQuest

    @property
    def asked(self) -> int:
        """The one seat that decides now."""
        (seat,) = self.actors
        return seat

    @property
    def options(self) -> list[str]:
        """The texts of the legal actions of the deciding seat."""
        return [self.text(a) for a in self.legal(self.asked)]

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    def do(self, action: str, *tapes: Sequence[int], seat: int | None = None) -> list[Event]:
        """Act for the deciding seat; all values of the tapes must be used. Returns the events."""
        assert self._tape is not None
        assert self._tape.left == 0
        self._tape.values.extend(value for tape in tapes for value in tape)
        before = len(self._log)
        who = self.asked if seat is None else seat
        agree(self, who)
        self.act(who, action)
        assert self._tape.left == 0, f"{self._tape.left} values of the tape were not drawn"
        return self._log[before:]

    def wall(self, tile: int, number: int, *tapes: Sequence[int]) -> list[Event]:
        """Play the wall step: the Neighbour's tile (alone: drawn), then the number."""
        active = self.state.active
        if self.seats == 1:
            return self.do(f"name {number}", [tile - 1], *tapes)
        self.act(self.state.neighbour, f"tile {tile}")
        return self.do(f"name {number}", *tapes, seat=active)

    def throw(self, faces: str, *tapes: Sequence[int]) -> list[Event]:
        """Miss the wall and throw the five movement dice."""
        return self.wall(1, 2, move(faces), *tapes)

    def rule(self, action: str, seat: int | None = None) -> str | None:
        """Return the rule against an action of the deciding seat; None if it is allowed."""
        who = self.asked if seat is None else seat
        reason = self.why_not(who, action)
        allowed = self.code(action) in self.legal(who)
        assert allowed == (reason is None), action
        if reason is None:
            return None
        for texts in TEXTS:
            assert texts.why(reason)
        return reason.rule

    def place(self, seat: int = 0) -> str:
        """The name of the place where a hero stands."""
        return PLACES[self.state.at[seat]]

    def held(self, seat: int = 0) -> list[str]:
        """The items in front of a hero."""
        return [i for i, at in zip(ITEMS, self.state.item_at, strict=True) if at == At.HAND + seat]

    def left_behind(self) -> list[str]:
        """The items that have left the game."""
        return [i for i, at in zip(ITEMS, self.state.item_at, strict=True) if at == At.GONE]

    def treasures(self, seat: int = 0) -> list[str]:
        """The treasures of a hero."""
        at = self.state.treasure_at
        return [t for t, a in zip(TREASURES, at, strict=True) if a == At.HAND + seat]

    def marked(self, mark: Mark, seat: int = 0) -> list[str]:
        """The fields of a hero's map that bear a mark."""
        return [PLACES[p] for p, marks in enumerate(self.state.mark[seat]) if marks & mark]

    def gold(self, seat: int = 0) -> int:
        return self.standing()[seat]


def table(
    *heroes: Mapping[str, Any],
    phase: Phase | None = None,
    active: int = 0,
    options: Mapping[str, object] | None = None,
    out: Iterable[str] = (),
    **fields: Any,
) -> Play:
    """Put hero sheets on a table; the wall step of `active` comes next unless `phase` says else.

    `out` names treasures that other hands took long ago (they go to the last seat).
    """
    sheets = list(heroes) or [hero(), hero()]
    seats = len(sheets)
    inside = sheets[active]["at"] == CHAMBER
    if phase is None:
        phase = Phase.CHAMBER if inside else Phase.WALL
    item_at = [int(At.SUPPLY)] * len(ITEMS)
    treasure_at = [int(At.SUPPLY)] * 13 + [int(At.BOXED)] * 2
    house = {"h1": 1, "h1_h2": 2}.get(str((options or {}).get("house_treasures")), 0)
    for tile in range(house):
        treasure_at[13 + tile] = At.SUPPLY
    fillers = [f for f in FILLERS if not any(f in s["_items"] + s["_used"] for s in sheets)]
    for seat, sheet in enumerate(sheets):
        for name in sheet["_items"]:
            item_at[ITEMS.index(name)] = At.HAND + seat
        missing = sheet["bought"] - len(sheet["_items"]) - len(sheet["_used"])
        for name in [*sheet["_used"], *(fillers.pop(0) for _ in range(missing))]:
            item_at[ITEMS.index(name)] = At.GONE
        for name in sheet["_treasures"]:
            treasure_at[TREASURES.index(name)] = At.HAND + seat
    for name in out:
        treasure_at[TREASURES.index(name)] = At.HAND + seats - 1
    names = [name for name in sheets[0] if not name.startswith("_")]
    position: dict[str, Any] = {name: {p: s[name] for p, s in enumerate(sheets)} for name in names}
    position |= {
        "phase": phase,
        "first": 0,
        "active": active,
        "neighbour": (active + seats - 1) % seats,
        "inside": int(inside),
        "round_number": sheets[active]["sun"],
        "item_at": item_at,
        "treasure_at": treasure_at,
    }
    return Play(GAME, seats, options, position=position | fields, tape=[])


def next_turn(*heroes: Mapping[str, Any], options: Mapping[str, object] | None = None) -> Play:
    """A table where the last hero only has to `stop` for the turn of seat 0 to begin."""
    sheets = list(heroes) or [hero()]
    if len(sheets) == 1:
        sheets.append(hero(sun=4))
    last = len(sheets) - 1
    return table(*sheets, phase=Phase.MOVE, active=last, steps=1, options=options)


def walking(*heroes: Mapping[str, Any], steps: int = 5, **fields: Any) -> Play:
    """Seat 0 walks and has some steps left."""
    sheets = list(heroes) or [hero()]
    if len(sheets) == 1:
        sheets.append(hero())
    return table(*sheets, phase=Phase.MOVE, steps=steps, **fields)


def blocking(*heroes: Mapping[str, Any]) -> Play:
    """Seat 1 is about to wall up a field of seat 0."""
    sheets = list(heroes)
    if len(sheets) == 1:
        sheets.append(hero())
    m = table(*sheets)
    m.wall(2, 2)
    assert m.phase == Phase.BLOCK
    return m


def dead(**more: Any) -> dict[str, Any]:
    """A hero who did not make it."""
    return hero(**{"lp": 0, "fate": Fate.DEAD, "cause": Cause.ORC, **more})


def kinds(events: Iterable[Event]) -> list[Kind]:
    """Return what happened, without the details."""
    return [Kind(e.kind) for e in events]


def only(events: Iterable[Event], what: Kind) -> Event:
    """Return the one event of a kind."""
    (event,) = [e for e in events if e.kind == what]
    return event


def of(events: Iterable[Event], what: Kind) -> list[Event]:
    """Return all events of a kind."""
    return [e for e in events if e.kind == what]
