"""The roll series, common to Recruitment, Skirmish and Final Battle: R1 to R8."""

from __future__ import annotations

from lindwurm.games.dragon_farkle import data
from lindwurm.games.dragon_farkle.actions import Act, Draw, Kind
from lindwurm.games.dragon_farkle.data import (
    ARROW_DAMAGE,
    FACES,
    LOADED_FACE,
    MAX_DICE,
    Companion,
    Event,
    Item,
)
from lindwurm.games.dragon_farkle.reasons import Why
from lindwurm.games.dragon_farkle.rules.common import (
    COMBO_ID,
    COUNT,
    NEXT,
    OPTIONS,
    OPTIONS_START,
    SIZE,
    VALUE,
    WITHOUT,
    clear_roll,
    companion_ready,
    destroy,
    draw_item,
    holds,
    is_farkle,
    items_in_play,
    must_take,
    next_seat,
    refill_items,
    use_companion,
    use_item,
    valid_dice,
    why_not_held,
    win,
)
from lindwurm.games.dragon_farkle.rules.turn import legal_own_turn, skree_may_fly
from lindwurm.games.dragon_farkle.state import Action, Cards, DragonFarkle, Phase
from lindwurm.kernel.chance import draw, throw
from lindwurm.kernel.events import emit, whisper
from lindwurm.kernel.rule import Ints, Lookup, rule

EVENT_DIE = Lookup(data.EVENT_DIE)
DAMAGE = Lookup(data.DAMAGE)

# == R1 before a roll =============================================================================


@rule
def may_stop(s: DragonFarkle) -> bool:
    """Return whether the series may be ended now (DF-62, DF-64, DF-E62)."""
    return bool(s.rolled and not s.loaded and s.action != Action.BATTLE)


@rule
def may_call_quentin(s: DragonFarkle) -> bool:
    """Return whether a die lies aside that Quentin could hand back (C07, DF-E47)."""
    return bool(s.hand < s.full and companion_ready(s, s.roller, Companion.QUENTIN))


@rule
def legal_ready(s: DragonFarkle, out: Ints) -> int:
    """List roll, stop and the cards of window PR."""
    n = 0
    out[n] = Act.ROLL
    n += 1
    if may_stop(s):
        out[n] = Act.STOP
        n += 1
    if may_call_quentin(s):
        out[n] = Act.QUENTIN
        n += 1
    if not s.loaded and holds(s, s.roller, Item.LOADED_DIE):
        out[n] = Act.LOADED_DIE
        n += 1
    if s.roller == s.active:
        n = legal_own_turn(s, out, n)
        if s.action == Action.BATTLE and holds(s, s.roller, Item.ARROW):
            out[n] = Act.ARROW
            n += 1
    if holds(s, s.roller, Item.BAG):
        out[n] = Act.OPEN_BAG
        n += 1
    return n


@rule
def ready_asks(s: DragonFarkle) -> bool:
    """Return whether R1 is a decision; a hidden item always makes it one (DF-31, DF-146).

    The rolls of a battle are no decision, but each waits for its player's hand (DF-152).
    """
    if s.by_hand and s.action == Action.BATTLE:
        return True
    if s.item_count[s.roller] > 0 or may_stop(s) or may_call_quentin(s):
        return True
    return bool(s.roller == s.active and skree_may_fly(s))


@rule
def do_loaded_die(s: DragonFarkle) -> None:
    """Place one die of the hand showing a 5 for the coming roll (I03)."""
    use_item(s, s.roller, Item.LOADED_DIE)
    s.loaded = 1


@rule
def do_quentin(s: DragonFarkle) -> None:
    """Take one die back into the hand; its soldiers stay (C07)."""
    use_companion(s, s.roller)
    s.hand += 1


@rule
def do_arrow(s: DragonFarkle) -> None:
    """One damage at once, without a roll (I07, DF-E48)."""
    use_item(s, s.roller, Item.ARROW)
    hit_dragon(s, ARROW_DAMAGE)


