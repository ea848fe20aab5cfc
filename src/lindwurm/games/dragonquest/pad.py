"""The score pad: the sheet. Coins, treasures, valuable items, bones and suns."""

from __future__ import annotations

from typing import Any

from lindwurm.games.dragonquest.data import (
    HOUSE_TREASURES,
    ITEM_LIMIT,
    ITEM_VALUE,
    ITEMS,
    POTION,
    PRINTED_TREASURES,
    TREASURE_VALUE,
    TREASURES,
    Item,
)
from lindwurm.games.dragonquest.rules.common import total
from lindwurm.games.dragonquest.rules.turn import ahead_of
from lindwurm.games.dragonquest.state import At, DragonQuest, Fate
from lindwurm.pads import Entered, PadEntry, PadField, PadLine, PadPart, PadPerson, Reckoned, placed

COINS = 60
"""More than anybody has carried out."""
LINES = (
    PadLine(
        "coins",
        (
            PadField("fifties", "number", least=-COINS, most=COINS),
            PadField("hundreds", "number", least=-COINS, most=COINS),
        ),
    ),
    PadLine(
        "treasure",
        (PadField("which", "choice", choices=tuple(f"treasure-{t}" for t in TREASURES)),),
    ),
    PadLine("item", (PadField("which", "choice", choices=tuple(f"item-{i}" for i in ITEMS)),)),
    PadLine("life", (PadField("count", "number", least=-20, most=20),)),
    PadLine("sun", (PadField("count", "number", least=-25, most=25, usual=1),)),
    PadLine("fate", (PadField("how", "choice", choices=("pad-escaped", "pad-dead")),), once=True),
)
OPTIONS = ("sun_boxes", "life_points", "house_treasures", "h1_value", "h2_value")


class _Sheets:
    """Everybody's sheet, on a table of the game: its own rules count and compare."""

    def __init__(self, kept: Entered):
        self.kept = kept
        self.s = DragonQuest()
        self.s.seats = len(kept.names)
        self.house = kept.options["house_treasures"]
        for t, value in enumerate(TREASURE_VALUE):
            self.s.value[t] = value
        for house in range(HOUSE_TREASURES):
            self.s.value[PRINTED_TREASURES + house] = kept.options[f"h{house + 1}_value"]
        for p in kept.people:
            self.s.lp[p] = kept.options["life_points"]
            self.s.last_sun[p] = kept.options["sun_boxes"]

    def enter(self, entry: PadEntry) -> None:
        """Take one more entry in."""
        assert entry.who is not None
        values: dict[str, Any] = entry.values
        if self.s.fate[entry.who] != Fate.INSIDE and entry.line != "fate":
            raise self.kept.wrong("pad-wrong-out", "DQ-180", who=self.kept.names[entry.who])
        getattr(self, f"_{entry.line}")(entry.who, **values)

    def _coins(self, who: int, fifties: int, hundreds: int) -> None:
        s = self.s
        s.fifties[who] += fifties
        s.hundreds[who] += hundreds
        if s.fifties[who] < 0 or s.hundreds[who] < 0:
            raise self.kept.wrong("pad-wrong-coins", "DQ-181", who=self.kept.names[who])

    def _treasure(self, who: int, which: int) -> None:
        if which - PRINTED_TREASURES >= self.house:
            raise self.kept.wrong("pad-wrong-house", treasure=self._name("treasure", which))
        self._take(self.s.treasure_at, who, which, "treasure")

    def _item(self, who: int, which: int) -> None:
        if sum(at == At.HAND + who for at in self.s.item_at) >= ITEM_LIMIT:
            name = self.kept.names[who]
            raise self.kept.wrong("pad-wrong-items", "DQ-27", who=name, limit=ITEM_LIMIT)
        self._take(self.s.item_at, who, which, "item")
        if which == Item.AMULET:
            self.s.last_sun[who] += 1
        elif which == Item.POTION:
            self.s.lp[who] += POTION

    def _take(self, where: list[int], who: int, which: int, kind: str) -> None:
        if where[which] >= At.HAND:
            owner = self.kept.names[where[which] - At.HAND]
            piece = self._name(kind, which)
            raise self.kept.wrong("pad-wrong-taken", "DQ-28", piece=piece, who=owner)
        where[which] = At.HAND + who

    def _life(self, who: int, count: int) -> None:
        s = self.s
        if s.lp[who] + count < 0:
            raise self.kept.wrong(
                "pad-wrong-life", "DQ-97", who=self.kept.names[who], left=s.lp[who]
            )
        s.lp[who] += count
        if s.lp[who] == 0:
            s.fate[who] = Fate.DEAD

    def _sun(self, who: int, count: int) -> None:
        s = self.s
        if not 0 <= s.sun[who] + count <= s.last_sun[who]:
            name, most = self.kept.names[who], s.last_sun[who]
            raise self.kept.wrong("pad-wrong-sun", "DQ-19", who=name, most=most)
        s.sun[who] += count

    def _fate(self, who: int, how: int) -> None:
        if how == 0 and self.s.lp[who] == 0:
            raise self.kept.wrong("pad-wrong-escape", "DQ-97", who=self.kept.names[who])
        self.s.fate[who] = Fate.DEAD if how else Fate.ESCAPED

    def _name(self, kind: str, which: int) -> str:
        return self.kept.texts(f"{kind}-{(TREASURES if kind == 'treasure' else ITEMS)[which]}")


