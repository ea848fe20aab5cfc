"""How a roll series ends: banking, farkle, and the comparison of a skirmish."""

from __future__ import annotations

from lindwurm.games.dragon_farkle.actions import Act, Kind
from lindwurm.games.dragon_farkle.data import (
    BERTHA_KEEP,
    BRUNNA_BONUS,
    DEFENDER_SET,
    SKIRMISH_BONUS,
    Companion,
    Item,
)
from lindwurm.games.dragon_farkle.data import POSTER as POSTER_SOLDIERS
from lindwurm.games.dragon_farkle.data import STUB as STUB_SOLDIERS
from lindwurm.games.dragon_farkle.reasons import Why
from lindwurm.games.dragon_farkle.rules.common import (
    SOLDIER,
    clear_roll,
    discard_drawn,
    holds,
    lay_down_drawn,
    refill_items,
    start_series,
    use_item,
    why_not_held,
)
from lindwurm.games.dragon_farkle.rules.series import heal_dragon
from lindwurm.games.dragon_farkle.state import Action, DragonFarkle, Phase
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, rule

# == stop =========================================================================================


@rule
def series_stopped(s: DragonFarkle) -> None:
    """Go where stopping leads (table 4.4)."""
    if s.action == Action.RECRUIT:
        s.phase = Phase.BANK
    else:
        series_valued(s)


@rule
def series_valued(s: DragonFarkle) -> None:
    """A side of the skirmish has its value: the defender follows, or both are compared."""
    emit(s, Kind.VALUE, s.roller, s.pot, 0)
    if s.roller == s.active:
        s.attack = s.pot
        start_series(s, s.target, DEFENDER_SET)
    else:
        s.phase = Phase.COMPARE


# == B1 bank ======================================================================================


@rule
def bank_asks(s: DragonFarkle) -> bool:
    """Return whether B1 is a decision: a hidden item always confirms by hand (DF-146)."""
    return bool(s.pot >= SOLDIER and s.item_count[s.active] > 0)


@rule
def legal_bank(s: DragonFarkle, out: Ints) -> int:
    """List the cards at the moment of banking (BK)."""
    out[0] = Act.DONE
    if holds(s, s.active, Item.POSTER):
        out[1] = Act.POSTER
        return 2
    return 1


@rule
def do_poster(s: DragonFarkle) -> None:
    """400 more soldiers follow the poster (I06)."""
    use_item(s, s.active, Item.POSTER)
    s.army[s.active] += POSTER_SOLDIERS
    emit(s, Kind.POSTED, s.active, POSTER_SOLDIERS, s.army[s.active])


@rule
def do_bank(s: DragonFarkle) -> None:
    """Move the whole pot into the army; Stub brings 200 more (DF-66, C03)."""
    soldiers = s.pot
    s.army[s.active] += soldiers
    s.pot = 0
    emit(s, Kind.BANKED, s.active, soldiers, s.army[s.active])
    if soldiers >= SOLDIER and s.companion[s.active] == Companion.STUB:
        s.army[s.active] += STUB_SOLDIERS
        emit(s, Kind.MARCHED, s.active, STUB_SOLDIERS, s.army[s.active])
    s.phase = Phase.END


@rule
def why_poster(s: DragonFarkle, seat: int) -> int:
    """Say why the poster cannot be put up now."""
    if s.items[seat][Item.POSTER] == 0:
        return why_not_held(s, seat, Item.POSTER)
    return 0 if s.phase == Phase.BANK else Why.ITEM_NOT_NOW


# == farkle =======================================================================================


@rule
def series_farkled(s: DragonFarkle) -> None:
    """Lose what was gathered in this series, never more (DF-68, DF-69, DF-75, DF-102).

    While recruiting, Bertha still brings some of it home (C09).
    """
    seat = s.roller
    saved = 0
    if s.action == Action.RECRUIT and s.companion[seat] == Companion.BERTHA:
        saved = min(BERTHA_KEEP, s.pot)
    emit(s, Kind.FARKLED, seat, s.pot - saved, 0)
    clear_roll(s)
    if s.action == Action.BATTLE:
        heal_dragon(s)
        s.phase = Phase.END
        return
    discard_drawn(s, seat)
    if s.action == Action.RECRUIT:
        if saved > 0:
            s.army[seat] += saved
            emit(s, Kind.SAVED, seat, saved, s.army[seat])
        s.pot = 0
        s.phase = Phase.END
        return
    s.pot = 0
    series_valued(s)


# == K2, K3 compare ===============================================================================


@rule
def skirmish_winner(s: DragonFarkle) -> int:
    """Return the seat with the higher attack value (DF-81); there is no tie any more."""
    return int(s.active) if s.attack > s.pot else int(s.target)


@rule
def compare(s: DragonFarkle) -> None:
    """Compare both values; a tie moves nothing (DF-86)."""
    if s.attack == s.pot:
        emit(s, Kind.TIED, s.active, s.target, 0)
        lay_down_drawn(s, s.active)
        lay_down_drawn(s, s.target)
        refill_items(s)  # both sides' items are one discard
        s.phase = Phase.END
        return
    winner = skirmish_winner(s)
    loser = s.target if winner == s.active else s.active
    s.handover = min(abs(s.attack - s.pot), s.army[loser])  # DF-82
    s.asked = loser
    s.phase = Phase.LOSER


@rule
def loser_asks(s: DragonFarkle) -> bool:
    """Return whether K3 is a decision: only who would pay and hides an item is asked (DF-146)."""
    return bool(s.handover > 0 and s.item_count[s.asked] > 0)


@rule
def legal_loser(s: DragonFarkle, out: Ints) -> int:
    """List what the loser may answer (SL)."""
    out[0] = Act.ACCEPT
    if holds(s, s.asked, Item.MIRROR_SHIELD):
        out[1] = Act.MIRROR_SHIELD
        return 2
    return 1


@rule
def do_mirror_shield(s: DragonFarkle) -> None:
    """Hand over nothing; the winner still gets the bonus (I09)."""
    use_item(s, s.asked, Item.MIRROR_SHIELD)
    s.handover = 0
    do_pay(s)


@rule
def do_pay(s: DragonFarkle) -> None:
    """Soldiers change hands, the bonus comes from the supply (DF-82, DF-83, DF-85, C02)."""
    winner = skirmish_winner(s)
    loser = s.asked
    bonus = BRUNNA_BONUS if s.companion[winner] == Companion.BRUNNA else SKIRMISH_BONUS
    s.army[loser] -= s.handover
    s.army[winner] += s.handover + bonus
    emit(s, Kind.WON, winner, s.handover, bonus)
    s.handover = 0
    discard_drawn(s, loser)
    s.phase = Phase.END