@rule
def do_roll(s: DragonFarkle) -> None:
    """Take up the dice (DF-37)."""
    s.phase = Phase.ROLL


@rule
def do_stop(s: DragonFarkle) -> None:
    """End the series (DF-62)."""
    s.phase = Phase.STOPPED


@rule
def why_roll(s: DragonFarkle) -> int:
    """Say which rule forbids rolling."""
    if s.phase == Phase.READY:
        return 0
    if s.phase == Phase.REACT and must_take(s):  # DF-40
        return Why.SET_ASIDE_FIRST
    return why_other_question(s)


@rule
def why_stop(s: DragonFarkle) -> int:
    """Say which rule forbids stopping."""
    if s.phase != Phase.READY:
        return why_other_question(s)
    if s.action == Action.BATTLE:
        return Why.NO_STOPPING_IN_BATTLE
    if s.loaded:
        return Why.DIE_IS_LOADED
    if not s.rolled:
        return Why.DEFENDER_MUST_ROLL if s.roller != s.active else Why.NOTHING_SETTLED
    return 0


@rule
def why_other_question(s: DragonFarkle) -> int:
    """Say what is asked now, to somebody who would rather roll or stop."""
    phase = s.phase
    if phase == Phase.CHOOSE:
        return Why.ACTION_FIRST
    if phase == Phase.TARGET:
        return Why.SKIRMISH_FIRST
    if phase == Phase.SMOKE:
        return Why.ATTACKED
    if phase == Phase.INTERRUPT:
        return Why.ASKED_TO_MEDDLE
    if phase == Phase.REWARD:
        return Why.REWARD_FIRST
    if phase == Phase.BANK:
        return Why.BANKING
    if phase == Phase.LOSER:
        return Why.SKIRMISH_LOST
    if phase == Phase.LIMIT:
        return Why.SORTING
    return Why.ROLL_OPEN


@rule
def why_quentin(s: DragonFarkle, seat: int) -> int:
    """Say why Quentin does not hand a die back."""
    if s.companion[seat] != Companion.QUENTIN:
        return Why.NOT_YOUR_COMPANION
    if s.companion_used[seat]:
        return Why.COMPANION_USED
    if s.phase != Phase.READY:
        return Why.COMPANION_NOT_NOW
    return Why.ALL_IN_HAND if s.hand >= s.full else 0


@rule
def why_loaded_die(s: DragonFarkle, seat: int) -> int:
    """Say why no Loaded Die can be placed."""
    if s.items[seat][Item.LOADED_DIE] == 0:
        return why_not_held(s, seat, Item.LOADED_DIE)
    return Why.ITEM_NOT_NOW if s.phase != Phase.READY or s.loaded else 0


@rule
def why_arrow(s: DragonFarkle, seat: int) -> int:
    """Say why the arrow cannot be shot."""
    if s.items[seat][Item.ARROW] == 0:
        return why_not_held(s, seat, Item.ARROW)
    return Why.ITEM_NOT_NOW if s.phase != Phase.READY or s.action != Action.BATTLE else 0


# == R2 roll ======================================================================================


@rule
def throw_soldiers(s: DragonFarkle, placed: int) -> None:
    """Throw the soldier dice of the hand; the first `placed` ones are laid down as 5."""
    roll = 0
    for i in range(MAX_DICE):
        s.dice[i] = 0
    for i in range(s.hand):
        face = LOADED_FACE - 1 if i < placed else draw(s, FACES, Draw.SOLDIER_DIE)
        s.dice[i] = face + 1
        roll = NEXT[roll][face]
    s.roll = roll


@rule
def throw_event(s: DragonFarkle) -> None:
    """Throw the event die (DF-10)."""
    s.event = EVENT_DIE[draw(s, len(EVENT_DIE), Draw.EVENT_DIE)]