def counted(kept: Entered) -> Reckoned:
    """Count everybody's gold; of those who are out the richest has won."""
    found = _Sheets(kept)
    for entry in kept.entries:
        found.enter(entry)
    s = found.s
    inside = [p for p in kept.people if s.fate[p] == Fate.INSIDE]
    over = not inside
    places = placed(kept.people, lambda a, b: ahead_of(s, a, b) > 0)
    answer = Reckoned([_person(kept, s, p, places[p] if over else None) for p in kept.people], over)
    if inside:
        answer.missing = [kept.texts("pad-inside", who=kept.listed(inside), count=len(inside))]
        return answer
    out = [p for p in kept.people if s.fate[p] == Fate.ESCAPED]
    answer.winners = [p for p in out if not any(ahead_of(s, q, p) > 0 for q in out)]
    if not out:
        answer.why = [kept.because("pad-why-dragon", "DQ-197")]
    elif len(out) == 1:
        answer.why = [kept.because("pad-why-only", "DQ-197", who=kept.names[out[0]])]
    else:
        answer.why = [_why(kept, s, out, answer.winners)]
    return answer


def _person(kept: Entered, s: DragonQuest, p: int, place: int | None) -> PadPerson:
    dead = s.fate[p] == Fate.DEAD
    say = kept.texts
    values = s.value
    treasures = sum(values[t] for t, at in enumerate(s.treasure_at) if at == At.HAND + p)
    items = sum(ITEM_VALUE[i] for i, at in enumerate(s.item_at) if at == At.HAND + p)
    coins = total(s, p) - treasures - items
    named = (("pad-coins", coins), ("pad-treasures", treasures), ("pad-valuables", items))
    note = say("pad-note-dead") if dead else say("pad-note", life=s.lp[p], sun=s.sun[p])
    return PadPerson(
        kept.names[p],
        0 if dead else total(s, p),
        [] if dead else [PadPart(say(label), points) for label, points in named if points],
        place,
        note,
    )


def _why(kept: Entered, s: DragonQuest, out: list[int], winners: list[int]) -> Any:
    """Say what has decided among those who are out: gold, or what comes after it."""
    best = winners[0]
    who = kept.listed(winners)
    if len(winners) > 1:
        return kept.because("pad-why-shared", "DQ-200", who=who, gold=total(s, best))
    rich = [p for p in out if p != best and total(s, p) == total(s, best)]
    if not rich:
        return kept.because("pad-why-richest", "DQ-198", who=who, gold=total(s, best))
    by = "tiles"
    if all(s.lp[p] != s.lp[best] for p in rich):
        by = "life"
    elif all(s.sun[p] != s.sun[best] for p in rich if s.lp[p] == s.lp[best]):
        by = "sun"
    return kept.because(f"pad-why-{by}", "DQ-200", who=who, gold=total(s, best))
