"""Exact odds of Dragon Farkle: what the odds panel shows and the expert bot plays by.

A roll is one of at most 462 multisets with an exact weight, so single rolls are answered in
fractions. Longer questions are small dynamic programmes over (soldiers, dice left). Everything is
computed on first use and kept; `variant` is an index into `data.VARIANTS`.

>>> farkle_probability(6)
Fraction(5, 216)
>>> round(recruitment().turn_value, 6)
703.38867
>>> recruitment().stop_thresholds
(450, 350, 550, 1300, 3900, 24900)
>>> round(battle_value(missing=3, dice=6, army=5000), 6)
0.384836

Companions and items are left out of account everywhere, except for the bonus of a skirmish,
recruitment beside a companion and with Posters (`helped`, `reach_beside`), and the Final Battle
beside a companion (`helped_table`) and with items (`armed_value`).
"""

from __future__ import annotations

from lindwurm.games.dragon_farkle.odds.allies import ALLIES, helped_table
from lindwurm.games.dragon_farkle.odds.armed import Arms, armed_battle, armed_value
from lindwurm.games.dragon_farkle.odds.companions import Helped, helped, reach_beside
from lindwurm.games.dragon_farkle.odds.final import (
    Battle,
    BattleOutcome,
    Siege,
    Stay,
    battle,
    battle_table,
    battle_value,
    siege,
    stay_until_slain,
)
from lindwurm.games.dragon_farkle.odds.fray import (
    Armies,
    Defence,
    Skirmish,
    SkirmishOdds,
    defence,
    skirmish,
    win_chance,
)
from lindwurm.games.dragon_farkle.odds.recruiting import (
    Race,
    Recruitment,
    item_gain,
    prefer_item,
    race,
    reach_chance,
    recruitment,
    rule_value,
)
from lindwurm.games.dragon_farkle.odds.rolls import (
    NextRoll,
    event_chance,
    expected_value,
    farkle_probability,
    hot_probability,
    mean_scoring_dice,
    next_roll,
    one_or_five,
    roll_weights,
    six_dice_patterns,
)
from lindwurm.games.dragon_farkle.odds.series import STOP_H2, UNIT, UNLIMITED

__all__ = [
    "ALLIES",
    "STOP_H2",
    "UNIT",
    "UNLIMITED",
    "Armies",
    "Arms",
    "Battle",
    "BattleOutcome",
    "Defence",
    "Helped",
    "NextRoll",
    "Race",
    "Recruitment",
    "Siege",
    "Skirmish",
    "SkirmishOdds",
    "Stay",
    "armed_battle",
    "armed_value",
    "battle",
    "battle_table",
    "battle_value",
    "defence",
    "event_chance",
    "expected_value",
    "farkle_probability",
    "helped",
    "helped_table",
    "hot_probability",
    "item_gain",
    "mean_scoring_dice",
    "next_roll",
    "one_or_five",
    "prefer_item",
    "race",
    "reach_beside",
    "reach_chance",
    "recruitment",
    "roll_weights",
    "rule_value",
    "siege",
    "six_dice_patterns",
    "skirmish",
    "stay_until_slain",
    "win_chance",
]
