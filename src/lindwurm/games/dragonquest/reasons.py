"""Why something is not allowed in DragonQuest: the rules of the catalogue that say no."""

from __future__ import annotations

from enum import IntEnum

from lindwurm.kernel.reasons import because


class Why(IntEnum):
    """A reason, in the words of `why-…` in the game's texts."""

    LAID_IS_LAID = because(10)
    NOT_BUYING = because(21)
    TOO_FEW_EP = because(22)
    THREE_ITEMS = because(27)
    ITEM_GONE = because(28)
    NO_WALL_STEP = because(33)
    NEIGHBOUR_LAYS = because(37)
    HERO_NAMES = because(38)
    NO_MATCH = because(40)
    SPECIAL_FIELD = because(44)
    BESIDE_SPECIAL_FIELD = because(45)
    CLOSED_ALREADY = because(46)
    TWO_WALLS_TOGETHER = because(47)
    WALLS_TOUCH = because(49)
    NO_WAY_HOME = because(50)
    SKULL_STAYS = because(56)
    NO_REROLL = because(58)
    NOTHING_TO_STOP = because(60)
    DICE_FIRST = because(64)
    NOT_BESIDE = because(66)
    WALL = because(68)
    BEEN_THERE = because(69)
    DEMON_WAS_THERE = because(71)
    CHAMBER_FIRST = because(73)
    NO_TRAP = because(108)
    NO_FIGHT = because(117)
    NO_COIN_ASKED = because(124)
    NO_DEMON_STEP = because(128)
    NOT_AROUND_DEMON = because(130)
    DEMON_COMES_CLOSER = because(132)
    NO_TREASURE_NOW = because(151)
    TOO_FEW_STARS = because(151, wording=1)
    ONE_STAR = because(152)
    TREASURE_TAKEN = because(154)
    NOT_ARRIVING = because(157)
    NOT_IN_CHAMBER = because(158)
    NOT_BESIDE_CHAMBER = because(160)
    GATE_CLOSED = because(161)
    CAME_OUT_THERE = because(163)
    ORB_NOT_NOW = because(188)
    NO_ORB = because(188, wording=1)
    TWO_STEPS_THROUGH = because(190)
    TILE_IS_DRAWN = because(205)
    NOT_IN_THIS_GAME = because(213)
    WASTED_WALL = because(241)
    NO_WAY_ON = because(246)
    NO_TIME_FOR_ORB = because(298)
