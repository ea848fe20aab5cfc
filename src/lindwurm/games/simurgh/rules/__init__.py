"""The rules of Simurgh, in the order of play.

:mod:`.opening` sets up and drafts, :mod:`.turn` is the frame of a turn (main and free actions,
clean-up, limits), :mod:`.effects` carries out one effect from cost to last trigger, :mod:`.city`
has the two city spaces with choices of their own, :mod:`.scoring` the end, :mod:`.knowledge` what
a seat cannot know. Each decision point has its `legal_…`, `do_…` and `why_…` side by side; `legal`
and `why_not` are written independently, and the tests hold them against each other.
"""

from __future__ import annotations

from lindwurm.games.simurgh.actions import PLACES, SPOTS, Act
from lindwurm.games.simurgh.data import FIELDS, GOAL_SLOTS, SLOTS, TILES, Unit
from lindwurm.games.simurgh.rules import (
    city,
    closing,
    effects,
    free,
    gaining,
    opening,
    paying,
    placing,
    scoring,
    turn,
)
from lindwurm.games.simurgh.rules.knowledge import redeal
from lindwurm.games.simurgh.rules.scoring import returns, standing
from lindwurm.games.simurgh.state import Main, Phase, Simurgh
from lindwurm.kernel.rule import Ints, rule

__all__ = ["actors", "apply", "legal", "redeal", "returns", "setup", "standing", "why_not"]


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


# == what is allowed ==============================================================================


@rule
def legal(s: Simurgh, seat: int, out: Ints) -> int:
    """Write the legal actions of a deciding seat."""
    if not actors(s) >> seat & 1:
        return 0
    phase = s.phase
    if phase == Phase.HUB:
        return turn.legal_hub(s, out)
    if phase == Phase.RECALL:
        return turn.legal_recall_more(s, out)
    if phase == Phase.VASSAL:
        return placing.legal_vassal(s, out)
    if phase == Phase.SCOUT:
        return city.legal_scout(s, out)
    if phase == Phase.STATUE:
        return city.legal_statue(s, out)
    if phase == Phase.PAY:
        return paying.legal_pay(s, out)
    if phase == Phase.CHOOSE or phase == Phase.MIX or phase == Phase.FACE_UP:
        return gaining.legal_gain(s, out)
    if phase == Phase.MARK:
        return effects.legal_mark(s, out)
    if phase == Phase.TRIGGER:
        return effects.legal_trigger(s, out)
    if phase == Phase.RETURN_GOAL:
        return city.legal_return_goal(s, out)
    if phase == Phase.DISCARD:
        return closing.legal_discard(s, out)
    if phase == Phase.SURPLUS:
        return closing.legal_surplus(s, out)
    if phase == Phase.OPEN:
        return opening.legal_open(s, out)
    if phase == Phase.DRAGON:
        return opening.legal_dragon(s, seat, out)
    return effects.legal_look(s, out)