@rule
def do_throw(s: DragonFarkle) -> None:
    """Throw the hand and the event die; then the others may interrupt (DF-37, DF-33)."""
    throw(s)
    throw_soldiers(s, s.loaded)
    throw_event(s)
    s.loaded = 0
    emit(s, Kind.ROLLED, s.roller, s.roll, s.event)
    s.asked = next_seat(s, s.roller)
    s.phase = Phase.INTERRUPT


# == R3 interrupt =================================================================================


@rule
def next_interrupter(s: DragonFarkle) -> bool:
    """Go clockwise to the next player with a hidden item; False when all were asked (DF-134)."""
    if not s.interrupts:
        s.asked = s.roller
    while s.asked != s.roller:
        if s.item_count[s.asked] > 0:
            return True
        s.asked = next_seat(s, s.asked)
    return False


@rule
def legal_interrupt(s: DragonFarkle, out: Ints) -> int:
    """List what another player may do to the roll (XR); passing is always possible."""
    n = 1
    out[0] = Act.PASS
    battle = s.action == Action.BATTLE
    if holds(s, s.asked, Item.WHISTLE) and not battle and s.event != Event.DRAGON:
        out[n] = Act.WHISTLE
        n += 1
    if holds(s, s.asked, Item.CURSED_DIE):
        out[n] = Act.CURSED_DIE
        n += 1
    return n


@rule
def do_whistle(s: DragonFarkle) -> None:
    """Turn the event die to the Dragon (I11)."""
    use_item(s, s.asked, Item.WHISTLE)
    s.event = Event.DRAGON
    emit(s, Kind.TURNED, s.roller, s.event, 0)


@rule
def do_cursed_die(s: DragonFarkle) -> None:
    """The roller re-rolls all soldier dice; a placed 5 is lost (I12, DF-E59)."""
    use_item(s, s.asked, Item.CURSED_DIE)
    do_rethrow(s)


@rule
def do_rethrow(s: DragonFarkle) -> None:
    """Throw all soldier dice of the roll again; the event die stays."""
    throw(s)
    throw_soldiers(s, 0)
    emit(s, Kind.ROLLED, s.roller, s.roll, s.event)


@rule
def do_pass(s: DragonFarkle) -> None:
    """Leave the roll alone; the next player is asked (DF-134)."""
    s.asked = next_seat(s, s.asked)


@rule
def why_whistle(s: DragonFarkle, seat: int) -> int:
    """Say why the whistle stays silent."""
    if s.items[seat][Item.WHISTLE] == 0:
        return why_not_held(s, seat, Item.WHISTLE)
    if s.phase != Phase.INTERRUPT or s.action == Action.BATTLE or s.event == Event.DRAGON:
        return Why.ITEM_NOT_NOW
    return 0


@rule
def why_cursed_die(s: DragonFarkle, seat: int) -> int:
    """Say why the Cursed Die cannot be used."""
    if s.items[seat][Item.CURSED_DIE] == 0:
        return why_not_held(s, seat, Item.CURSED_DIE)
    return Why.ITEM_NOT_NOW if s.phase != Phase.INTERRUPT else 0


# == R4, R6 react and set aside ===================================================================
# Choosing dice accepts the roll, so both states are one decision: whoever must set dice aside
# chooses among them and the cards of window AR; who need not, accepts or uses a card.


@rule
def option_count(s: DragonFarkle) -> int:
    """Return how many different choices of dice the roll offers (DF-42)."""
    return int(OPTIONS_START[s.variant][s.roll + 1] - OPTIONS_START[s.variant][s.roll])


