"""The rules of DragonQuest in the order of play (catalogue sections 3 to 8).

:mod:`.turn` is the frame of a turn, :mod:`.walls` its step B, :mod:`.moving` C, :mod:`.dangers` D,
:mod:`.demon` its end, :mod:`.chamber` E; :mod:`.ways` knows the ways through the castle,
:mod:`.defaults` what is done for a player who does not answer. This module lays the table; DEEDS
sends each decision to its place.
"""

from __future__ import annotations

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.actions import Act, Draw
from lindwurm.games.dragonquest.data import NOWHERE, ORANGE, PRINTED_TREASURES, START, WALL_TILES
from lindwurm.games.dragonquest.options import Opt
from lindwurm.games.dragonquest.reasons import Why
from lindwurm.games.dragonquest.rules import chamber, dangers, demon, moving, turn, walls
from lindwurm.games.dragonquest.rules.common import TREASURE_KINDS, score, walk_to
from lindwurm.games.dragonquest.state import SEATS, At, DragonQuest, Phase
from lindwurm.kernel.chance import draw
from lindwurm.kernel.deeds import Deed, Deeds
from lindwurm.kernel.rule import Floats, Ints, Lookup, rule
from lindwurm.kernel.shared import share_win

TREASURE_STARS = Lookup(data.TREASURE_STARS)
TREASURE_VALUE = Lookup(data.TREASURE_VALUE)


# == setup (catalogue 3) ==========================================================================


@rule
def setup(s: DragonQuest, seats: int, options: Ints) -> None:
    """Lay out the table: sheets, supply, start player (DQ-01 to DQ-08)."""
    s.seats = seats
    s.sun_boxes = options[Opt.SUN_BOXES]
    s.life_points = options[Opt.LIFE_POINTS]
    s.solo_self = options[Opt.SOLO_WALLS] if seats == 1 else 0
    s.sparing = options[Opt.WALL_AFTER_CHAMBER]
    s.asking = options[Opt.PROTECTION]
    s.nearsighted = options[Opt.AUTOMATON]
    for t in range(TREASURE_KINDS):
        s.stars[t] = TREASURE_STARS[t]
        s.value[t] = TREASURE_VALUE[t]
        if t >= PRINTED_TREASURES:
            house = t - PRINTED_TREASURES
            s.stars[t] = options[Opt.H1_STARS + 2 * house]
            s.value[t] = options[Opt.H1_VALUE + 2 * house]
            s.named[house] = options[Opt.H1_NAME + house]
            if house >= options[Opt.HOUSE_TREASURES]:
                s.treasure_at[t] = At.BOXED
    for p in range(SEATS):
        s.left_by[p] = NOWHERE
        s.demon_at[p] = NOWHERE
        s.at[p] = NOWHERE
    for p in range(seats):
        s.easy[p] = options[Opt.EASY_START_1 + p]
        s.lp[p] = s.life_points
        s.last_sun[p] = s.sun_boxes
        walk_to(s, p, ORANGE if s.easy[p] else START)
    first = options[Opt.START_PLAYER]
    s.first = first - 1 if first > 0 else draw(s, seats, Draw.START_PLAYER)
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


# == what happens =================================================================================


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
            demon.end_turn(s)
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
        return demon.demon_asks(s)
    return True


# == what may be done, when, and what it does ======================================================

