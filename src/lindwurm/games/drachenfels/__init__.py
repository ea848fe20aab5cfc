"""Drachenfels: fetch your armour, search the rock castles, find the princess in your colour.

Rules catalogue: docs/rules/drachenfels.md. In this folder: :mod:`.state` (the table),
:mod:`.actions` (verbs and events), :mod:`.rules` (in the order of play), :mod:`.data` (board and
cards), :mod:`.odds` (exact probabilities), :mod:`.unseen` (how likely hidden cards are),
:mod:`.chances` and :mod:`.asked` (what is told beside a choice), :mod:`.telling` (how events are
told), :mod:`.bot` (the heuristic player).
"""

from __future__ import annotations

from lindwurm.games.drachenfels import rules
from lindwurm.games.drachenfels.actions import ARGUMENTS, EVENT_ARGUMENTS, REVEALS, Draw, Kind
from lindwurm.games.drachenfels.asked import previews, risks, tally
from lindwurm.games.drachenfels.bot import bot
from lindwurm.games.drachenfels.check import details, options_problem, problem
from lindwurm.games.drachenfels.facts import FACTS
from lindwurm.games.drachenfels.options import Opt
from lindwurm.games.drachenfels.state import SEATS, Drachenfels
from lindwurm.games.drachenfels.telling import TELLING
from lindwurm.kernel.game import Effort, Endings, Face, Game

GAME = Game(
    id="drachenfels",
    prefix="DR",
    digits=3,
    version=1,
    package=__name__,
    state=Drachenfels,
    deeds=rules.DEEDS,
    seats=range(2, SEATS + 1),
    options=Opt.ALL,
    draws=Draw,
    events=Kind,
    event_arguments=EVENT_ARGUMENTS,
    arguments=ARGUMENTS,
    telling=TELLING,
    max_legal=128,
    setup=rules.setup,
    actors=rules.actors,
    redeal=rules.redeal,
    returns=rules.returns,
    standing=rules.standing,
    problem=problem,
    began="began",
    options_problem=options_problem,
    bot=bot,
    default=rules.default,
    details=details,
    risks=risks,
    previews=previews,
    tally=tally,
    facts=FACTS,
    endings=Endings(resign=192, draw=193, abandon=194, claim=195),
    reveals=REVEALS,
    efforts={"master": Effort(300, horizon=24), "legend": Effort(1_000, horizon=24)},
    face=Face(accent="#3f6fa8", minutes=(45, 45), usual_seats=3, weight=1, shelf=2),
)