@rule
def legal_react(s: DragonFarkle, out: Ints) -> int:
    """List dice to set aside (or `accept`) and the cards of windows AR and FK."""
    n = 0
    if must_take(s):
        start = OPTIONS_START[s.variant][s.roll]
        for i in range(option_count(s)):
            out[n] = Act.TAKE + OPTIONS[start + i]
            n += 1
    else:
        out[n] = Act.ACCEPT
        n += 1
    seat = s.roller
    valid = valid_dice(s)
    if companion_ready(s, seat, Companion.MIRABEL):
        out[n] = Act.MIRABEL
        n += 1
    if valid == 0 and companion_ready(s, seat, Companion.PIP):
        for face in range(FACES):
            if COUNT[s.roll][face] > 0:
                out[n] = Act.PIP + face
                n += 1
    if holds(s, seat, Item.HORSESHOE):
        out[n] = Act.HORSESHOE
        n += 1
    blank = s.event == Event.BLANK
    if s.action != Action.BATTLE and valid != 0 and blank and holds(s, seat, Item.WAR_HORN):
        out[n] = Act.WAR_HORN
        n += 1
    if is_farkle(s):
        if holds(s, seat, Item.CHEESE):
            out[n] = Act.CHEESE
            n += 1
        if s.action == Action.BATTLE and companion_ready(s, seat, Companion.ULF):
            out[n] = Act.ULF
            n += 1
    if holds(s, seat, Item.BAG):
        out[n] = Act.OPEN_BAG
        n += 1
    return n


@rule
def react_asks(s: DragonFarkle) -> bool:
    """Return whether R4/R6 is a decision; a hidden item always makes it one (DF-31, DF-146)."""
    seat = s.roller
    if s.item_count[seat] > 0 or companion_ready(s, seat, Companion.MIRABEL):
        return True
    if must_take(s):
        return option_count(s) > 1
    if valid_dice(s) == 0 and companion_ready(s, seat, Companion.PIP):
        return True
    ulf = s.action == Action.BATTLE and companion_ready(s, seat, Companion.ULF)
    return bool(ulf and is_farkle(s))


@rule
def do_mirabel(s: DragonFarkle) -> None:
    """Re-roll the event die; the new face stands (C05)."""
    use_companion(s, s.roller)
    throw(s)
    throw_event(s)
    emit(s, Kind.TURNED, s.roller, s.event, 0)


@rule
def do_pip(s: DragonFarkle, face: int) -> None:
    """Re-roll one soldier die with this face; the new result stands (C04)."""
    use_companion(s, s.roller)
    throw(s)
    fresh = draw(s, FACES, Draw.SOLDIER_DIE)
    s.roll = NEXT[WITHOUT[s.roll][face]][fresh]
    for i in range(s.hand):
        if s.dice[i] == face + 1:
            s.dice[i] = fresh + 1
            break
    emit(s, Kind.ROLLED, s.roller, s.roll, s.event)


@rule
def do_horseshoe(s: DragonFarkle) -> None:
    """Re-roll all soldier dice; the new result stands (I02)."""
    use_item(s, s.roller, Item.HORSESHOE)
    do_rethrow(s)


@rule
def do_war_horn(s: DragonFarkle) -> None:
    """Turn a blank event die to Rally (I04)."""
    use_item(s, s.roller, Item.WAR_HORN)
    s.event = Event.RALLY
    emit(s, Kind.TURNED, s.roller, s.event, 0)


@rule
def do_cheese(s: DragonFarkle) -> None:
    """Ignore the farkle: roll the same dice again, or stop where stopping exists (I05)."""
    use_item(s, s.roller, Item.CHEESE)
    next_roll(s)


@rule
def do_ulf(s: DragonFarkle) -> None:
    """Ignore a farkle in the Final Battle: roll the same dice again (C10)."""
    use_companion(s, s.roller)
    next_roll(s)


@rule
def do_take(s: DragonFarkle, combo: int) -> None:
    """Set dice aside; a Rally is rewarded next, else they are booked at once (DF-58)."""
    dice = COMBO_ID[combo]
    s.taken = VALUE[s.variant][dice]
    s.hand -= SIZE[dice]
    emit(s, Kind.TOOK, s.roller, combo, s.taken)
    if s.event == Event.RALLY:
        s.phase = Phase.REWARD
    else:
        book(s)


