"""The score pad: the reckoning after the seventh hit, each for themselves or as one team."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.data import (
    CITY_MIX,
    COOP_FACTOR,
    DATA,
    HITS_TO_WIN,
    START_TILES,
    Tile,
    band,
)
from lindwurm.games.schutt_und_asche.rules.common import factor_of, team_factor, team_score
from lindwurm.games.schutt_und_asche.rules.year import better
from lindwurm.games.schutt_und_asche.state import NONE, REALM, SchuttUndAsche, Status
from lindwurm.pads import Entered, PadField, PadLine, PadPart, PadPerson, Reckoned, placed

TREASURES = int(DATA["box"]["state_treasures"]["pieces"])
POWER = max(mix[Tile.POWER] for mix in CITY_MIX) + int(DATA["city"]["entry_power"])
"""Power in the cities; start tiles come on top."""
LINES = (
    PadLine(
        "realm",
        (
            PadField("fate", "choice", choices=("pad-saved", "pad-ashes")),
            PadField("round", "number", least=1, most=len(COOP_FACTOR), usual=len(COOP_FACTOR)),
        ),
        once=True,
        common=True,
    ),
    PadLine(
        "final",
        (
            PadField("power", "number", most=POWER + START_TILES),
            PadField(
                "status", "choice", choices=("pad-status-none", "pad-successful", "pad-victorious")
            ),
            PadField("provinces", "number", most=REALM),
            PadField("treasures", "number", most=TREASURES),
        ),
        once=True,
    ),
    PadLine("crown", (PadField("winner", "person"),), once=True, common=True),
)
OPTIONS = ("mode", "start_knights", "start_power")


def counted(kept: Entered) -> Reckoned:
    """Reckon: power by status and then provinces, or all together as a team."""
    s, finals = _laid(kept), kept.last("final")
    realms = kept.common("realm")
    coop = bool(kept.options["mode"])
    people = [PadPerson(name, 0) for name in kept.names]
    answer = Reckoned(people)
    if realms and realms[-1]["fate"]:
        answer.over = True
        answer.why = [kept.because("pad-why-ashes", "SA-310")]
        return answer
    for p, final in enumerate(finals):
        if final is not None and not coop:
            people[p].total = s.score[p] = s.power[p] * factor_of(s, p)
            power = kept.texts("pad-power-times", factor=factor_of(s, p))
            people[p].parts = [PadPart(power, people[p].total)]
        elif final is not None:
            people[p].parts = [PadPart(kept.texts("pad-final-power"), s.power[p])]
    absent = [p for p, final in enumerate(finals) if final is None]
    if absent:
        who, count = kept.listed(absent), len(absent)
        answer.missing.append(kept.texts("pad-absent", who=who, count=count))
    if not realms:
        answer.missing.append(kept.texts("pad-realm-absent"))
    if answer.missing:
        return answer
    answer.over = True
    if coop:
        return _team(kept, s, answer)
    return _alone(kept, s, answer)


def _laid(kept: Entered) -> SchuttUndAsche:
    """Return a table of the game with what was entered: its own rules count it."""
    s = SchuttUndAsche()
    s.seats = len(kept.names)
    s.coop = kept.options["mode"]
    s.hits = HITS_TO_WIN
    s.start_knights, s.start_power = kept.options["start_knights"], kept.options["start_power"]
    for p in range(REALM):
        s.owner[p], s.burnt[p] = NONE, 1
    for realm in kept.common("realm"):
        s.round_number = realm["round"]
    most = CITY_MIX[s.coop][Tile.POWER] + int(DATA["city"]["entry_power"])
    most += s.start_power * s.seats
    at = 0
    for p, final in enumerate(kept.last("final")):
        if final is None:
            continue
        s.power[p], s.treasure[p], s.status[p] = final["power"], final["treasures"], final["status"]
        if at + final["provinces"] > REALM:
            raise kept.wrong("pad-wrong-provinces", "SA-307", most=REALM)
        for province in range(at, at + final["provinces"]):
            s.owner[province], s.burnt[province] = p, 0
        at += final["provinces"]
    if sum(s.power[: s.seats]) > most:
        raise kept.wrong("pad-wrong-power", "SA-304", most=most)
    if sum(s.treasure[: s.seats]) > (TREASURES if s.coop else 0):
        raise kept.wrong("pad-wrong-treasures", "SA-314", most=TREASURES if s.coop else 0)
    if s.coop and any(s.status[: s.seats]):
        raise kept.wrong("pad-wrong-status", "SA-153")
    if s.status[: s.seats].count(Status.VICTORIOUS) > 1:
        raise kept.wrong("pad-wrong-victorious", "SA-152")
    return s


def _alone(kept: Entered, s: SchuttUndAsche, answer: Reckoned) -> Reckoned:
    """Each for themselves: score, provinces, the regent's word (SA-306 to SA-309)."""
    places = placed(kept.people, lambda a, b: better(s, a, b) > 0)
    for person, place in zip(answer.people, places, strict=True):
        person.place = place
    tied = [p for p in kept.people if places[p] == 1]
    points = answer.people[tied[0]].total
    rich = [p for p in kept.people if answer.people[p].total == points]
    facts = {"who": kept.listed(tied), "points": points}
    crowns = kept.common("crown")
    if crowns and (len(tied) == 1 or crowns[-1]["winner"] not in tied):
        raise kept.wrong("pad-wrong-crown", "SA-308", who=kept.names[crowns[-1]["winner"]])
    if len(tied) > 1 and not crowns:
        answer.over, answer.missing = False, [kept.texts("pad-tied", **facts)]
        return answer
    if crowns:
        tied = [crowns[-1]["winner"]]
        for person, place in zip(answer.people, places, strict=True):
            person.place = place + (place == 1 and person.name != kept.names[tied[0]])
        answer.why = [kept.because("pad-why-crown", "SA-308", who=kept.listed(tied))]
    elif len(rich) > 1:
        answer.why = [kept.because("pad-why-provinces", "SA-307", **facts)]
    else:
        answer.why = [kept.because("pad-why-points", "SA-306", **facts)]
    answer.winners = tied
    return answer


def _team(kept: Entered, s: SchuttUndAsche, answer: Reckoned) -> Reckoned:
    """All together: one score (SA-312)."""
    score, power = int(team_score(s)), sum(s.power[: s.seats])
    for person in answer.people:
        person.total, person.place = score, 1
    answer.winners = list(kept.people)
    told = kept.texts(f"band-{band(score)}")
    factor = int(team_factor(s))
    answer.why = [
        kept.because(
            "pad-why-team", "SA-312", "SA-313", score=score, power=power, factor=factor, band=told
        )
    ]
    return answer
