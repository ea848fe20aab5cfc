"""What several phases share: the scoring tables, the piles, companions and items changing hands."""

from __future__ import annotations

from lindwurm.games.dragon_farkle import data
from lindwurm.games.dragon_farkle.actions import Draw, Kind
from lindwurm.games.dragon_farkle.data import MAX_DICE, Companion, Event, Item
from lindwurm.games.dragon_farkle.reasons import Why
from lindwurm.games.dragon_farkle.state import KINDS, Action, Cards, DragonFarkle, Phase
from lindwurm.kernel.chance import throw
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Lookup, rule
from lindwurm.kernel.shared import pick_kind

VALUE = Lookup(data.VALUE)
VALID = Lookup(data.VALID)
SIZE = Lookup(data.SIZE)
COUNT = Lookup(data.COUNT)
COMBO_ID = Lookup(data.COMBO_ID)
OPTIONS = Lookup(data.OPTIONS)
OPTIONS_START = Lookup(data.OPTIONS_START)
NEXT = Lookup(data.NEXT)
WITHOUT = Lookup(data.WITHOUT)
DEFENDS = Lookup(data.COMPANION_DEFENDS)

SOLDIER = 50
"""All soldier amounts are multiples of this; the smallest army is one of these."""


# -- the roll as it lies -----------------------------------------------------------------------


@rule
def valid_dice(s: DragonFarkle) -> int:
    """Return the multiset of all valid dice of the roll; 0 for none (DF-39, DF-51)."""
    return int(VALID[s.variant][s.roll])


@rule
def eaten(s: DragonFarkle) -> bool:
    """Return whether the Dragon eats the valid dice; Sir Ashby treats it as blank (C06)."""
    return bool(s.event == Event.DRAGON and s.companion[s.roller] != Companion.ASHBY)


@rule
def must_take(s: DragonFarkle) -> bool:
    """Return whether the roller has to set dice aside by choice (DF-40)."""
    return bool(s.action != Action.BATTLE and valid_dice(s) != 0 and not eaten(s))


@rule
def is_farkle(s: DragonFarkle) -> bool:
    """Return whether the roll as it lies is a farkle that would count (window FK)."""
    if valid_dice(s) != 0 or s.event == Event.DRAGON:
        return False
    return bool(s.event == Event.BLANK or s.action != Action.BATTLE)  # DF-59, DF-102


@rule
def companion_ready(s: DragonFarkle, seat: int, who: int) -> bool:
    """Return whether `seat` may call on its companion: unused, own turn or marked (DF-116)."""
    if s.companion[seat] != who or s.companion_used[seat] != 0:
        return False
    return bool(seat == s.active or DEFENDS[who] == 1)


# -- decks in play ------------------------------------------------------------------------------


@rule
def items_in_play(s: DragonFarkle) -> bool:
    """Return whether the item deck is used (option `cards`)."""
    return bool(s.cards == Cards.FULL or s.cards == Cards.ITEMS_ONLY)


@rule
def companions_in_play(s: DragonFarkle) -> bool:
    """Return whether companions are dealt (option `cards`)."""
    return bool(s.cards == Cards.FULL or s.cards == Cards.COMPANIONS_ONLY)


# -- items --------------------------------------------------------------------------------------


@rule
def refill_items(s: DragonFarkle) -> None:
    """Shuffle the discards into a new pile as soon as the pile is empty (DF-129)."""
    if s.item_pile_count == 0:
        for kind in range(KINDS):
            s.item_pile_count += s.item_discard[kind]
            s.item_pile[kind] += s.item_discard[kind]
            s.item_discard[kind] = 0
        if s.item_pile_count > 0:
            emit(s, Kind.SHUFFLED_ITEMS, s.item_pile_count, 0, 0)


@rule
def draw_item(s: DragonFarkle) -> int:
    """Draw the top item of the pile; whoever calls this sees to the refill (DF-129)."""
    throw(s)
    kind = pick_kind(s, s.item_pile, s.item_pile_count, Draw.ITEM)
    s.item_pile_count -= 1
    return kind


@rule
def forget(s: DragonFarkle, holder: int, kind: int) -> None:
    """A card of this kind left the holder's hand: no victim can be sure of it any more."""
    for victim in range(s.seats):
        if s.stolen_seen[victim][holder] >> kind & 1:
            s.stolen_seen[victim][holder] -= 1 << kind


@rule
def holds(s: DragonFarkle, seat: int, kind: int) -> bool:
    """Return whether `seat` holds such an item (drawn ones are not held yet, DF-127)."""
    return bool(s.items[seat][kind] > 0)


@rule
def why_not_held(s: DragonFarkle, seat: int, kind: int) -> int:
    """Say why an item that is not held cannot be used: just drawn (DF-127), or not there at all."""
    return Why.JUST_DRAWN if s.drawn[seat][kind] > 0 else Why.NOT_HELD


