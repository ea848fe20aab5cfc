"""The score pad: armies, the pot of whoever rolls, and the fight in the Keep.

What the cards do the people know; the pad takes the soldiers they bring or cost.
"""

from __future__ import annotations

from lindwurm.games.dragon_farkle.data import (
    ARROW_DAMAGE,
    BERTHA_KEEP,
    BRUNNA_BONUS,
    DAMAGE,
    FACES,
    FULL_SET,
    ID_OF,
    MAP_REBATE,
    SKIRMISH_BONUS,
    TABLES,
    VALUE,
    Event,
    variant_index,
)
from lindwurm.games.dragon_farkle.rules.common import SOLDIER
from lindwurm.pads import Entered, PadEntry, PadField, PadLine, PadPart, PadPerson, Reckoned, placed

MOST = 50_000
"""More soldiers than any army has had."""
FAR = -(-MOST // SOLDIER) * SOLDIER


def _soldiers(name: str, least: int = 0, most: int = FAR) -> PadField:
    return PadField(name, "number", least=least, most=most, step=SOLDIER)


LINES = (
    PadLine(
        "throw",
        (
            PadField("dice", "dice", least=1, most=FULL_SET, faces=FACES),
            PadField("rally", "choice", choices=("pad-no", "pad-yes")),
        ),
    ),
    PadLine("home", (_soldiers("more"),)),
    PadLine("farkle", (_soldiers("saved", most=BERTHA_KEEP),)),
    PadLine(
        "skirmish",
        (
            PadField("against", "person"),
            _soldiers("attack"),
            _soldiers("defence"),
            PadField("bonus", "choice", choices=("pad-bonus-usual", "companion-brunna")),
            PadField("shield", "choice", choices=("pad-no", "pad-yes")),
        ),
    ),
    PadLine("soldiers", (_soldiers("count", least=-FAR),)),
    PadLine(
        "battle",
        (
            PadField("dice", "dice", most=FULL_SET, faces=FACES),
            PadField(
                "event",
                "choice",
                choices=("face-blank", "face-dragon", "face-rally", "item-arrow"),
            ),
        ),
    ),
    PadLine("last", common=True, once=True),
)
OPTIONS = ("dragon_health", "table", "six_of_a_kind", "four_plus_pair", "keep_threshold")
ARROW = len(Event)
"""The choice after the faces of the event die."""


class _Armies:
    """Everybody's soldiers, entry by entry."""

    def __init__(self, kept: Entered):
        self.kept = kept
        option = kept.options
        four = option["four_plus_pair"] == 0
        table = TABLES[option["table"]]
        self.value = VALUE[variant_index(table, option["six_of_a_kind"], four)]
        self.army = [0 for _ in kept.people]
        self.pot = [0 for _ in kept.people]
        self.damage = [0 for _ in kept.people]
        self.keep = [False for _ in kept.people]
        self.slayer: int | None = None
        self.last = False

    def enter(self, entry: PadEntry) -> None:
        """Take one more entry in."""
        if self.slayer is not None or self.last:
            raise self.kept.wrong("pad-wrong-over", "DF-137")
        who, values = entry.who, entry.values
        if who is None:
            self.last = True
        else:
            getattr(self, f"_{entry.line}")(who, **values)

    def worth(self, dice: list[int]) -> int:
        """Return what dice are worth, all of which must score."""
        value = int(self.value[ID_OF[tuple(sorted(dice))]])
        if value < 0 or (dice and value == 0):
            faces = ", ".join(map(str, dice))
            raise self.kept.wrong("pad-wrong-score", "DF-39", dice=faces)
        return value

    def _throw(self, who: int, dice: list[int], rally: int) -> None:
        self.pot[who] += self.worth(dice) << rally

    def _home(self, who: int, more: int) -> None:
        if self.pot[who] + more == 0:
            raise self.kept.wrong("pad-wrong-empty", "DF-66", who=self.kept.names[who])
        self.keep[who] = False
        self.army[who] += self.pot[who] + more
        self.pot[who] = 0

    def _farkle(self, who: int, saved: int) -> None:
        if saved > self.pot[who]:
            raise self.kept.wrong("pad-wrong-saved", "DF-68", pot=self.pot[who])
        self.keep[who] = False
        self.army[who] += saved
        self.pot[who] = 0

    def _skirmish(
        self, who: int, against: int, attack: int, defence: int, bonus: int, shield: int
    ) -> None:
        if self.keep[against]:
            raise self.kept.wrong("pad-wrong-kept", "DF-114", who=self.kept.names[against])
        self.keep[who] = False
        self.pot[who] = self.pot[against] = 0
        if attack == defence:  # DF-86
            return
        winner, loser = (who, against) if attack > defence else (against, who)
        spoils = 0 if shield else min(abs(attack - defence), self.army[loser])
        self.army[loser] -= spoils
        self.army[winner] += spoils + (BRUNNA_BONUS if bonus else SKIRMISH_BONUS)

    def _soldiers(self, who: int, count: int) -> None:
        if self.army[who] + count < 0:
            name, army = self.kept.names[who], self.army[who]
            raise self.kept.wrong("pad-wrong-army", "DF-82", who=name, army=army)
        self.army[who] += count
        if self.keep[who] and self.army[who] == 0:  # DF-121
            self._out(who)

    def _battle(self, who: int, dice: list[int], event: int) -> None:
        needed = self.kept.options["keep_threshold"] - MAP_REBATE
        if not self.keep[who] and self.army[who] < needed:
            name, army = self.kept.names[who], self.army[who]
            raise self.kept.wrong("pad-wrong-keep", "DF-89", who=name, army=army, needed=needed)
        self.keep[who] = True
        loss = self.worth(dice)
        self.damage[who] += ARROW_DAMAGE if event == ARROW else int(DAMAGE[event])
        if self.damage[who] >= self.kept.options["dragon_health"]:
            self.slayer = who
        elif loss >= self.army[who]:
            self._out(who)
        else:
            self.army[who] -= loss
            if event == Event.BLANK and not dice:
                self.damage[who] = 0

    def _out(self, who: int) -> None:
        """The army is destroyed in the Keep (DF-110, DF-111)."""
        self.army[who], self.damage[who], self.keep[who] = 0, 0, False


def counted(kept: Entered) -> Reckoned:
    """Count the armies; whoever slays the dragon has won, or after a last round the largest."""
    found = _Armies(kept)
    for entry in kept.entries:
        found.enter(entry)
    army, over = found.army, found.slayer is not None or found.last
    ahead = placed(kept.people, lambda a, b: found.slayer not in (a, b) and army[a] > army[b])
    if found.slayer is not None:
        ahead = [place if p == found.slayer else 1 + place for p, place in enumerate(ahead)]
    answer = Reckoned(
        [
            PadPerson(
                name,
                army[p],
                [PadPart(kept.texts("pad-pot"), found.pot[p])] if found.pot[p] else [],
                ahead[p] if over else None,
                _note(kept, found, p),
            )
            for p, name in enumerate(kept.names)
        ],
        over=over,
    )
    if found.slayer is not None:
        slain = kept.because("pad-why-slain", "DF-136", who=kept.names[found.slayer])
        answer.winners, answer.why = [found.slayer], [slain]
        if len(kept.names) > 1:
            answer.why.append(kept.because("pad-why-armies", "DF-139"))
    elif over:
        answer.winners = [p for p in kept.people if ahead[p] == 1]
        who, count = kept.listed(answer.winners), len(answer.winners)
        answer.why = [kept.because("pad-why-last", "DF-141", who=who, count=count, army=max(army))]
    return answer


def _note(kept: Entered, found: _Armies, p: int) -> str:
    if found.keep[p]:
        health = kept.options["dragon_health"]
        return kept.texts("pad-note-keep", damage=found.damage[p], health=health)
    if found.army[p] >= kept.options["keep_threshold"]:
        return kept.texts("pad-note-open")
    return ""
