"""What the table is told besides the choices: what they lead to, what is none, and what is counted.

Only what the seat sees is used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from lindwurm.games.schutt_und_asche import odds as exact
from lindwurm.games.schutt_und_asche.actions import Act
from lindwurm.games.schutt_und_asche.chances import (
    MOST_POWER,
    at_hand,
    counted_out,
    fight,
    possible,
    top,
)
from lindwurm.games.schutt_und_asche.data import (
    COOP_START_PENALTY,
    ENTRY,
    NEXT,
    PROVINCES,
    REWARD,
    SLOTS,
    TILES,
    band,
)
from lindwurm.games.schutt_und_asche.rules.common import factor_of, team_factor, team_score
from lindwurm.games.schutt_und_asche.rules.dragon import landing
from lindwurm.games.schutt_und_asche.rules.windows import WINDOWS
from lindwurm.games.schutt_und_asche.state import NONE, REALM, Phase, SchuttUndAsche
from lindwurm.kernel.game import Wait

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match


def forced(s: SchuttUndAsche, seat: int, legal: Sequence[int]) -> int:
    """Return the answer of a seat that a window asks and that can only pass, or -1.

    A window asks everybody who might hold a card, so that asking betrays nothing (SA-62).
    """
    only = len(legal) == 1 and Act.VERBS.verb(legal[0]).name in ("pass", "keep")
    return legal[0] if only else -1


WINDOW = 4
"""Seconds that a window waits at most before silence passes (SA-395)."""


def wait(s: SchuttUndAsche, options: Mapping[str, str]) -> Wait | None:
    """Return how long all wait for whoever might hold a card; one may ask for time (SA-395)."""
    return Wait(WINDOW, hold=True) if s.phase in (*WINDOWS, Phase.KEEP) else None


def silence(s: SchuttUndAsche, seat: int, legal: Sequence[int]) -> int:
    """Return what saying nothing means: to pass, or to keep what was bought (SA-42, SA-395)."""
    return next((a for a in legal if Act.VERBS.verb(a).name in ("pass", "keep")), -1)


def turn(s: SchuttUndAsche) -> int:
    """Return the number of the round, for "not this round" (SA-395)."""
    return int(s.round_number)


class FightOdds(Struct):
    """Chances of a fight."""

    win: float
    draw: float
    loss: float


class Step(Struct):
    """An offering of so much gold: the chance that it is enough, and the mean attacks if not."""

    gold: int
    enough: float
    attacks: float


class Demand(Struct):
    """What the tile of a slot may ask for, each value as likely as the others."""

    values: list[int]
    rewards: list[int]
    """Followers that it brings to who gives most."""
    steps: list[Step]


class Previews(Struct):
    """What a seat that may act knows, and what choices lead to."""

    attacked: dict[str, FightOdds]
    """Chances of the knights, before any card, by province."""
    fight: FightOdds | None
    """Chances of the running fight."""
    unknown: dict[str, dict[str, float]]
    """For a buyer: what the tops of his stacks may be that he does not see, by province."""
    counted: bool
    """Whether these leave nothing out."""


class Tally(Struct):
    """What a seat can count."""

    demands: list[Demand]
    """By slot, for all that it knows."""
    flights: list[list[int]]
    """By slot: the provinces that attacks would hit, one after the other."""
    factors: list[int]
    """What each seat's power is multiplied with."""
    team: int
    """The cooperative score as it would be now."""
    team_factor: int
    penalty: int
    """What tiles at the start take off the cooperative score."""
    band: str
    """The name for such a score."""


_DEMAND = ("tile", "red", "round_number")
_KNIGHT = ("knight", "owner", "sword", "shield", "power", "treasure")
_FIGHT = ("field_of", "deck_left", "open", "use_sword", "use_shield")
_SCORE = ("seats", "status", "power", "treasure", "hits", "start_knights", "start_power")
_TILES = ("stack", "height", "kept", "ashes_seen", "removed", "turned", "dug", "burnt")
_COURSE = ("coop", "phase", "turn", "late", "seats", "start_knights", "start_power", "memory_aid")
KNOWN = frozenset((*_KNIGHT, *_FIGHT, "phase"))
"""What previews look at."""
CITY = frozenset((*_KNIGHT, *_TILES, *_COURSE))
"""What the chances of unknown tiles look at."""
COUNTED = frozenset((*_DEMAND, *_SCORE, "burnt", "marker"))
"""What a tally looks at."""


