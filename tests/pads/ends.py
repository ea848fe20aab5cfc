"""What people would write on a pad: read from games that were played to their ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lindwurm.bots.player import Heuristic, choose
from lindwurm.engines.batch import Lot, kinds
from lindwurm.games import load
from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.data import (
    BRUNNA_BONUS,
    COMBO_ID,
    MULTISETS,
    VALID,
    Event,
    Item,
)
from lindwurm.games.dragon_farkle.pad import ARROW
from lindwurm.games.dragonquest.state import At, Fate
from lindwurm.games.schutt_und_asche.rules.common import provinces_of
from lindwurm.games.schutt_und_asche.state import Result
from lindwurm.games.simurgh.rules.closing import token_count
from lindwurm.games.simurgh.rules.common import markers_of
from lindwurm.games.simurgh.rules.scoring import counted, goal_points, leftover_points
from lindwurm.kernel.match import Match

Entries = list[dict[str, Any]]


def entry(line: str, who: int | None = None, **values: Any) -> dict[str, Any]:
    """Return an entry as it is sent."""
    return {"line": line, "who": who, "values": values}


def finals(game_id: str, seats: int, games: int, options: dict[str, str]) -> Iterator[Any]:
    """Play games between heuristic players, and return how they ended."""
    game = load(game_id)
    codes = game.option_codes(seats, options, batch=True)
    lot = Lot(game, seats, codes, 3, kinds(game, seats, ["heuristic"]))
    data, lengths, _, _ = lot.play(0, games)
    assert min(lengths) > 0
    size = len(data) // games
    for at in range(0, len(data), size):
        yield game.state.from_bytes(data[at : at + size])


# -- one sheet each ------------------------------------------------------------------------------


def dragonquest(s: Any, options: dict[str, str]) -> Entries:
    """The sheets of all heroes."""
    found: Entries = []
    for p in range(s.seats):
        found.append(entry("coins", p, fifties=s.fifties[p], hundreds=s.hundreds[p]))
        for t, at in enumerate(s.treasure_at):
            if at == At.HAND + p:
                found.append(entry("treasure", p, which=t))
        for i, at in enumerate(s.item_at):
            if at == At.HAND + p:
                found.append(entry("item", p, which=i))
        lost = s.lp[p] - int(options["life_points"])
        if lost:
            found.append(entry("life", p, count=lost))
        if s.fate[p] == Fate.ESCAPED or s.lp[p]:
            found.append(entry("sun", p, count=s.sun[p]))
            found.append(entry("fate", p, how=int(s.fate[p] == Fate.DEAD)))
    return found


def simurgh(s: Any, options: dict[str, str]) -> Entries:
    """What lies there at the end, and where everybody stands on the track before it is scored."""
    goals = [goal - 1 for goal in s.goal_slots if goal > 0]
    found: Entries = []
    for goal in goals:
        counts = [counted(s, goal, p) for p in range(s.seats)]
        found.append(entry("objective", which=goal, counts=counts))
    for p in range(s.seats):
        tokens = token_count(s, p)
        scored = sum(goal_points(s, goal, p) for goal in goals) + leftover_points(s.mode, tokens)
        track = s.points[p] - scored
        found.append(entry("final", p, track=track, tokens=tokens, markers=markers_of(s, p)))
    return found


def schutt_und_asche(s: Any, options: dict[str, str]) -> Entries:
    """How it ended for the realm, and what everybody has in front of them."""
    saved = s.result == Result.SAVED
    found = [entry("realm", fate=int(not saved), round=s.round_number)]
    for p in range(s.seats):
        told = {"power": s.power[p], "status": s.status[p], "provinces": provinces_of(s, p)}
        found.append(entry("final", p, **told, treasures=s.treasure[p]))
    if saved and not s.coop and s.tied & (s.tied - 1):
        found.append(entry("crown", winner=s.winner))
    return found


# -- Dragon Farkle: throw by throw ---------------------------------------------------------------


def dragon_farkle(match: Match) -> Entries:
    """Every throw and fight of a game, as somebody would note them who looks on."""
    noted = Noted(int(match.state.variant))
    for event in match.events():
        name = Kind(event.kind).name.lower()
        if hasattr(noted, name):
            getattr(noted, name)(event.a, event.b, event.c)
    if match.state.winners and not noted.slain_by:
        noted.entries.append(entry("last"))
    return noted.entries


class Noted:
    """Takes the events of a game, and notes what belongs on a pad."""

    def __init__(self, variant: int):
        self.variant = variant
        self.entries: Entries = []
        self.fighting = False
        self.slain_by: list[int] = []
        self._roll = self._event = 0
        self._hit = self._arrow = self._shield = False
        self._values: list[tuple[int, int]] = []

    def recruits(self, seat: int, *_: int) -> None:
        self.fighting = False

    def attacks(self, seat: int, target: int, _: int) -> None:
        self.fighting, self._values, self._shield = False, [], False

    def enters(self, seat: int, *_: int) -> None:
        self.fighting = True

    def rolled(self, seat: int, roll: int, event: int) -> None:
        self._roll, self._event, self._hit = roll, event, False

    def turned(self, seat: int, event: int, _: int) -> None:
        self._event = event

    def took(self, seat: int, combo: int, _: int) -> None:
        dice = list(MULTISETS[COMBO_ID[combo]])
        self.entries.append(entry("throw", seat, dice=dice, rally=0))

    def doubled(self, seat: int, *_: int) -> None:
        self.entries[-1]["values"]["rally"] = 1

    def banked(self, seat: int, soldiers: int, _: int) -> None:
        if soldiers:
            self.entries.append(entry("home", seat))

    def posted(self, seat: int, soldiers: int, _: int) -> None:
        self.entries.append(entry("soldiers", seat, count=soldiers))

    marched = posted

    def frightened(self, seat: int, target: int, soldiers: int) -> None:
        self.entries.append(entry("soldiers", target, count=-soldiers))

    def farkled(self, seat: int, *_: int) -> None:
        blank = entry("battle", seat, dice=[], event=int(Event.BLANK))
        self.entries.append(blank if self.fighting else entry("farkle", seat))

    def saved(self, seat: int, soldiers: int, _: int) -> None:
        self.entries[-1]["values"]["saved"] = soldiers

    def value(self, seat: int, soldiers: int, _: int) -> None:
        self._values.append((seat, soldiers))

    def played(self, seat: int, item: int, _: int) -> None:
        self._arrow = item == Item.ARROW
        self._shield |= item == Item.MIRROR_SHIELD

    def won(self, seat: int, soldiers: int, bonus: int) -> None:
        self._fought(int(bonus == BRUNNA_BONUS), int(self._shield))

    def tied(self, *_: int) -> None:
        self._fought(0, 0)

    def _fought(self, bonus: int, shield: int) -> None:
        (who, attack), (against, defence) = self._values
        values = {"against": against, "attack": attack, "defence": defence}
        self.entries.append(entry("skirmish", who, **values, bonus=bonus, shield=shield))

    def hit(self, seat: int, *_: int) -> None:
        self._battle(
            seat, [] if self._arrow else self._valid(), ARROW if self._arrow else self._event
        )
        self._hit, self._arrow = not self._arrow, False

    def lost(self, seat: int, *_: int) -> None:
        if not self._hit:  # else the entry says both
            self._battle(seat, self._valid(), int(Event.BLANK))

    def slain(self, seat: int, *_: int) -> None:
        self.slain_by.append(seat)

    def _valid(self) -> list[int]:
        return list(MULTISETS[VALID[self.variant, self._roll]])

    def _battle(self, seat: int, dice: list[int], event: int) -> None:
        self.entries.append(entry("battle", seat, dice=dice, event=event))


def played(seats: int, seed: int, options: dict[str, str]) -> Match:
    """Play a game of Dragon Farkle to its end."""
    match = Match(load("dragon_farkle"), seats, options, seed=seed)
    while not match.over:
        seat = match.actors[0]
        match.act(seat, choose(Heuristic(), match, seat, seed=seed))
    return match
