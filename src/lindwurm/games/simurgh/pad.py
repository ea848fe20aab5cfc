"""The score pad: the final scoring. Objectives by places, then what is left over."""

from __future__ import annotations

from lindwurm.games.simurgh.data import (
    GOAL_IDS,
    GOAL_POINTS,
    GOAL_SLOTS,
    PAID_PLACES,
    RESOURCE_LIMIT,
)
from lindwurm.games.simurgh.rules.scoring import leftover_points
from lindwurm.pads import Entered, PadField, PadLine, PadPart, PadPerson, Reckoned, placed

OBJECTIVES = tuple(f"objective-{name.replace('_', '-')}" for name in GOAL_IDS)
LINES = (
    PadLine(
        "final",
        (
            PadField("track", "number", most=400),
            PadField("tokens", "number", most=max(RESOURCE_LIMIT)),
            PadField("markers", "number", most=60),
        ),
        once=True,
    ),
    PadLine(
        "objective",
        (PadField("which", "choice", choices=OBJECTIVES), PadField("counts", "each", most=60)),
        common=True,
    ),
)
OPTIONS = ("mode", "empty_handed")


def paid(scale: list[int], counts: list[int], left_out: bool) -> list[int]:
    """Return what an objective pays everybody: shared places are split (SI-226 to SI-228).

    >>> paid([14, 7, 3], [3, 0], False), paid([14, 7, 3], [2, 2, 1], False)
    ([14, 7], [10, 10, 3])
    """
    found = []
    for own in counts:
        first, tied = sum(other > own for other in counts), counts.count(own)
        pays = sum(scale[first : min(first + tied, PAID_PLACES)]) // tied
        found.append(0 if left_out and own == 0 else pays)
    return found


def counted(kept: Entered) -> Reckoned:
    """Score every objective that lies there, then what everybody has left over."""
    goals = kept.common("objective")
    seen = [goal["which"] for goal in goals]
    if len(set(seen)) < len(seen):
        twice = kept.texts(OBJECTIVES[seen[-1]])
        raise kept.wrong("pad-wrong-goal-twice", "SI-225", objective=twice)
    if len(goals) > GOAL_SLOTS:
        raise kept.wrong("pad-wrong-goals", "SI-225", most=GOAL_SLOTS)
    left_out = bool(kept.options["empty_handed"])
    mode = kept.options["mode"]
    people = [PadPerson(name, 0) for name in kept.names]
    finals = kept.last("final")
    for p, final in enumerate(finals):
        if final is not None:
            limit = RESOURCE_LIMIT[mode]
            if final["tokens"] > limit:
                raise kept.wrong("pad-wrong-tokens", "SI-239", who=kept.names[p], limit=limit)
            people[p].parts.append(PadPart(kept.texts("pad-final-track"), final["track"]))
    for goal in goals:
        scale = [int(points) for points in GOAL_POINTS[goal["which"]]]
        for p, points in enumerate(paid(scale, goal["counts"], left_out)):
            people[p].parts.append(PadPart(kept.texts(OBJECTIVES[goal["which"]]), points))
    for p, final in enumerate(finals):
        if final is not None:
            points = int(leftover_points(mode, final["tokens"]))
            people[p].parts.append(PadPart(kept.texts("pad-leftovers"), points))
    for person in people:
        person.total = sum(part.points for part in person.parts)
    answer = Reckoned(people)
    absent = [p for p, final in enumerate(finals) if final is None]
    if absent:
        who, count = kept.listed(absent), len(absent)
        answer.missing = [kept.texts("pad-absent", who=who, count=count)]
        return answer
    keys = [
        (one.total, (final or {})["markers"]) for one, final in zip(people, finals, strict=True)
    ]
    places = placed(kept.people, lambda a, b: keys[a] > keys[b])
    for person, place in zip(people, places, strict=True):
        person.place = place
    answer.over = True
    answer.winners = [p for p in kept.people if places[p] == 1]
    points, markers = max(keys)
    rich = [p for p in kept.people if people[p].total == points]
    facts = {"who": kept.listed(answer.winners), "points": points, "markers": markers}
    if len(answer.winners) > 1:
        answer.why = [kept.because("pad-why-shared", "SI-236", **facts)]
    elif len(rich) > 1:
        answer.why = [kept.because("pad-why-markers", "SI-235", **facts)]
    else:
        answer.why = [kept.because("pad-why-points", "SI-234", **facts)]
    return answer