def previews(match: Match, seat: int) -> Previews:
    """Return what `seat` knows before it chooses."""
    view = match.state.glimpse(seat, KNOWN)
    buying = view["phase"] == Phase.BUY
    running = view["field_of"] != NONE and view["owner"][view["field_of"]] != NONE
    return Previews(
        attacked={PROVINCES[p]: _before(view, p) for p in range(REALM) if view["knight"][p]},
        fight=_fight(view) if running else None,
        unknown=_unknown(match.state.glimpse(seat, CITY), seat) if buying else {},
        counted=not buying or counted_out(match.state.glimpse(seat, CITY), seat),
    )


def tally(s: SchuttUndAsche, seat: int | None, options: Mapping[str, str]) -> Tally:
    """Return what `seat` can count."""
    view = s.glimpse(seat, COUNTED)
    s = SchuttUndAsche.of_view(view)
    team = team_score(s)
    return Tally(
        demands=_demands(view),
        flights=_flights(tuple(s.burnt), tuple(s.marker)),
        factors=[factor_of(s, p) for p in range(s.seats)],
        team=team,
        team_factor=team_factor(s),
        penalty=COOP_START_PENALTY * (s.start_knights + s.start_power) * s.seats,
        band=band(team),
    )


def _unknown(view: dict[str, Any], seat: int) -> dict[str, dict[str, float]]:
    found = {}
    for p, height in enumerate(view["height"]):
        if view["owner"][p] == seat and height and view["stack"][p][height - 1] is None:
            chances = top(view, seat, p)
            found[PROVINCES[p]] = {TILES[tile]: float(share) for tile, share in chances.items()}
    return found


def _demands(view: dict[str, Any]) -> list[Demand]:
    return [_demand(tuple(possible(view, slot))) for slot in range(len(SLOTS))]


@lru_cache(maxsize=1_000)
def _demand(values: tuple[int, ...]) -> Demand:
    if not values:
        return Demand([], [], [])
    steps = []
    for gold in range(max(values) + 1):
        enough, attacks = exact.offering(values, gold)
        steps.append(Step(gold, float(enough), float(attacks)))
    return Demand(list(values), [int(REWARD[v]) for v in values], steps)


def _outlook(found: exact.Outlook) -> FightOdds:
    return FightOdds(float(found.win), float(found.draw), float(found.loss))


def _before(view: dict[str, Any], p: int) -> FightOdds:
    owner = view["owner"][p]
    power = at_hand(view, owner) if owner != NONE else 0
    return _armed(power, bool(view["sword"][p]), bool(view["shield"][p]))


@cache
def _armed(power: int, sword: bool, shield: bool) -> FightOdds:
    return _outlook(exact.outlook("balanced", power=power, sword=sword, shield=shield))


def _fight(view: dict[str, Any]) -> FightOdds | None:
    if not any(view["deck_left"]):
        return None
    power = at_hand(view, view["owner"][view["field_of"]])
    return _outlook(exact.outlook("balanced", **fight(view, power)))


@lru_cache(maxsize=10_000)
def _flights(burnt: tuple[int, ...], marker: tuple[int, ...]) -> list[list[int]]:
    found = []
    for entry in ENTRY:
        sky = SchuttUndAsche.of_view({"burnt": burnt, "marker": [*marker], "flight": int(entry)})
        hit: list[int] = []
        while (p := landing(sky)) != NONE:
            hit.append(p)
            sky.marker[p], sky.flight = 1, int(NEXT[p])
        found.append(hit)
    return found


def warm() -> None:
    """Count out the fights before their first card: the longest takes a tenth of a second."""
    for power, sword, shield in product(range(MOST_POWER + 1), (False, True), (False, True)):
        _armed(power, sword, shield)
