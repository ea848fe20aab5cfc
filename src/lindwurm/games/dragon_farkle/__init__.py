"""Dragon Farkle: recruit by pushing your luck, rob your rivals, slay the dragon first.

Rules catalogue: docs/rules/dragon_farkle.md. In this folder: :mod:`.state` (the table),
:mod:`.actions` (verbs and events), :mod:`.rules` (in the order of play), :mod:`.data` (components),
:mod:`.odds` (exact probabilities), :mod:`.chances` and :mod:`.asked` (what is told beside a
choice), :mod:`.telling` (how events are told), :mod:`.bot` (the heuristic player),
:mod:`.beginner` (the novice), :mod:`.exact` and :mod:`.battle` (what odds settle), :mod:`.facts`
(what the lesson names).
"""

from __future__ import annotations

from lindwurm.games.dragon_farkle import rules
from lindwurm.games.dragon_farkle.actions import ARGUMENTS, EVENT_ARGUMENTS, REVEALS, Draw, Kind
from lindwurm.games.dragon_farkle.asked import forced, lookups, previews, silence, turn, wait
from lindwurm.games.dragon_farkle.battle import showdown
from lindwurm.games.dragon_farkle.beginner import novice
from lindwurm.games.dragon_farkle.bot import bot, default
from lindwurm.games.dragon_farkle.chances import risks, warm
from lindwurm.games.dragon_farkle.check import details, options_problem, problem
from lindwurm.games.dragon_farkle.exact import exact
from lindwurm.games.dragon_farkle.facts import FACTS
from lindwurm.games.dragon_farkle.options import Opt
from lindwurm.games.dragon_farkle.state import SEATS, DragonFarkle
from lindwurm.games.dragon_farkle.telling import TELLING
from lindwurm.kernel.game import Effort, Endings, Face, Game

GAME = Game(
    id="dragon_farkle",
    prefix="DF",
    version=1,
    package=__name__,
    state=DragonFarkle,
    deeds=rules.DEEDS,
    seats=range(1, SEATS + 1),
    options=Opt.ALL,
    draws=Draw,
    dice=frozenset({Draw.SOLDIER_DIE, Draw.EVENT_DIE}),
    events=Kind,
    event_arguments=EVENT_ARGUMENTS,
    arguments=ARGUMENTS,
    max_legal=48,
    setup=rules.setup,
    actors=rules.actors,
    redeal=rules.redeal,
    returns=rules.returns,
    standing=rules.standing,
    problem=problem,
    began="first",
    options_problem=options_problem,
    bot=bot,
    novice=novice,
    default=default,
    exact=exact,
    showdown=showdown,
    details=details,
    risks=risks,
    previews=previews,
    forced=forced,
    wait=wait,
    silence=silence,
    turn=turn,
    endings=Endings(resign=148, draw=149, abandon=150, claim=151),
    lookups=lookups,
    facts=FACTS,
    warm=warm,
    inline=True,
    reveals=REVEALS,
    telling=TELLING,
    efforts={"master": Effort(600), "legend": Effort(10_000)},
    face=Face(accent="#a97a12", minutes=(30, 60), usual_seats=3, weight=1, shelf=3),
)
