"""Liar's Dice: dice under cups, bids about all of them, and the courage to doubt.

Rules: `catalogue.md` in this folder.
"""

from __future__ import annotations

from liars_dice import rules
from liars_dice.actions import ARGUMENTS, EVENT_ARGUMENTS, REVEALS, Act, Draw, Kind
from liars_dice.bot import bot
from liars_dice.check import problem
from liars_dice.data import SEATS
from liars_dice.facts import FACTS
from liars_dice.options import Opt
from liars_dice.state import LiarsDice
from liars_dice.telling import TELLING
from lindwurm.kernel.game import Endings, Face, Game

GAME = Game(
    id="liars_dice",
    prefix="LD",
    version=1,
    package=__name__,
    state=LiarsDice,
    deeds=rules.DEEDS,
    seats=range(2, SEATS + 1),
    options=Opt.ALL,
    draws=Draw,
    events=Kind,
    event_arguments=EVENT_ARGUMENTS,
    arguments=ARGUMENTS,
    max_legal=Act.VERBS.size,
    setup=rules.setup,
    actors=rules.actors,
    redeal=rules.redeal,
    returns=rules.returns,
    standing=rules.standing,
    problem=problem,
    began="began",
    bot=bot,
    endings=Endings(resign=25, draw=26, abandon=27, claim=28),
    facts=FACTS,
    reveals=REVEALS,
    telling=TELLING,
    face=Face(accent="#7a3b2e", minutes=(10, 25), usual_seats=3, weight=1),
)
