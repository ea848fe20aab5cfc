"""Simurgh: breed dragons, send vassals, build the wilderness up and tear it down again.

Rules catalogue: docs/rules/simurgh.md. In this folder: :mod:`.state` (the table), :mod:`.actions`
(verbs, draws and events), :mod:`.options`, :mod:`.reasons` (why not), :mod:`.rules` (in the order
of play), :mod:`.data` (components as effects), :mod:`.told` and :mod:`.asked` (what a choice would
bring, and what can be counted), :mod:`.telling` (how events are told), :mod:`.bot` (the heuristic
player).
"""

from __future__ import annotations

from lindwurm.games.simurgh import rules
from lindwurm.games.simurgh.actions import ARGUMENTS, EVENT_ARGUMENTS, REVEALS, Draw, Kind
from lindwurm.games.simurgh.asked import previews, tally
from lindwurm.games.simurgh.bot import bot
from lindwurm.games.simurgh.check import options_problem, problem
from lindwurm.games.simurgh.facts import FACTS
from lindwurm.games.simurgh.options import Opt
from lindwurm.games.simurgh.state import SEATS, Simurgh
from lindwurm.games.simurgh.telling import TELLING
from lindwurm.games.simurgh.told import PHRASES, details
from lindwurm.kernel.game import Effort, Endings, Face, Game

GAME = Game(
    id="simurgh",
    prefix="SI",
    digits=3,
    version=1,
    package=__name__,
    state=Simurgh,
    deeds=rules.DEEDS,
    seats=range(2, SEATS + 1),
    options=Opt.ALL,
    draws=Draw,
    events=Kind,
    event_arguments=EVENT_ARGUMENTS,
    arguments=ARGUMENTS,
    max_legal=256,
    setup=rules.setup,
    actors=rules.actors,
    redeal=rules.redeal,
    returns=rules.returns,
    standing=rules.standing,
    problem=problem,
    began="first",
    options_problem=options_problem,
    bot=bot,
    details=details,
    previews=previews,
    tally=tally,
    facts=FACTS,
    phrases=PHRASES,
    endings=Endings(resign=246, draw=247, abandon=248, claim=249),
    reveals=REVEALS,
    telling=TELLING,
    efforts={"master": Effort(200), "legend": Effort(600), "wyrm": Effort(1_200, horizon=60)},
    face=Face(accent="#2f7d6b", minutes=(45, 90), usual_seats=3, weight=3, shelf=4),
)
