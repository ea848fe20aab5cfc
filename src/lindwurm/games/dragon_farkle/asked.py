"""What a seat that is asked is told besides its choices: what they lead to, and what is no choice.

Only what the seat sees is used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from lindwurm.games.dragon_farkle.actions import Act
from lindwurm.games.dragon_farkle.check import details
from lindwurm.games.dragon_farkle.data import (
    BERTHA_KEEP,
    BRUNNA_BONUS,
    MAP_REBATE,
    MULTISETS,
    SKIRMISH_BONUS,
    VALID,
    VARIANTS,
    Companion,
    Event,
    table_rows,
)
from lindwurm.games.dragon_farkle.rules.common import eaten, is_farkle, valid_dice
from lindwurm.games.dragon_farkle.rules.ends import do_bank
from lindwurm.games.dragon_farkle.rules.series import reward_asks
from lindwurm.games.dragon_farkle.rules.turn import may_battle
from lindwurm.games.dragon_farkle.state import SEATS, Action, DragonFarkle, Phase
from lindwurm.kernel.game import Wait

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match

MEDDLING = (Phase.INTERRUPT, Phase.SMOKE, Phase.LOSER)
"""Questions that a seat is asked in the turn of another."""
QUIET = (*MEDDLING, Phase.BANK)
"""Questions that are asked even where there is but one answer, so that they betray nothing."""


def forced(s: DragonFarkle, seat: int, legal: Sequence[int]) -> int:
    """Return the only answer of a seat that might have held an item, or -1 (DF-134, DF-146)."""
    return legal[0] if len(legal) == 1 and s.phase in QUIET else -1


def wait(s: DragonFarkle, options: Mapping[str, str]) -> Wait | None:
    """Return how long all wait for whoever might meddle in somebody else's turn (DF-134, DF-146).

    A farkle that counts and a banking are confirmed by hand.
    """
    return Wait(int(options["interrupt_timer"])) if s.phase in MEDDLING else None


def silence(s: DragonFarkle, seat: int, legal: Sequence[int]) -> int:
    """Return what saying nothing means: no meddling (DF-134, DF-146)."""
    return next((a for a in legal if Act.VERBS.verb(a).name in ("pass", "accept")), -1)


def turn(s: DragonFarkle) -> int:
    """Return the number of the running turn, for "not this turn" (DF-147)."""
    return int(s.round_number) * SEATS + int(s.active)


class Taking(Struct):
    """Dice set aside: soldiers they bring, the pot then, and how many dice are rolled next.

    A Rally that leaves no choice has doubled them; where there is one, it is still to come.
    """

    soldiers: int
    pot: int
    dice: int
    hot: bool
    """Whether all dice have been set aside, so that a full set comes back (DF-46)."""


class Stopping(Struct):
    """What stopping leads to: how it ends, and the soldiers of it."""

    how: Literal["army", "attack", "wins", "ties", "loses"]
    soldiers: int
    """The army then, the value of the attack, or what the loser pays."""


class Previews(Struct):
    """What the choices of the running decision lead to."""

    takes: dict[str, Taking]
    """By action."""
    roll: Literal["scores", "eaten", "escaped", "farkle", "fought"] | None
    """What the dice on the table amount to as they lie; None while none lie there."""
    stop: Stopping | None
    lost: int
    """Soldiers that a farkle costs."""
    saved: int
    """Soldiers of them that come home all the same."""
    threshold: int
    """The army that the Keep asks for."""
    open: bool
    """Whether the Keep may be entered, or fought on in."""
    doubled: int
    """What a rally makes of the dice set aside."""
    bonus: int
    """What a victory in a skirmish pays besides the spoils."""


_ARMIES = ("active", "target", "army", "in_keep", "companion", "threshold", "map_on")
_SERIES = ("phase", "action", "roller", "hand", "full", "pot", "taken", "attack")
_ROLL = ("variant", "roll", "event", "cards", "item_pile_count")
KNOWN = frozenset((*_ARMIES, *_SERIES, *_ROLL))
"""What previews look at: all of it lies open."""


def previews(match: Match, seat: int) -> Previews:
    """Return what the choices of `seat` lead to."""
    s = DragonFarkle.of_view(match.state.glimpse(seat, KNOWN))
    verbs = {a: Act.VERBS.verb(a).name for a in match.legal(seat)}
    bertha = s.action == Action.RECRUIT and s.companion[seat] == Companion.BERTHA
    return Previews(
        takes={match.text(a): _taking(s, seat, a) for a, v in verbs.items() if v == "take"},
        roll=_roll(s) if s.phase == Phase.REACT else None,
        stop=_stopping(s) if "stop" in verbs.values() else None,
        lost=0 if s.action == Action.BATTLE else s.pot,
        saved=min(BERTHA_KEEP, s.pot) if bertha else 0,
        threshold=s.threshold - (MAP_REBATE if s.map_on else 0),
        open=may_battle(s),
        doubled=2 * s.taken,
        bonus=BRUNNA_BONUS if s.companion[seat] == Companion.BRUNNA else SKIRMISH_BONUS,
    )


def _taking(s: DragonFarkle, seat: int, action: int) -> Taking:
    told = details(s, seat, action)
    soldiers, dice = int(told["soldiers"]), int(told["left"])
    size = len(Act.VERBS.text(action).split()[1])
    if s.event == Event.RALLY and not reward_asks(s):  # nothing to choose: they count twice
        soldiers *= 2
    return Taking(soldiers, s.pot + soldiers, dice, size == s.hand)


def _roll(s: DragonFarkle) -> Literal["scores", "eaten", "escaped", "farkle", "fought"]:
    if is_farkle(s):
        return "farkle"
    if s.action == Action.BATTLE:
        return "fought"
    if valid_dice(s) == 0:
        return "escaped"
    return "eaten" if eaten(s) else "scores"


def _stopping(s: DragonFarkle) -> Stopping:
    if s.action == Action.RECRUIT:
        home = DragonFarkle.of_view({"active": s.active, "pot": s.pot, "companion": s.companion})
        home.army = [*s.army]
        do_bank(home)
        return Stopping("army", home.army[s.active])
    if s.roller == s.active:
        return Stopping("attack", s.pot)
    if s.pot == s.attack:
        return Stopping("ties", 0)
    if s.pot > s.attack:
        return Stopping("wins", min(s.pot - s.attack, s.army[s.active]))
    return Stopping("loses", min(s.attack - s.pot, s.army[s.target]))


def lookups() -> dict[str, Any]:
    """Return the scoring tables as they are played, and which dice of every roll score: by variant.

    A board lights the dice of a roll as it falls, for everybody, and lays those of a battle aside:
    a bit for each die of the sorted roll.
    """
    valid = [[MULTISETS[int(part)] for part in row] for row in VALID]
    return {
        "TABLES": [
            [
                {"name": row["name"], "soldiers": soldiers, "faces": row.get("faces", [])}
                for row, soldiers in table_rows(variant)
            ]
            for variant in VARIANTS
        ],
        "SCORING": [list(map(_bits, MULTISETS, parts)) for parts in valid],
    }


def _bits(faces: Sequence[int], part: Sequence[int]) -> int:
    left, bits = list(part), 0
    for at, face in enumerate(faces):
        if face in left:
            left.remove(face)
            bits |= 1 << at
    return bits