DEEDS = Deeds(
    Act,
    Phase,
    Deed(Act.STAY, Phase.CHAMBER, turn.do_stay, otherwise=Why.NOT_IN_CHAMBER),
    Deed(Act.LEAVE, Phase.CHAMBER, turn.do_leave, otherwise=Why.NOT_IN_CHAMBER),
    Deed(Act.CROSS, Phase.COIN, turn.do_cross, otherwise=Why.NO_COIN_ASKED),
    Deed(Act.PASS, Phase.BUY, turn.do_pass, otherwise=Why.NOT_BUYING),
    Deed(Act.BUY, Phase.BUY, turn.do_buy, turn.why_buy, Why.NOT_BUYING),
    Deed(Act.TILE, Phase.WALL, walls.do_tile, walls.why_tile, Why.NO_WALL_STEP),
    Deed(Act.NAME, Phase.WALL, walls.do_name, walls.why_name, Why.NO_WALL_STEP),
    Deed(Act.BLOCK, Phase.BLOCK, walls.do_block, walls.why_block, Why.NO_MATCH),
    Deed(
        Act.STOP,
        (Phase.REROLL, Phase.MOVE),
        {Phase.REROLL: moving.do_stop_rolling, Phase.MOVE: moving.end_move},
        {Phase.MOVE: moving.why_stop},
        Why.NOTHING_TO_STOP,
    ),
    Deed(Act.REROLL, Phase.REROLL, moving.do_reroll, moving.why_reroll, Why.NO_REROLL),
    Deed(
        Act.STEP,
        (Phase.MOVE, Phase.LEAVE, Phase.FLEE),
        {
            Phase.MOVE: moving.do_step,
            Phase.LEAVE: chamber.do_leave_by,
            Phase.FLEE: chamber.do_flee,
        },
        {
            Phase.MOVE: moving.why_move,
            Phase.LEAVE: chamber.why_leave_by,
            Phase.FLEE: chamber.why_flee,
        },
        Why.DICE_FIRST,
    ),
    Deed(Act.USE_ORB, (Phase.MOVE, Phase.LEAVE), moving.do_orb, moving.why_orb, Why.ORB_NOT_NOW),
    Deed(Act.USE_RING, Phase.RING, dangers.do_ring, otherwise=Why.NO_FIGHT),
    Deed(Act.FIGHT, Phase.RING, dangers.do_fight, otherwise=Why.NO_FIGHT),
    Deed(Act.USE_TALISMAN, Phase.TALISMAN, chamber.do_talisman, otherwise=Why.NOT_ARRIVING),
    Deed(Act.KEEP, Phase.TALISMAN, chamber.loot, otherwise=Why.NOT_ARRIVING),
    Deed(Act.TAKE, Phase.TREASURE, chamber.do_take, chamber.why_take, Why.NO_TREASURE_NOW),
    Deed(Act.NONE, Phase.TREASURE, chamber.do_none, otherwise=Why.NO_TREASURE_NOW),
    Deed(Act.DEMON, Phase.DEMON, demon.do_demon, demon.why_demon, Why.NO_DEMON_STEP),
    Deed(Act.PROTECT, Phase.TRAP, dangers.do_protect, otherwise=Why.NO_TRAP),
    Deed(Act.ENDURE, Phase.TRAP, dangers.do_endure, otherwise=Why.NO_TRAP),
    legal={
        Phase.CHAMBER: turn.legal_chamber,
        Phase.COIN: turn.legal_coin,
        Phase.BUY: turn.legal_buy,
        Phase.WALL: walls.legal_wall,
        Phase.BLOCK: walls.legal_block,
        Phase.REROLL: moving.legal_reroll,
        Phase.MOVE: moving.legal_move,
        Phase.RING: dangers.legal_ring,
        Phase.TALISMAN: chamber.legal_talisman,
        Phase.TREASURE: chamber.legal_treasure,
        Phase.LEAVE: chamber.legal_leave,
        Phase.FLEE: chamber.legal_flee,
        Phase.DEMON: demon.legal_demon,
        Phase.TRAP: dangers.legal_trap,
    },
    settle=settle,
)


# == what a seat cannot know ======================================================================


@rule
def redeal(s: DragonQuest, seat: int) -> None:
    """Lay the tile and name the number afresh, where they are secret from this seat (6)."""
    if s.phase != Phase.WALL:
        return
    if s.tile != 0 and seat != s.neighbour:
        s.tile = 1 + draw(s, WALL_TILES, Draw.IMAGINED)
    if s.number != 0 and seat != s.active:
        s.number = 1 + draw(s, WALL_TILES, Draw.IMAGINED)


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
