"""The rules of Simurgh, in the order of play.

:mod:`.opening` sets up and drafts, :mod:`.turn` is the frame of a turn (main and free actions,
clean-up, limits), :mod:`.effects` carries out one effect from cost to last trigger, :mod:`.city`
has the two city spaces with choices of their own, :mod:`.scoring` the end, :mod:`.knowledge` what
a seat cannot know. Each decision point has its `legal_…`, `do_…` and `why_…` side by side, written
independently of each other, and the tests hold them against each other; DEEDS puts them together.
"""

from __future__ import annotations

from functools import partial

from lindwurm.games.simurgh.actions import Act
from lindwurm.games.simurgh.data import Unit
from lindwurm.games.simurgh.reasons import Why
from lindwurm.games.simurgh.rules import (
    city,
    closing,
    effects,
    free,
    gaining,
    laying,
    opening,
    paying,
    placing,
    scoring,
    turn,
)
from lindwurm.games.simurgh.rules.knowledge import redeal
from lindwurm.games.simurgh.rules.scoring import returns, standing
from lindwurm.games.simurgh.rules.stacks import BOTTOM, TOP
from lindwurm.games.simurgh.state import Phase, Simurgh
from lindwurm.kernel.deeds import Deed, Deeds
from lindwurm.kernel.rule import Ints, rule

__all__ = ["DEEDS", "actors", "redeal", "returns", "setup", "standing"]


@rule
def setup(s: Simurgh, seats: int, options: Ints) -> None:
    """Lay out the table up to the first decision."""
    opening.lay_out(s, seats, options)


