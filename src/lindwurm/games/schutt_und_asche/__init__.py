"""Schutt und Asche: buy the dragon off, hire knights, wound it seven times before all is ash.

Rules catalogue: docs/rules/schutt_und_asche.md. In this folder: :mod:`.state` (the table),
:mod:`.actions` (verbs and events), :mod:`.rules` (in the order of play), :mod:`.data` (components),
:mod:`.odds` (exact battle odds), :mod:`.chances` and :mod:`.asked` (what is told beside a choice),
:mod:`.telling` (how events are told), :mod:`.bot` (the heuristic player).
"""

from __future__ import annotations

from lindwurm.games.schutt_und_asche import rules
from lindwurm.games.schutt_und_asche.actions import ARGUMENTS, EVENT_ARGUMENTS, REVEALS, Draw, Kind
from lindwurm.games.schutt_und_asche.asked import forced, previews, silence, tally, turn, wait, warm
from lindwurm.games.schutt_und_asche.bot import bot, exact, offhand
from lindwurm.games.schutt_und_asche.chances import risks
from lindwurm.games.schutt_und_asche.check import details, options_problem, problem
from lindwurm.games.schutt_und_asche.defaults import safe_default
from lindwurm.games.schutt_und_asche.facts import FACTS
from lindwurm.games.schutt_und_asche.options import Opt
from lindwurm.games.schutt_und_asche.state import SEATS, SchuttUndAsche
from lindwurm.games.schutt_und_asche.telling import TELLING
from lindwurm.kernel.game import Effort, Endings, Face, Game

GAME = Game(
    id="schutt_und_asche",
    prefix="SA",
    version=1,
    package=__name__,
    state=SchuttUndAsche,
    deeds=rules.DEEDS,
    seats=range(1, SEATS + 1),
    options=Opt.ALL,
    draws=Draw,
    events=Kind,
    event_arguments=EVENT_ARGUMENTS,
    arguments=ARGUMENTS,
    max_legal=256,
    setup=rules.setup,
    actors=rules.actors,
    redeal=rules.redeal,
    lowest=-1.0,
    returns=rules.returns,
    standing=rules.standing,
    problem=problem,
    began="began",
    together=("mode", "coop"),
    bot=bot,
    default=safe_default,
    exact=exact,
    offhand=offhand,
    options_problem=options_problem,
    details=details,
    risks=risks,
    previews=previews,
    tally=tally,
    facts=FACTS,
    telling=TELLING,
    forced=forced,
    wait=wait,
    silence=silence,
    turn=turn,
    endings=Endings(resign=396, abandon=398, claim=399, versus=False),  # SA-397: no draw
    warm=warm,
    reveals=REVEALS,
    efforts={"master": Effort(100), "legend": Effort(500)},
    face=Face(accent="#8c2f1b", minutes=(30, 60), usual_seats=4, weight=2, shelf=1),
)
