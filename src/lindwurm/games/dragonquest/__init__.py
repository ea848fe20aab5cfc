"""DragonQuest: through the castle to the dragon's treasure and out again before the sun sets.

Rules catalogue: docs/rules/dragonquest.md. In this folder: :mod:`.state` (the table),
:mod:`.actions` (verbs and events), :mod:`.rules` (in the order of play), :mod:`.data` (components),
:mod:`.odds` (exact probabilities), :mod:`.chances` and :mod:`.asked` (what is told beside a
choice), :mod:`.telling` and :mod:`.told` (how events and dice are told), :mod:`.bot` (the
heuristic player, with :mod:`.hope`, :mod:`.prospect`, :mod:`.rerolls`, :mod:`.purchases` and
:mod:`.hunted`).
"""

from __future__ import annotations

from lindwurm.games.dragonquest import rules
from lindwurm.games.dragonquest.actions import ARGUMENTS, EVENT_ARGUMENTS, REVEALS, Draw, Kind
from lindwurm.games.dragonquest.asked import previews, tally
from lindwurm.games.dragonquest.bot import bot, exact, offhand
from lindwurm.games.dragonquest.check import details, options_problem, problem
from lindwurm.games.dragonquest.facts import FACTS
from lindwurm.games.dragonquest.options import Opt
from lindwurm.games.dragonquest.prospect import worth
from lindwurm.games.dragonquest.rules.defaults import default
from lindwurm.games.dragonquest.state import SEATS, DragonQuest, Phase
from lindwurm.games.dragonquest.telling import TELLING
from lindwurm.games.dragonquest.told import faces
from lindwurm.kernel.game import Effort, Endings, Face, Game

GAME = Game(
    id="dragonquest",
    prefix="DQ",
    version=1,
    package=__name__,
    state=DragonQuest,
    deeds=rules.DEEDS,
    seats=range(1, SEATS + 1),
    options=Opt.ALL,
    draws=Draw,
    dice=frozenset(range(Draw.BLACK_DIE, Draw.TIE)),
    events=Kind,
    event_arguments=EVENT_ARGUMENTS,
    arguments=ARGUMENTS,
    max_legal=200,
    setup=rules.setup,
    actors=rules.actors,
    redeal=rules.redeal,
    returns=rules.returns,
    standing=rules.standing,
    problem=problem,
    began="first",
    options_problem=options_problem,
    bot=bot,
    default=default,
    exact=exact,
    offhand=offhand,
    worth=worth,
    details=details,
    lacks=details,
    phrases={"treasure": lambda words, name: words(name), "faces": faces},
    previews=previews,
    tally=tally,
    facts=FACTS,
    endings=Endings(resign=303, draw=304, abandon=305, claim=306),
    reveals=REVEALS,
    telling=TELLING,
    efforts={"master": Effort(50, horizon=10), "legend": Effort(1_200, horizon=10)},
    slips=10,  # with 25 of a hundred hardly anybody would live to see the treasure
    dear=(Phase.BLOCK,),
    face=Face(accent="#5b5170", minutes=(30, 40), usual_seats=2, weight=2, shelf=5),
)
