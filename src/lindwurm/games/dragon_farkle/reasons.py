"""Why something is not allowed in Dragon Farkle: the rules of the catalogue that say no."""

from __future__ import annotations

from enum import IntEnum

from lindwurm.kernel.reasons import because, edge_case


class Why(IntEnum):
    """A reason, in the words of `why-…` in the game's texts."""

    NO_ITEMS_HERE = because(28)
    SKIRMISH_FIRST = because(32)
    ASKED_TO_MEDDLE = because(33)
    ONE_ACTION = because(35)
    NOTHING_TO_ACCEPT = because(35, wording=1)
    ACTION_FIRST = because(35, wording=2)
    SET_ASIDE_FIRST = because(40)
    NO_ROLL_OF_YOURS = because(40, wording=1)
    NOT_IN_THE_ROLL = because(42)
    DOES_NOT_SCORE = because(44)
    EATEN = because(50)
    NO_RALLY = because(55)
    REWARD_FIRST = because(55, wording=1)
    NO_ITEM_LEFT = because(60)
    NOTHING_SETTLED = because(62)
    ROLL_OPEN = because(62, wording=1)
    NO_STOPPING_IN_BATTLE = because(64)
    NOT_BANKING = because(66)
    BANKING = because(66, wording=1)
    ONLY_OTHERS = because(71)
    ATTACKED = because(71, wording=1)
    ALL_IN_KEEP = because(72)
    DEFENDER_MUST_ROLL = because(78)
    SKIRMISH_LOST = because(82)
    ARMY_TOO_SMALL = because(89)
    MAP_NO_HELP = because(89, wording=1)
    ALL_VALID_DICE_GO = because(93)
    IN_KEEP = because(114)
    NOT_YOUR_COMPANION = because(115)
    COMPANION_NOT_NOW = because(116)
    NOBODY_TO_FRIGHTEN = because(117)
    COMPANION_USED = because(119)
    ITEM_NOT_NOW = because(122)
    NOT_HELD = because(122, wording=1)
    ANOTHER_PLAYER = because(122, wording=2)
    NOT_SORTING = because(124)
    SORTING = because(124, wording=1)
    ONE_OF_THE_DRAWN = because(125)
    JUST_DRAWN = because(127)
    NO_HIDDEN_ITEM = because(132)
    ALONE = because(144)
    ALL_SMOKED = edge_case(32)
    SMOKED = edge_case(32, wording=1)
    ALL_IN_HAND = edge_case(47)
    HORN_FOR_BLANKS = edge_case(58)
    DIE_IS_LOADED = edge_case(62)
