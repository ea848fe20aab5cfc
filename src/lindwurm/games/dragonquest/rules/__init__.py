"""The rules of DragonQuest in the order of play (catalogue sections 3 to 8).

:mod:`.turn` is the frame of a turn, :mod:`.walls` its step B, :mod:`.moving` C, :mod:`.dangers` D,
:mod:`.chamber` E; :mod:`.ways` knows the ways through the castle, :mod:`.defaults` what is done for
a player who does not answer. This module lays the table and sends each decision to its place.
"""

from __future__ import annotations

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.actions import Act
from lindwurm.games.dragonquest.data import NOWHERE, ORANGE, PRINTED_TREASURES, START, WALL_TILES
from lindwurm.games.dragonquest.rules import chamber, dangers, moving, turn, walls
from lindwurm.games.dragonquest.rules.common import TREASURE_KINDS, score, walk_to
from lindwurm.games.dragonquest.state import SEATS, At, DragonQuest, Phase
from lindwurm.kernel.chance import draw
from lindwurm.kernel.rule import Floats, Ints, Lookup, rule
from lindwurm.kernel.shared import share_win

TREASURE_STARS = Lookup(data.TREASURE_STARS)
TREASURE_VALUE = Lookup(data.TREASURE_VALUE)


# == setup (catalogue 3) ==========================================================================


@rule
def setup(s: DragonQuest, seats: int, options: Ints) -> None:
    """Lay out the table: sheets, supply, start player (DQ-01 to DQ-08).

    Options in the order of GAME.options: start player, sun boxes, life points, solo walls, house
    treasures, their stars and values, and an easier start for each seat.
    """
    s.seats = seats
    s.sun_boxes = options[1]
    s.life_points = options[2]
    s.solo_self = options[3] if seats == 1 else 0
    for t in range(TREASURE_KINDS):
        s.stars[t] = TREASURE_STARS[t]
        s.value[t] = TREASURE_VALUE[t]
        if t >= PRINTED_TREASURES:
            house = t - PRINTED_TREASURES
            s.stars[t] = options[5 + 2 * house]
            s.value[t] = options[6 + 2 * house]
            if house >= options[4]:
                s.treasure_at[t] = At.BOXED
    for p in range(SEATS):
        s.left_by[p] = NOWHERE
        s.demon_at[p] = NOWHERE
        s.at[p] = NOWHERE
    for p in range(seats):
        s.easy[p] = options[9 + p]
        s.lp[p] = s.life_points
        s.last_sun[p] = s.sun_boxes
        walk_to(s, p, ORANGE if s.easy[p] else START)
    s.first = options[0] - 1 if options[0] > 0 else draw(s, seats)
    s.active = s.first
    turn.begin_turn(s)
    walls.begin_wall(s)  # nothing can come before the first wall step


# == who decides ==================================================================================


@rule
def actors(s: DragonQuest) -> int:
    """Return the bit mask of the seats that may act now (catalogue 4.2)."""
    phase = s.phase
    if phase == Phase.OVER:
        return 0
    if phase == Phase.WALL:
        return walls.wall_actors(s)
    if phase == Phase.BLOCK:
        return 1 << walls.builder(s)
    if phase == Phase.DEMON:
        return 1 << int(s.neighbour)
    if phase == Phase.FLEE:
        return 1 << int(s.asked)
    return 1 << int(s.active)


# == what is allowed ==============================================================================


@rule
def legal(s: DragonQuest, seat: int, out: Ints) -> int:
    """Write the legal actions of a deciding seat."""
    if not actors(s) >> seat & 1:
        return 0
    phase = s.phase
    if phase == Phase.MOVE:
        return moving.legal_move(s, out)
    if phase == Phase.REROLL:
        return moving.legal_reroll(s, out)
    if phase == Phase.WALL:
        return walls.legal_wall(s, seat, out)
    if phase == Phase.BLOCK:
        return walls.list_blocks(s, out)
    if phase == Phase.BUY:
        return turn.legal_buy(s, out)
    if phase == Phase.CHAMBER:
        return turn.legal_chamber(s, out)
    if phase == Phase.TREASURE:
        return chamber.legal_treasure(s, out)
    if phase == Phase.LEAVE:
        return chamber.legal_leave(s, out)
    if phase == Phase.DEMON:
        return dangers.legal_demon(s, out)
    if phase == Phase.COIN:
        return turn.legal_coin(s, out)
    if phase == Phase.RING:
        return dangers.legal_ring(s, out)
    if phase == Phase.TALISMAN:
        return chamber.legal_talisman(s, out)
    return chamber.list_gates(s, int(s.asked), chamber.flees_diagonally(s), out)


