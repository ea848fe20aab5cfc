"""What happened, as people tell it: events are grouped into beats, and a beat is one line.

A beat is one seat's action with its consequences folded in: "Anna rolls 1 1 4 5, keeps 1 1 for
200." How each kind of event is told is the game's word (`Game.telling`, see
:mod:`lindwurm.kernel.telling`). Beats are made from the events that a seat may see, and from
nothing else: the same events always give the same beats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from lindwurm.kernel.events import EVERYONE, Event
from lindwurm.kernel.game import SEAT, Game
from lindwurm.kernel.telling import Told

if TYPE_CHECKING:
    from lindwurm.kernel.texts import Texts


class _Plan(NamedTuple):
    told: Told
    seat: int
    """Which of the event's values is whose it is; -1: nobody's. And which one adds up."""
    adds: int
    fuller: int | None
    """The kind that says the same to everyone, with a fact less."""


@cache
def plans(game: Game) -> dict[int, _Plan]:
    """Return how each kind of event of a game is told."""
    found, kinds = {}, {kind.name: int(kind) for kind in game.events}
    for name, kind in kinds.items():
        told = game.telling.get(kind) or Told(*(("turn",) * 2 if name == "TURN" else ()))
        values = game.event_arguments[kind]
        seat = next((i for i, n in enumerate(values) if game.arguments.get(n) == SEAT), -1)
        # DREW_ITEM says more than DREW; DRAGON_BACK, told otherwise, is no DRAGON.
        bases = (
            other
            for short, other in kinds.items()
            if name.startswith(f"{short}_") and game.telling.get(other, Told()).role == told.role
        )
        adds = values.index(told.adds) if told.adds else -1
        found[kind] = _Plan(told, seat, adds, next(bases, None))
    return found


@dataclass(slots=True)
class Beat:
    """One seat's action with what followed from it."""

    seat: int | None
    of: int | None
    turn: int
    """Whose turn it was, and which of theirs, from 1; 0 before the first."""
    cause: Event | None
    numbers: list[int] = field(default_factory=list)
    """The numbers of its events, among those that the seat sees."""
    parts: list[Event] = field(default_factory=list)
    """Its events, the head first, those that add up merged."""
    way: list[Event] = field(default_factory=list)

    @property
    def key(self) -> tuple[tuple[Event, ...], tuple[Event, ...], Event | None]:
        """Return all that its line and its marks are made from."""
        return tuple(self.parts), tuple(self.way), self.cause

    def takes(self, event: Event, plan: _Plan) -> bool:
        """Take an event in: any tail, else one that goes into an event that is here already."""
        told, at = plan.told, 1 + plan.adds
        for i, one in enumerate(self.parts if told.adds or told.step else ()):
            sums = list(event)
            if told.adds:
                sums[at] = one[at]
            if one.kind == event.kind and (told.step or tuple(sums) == one):
                sums[at] += event[at] if told.adds else 0
                self.parts[i] = Event(*sums)
                break
        else:
            if told.role != "tail":
                return False
            self.parts.append(event)
        if told.step:
            self.way.append(event)
        return True


class Teller:
    """Makes beats from what one seat sees, as it happens."""

    def __init__(self, game: Game):
        self.beats: list[Beat] = []
        self.heard = 0
        """How many events it has been told."""
        self._plans = plans(game)
        self._last: dict[int | None, int] = {}
        """By seat the latest beat in this turn that a tail can join; and the latest of all."""
        self._latest = -1
        self._turn: tuple[int | None, int] = None, 0
        self._turns: dict[int | None, int] = {}
        self._before = Event(-1), -1
        """The event before, and its beat."""
        self._happened: dict[int, Event] = {}
        """The latest event of each kind in this turn."""

    def hear(self, events: Iterable[Event]) -> int:
        """Go on with these events; returns the first beat that is new or has changed."""
        changed = len(self.beats)
        for event in events:
            at = self._place(event, self._plans[event.kind])
            self.beats[at].numbers.append(self.heard)
            self.heard += 1
            self._before = event, at
            self._happened.pop(event.kind, None)  # the latest comes last
            self._happened[event.kind] = event
            changed = min(changed, at)
        return changed

    def first(self, number: int) -> int:
        """Return the first beat with an event of this number or a later one."""
        late = (at for at, beat in enumerate(self.beats) if beat.numbers[-1] >= number)
        return next(late, len(self.beats))

    def _place(self, event: Event, plan: _Plan) -> int:
        """Put an event into a beat, and return which."""
        told, (before, at) = plan.told, self._before
        seat = event[1 + plan.seat] if plan.seat >= 0 else None
        another = event.to != EVERYONE and event.to != before.to
        if another and (before.kind == plan.fuller or before[:4] == event[:4]):
            parts = self.beats[at].parts  # the same with one fact more: said once
            parts[max(i for i, one in enumerate(parts) if one.kind == before.kind)] = event
            return at
        if told.role == "turn":
            at, self._turn = -1, (seat, self._turns.get(seat, 0) + 1)
            self._turns[seat] = self._turn[1]
            self._last, self._happened, self._latest = {}, {}, -1
        elif told.role == "tail":
            at = self._latest if told.latest or seat is None else self._last.get(seat, -1)
            if told.alike and at >= 0 and self.beats[at].parts[0].kind != event.kind:
                at = -1
            if told.step and at != self._latest and at >= 0:
                # A way begins where it is, not in a line from before somebody else's.
                at = at if any(one.kind == event.kind for one in self.beats[at].parts) else -1
        elif before.kind != event.kind or self.beats[at].seat != seat or self.beats[at].parts[1:]:
            at = -1
        if at >= 0 and self.beats[at].takes(event, plan):
            return at
        beat = Beat(seat, *self._turn, cause=None, parts=[event])
        if told.cause:
            causes = [one for kind, one in self._happened.items() if kind in told.cause]
            beat.cause = causes[-1] if causes else None
        if told.step:
            beat.way.append(event)
        self.beats.append(beat)
        if told.role in ("head", "tail"):
            self._last[seat] = self._latest = len(self.beats) - 1
        return len(self.beats) - 1