@rule
def why_not(s: Simurgh, seat: int, action: int) -> int:
    """Return 0, or the number of the catalogue rule against it."""
    if action < Act.LAY:
        return placing.why_place(s, (action - Act.PLACE) // PLACES, (action - Act.PLACE) % PLACES)
    if action < Act.RECALL:
        return placing.why_lay(s, (action - Act.LAY) // SLOTS, (action - Act.LAY) % SLOTS)
    if action < Act.ADVANCE:
        return turn.why_recall(s, (action - Act.RECALL) // SPOTS, (action - Act.RECALL) % SPOTS)
    if action < Act.ABILITY:
        return free.why_advance(s, action - Act.ADVANCE)
    if action < Act.END:
        dragon = (action - Act.ABILITY) // FIELDS
        place = (action - Act.ABILITY) % FIELDS
        if s.phase == Phase.TRIGGER:
            return effects.why_trigger(s, dragon, place)
        return free.why_ability(s, dragon, place)
    if action == Act.END:
        return why_end(s)
    if action == Act.DONE:
        return 0 if s.phase == Phase.RECALL or s.phase == Phase.TRIGGER else 10244
    if action < Act.CHOOSE:
        return paying.why_pay(s, action)
    if action < Act.TAKE_FOOD:
        return gaining.why_choose(s, action - Act.CHOOSE)
    if action < Act.TAKE_BUILDING:
        return gaining.why_mix(s, Unit.F, action - Act.TAKE_FOOD)
    if action < Act.TAKE:
        return gaining.why_mix(s, Unit.B, action - Act.TAKE_BUILDING)
    if action < Act.BLIND:
        return why_take(s, action - Act.TAKE)
    if action == Act.BLIND:
        return city.why_blind(s)
    if action < Act.KEEP_DRAGON:
        return effects.why_mark(s, action - Act.MARK)
    return why_tiles(s, seat, action)


@rule
def why_tiles(s: Simurgh, seat: int, action: int) -> int:
    """Say why that cannot be done with a tile, dragon, objective or token."""
    if action < Act.UNDER and s.phase == Phase.DRAGON:
        return 0 if opening.offered(s, seat, action - Act.KEEP_DRAGON) else 31
    if action < Act.TOP:
        return effects.why_look(s, action)
    if action < Act.OBJECTIVE:
        if s.phase == Phase.RETURN_TILE:
            return effects.why_look(s, action)
        return closing.why_discard(s, (action - Act.TOP) % TILES)
    if action < Act.NONE:
        goal = (action - Act.OBJECTIVE) // GOAL_SLOTS
        return city.why_objective(s, goal, (action - Act.OBJECTIVE) % GOAL_SLOTS)
    if action == Act.NONE:
        return 0 if s.phase == Phase.STATUE else 134
    if action < Act.RETURN:
        return city.why_return_goal(s, action - Act.GOAL_TOP)
    if s.phase != Phase.SURPLUS:
        return 201
    return 0 if s.tokens[s.active][action - Act.RETURN] > 0 else 10201


@rule
def why_end(s: Simurgh) -> int:
    """Say why the turn cannot end."""
    if s.phase != Phase.HUB:
        return 10038
    return 44 if s.main == Main.NONE else 0


@rule
def why_take(s: Simurgh, i: int) -> int:
    """Say why a tile of the display cannot be taken."""
    if s.phase == Phase.OPEN:
        return 0 if s.display[i] > 0 else 154
    if s.phase == Phase.SCOUT:
        return city.why_scout(s, i)
    if s.phase == Phase.FACE_UP:
        return gaining.why_face_up(s, i)
    return 148


# == what happens =================================================================================


@rule
def apply(s: Simurgh, seat: int, action: int) -> None:
    """Carry out one action and everything that follows up to the next decision."""
    if action < Act.LAY:
        placing.do_place(s, (action - Act.PLACE) // PLACES, (action - Act.PLACE) % PLACES)
    elif action < Act.RECALL:
        placing.do_lay(s, (action - Act.LAY) // SLOTS, (action - Act.LAY) % SLOTS)
    elif action < Act.ADVANCE:
        turn.do_recall(s, (action - Act.RECALL) // SPOTS, (action - Act.RECALL) % SPOTS)
    elif action < Act.ABILITY:
        free.do_advance(s, action - Act.ADVANCE)
    elif action < Act.END:
        apply_ability(s, (action - Act.ABILITY) // FIELDS, (action - Act.ABILITY) % FIELDS)
    elif action == Act.END:
        s.phase = Phase.DISCARD
    elif action == Act.DONE:
        apply_done(s)
    elif action < Act.CHOOSE:
        paying.do_pay(s, action)
    elif action < Act.KEEP_DRAGON:
        apply_gain(s, action)
    elif action < Act.OBJECTIVE:
        apply_tile(s, seat, action)
    else:
        apply_rest(s, action)
    settle(s)


@rule
def apply_ability(s: Simurgh, dragon: int, place: int) -> None:
    """Use an ability, active or triggered."""
    if s.phase == Phase.TRIGGER:
        effects.do_trigger(s, dragon, place)
    else:
        free.do_ability(s, dragon, place)


@rule
def apply_done(s: Simurgh) -> None:
    """Close a trigger window, or take back no more vassals."""
    if s.phase == Phase.TRIGGER:
        effects.close_window(s)
    else:
        s.phase = Phase.CLEAN


@rule
def apply_gain(s: Simurgh, action: int) -> None:
    """Carry out a choice about what is received."""
    if action < Act.TAKE_FOOD:
        s.alternative = action - Act.CHOOSE
        s.phase = Phase.GAIN
    elif action < Act.TAKE_BUILDING:
        gaining.do_mix(s, action - Act.TAKE_FOOD)
    elif action < Act.TAKE:
        gaining.do_mix(s, action - Act.TAKE_BUILDING)
    elif action < Act.BLIND:
        if s.phase == Phase.OPEN:
            opening.do_open(s, action - Act.TAKE)
        elif s.phase == Phase.SCOUT:
            city.do_scout(s, action - Act.TAKE)
        else:
            gaining.do_face_up(s, action - Act.TAKE)
    elif action == Act.BLIND:
        city.do_blind(s)
    else:
        effects.do_mark(s, action - Act.MARK)


@rule
def apply_tile(s: Simurgh, seat: int, action: int) -> None:
    """Carry out a choice about tiles or dragons looked at, or a discard."""
    if action < Act.UNDER:
        if s.phase == Phase.DRAGON:
            opening.do_dragon(s, seat, action - Act.KEEP_DRAGON)
        else:
            effects.do_keep_dragon(s, action - Act.KEEP_DRAGON)
    elif action < Act.KEEP_TILE:
        effects.do_under(s, action - Act.UNDER)
    elif action < Act.TOP:
        if s.phase == Phase.POWER:
            opening.do_power(s, action - Act.KEEP_TILE)
        else:
            effects.do_keep_tile(s, action - Act.KEEP_TILE)
    else:
        tile = (action - Act.TOP) % TILES
        if s.phase == Phase.RETURN_TILE:
            effects.do_return_tile(s, tile, action >= Act.BOTTOM)
        else:
            closing.do_discard(s, tile, action >= Act.BOTTOM)


@rule
def apply_rest(s: Simurgh, action: int) -> None:
    """Carry out a choice about objectives, or return a token."""
    if action < Act.NONE:
        goal = (action - Act.OBJECTIVE) // GOAL_SLOTS
        city.do_objective(s, goal, (action - Act.OBJECTIVE) % GOAL_SLOTS)
    elif action == Act.NONE:
        city.do_none(s)
    elif action < Act.GOAL_BOTTOM:
        city.do_return_goal(s, action - Act.GOAL_TOP, False)
    elif action < Act.RETURN:
        city.do_return_goal(s, action - Act.GOAL_BOTTOM, True)
    else:
        closing.do_surplus(s, action - Act.RETURN)


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
        return placing.vassal_asks(s)
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