@rule
def why_not(s: DragonQuest, seat: int, action: int) -> int:
    """Return 0, or the number of the catalogue rule against it; 10000 + n is a second wording."""
    if Act.STEP <= action < Act.USE_ORB:
        return why_step(s, action - Act.STEP)
    if Act.BLOCK <= action < Act.STOP:
        return walls.why_block(s, action - Act.BLOCK)
    if action >= Act.DEMON:
        return dangers.why_demon(s, action - Act.DEMON)
    if Act.REROLL <= action < Act.STEP:
        return moving.why_reroll(s, action - Act.REROLL + 1)
    if action == Act.STOP:
        return moving.why_stop(s)
    if Act.TILE <= action < Act.NAME:
        return walls.why_wall(s, seat, True)
    if Act.NAME <= action < Act.BLOCK:
        return walls.why_wall(s, seat, False)
    if action == Act.PASS:
        return 0 if s.phase == Phase.BUY else 21
    if Act.BUY <= action < Act.TILE:
        return turn.why_buy(s, action - Act.BUY)
    if action <= Act.LEAVE:
        return 0 if s.phase == Phase.CHAMBER else 158
    if action < Act.PASS:
        return 0 if s.phase == Phase.COIN else 124
    if action == Act.USE_ORB:
        return moving.why_orb(s, seat)
    if action == Act.USE_RING or action == Act.FIGHT:
        return 0 if s.phase == Phase.RING else 117
    if action == Act.USE_TALISMAN or action == Act.KEEP:
        return 0 if s.phase == Phase.TALISMAN else 157
    if action == Act.NONE:
        return 0 if s.phase == Phase.TREASURE else 151
    return chamber.why_take(s, action - Act.TAKE)


@rule
def why_step(s: DragonQuest, place: int) -> int:
    """Say why a step, on the way or out of the chamber, is not possible."""
    if s.phase == Phase.MOVE:
        return moving.why_move(s, place)
    if s.phase == Phase.LEAVE:
        return chamber.why_gate(s, int(s.active), place, bool(s.orb_on))
    if s.phase == Phase.FLEE:
        return chamber.why_gate(s, int(s.asked), place, bool(s.orb_on and s.asked == s.active))
    return 64


# == what happens =================================================================================


@rule
def apply(s: DragonQuest, seat: int, action: int) -> None:
    """Carry out one action and everything that follows up to the next decision."""
    if Act.STEP <= action < Act.USE_ORB:
        apply_step(s, action - Act.STEP)
    elif Act.TILE <= action < Act.NAME:
        walls.do_tile(s, seat, action - Act.TILE + 1)
    elif Act.NAME <= action < Act.BLOCK:
        walls.do_name(s, seat, action - Act.NAME + 1)
    elif Act.BLOCK <= action < Act.STOP:
        walls.do_block(s, action - Act.BLOCK)
    elif action == Act.STOP:
        if s.phase == Phase.REROLL:
            moving.do_stop_rolling(s)
        else:
            moving.end_move(s)
    elif Act.REROLL <= action < Act.STEP:
        moving.do_reroll(s, action - Act.REROLL + 1)
    elif action >= Act.DEMON:
        dangers.do_demon(s, action - Act.DEMON)
    elif action < Act.TILE:
        apply_before(s, action)
    else:
        apply_item_or_treasure(s, action)
    settle(s)


@rule
def apply_step(s: DragonQuest, place: int) -> None:
    """Step on the way, out of the chamber, or away from the dragon."""
    if s.phase == Phase.MOVE:
        moving.do_step(s, place)
    elif s.phase == Phase.LEAVE:
        chamber.do_leave_by(s, place)
    else:
        chamber.do_flee(s, place)