@rule
def why_take(s: DragonFarkle, combo: int) -> int:
    """Say why these dice cannot be set aside."""
    if s.action == Action.BATTLE:
        return Why.ALL_VALID_DICE_GO
    for face in range(FACES):
        if COUNT[COMBO_ID[combo]][face] > COUNT[s.roll][face]:
            return Why.NOT_IN_THE_ROLL
    if VALUE[s.variant][COMBO_ID[combo]] <= 0:
        return Why.DOES_NOT_SCORE
    if s.event == Event.DRAGON and s.companion[s.roller] != Companion.ASHBY:
        return Why.EATEN
    return 0


@rule
def do_accept_roll(s: DragonFarkle) -> None:
    """Let the roll count as it lies."""
    s.phase = Phase.RESOLVE


@rule
def why_accept_roll(s: DragonFarkle) -> int:
    """Say why a roll cannot just be accepted: dice must be set aside (DF-40)."""
    return Why.SET_ASIDE_FIRST if must_take(s) else 0


@rule
def why_react_item(s: DragonFarkle, seat: int, kind: int) -> int:
    """Say why an item of windows AR and FK cannot be used on this roll."""
    if s.items[seat][kind] == 0:
        return why_not_held(s, seat, kind)
    if s.phase != Phase.REACT:
        return Why.ITEM_NOT_NOW
    scores = valid_dice(s) != 0
    if kind == Item.WAR_HORN:
        if s.action != Action.BATTLE and scores and s.event == Event.DRAGON:
            if s.companion[seat] == Companion.ASHBY:
                return Why.HORN_FOR_BLANKS
        if s.action == Action.BATTLE or s.event != Event.BLANK or not scores:
            return Why.ITEM_NOT_NOW
    if kind == Item.CHEESE:
        if scores or s.event == Event.DRAGON:
            return Why.ITEM_NOT_NOW
        if s.action == Action.BATTLE and s.event == Event.RALLY:
            return Why.ITEM_NOT_NOW
    return 0


@rule
def why_react_companion(s: DragonFarkle, seat: int, who: int) -> int:
    """Say why Mirabel, Pip or Ulf cannot help with this roll."""
    if s.companion[seat] != who:
        return Why.NOT_YOUR_COMPANION
    if s.companion_used[seat]:
        return Why.COMPANION_USED
    if s.phase != Phase.REACT:
        return Why.COMPANION_NOT_NOW
    scores = valid_dice(s) != 0
    if who == Companion.PIP and scores:
        return Why.COMPANION_NOT_NOW
    if who == Companion.ULF:
        if s.action != Action.BATTLE or scores or s.event != Event.BLANK:
            return Why.COMPANION_NOT_NOW
    return 0


@rule
def why_pip(s: DragonFarkle, seat: int, face: int) -> int:
    """Say why Pip cannot re-roll a die with this face."""
    why = why_react_companion(s, seat, Companion.PIP)
    if why == 0 and COUNT[s.roll][face] == 0:
        return Why.COMPANION_NOT_NOW
    return why


# == R5 resolve a roll without a choice of dice ====================================================


@rule
def resolve(s: DragonFarkle) -> None:
    """Carry out what the roll brings when no dice are chosen (table 4.3)."""
    valid = valid_dice(s)
    if s.action == Action.BATTLE:
        resolve_battle(s, valid)
    elif valid != 0:
        emit(s, Kind.EATEN, s.roller, valid, 0)  # DF-50: pot and drawn items stay
        s.hand -= SIZE[valid]
        next_roll(s)
    elif s.event == Event.DRAGON:
        emit(s, Kind.ESCAPED, s.roller, 0, 0)  # DF-53, DF-54
        next_roll(s)
    else:
        s.phase = Phase.FARKLED


@rule
def resolve_battle(s: DragonFarkle, valid: int) -> None:
    """Damage first, then losses (DF-99, DF-100)."""
    if valid == 0 and s.event == Event.BLANK:
        s.phase = Phase.FARKLED
        return
    if s.event != Event.BLANK:
        hit_dragon(s, DAMAGE[s.event])
        if s.phase == Phase.OVER:
            return
    seat = s.roller
    if valid != 0:
        loss = min(VALUE[s.variant][valid], s.army[seat])
        s.hand -= SIZE[valid]
        s.army[seat] -= loss
        emit(s, Kind.LOST, seat, loss, s.army[seat])
        if s.army[seat] == 0:  # DF-110
            destroy(s, seat)
            heal_dragon(s)
            clear_roll(s)
            s.phase = Phase.END
            return
    next_roll(s)


