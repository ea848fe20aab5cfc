"""Drachenfels: fetch your armour, search the rock castles, find the princess in your colour.

Rules catalogue: docs/rules/drachenfels.md. In this folder: :mod:`.state` (the table),
:mod:`.actions` (verbs and events), :mod:`.rules` (in the order of play), :mod:`.data` (board and
cards), :mod:`.odds` (exact probabilities), :mod:`.chances` and :mod:`.asked` (what is told beside
a choice), :mod:`.bot` (the heuristic player).
"""

from __future__ import annotations

from lindwurm.games.drachenfels import rules
from lindwurm.games.drachenfels.actions import ARGUMENTS, EVENT_ARGUMENTS, REVEALS, VERBS, Kind
from lindwurm.games.drachenfels.asked import previews, tally
from lindwurm.games.drachenfels.bot import bot
from lindwurm.games.drachenfels.check import details, options_problem, problem
from lindwurm.games.drachenfels.state import SEATS, Drachenfels
from lindwurm.kernel.game import Game, Option, choice

# `none` stands inside the list: generic tests try the ends of long lists, and random knights need
# many thousand turns to meet the right princess.
_LIMITS = (300, 40, 0, *(n for n in range(41, 1001) if n != 300))
TURN_LIMIT = Option("turn_limit", tuple(str(n) if n else "none" for n in _LIMITS), _LIMITS)

GAME = Game(
    id="drachenfels",
    prefix="DR",
    digits=3,
    version=1,
    package=__name__,
    state=Drachenfels,
    verbs=VERBS,
    seats=range(2, SEATS + 1),
    options=(
        choice("knights", "choose", "random", "fixed"),
        choice("first_player", "random", *(f"seat_{seat + 1}" for seat in range(SEATS))),
        choice("rainbow_reach", "any", "near"),
        choice("rainbow_shift", "at_once", "end_of_move"),
        choice("claimed_card", "stays", "once", "bottom"),
        choice("walk", "no_field_twice", "no_u_turn"),
        TURN_LIMIT,
        choice("discard_view", "all", "top"),
        choice("quick_start", "off", "on"),
        choice("notebook", "on", "off", rules=False),
    ),
    events=Kind,
    event_arguments=EVENT_ARGUMENTS,
    arguments=ARGUMENTS,
    max_legal=128,
    setup=rules.setup,
    actors=rules.actors,
    legal=rules.legal,
    apply=rules.apply,
    why_not=rules.why_not,
    redeal=rules.redeal,
    returns=rules.returns,
    standing=rules.standing,
    problem=problem,
    options_problem=options_problem,
    bot=bot,
    default=rules.default,
    details=details,
    previews=previews,
    tally=tally,
    reveals=REVEALS,
)