@rule
def actors(s: Simurgh) -> int:
    """Return the bit mask of the seats that may act now (SI-036; together only in S-DRAGON)."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.DRAGON:
        return int(((1 << s.seats) - 1) & ~s.answered)
    return int(1 << s.active)


# == what happens =================================================================================


@rule
def settle(s: Simurgh) -> None:
    """Pass through everything that needs no decision, until one does."""
    while True:
        phase = s.phase
        if phase == Phase.GAIN:
            gaining.gain(s)
        elif phase == Phase.PAY:
            if paying.pay_asks(s):
                return
            s.phase = Phase.PAY_ALL
        elif phase == Phase.PAY_ALL:
            paying.pay_all(s)
        elif phase == Phase.TRIGGER:
            if effects.trigger_asks(s):
                return
        elif phase == Phase.CLEAN:
            closing.clean(s)
        elif phase == Phase.HUB:
            if turn.hub_asks(s):
                return
            s.phase = Phase.DISCARD
        elif phase == Phase.NEXT:
            if not closing.next_player(s):
                scoring.final_scoring(s)
        elif settle_choice(s, phase):
            return


@rule
def settle_choice(s: Simurgh, phase: int) -> bool:
    """Settle a phase in which something may be chosen; return whether somebody has to."""
    if phase == Phase.CHOOSE:
        return gaining.choose_asks(s)
    if phase == Phase.MIX:
        return gaining.mix_asks(s)
    if phase == Phase.FACE_UP:
        return gaining.face_up_asks(s)
    if phase == Phase.MARK:
        return effects.mark_asks(s)
    if phase == Phase.KEEP_DRAGON:
        return effects.keep_dragon_asks(s)
    if phase == Phase.UNDER:
        return effects.under_asks(s)
    if phase == Phase.KEEP_TILE:
        return effects.keep_tile_asks(s)
    if phase == Phase.RETURN_TILE:
        return effects.return_tile_asks(s)
    if phase == Phase.RETURN_GOAL:
        return city.return_goal_asks(s)
    if phase == Phase.SCOUT:
        return city.scout_asks(s)
    if phase == Phase.STATUE:
        return city.statue_asks(s)
    if phase == Phase.VASSAL:
        return laying.vassal_asks(s)
    if phase == Phase.RECALL:
        return turn.recall_asks(s)
    if phase == Phase.DISCARD:
        return closing.discard_asks(s)
    if phase == Phase.SURPLUS:
        return closing.surplus_asks(s)
    if phase == Phase.FILL:
        closing.fill(s)
        return False
    return True


# == what may be done, when, and what it does ======================================================

FREE = (Phase.HUB, Phase.SCOUT, Phase.STATUE)
"""Where there is room for free actions (SI-243)."""
HELPED = (*FREE, Phase.VASSAL)
"""Where dragons help (SI-177)."""

DEEDS = Deeds(
    Act,
    Phase,
    Deed(
        Act.PLACE,
        (Phase.HUB, Phase.VASSAL),
        placing.do_place,
        {Phase.HUB: placing.why_place, Phase.VASSAL: laying.why_vassal},
        Why.ONLY_AS_MAIN_ACTION,
    ),
    Deed(Act.LAY, Phase.HUB, laying.do_lay, laying.why_lay, Why.LAID_WITH_VASSAL),
    Deed(
        Act.RECALL,
        (Phase.HUB, Phase.RECALL),
        turn.do_recall,
        {Phase.HUB: turn.why_recall, Phase.RECALL: turn.why_recall_more},
        Why.ONLY_AS_MAIN_ACTION,
    ),
    Deed(Act.ADVANCE, FREE, free.do_advance, free.why_advance, Why.ADVANCE_NOT_NOW),
    Deed(
        Act.ABILITY,
        (*HELPED, Phase.TRIGGER),
        {HELPED: free.do_ability, Phase.TRIGGER: effects.do_trigger},
        {HELPED: free.why_ability, Phase.TRIGGER: effects.why_trigger},
        Why.ABILITY_NOT_NOW,
    ),
    Deed(Act.END, Phase.HUB, turn.do_end, turn.why_end, Why.FINISH_FIRST),
    Deed(
        Act.DONE,
        (Phase.RECALL, Phase.TRIGGER),
        {Phase.RECALL: turn.do_done, Phase.TRIGGER: effects.close_window},
        otherwise=Why.NOTHING_TO_CLOSE,
    ),
    # how to pay and what to take
    Deed(Act.PAY_FOOD, Phase.PAY, paying.do_pay_food, paying.why_pay_food, Why.CANNOT_PAY),
    Deed(
        Act.PAY_BUILDING,
        Phase.PAY,
        paying.do_pay_building,
        paying.why_pay_building,
        Why.CANNOT_PAY,
    ),
    Deed(Act.SPEND, Phase.PAY, paying.do_spend, paying.why_spend, Why.CANNOT_PAY),
    Deed(Act.DROP, Phase.PAY, paying.do_drop, paying.why_drop, Why.CANNOT_PAY),
    Deed(Act.CHOOSE, Phase.CHOOSE, gaining.do_choose, gaining.why_choose, Why.NOTHING_TO_CHOOSE),
    Deed(
        Act.TAKE_FOOD,
        Phase.MIX,
        gaining.do_mix,
        partial(gaining.why_mix, unit=Unit.F),
        Why.NO_SUCH_MIX,
    ),
    Deed(
        Act.TAKE_BUILDING,
        Phase.MIX,
        gaining.do_mix,
        partial(gaining.why_mix, unit=Unit.B),
        Why.NO_SUCH_MIX,
    ),
    Deed(
        Act.TAKE,
        (Phase.OPEN, Phase.SCOUT, Phase.FACE_UP),
        {
            Phase.OPEN: opening.do_open,
            Phase.SCOUT: city.do_scout,
            Phase.FACE_UP: gaining.do_face_up,
        },
        {
            Phase.OPEN: opening.why_open,
            Phase.SCOUT: city.why_scout,
            Phase.FACE_UP: gaining.why_face_up,
        },
        Why.ONLY_AT_SCOUTS,
    ),
    Deed(Act.BLIND, Phase.SCOUT, city.do_blind, city.why_blind, Why.ONLY_AT_SCOUTS),
    Deed(Act.MARK, Phase.MARK, effects.do_mark, effects.why_mark, Why.NO_MARKER_TO_PLACE),
    # looking at tiles
    Deed(
        Act.KEEP_DRAGON,
        (Phase.DRAGON, Phase.KEEP_DRAGON),
        {Phase.DRAGON: opening.do_dragon, Phase.KEEP_DRAGON: effects.do_keep_dragon},
        {Phase.DRAGON: opening.why_dragon, Phase.KEEP_DRAGON: effects.why_dragon},
        Why.NO_DRAGON_TO_KEEP,
    ),
    Deed(
        Act.UNDER,
        Phase.UNDER,
        effects.do_under,
        effects.why_dragon,
        Why.NO_DRAGON_TO_RETURN,
    ),
    Deed(
        Act.KEEP_TILE,
        (Phase.POWER, Phase.KEEP_TILE),
        {Phase.POWER: opening.do_power, Phase.KEEP_TILE: effects.do_keep_tile},
        effects.why_tile,
        Why.NO_TILE_TO_KEEP,
    ),
    Deed(
        Act.TOP,
        (Phase.RETURN_TILE, Phase.DISCARD),
        {
            Phase.RETURN_TILE: partial(effects.do_return_tile, end=TOP),
            Phase.DISCARD: partial(closing.do_discard, end=TOP),
        },
        {Phase.RETURN_TILE: effects.why_tile, Phase.DISCARD: closing.why_discard},
        Why.NO_TILE_TO_RETURN,
    ),
    Deed(
        Act.BOTTOM,
        (Phase.RETURN_TILE, Phase.DISCARD),
        {
            Phase.RETURN_TILE: partial(effects.do_return_tile, end=BOTTOM),
            Phase.DISCARD: partial(closing.do_discard, end=BOTTOM),
        },
        {Phase.RETURN_TILE: effects.why_tile, Phase.DISCARD: closing.why_discard},
        Why.NO_TILE_TO_RETURN,
    ),
    Deed(Act.OBJECTIVE, Phase.STATUE, city.do_objective, city.why_objective, Why.ONLY_AT_STATUE),
    Deed(Act.NONE, Phase.STATUE, city.do_none, otherwise=Why.ONLY_AT_STATUE),
    Deed(
        Act.GOAL_TOP,
        Phase.RETURN_GOAL,
        partial(city.do_return_goal, end=TOP),
        city.why_return_goal,
        Why.NO_OBJECTIVE_TO_RETURN,
    ),
    Deed(
        Act.GOAL_BOTTOM,
        Phase.RETURN_GOAL,
        partial(city.do_return_goal, end=BOTTOM),
        city.why_return_goal,
        Why.NO_OBJECTIVE_TO_RETURN,
    ),
    Deed(
        Act.RETURN, Phase.SURPLUS, closing.do_surplus, closing.why_surplus, Why.NO_TOKEN_TO_RETURN
    ),
    legal={
        (Phase.POWER, Phase.KEEP_TILE): partial(effects.legal_looked_at, verb=Act.KEEP_TILE),
        Phase.OPEN: opening.legal_open,
        Phase.DRAGON: opening.legal_dragon,
        Phase.HUB: turn.legal_hub,
        Phase.RECALL: turn.legal_recall_more,
        Phase.VASSAL: laying.legal_vassal,
        Phase.SCOUT: city.legal_scout,
        Phase.STATUE: city.legal_statue,
        Phase.PAY: paying.legal_pay,
        Phase.CHOOSE: gaining.legal_choose,
        Phase.MIX: gaining.legal_mix,
        Phase.FACE_UP: gaining.legal_face_up,
        Phase.MARK: effects.legal_mark,
        Phase.KEEP_DRAGON: partial(effects.legal_looked_at, verb=Act.KEEP_DRAGON),
        Phase.UNDER: partial(effects.legal_looked_at, verb=Act.UNDER),
        Phase.RETURN_TILE: effects.legal_return_tile,
        Phase.RETURN_GOAL: city.legal_return_goal,
        Phase.TRIGGER: effects.legal_trigger,
        Phase.DISCARD: closing.legal_discard,
        Phase.SURPLUS: closing.legal_surplus,
    },
    settle=settle,
)
