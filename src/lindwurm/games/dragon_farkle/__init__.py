"""Dragon Farkle: recruit by pushing your luck, rob your rivals, slay the dragon first.

Rules catalogue: docs/rules/dragon_farkle.md. In this folder: :mod:`.state` (the table),
:mod:`.actions` (verbs and events), :mod:`.rules` (in the order of play), :mod:`.data` (components),
:mod:`.odds` (exact probabilities), :mod:`.chances` and :mod:`.asked` (what is told beside a
choice), :mod:`.bot` (the heuristic player), :mod:`.exact` and :mod:`.battle` (what odds settle).
"""

from __future__ import annotations

from lindwurm.games.dragon_farkle import rules
from lindwurm.games.dragon_farkle.actions import ARGUMENTS, EVENT_ARGUMENTS, REVEALS, VERBS, Kind
from lindwurm.games.dragon_farkle.asked import forced, lookups, previews, silence
from lindwurm.games.dragon_farkle.battle import showdown
from lindwurm.games.dragon_farkle.bot import bot, default
from lindwurm.games.dragon_farkle.chances import risks, warm
from lindwurm.games.dragon_farkle.check import details, options_problem, problem
from lindwurm.games.dragon_farkle.exact import exact
from lindwurm.games.dragon_farkle.state import SEATS, DragonFarkle
from lindwurm.kernel.game import Game, Option, choice, numbers

GAME = Game(
    id="dragon_farkle",
    prefix="DF",
    version=1,
    package=__name__,
    state=DragonFarkle,
    verbs=VERBS,
    seats=range(1, SEATS + 1),
    options=(
        numbers("dragon_health", 3, 4, 5),
        choice("table", "dragon", "patch"),
        numbers("six_of_a_kind", 3000, 2500),
        choice("four_plus_pair", "on", "off"),
        choice("cards", "full", "companions_only", "items_only", "none"),
        choice("interrupts", "on", "off"),
        numbers("keep_threshold", 5000, 3000, 8000),
        choice("first_player", "random", *(str(seat + 1) for seat in range(SEATS))),
        numbers("round_limit", *range(10, 201), none=True),
        numbers("interrupt_timer", 4, *(n for n in range(16) if n != 4), rules=False),
        Option(
            "turn_timer",
            ("90", "none", *(str(n) for n in range(15, 601) if n != 90)),
            (90, 0, *(n for n in range(15, 601) if n != 90)),
            rules=False,
            clock=True,
        ),
        choice("show_odds", "on", "off", rules=False),
    ),
    events=Kind,
    event_arguments=EVENT_ARGUMENTS,
    arguments=ARGUMENTS,
    max_legal=48,
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
    default=default,
    exact=exact,
    showdown=showdown,
    details=details,
    risks=risks,
    previews=previews,
    forced=forced,
    silence=silence,
    lookups=lookups,
    warm=warm,
    inline=True,
    reveals=REVEALS,
)