@rule
def apply_before(s: DragonQuest, action: int) -> None:
    """What is decided before the wall tiles and the dice."""
    if action == Act.STAY:
        turn.do_stay(s)
    elif action == Act.LEAVE:
        turn.do_leave(s)
    elif action < Act.PASS:
        turn.do_cross(s, action - Act.CROSS)
    elif action == Act.PASS:
        s.phase = Phase.PREPARED
    else:
        turn.do_buy(s, action - Act.BUY)


@rule
def apply_item_or_treasure(s: DragonQuest, action: int) -> None:
    """Use an item or not, take a treasure or not."""
    if action == Act.USE_ORB:
        moving.do_orb(s)
    elif action == Act.USE_RING:
        dangers.do_ring(s)
    elif action == Act.FIGHT:
        dangers.do_fight(s)
    elif action == Act.USE_TALISMAN:
        chamber.do_talisman(s)
    elif action == Act.KEEP:
        chamber.loot(s)
    elif action == Act.NONE:
        s.phase = Phase.END
    else:
        chamber.do_take(s, action - Act.TAKE)


@rule
def settle(s: DragonQuest) -> None:
    """Pass through everything that needs no decision, until one does (4.1)."""
    asking = False
    while not asking:
        phase = s.phase
        if phase < Phase.BEGIN:
            asking = asks(s, phase)
        elif phase == Phase.THROWN:
            moving.after_throw(s)
        elif phase == Phase.DISCOVER:
            moving.discover(s)
        elif phase == Phase.END:
            dangers.end_turn(s)
        elif phase == Phase.CLOSE:
            turn.close_turn(s)
        elif phase == Phase.BEGIN:
            turn.begin_turn(s)
        elif phase == Phase.SPIDER:
            turn.spider_turn(s)
        elif phase == Phase.PREPARED:
            turn.go_on(s)
        elif phase == Phase.REVEAL:
            walls.reveal(s)
        elif phase == Phase.THROW:
            moving.first_throw(s)
        elif phase == Phase.DANGER:
            dangers.meet_danger(s)
        elif phase == Phase.FIGHT:
            dangers.fight(s)
        elif phase == Phase.LOOT:
            asking = chamber.begin_loot(s)
        else:
            chamber.wake_dragon(s)


@rule
def asks(s: DragonQuest, phase: int) -> bool:
    """Return whether a phase of decision really asks; what is forced is done at once."""
    if phase == Phase.MOVE:
        return moving.move_asks(s)
    if phase == Phase.BLOCK:
        return walls.block_asks(s)
    if phase == Phase.BUY:
        return turn.buy_asks(s)
    if phase == Phase.CHAMBER:
        return turn.chamber_asks(s)
    if phase == Phase.RING:
        return dangers.ring_asks(s)
    if phase == Phase.TREASURE:
        return chamber.treasure_asks(s)
    if phase == Phase.LEAVE:
        return chamber.leave_asks(s)
    if phase == Phase.FLEE:
        return chamber.flee_asks(s)
    if phase == Phase.DEMON:
        return dangers.demon_asks(s)
    return True


# == what a seat cannot know ======================================================================


@rule
def redeal(s: DragonQuest, seat: int) -> None:
    """Lay the tile and name the number afresh, where they are secret from this seat (6)."""
    if s.phase != Phase.WALL:
        return
    if s.tile != 0 and seat != s.neighbour:
        s.tile = 1 + draw(s, WALL_TILES)
    if s.number != 0 and seat != s.active:
        s.number = 1 + draw(s, WALL_TILES)


# == results ======================================================================================


@rule
def returns(s: DragonQuest, out: Floats) -> None:
    """The winner gets 1, k sharing winners 1/k each, everybody else 0 (DQ-202)."""
    share_win(s.winners, s.seats, out)


@rule
def standing(s: DragonQuest, out: Ints) -> None:
    """What each hero carries; the dead carry nothing (DQ-201)."""
    for p in range(s.seats):
        out[p] = score(s, p)