@rule
def why_answer(s: DragonFarkle, seat: int, kind: int, phase: int) -> int:
    """Say why an item that answers an attack or a defeat cannot be used."""
    if s.items[seat][kind] == 0:
        return why_not_held(s, seat, kind)
    return Why.ITEM_NOT_NOW if s.phase != phase else 0


@rule
def use_item(s: DragonFarkle, seat: int, kind: int) -> None:
    """Play a held item: it goes to the discard pile, open (DF-123, DF-133)."""
    s.items[seat][kind] -= 1
    s.item_count[seat] -= 1
    forget(s, seat, kind)
    emit(s, Kind.PLAYED, seat, kind, 0)
    s.item_discard[kind] += 1
    refill_items(s)


@rule
def discard_drawn(s: DragonFarkle, seat: int) -> None:
    """Discard all items drawn in this series, together (DF-68, DF-75)."""
    lay_down_drawn(s, seat)
    refill_items(s)


@rule
def lay_down_drawn(s: DragonFarkle, seat: int) -> None:
    """Lay the drawn items on the discard pile; whoever calls this sees to the refill (DF-129)."""
    if s.drawn_count[seat] == 0:
        return
    for kind in range(KINDS):
        for _ in range(s.drawn[seat][kind]):
            s.item_discard[kind] += 1
            emit(s, Kind.DISCARDED, seat, kind, 0)
        s.drawn[seat][kind] = 0
    s.drawn_count[seat] = 0


@rule
def open_bag(s: DragonFarkle, seat: int) -> None:
    """Lay the Bag of Plunder open; it stays there for good and lifts the limit (I01, DF-125)."""
    if s.items[seat][Item.BAG] > 0:
        s.items[seat][Item.BAG] -= 1
        s.item_count[seat] -= 1
        forget(s, seat, Item.BAG)
    else:
        s.drawn[seat][Item.BAG] -= 1
        s.drawn_count[seat] -= 1
    s.bag_open[seat] = 1
    emit(s, Kind.OPENED_BAG, seat, 0, 0)


# -- companions ---------------------------------------------------------------------------------


@rule
def draw_companion(s: DragonFarkle, seat: int) -> None:
    """Put the top companion face up on a mat; refill the pile when it was the last (DF-120)."""
    total = 0
    for who in range(len(s.companion_pile)):
        total += s.companion_pile[who]
    throw(s)
    who = pick_kind(s, s.companion_pile, total, Draw.COMPANION)
    s.companion[seat] = who
    emit(s, Kind.COMPANION, seat, who, 0)
    if total == 1:
        shuffled = 0
        for card in range(len(s.companion_pile)):
            s.companion_pile[card] = s.companion_discard[card]
            shuffled += s.companion_discard[card]
            s.companion_discard[card] = 0
        emit(s, Kind.SHUFFLED_COMPANIONS, shuffled, 0, 0)


@rule
def use_companion(s: DragonFarkle, seat: int) -> None:
    """Mark a once-per-turn power as used (DF-119)."""
    s.companion_used[seat] = 1
    emit(s, Kind.USED, seat, s.companion[seat], 0)


# -- armies -------------------------------------------------------------------------------------


@rule
def destroy(s: DragonFarkle, seat: int) -> None:
    """An army is destroyed in the Keep: out at once, companion lost, reborn next turn (DF-111)."""
    s.army[seat] = 0
    s.in_keep[seat] = 0
    if s.companion[seat] != Companion.NONE:
        s.companion_discard[s.companion[seat]] += 1
        s.companion[seat] = Companion.NONE
    s.reborn[seat] = 1
    emit(s, Kind.DESTROYED, seat, 0, 0)


@rule
def win(s: DragonFarkle, seat: int) -> None:
    """The dragon is slain: the game ends at once (DF-136)."""
    s.winners = 1 << seat
    s.phase = Phase.OVER
    emit(s, Kind.SLAIN, seat, 0, 0)


@rule
def leave_keep(s: DragonFarkle, seat: int) -> None:
    """Recruitment and Skirmish lead out of the Keep at declaration (DF-109, DF-R28)."""
    if s.in_keep[seat]:
        s.in_keep[seat] = 0
        emit(s, Kind.LEAVES, seat, 0, 0)


@rule
def next_seat(s: DragonFarkle, seat: int) -> int:
    """Return the seat to the left."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def start_series(s: DragonFarkle, roller: int, full: int) -> None:
    """Begin a roll series with a full set of dice (DF-36, DF-77)."""
    s.roller = roller
    s.full = full
    s.hand = full
    s.pot = 0
    s.rolled = 0
    s.loaded = 0
    s.phase = Phase.READY


@rule
def clear_roll(s: DragonFarkle) -> None:
    """Take the dice off the table."""
    for i in range(MAX_DICE):
        s.dice[i] = 0
    s.roll = 0
    s.event = Event.BLANK