def line(texts: Texts, reader: int | None, parts: Sequence[Event], cause: Event | None) -> str:
    """Return a beat in one line, as its reader is told: "you" for themselves."""
    how = plans(texts.game)
    (head, more), *rest = _gathered(texts.game, parts)
    text, first = texts.event(head, reader), how[head.kind].told.flow
    if card := how[head.kind].told.explains:
        use = f"{texts.game.arguments[card][named(texts.game, head)[card]]}-use"
        text = _joined(text, f": {texts(use)}") if use in texts else text
    text = _joined(text, _brackets(texts, reader, more)) if more else text
    flows: dict[str, list[str]] = {"cost": [], "gain": []}
    last = ""  # what was left of the gain is said behind it: "3 wisdom; no room for 1 wood"
    for (part, more), alike in groupby(rest):
        told, times = how[part.kind].told, len(list(alike))
        if told.flow:
            flows[told.flow] += [texts.event(part, reader, "tail")] * times
        elif texts.named("tail", part.kind) in texts:
            form = _form(texts, part, parts)
            tail = texts.event(part, reader, form) + _brackets(texts, reader, more)
            listed = tail[:1] in (",", ";")  # of a list the same is said once
            tail = f"{tail} ({times} ×)" if listed and times > 1 else tail * times
            if tail.startswith(";") and (told.adds or flows["gain"]):
                last += tail
            else:
                text = _joined(text, tail)
        else:
            text = " ".join([_ended(text)] + [texts.event(part, reader)] * times)
    costs, gains = _listed(flows["cost"]), _listed(flows["gain"])
    if first:  # nothing but tokens: "pays 3 stone, 2 wood → 6 points"
        same, other = (costs, gains) if first == "cost" else (gains, costs)
        text = _joined(text, (f", {same}" if same else "") + (f" → {other}" if other else ""))
    elif gains:
        text = _joined(text, f": {costs} → {gains}" if costs else f": {gains}")
    elif costs:
        text = _joined(text, texts("beat-costs", costs=costs))
    text = _joined(text, last) if last else text
    if cause is not None:
        text = _joined(text, f": {texts.event(cause, reader, 'because')}")
    return _ended(text)


def _form(texts: Texts, part: Event, parts: Sequence[Event]) -> str:
    """Return how a tail is told: as a `twin` where an earlier one of its kind shows the same."""
    before = parts[: parts.index(part)]
    told = texts.named("twin", part.kind) in texts and any(one[:3] == part[:3] for one in before)
    return "twin" if told else "tail"


def _gathered(game: Game, parts: Sequence[Event]) -> list[tuple[Event, list[Event]]]:
    """Return the parts of a beat, each with those that are told behind it as its details."""
    found: list[tuple[Event, list[Event]]] = []
    for part in parts:
        behind, values = plans(game)[part.kind].told.behind, named(game, part).items()
        for one, details in found if behind >= 0 else ():
            known = named(game, one)
            if one.kind == behind and all(
                known.get(name, value) == value for name, value in values
            ):
                details.append(part)
                break
        else:
            found.append((part, []))
    return found


def _brackets(texts: Texts, reader: int | None, details: Sequence[Event]) -> str:
    told = ", ".join(texts.event(one, reader, "tail") for one in details)
    return f" ({told})" if told else ""


def _listed(tails: Sequence[str]) -> str:
    """Return a list in which the same is said once, with how often."""
    return ", ".join(
        f"{one} ({times} ×)" if times > 1 else one for one, times in Counter(tails).items()
    )


def _joined(text: str, more: str) -> str:
    return text.rstrip(".") + ("" if more[:1] in ("", ",", ";", ":", " ") else " ") + more


def _ended(text: str) -> str:
    return text if text[-1:] in ".!?…" else f"{text}."


def named(game: Game, event: Event) -> Mapping[str, int]:
    """Return the values of an event by name; seats count from 1."""
    return {
        name: value + (game.arguments.get(name) == SEAT)
        for name, value in zip(game.event_arguments[event.kind], event[1:4], strict=False)
    }