@rule
def hit_dragon(s: DragonFarkle, hits: int) -> None:
    """Turn damage markers; enough of them slay the dragon, more are ignored (DF-101)."""
    dealt = min(hits, s.health - s.damage)
    s.damage += dealt
    emit(s, Kind.HIT, s.roller, dealt, s.damage)
    if s.damage >= s.health:
        clear_roll(s)
        win(s, s.roller)


@rule
def heal_dragon(s: DragonFarkle) -> None:
    """A battle that did not slay the dragon heals it completely (DF-106)."""
    if s.damage > 0:
        s.damage = 0
        emit(s, Kind.HEALED, 0, 0, 0)


# == R7 Rally reward ==============================================================================


@rule
def may_draw_item(s: DragonFarkle) -> bool:
    """Return whether the item reward exists now (DF-28, DF-60)."""
    return bool(items_in_play(s) and s.item_pile_count > 0)


@rule
def legal_reward(s: DragonFarkle, out: Ints) -> int:
    """List the rewards; with Grizzle or without items there is no choice (C08, DF-60)."""
    out[0] = Act.DOUBLE
    if not may_draw_item(s):
        return 1
    out[1] = Act.ITEM
    return 2


@rule
def reward_asks(s: DragonFarkle) -> bool:
    """Return whether R7 is a decision."""
    return bool(may_draw_item(s) and s.companion[s.roller] != Companion.GRIZZLE)


@rule
def reward_double(s: DragonFarkle) -> None:
    """The dice set aside from this roll count twice (DF-56)."""
    s.taken *= 2
    emit(s, Kind.DOUBLED, s.roller, s.taken, 0)


@rule
def reward_item(s: DragonFarkle) -> None:
    """Draw an item and lay it face down beside the pot (DF-57)."""
    kind = draw_item(s)
    s.drawn[s.roller][kind] += 1
    s.drawn_count[s.roller] += 1
    emit(s, Kind.DREW, s.roller, 0, 0)
    whisper(s, s.roller, Kind.DREW_ITEM, s.roller, kind, 0)
    refill_items(s)


@rule
def do_double(s: DragonFarkle) -> None:
    """Choose double soldiers."""
    reward_double(s)
    book(s)


@rule
def do_item(s: DragonFarkle) -> None:
    """Choose an item."""
    reward_item(s)
    book(s)


@rule
def why_item(s: DragonFarkle) -> int:
    """Say why no item can be drawn as a reward."""
    if s.cards == Cards.COMPANIONS_ONLY or s.cards == Cards.NONE:
        return Why.NO_ITEMS_HERE
    if s.phase != Phase.REWARD:
        return Why.NO_RALLY
    return Why.NO_ITEM_LEFT if s.item_pile_count == 0 else 0


@rule
def reward_without_choice(s: DragonFarkle) -> None:
    """Double; Grizzle draws as well, if a card can be drawn (C08, DF-E61)."""
    reward_double(s)
    if may_draw_item(s):
        reward_item(s)
    book(s)


# == R8 book ======================================================================================


@rule
def book(s: DragonFarkle) -> None:
    """Put the value of the dice set aside into the pot."""
    s.pot += s.taken
    s.taken = 0
    next_roll(s)


@rule
def next_roll(s: DragonFarkle) -> None:
    """Clear the table for the next roll; with no die left the full set comes back (DF-46)."""
    if s.hand == 0:
        s.hand = s.full
        emit(s, Kind.HOT, s.roller, s.full, 0)
    clear_roll(s)
    s.rolled = 1
    s.phase = Phase.READY
