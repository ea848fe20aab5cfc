"""A turn: the hub from which its actions begin, and T-RECALL.

The other actions are in :mod:`.placing`, :mod:`.laying` and :mod:`.free`, the end of a turn is in
:mod:`.closing`.
"""

from __future__ import annotations

from lindwurm.games.simurgh.actions import SPOTS, Act, Kind
from lindwurm.games.simurgh.data import RIDER, SPEARMAN, VASSAL_FIRST, VASSALS
from lindwurm.games.simurgh.reasons import Why
from lindwurm.games.simurgh.rules.common import on_board, vassal_at
from lindwurm.games.simurgh.rules.free import free_action, legal_ability, legal_advance
from lindwurm.games.simurgh.rules.laying import legal_lay
from lindwurm.games.simurgh.rules.placing import legal_place
from lindwurm.games.simurgh.state import AVAILABLE, IN_CITY, Main, Phase, Simurgh
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, rule


@rule
def legal_hub(s: Simurgh, out: Ints) -> int:
    """List main and free actions, and the end of the turn."""
    n = 0
    if s.main == Main.NONE:
        n = legal_place(s, out, n)
        n = legal_lay(s, out, n)
        n = legal_recall(s, out, n)
    n = legal_advance(s, out, n)
    n = legal_ability(s, out, n)
    if s.main != Main.NONE:
        out[n] = Act.END
        n += 1
    return n


@rule
def hub_asks(s: Simurgh) -> bool:
    """Return whether anything but the end of the turn is possible."""
    return s.main == Main.NONE or free_action(s)


@rule
def do_end(s: Simurgh) -> None:
    """End the turn."""
    s.phase = Phase.DISCARD


@rule
def why_end(s: Simurgh) -> int:
    """Say why the turn cannot end."""
    return Why.MAIN_ACTION_DUE if s.main == Main.NONE else 0


# == T-RECALL =====================================================================================


@rule
def legal_recall(s: Simurgh, out: Ints, n: int) -> int:
    """List the own vassals on the board, alike ones once (SI-074)."""
    p = s.active
    for i in range(VASSALS):
        location = int(s.at[p][i])
        vassal = SPEARMAN if i < VASSAL_FIRST[1] else RIDER
        if location > AVAILABLE and vassal_at(s, p, vassal, location) == i:
            out[n] = Act.RECALL + SPOTS * vassal + location - IN_CITY
            n += 1
    return n


@rule
def legal_recall_more(s: Simurgh, out: Ints) -> int:
    """List the further vassals to take back, and done."""
    n = legal_recall(s, out, 0)
    out[n] = Act.DONE
    return n + 1


@rule
def why_recall(s: Simurgh, vassal: int, location: int) -> int:
    """Say why a vassal cannot be taken back as the main action."""
    if s.main != Main.NONE:
        return Why.MAIN_ACTION_SPENT
    return why_recall_more(s, vassal, location)


@rule
def why_recall_more(s: Simurgh, vassal: int, location: int) -> int:
    """Say why a vassal cannot be taken back with the others."""
    return 0 if vassal_at(s, s.active, vassal, location) >= 0 else Why.NOBODY_THERE


@rule
def do_recall(s: Simurgh, vassal: int, location: int) -> None:
    """Take back one vassal; more may follow before tiles are checked (SI-074, SI-129)."""
    i = vassal_at(s, s.active, vassal, location)
    s.at[s.active][i] = AVAILABLE
    s.main = Main.RECALL
    s.phase = Phase.RECALL
    emit(s, Kind.RECALLED, s.active, vassal, location - IN_CITY)


@rule
def do_done(s: Simurgh) -> None:
    """Take back no more vassals."""
    s.phase = Phase.CLEAN


@rule
def recall_asks(s: Simurgh) -> bool:
    """Return whether there is another vassal to take back."""
    if on_board(s, s.active) > 0:
        return True
    s.phase = Phase.CLEAN
    return False
