"""New Game. Rules: `catalogue.md` in this folder."""

from __future__ import annotations

from lindwurm.kernel.game import Endings, Face, Game

from new_game import rules
from new_game.actions import ARGUMENTS, EVENT_ARGUMENTS, Act, Draw, Kind
from new_game.bot import bot
from new_game.check import problem
from new_game.data import SEATS
from new_game.facts import FACTS
from new_game.options import Opt
from new_game.state import NewGame
from new_game.telling import TELLING

GAME = Game(
    id="new_game",
    prefix="NG",
    version=1,
    package=__name__,
    state=NewGame,
    deeds=rules.DEEDS,
    seats=range(2, SEATS + 1),
    options=Opt.ALL,
    draws=Draw,
    dice=frozenset({Draw.TURN_DIE}),
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
    endings=Endings(resign=9, draw=10, abandon=11, claim=12),
    facts=FACTS,
    reveals=frozenset({Kind.CHARM}),
    telling=TELLING,
    face=Face(accent="#2c5f73", minutes=(5, 15), usual_seats=2, weight=1),
)
