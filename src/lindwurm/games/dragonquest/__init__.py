"""DragonQuest: through the castle to the dragon's treasure and out again before the sun sets.

Rules catalogue: docs/rules/dragonquest.md. In this folder: :mod:`.state` (the table),
:mod:`.actions` (verbs and events), :mod:`.rules` (in the order of play), :mod:`.data` (components),
:mod:`.odds` (exact probabilities), :mod:`.chances` and :mod:`.asked` (what is told beside a
choice), :mod:`.bot` (the heuristic player).
"""

from __future__ import annotations

from lindwurm.games.dragonquest import rules
from lindwurm.games.dragonquest.actions import ARGUMENTS, EVENT_ARGUMENTS, REVEALS, VERBS, Kind
from lindwurm.games.dragonquest.asked import previews, tally
from lindwurm.games.dragonquest.bot import bot, exact, offhand
from lindwurm.games.dragonquest.check import details, options_problem, problem
from lindwurm.games.dragonquest.data import (
    DATA,
    LIFE_POINTS,
    PRINTED_TREASURES,
    SUN_BOXES,
    TREASURE_STARS,
    TREASURE_VALUE,
)
from lindwurm.games.dragonquest.prospect import worth
from lindwurm.games.dragonquest.rules.defaults import default
from lindwurm.games.dragonquest.state import SEATS, DragonQuest
from lindwurm.kernel.game import Game, Option, choice, numbers


def _first(default: int, values: range) -> tuple[int, ...]:
    """The values of an option, its default first."""
    return (default, *(v for v in values if v != default))


def _house(number: int) -> tuple[Option, Option]:
    """Stars and value of a blank treasure tile, which the table sets (catalogue 2.8)."""
    tile = PRINTED_TREASURES + number - 1
    limits = DATA["house_limits"]
    stars = range(limits["stars"][0], limits["stars"][1] + 1)
    value = range(limits["value"][0], limits["value"][1] + 1, limits["value_step"])
    return (
        numbers(f"h{number}_stars", *_first(TREASURE_STARS[tile], stars)),
        numbers(f"h{number}_value", *_first(TREASURE_VALUE[tile], value)),
    )


GAME = Game(
    id="dragonquest",
    prefix="DQ",
    version=1,
    package=__name__,
    state=DragonQuest,
    verbs=VERBS,
    seats=range(1, SEATS + 1),
    options=(
        choice("start_player", "random", *(str(seat + 1) for seat in range(SEATS))),
        numbers("sun_boxes", *_first(SUN_BOXES, range(17, 22))),
        numbers("life_points", *_first(LIFE_POINTS, range(9, 18))),
        choice("solo_walls", "automaton", "self"),
        choice("house_treasures", "none", "h1", "h1_h2"),
        *_house(1),
        *_house(2),
        *(choice(f"easy_start_{seat + 1}", "off", "on") for seat in range(SEATS)),
        numbers("turn_seconds", *range(20, 301), none=True, rules=False, clock=True),
        choice("show_odds", "on", "off", rules=False),
    ),
    events=Kind,
    event_arguments=EVENT_ARGUMENTS,
    arguments=ARGUMENTS,
    max_legal=200,
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
    offhand=offhand,
    worth=worth,
    details=details,
    previews=previews,
    tally=tally,
    reveals=REVEALS,
)
