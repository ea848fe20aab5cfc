"""Positions and dice in the words of the catalogue.

`table(...)` sets up a position in which nobody holds a card unless the test says so; `dice(...)` is
the tape of one throw. `Play.do` feeds the tape, acts for the one seat that is asked, and insists
that every value of the tape was used.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lindwurm.games.dragon_farkle import GAME, rules
from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.data import EVENT_DIE, ITEMS, Companion, Event
from lindwurm.games.dragon_farkle.state import SEATS, Action, DragonFarkle, Phase
from lindwurm.kernel.events import Event as Happening
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import LANGUAGES, Texts
from tests.games.accounts import agree

NO_CARDS = {"cards": "none"}
TEXTS = [Texts(GAME, language) for language in LANGUAGES]


def dice(faces: str, event: str = "blank") -> list[int]:
    """Return the tape of one throw: the soldier dice in order, then the event die."""
    return [*soldiers(faces), face(event)]


def soldiers(faces: str) -> list[int]:
    """Return the tape of soldier dice thrown without the event die."""
    return [int(f) - 1 for f in faces.split()]


def face(event: str) -> int:
    """Return the tape value of an event die face."""
    return int(EVENT_DIE.tolist().index(Event[event.upper()]))


def kind(item: str) -> int:
    """Return the number of an item."""
    return ITEMS.index(item)


def counts(items: Iterable[str]) -> list[int]:
    """Return how many items of each kind there are."""
    names = list(items)
    return [names.count(name) for name in ITEMS]


class Play(Match):
    """A match whose dice are named as they fall."""

    state: DragonFarkle

    @property
    def asked(self) -> int:
        """The one seat that decides now."""
        (seat,) = self.actors
        return seat

    @property
    def options(self) -> list[str]:
        """The texts of the legal actions of the deciding seat."""
        return [self.text(a) for a in self.legal(self.asked)]

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    def do(self, action: str, *tapes: Sequence[int]) -> list[Happening]:
        """Act for the deciding seat and return the events.

        In a battle that leaves nothing else to do, the rolls follow whose dice are named (DF-152).
        All values of the tapes must be used, and what comes out must be a consistent position.
        """
        assert self._tape is not None
        assert self._tape.left == 0
        self._tape.values.extend(value for tape in tapes for value in tape)
        before = len(self._log)
        agree(self, self.asked)
        self.act(self.asked, action)
        while self._tape.left and self.state.action == Action.BATTLE and self.options == ["roll"]:
            self.act(self.asked, "roll")
        assert self._tape.left == 0, f"{self._tape.left} values of the tape were not drawn"
        assert GAME.problem(self.state) is None
        return self._log[before:]

    def rule(self, action: str) -> str | None:
        """Return the rule against an action of the deciding seat; None if it is allowed."""
        reason = self.why_not(self.asked, action)
        allowed = action in self.options
        assert allowed == (reason is None), action
        if reason is None:
            return None
        for texts in TEXTS:
            assert texts.why(reason)
        return reason.rule

    def card(self, item: str) -> list[int]:
        """Return the tape that draws this item from the pile."""
        assert self.state.item_pile[kind(item)] > 0
        return [sum(self.state.item_pile[: kind(item)])]

    def friend(self, name: str) -> list[int]:
        """Return the tape that draws this companion from the pile."""
        who = Companion[name.upper()]
        assert self.state.companion_pile[who] > 0
        return [sum(self.state.companion_pile[:who])]

    def held(self, seat: int) -> list[str]:
        """Return the items a seat holds."""
        return _names(self.state.items[seat])

    def drawn(self, seat: int) -> list[str]:
        """Return the items a seat has drawn in this series."""
        return _names(self.state.drawn[seat])

    @property
    def discard(self) -> list[str]:
        """The open discard pile of items."""
        return _names(self.state.item_discard)

    def companion(self, seat: int) -> str:
        return Companion(self.state.companion[seat]).name.lower()


def _names(cards: Sequence[int]) -> list[str]:
    return [name for name, n in zip(ITEMS, cards, strict=True) for _ in range(n)]


def kinds(events: Iterable[Happening]) -> list[Kind]:
    """Return what happened, without the details."""
    return [Kind(e.kind) for e in events]


def only(events: Iterable[Happening], what: Kind) -> Happening:
    """Return the one event of a kind."""
    (event,) = [e for e in events if e.kind == what]
    return event


def _box(seats: int, options: Mapping[str, object]) -> DragonFarkle:
    codes = GAME.option_codes(seats, options)
    box = DragonFarkle()
    box.seats, box.cards = seats, codes[4]
    box.interrupts = 1 - codes[5] if seats > 1 else 0
    rules.build_piles(box)
    return box


def table(
    seats: int = 2,
    *,
    options: Mapping[str, object] | None = None,
    army: Sequence[int] = (),
    keep: Iterable[int] = (),
    companion: str | Mapping[int, str] = "",
    items: Mapping[int, Sequence[str]] | None = None,
    drawn: Mapping[int, Sequence[str]] | None = None,
    bag: int | None = None,
    discard: Sequence[str] = (),
    lost: Sequence[str] = (),
    rest: str | int = "pile",
    **fields: Any,
) -> Play:
    """Set up a position: seat 0 chooses an action unless `fields` say otherwise.

    `companion` is seat 0's, or one per seat; `lost` companions lie discarded; `bag` is the seat
    with the open Bag. Items that nobody has lie in the pile, or where `rest` says: in the
    'discard' pile or in the hand of that seat.
    """
    box = _box(seats, options or {})
    held = {seat: list(names) for seat, names in (items or {}).items()}
    on_pile = list(box.item_pile)
    placed: list[Sequence[str]] = [*held.values(), *(drawn or {}).values(), discard]
    if bag is not None:
        placed.append(["bag"])
    for names in placed:
        for name in names:
            on_pile[kind(name)] -= 1
    on_discard = counts(discard)
    if rest == "discard":
        on_discard = [a + b for a, b in zip(on_discard, on_pile, strict=True)]
        on_pile = [0] * len(ITEMS)
    elif isinstance(rest, int):
        held[rest] = [*held.get(rest, []), *_names(on_pile)]
        on_pile = [0] * len(ITEMS)
    friends = {0: companion} if isinstance(companion, str) and companion else companion or {}
    assert not isinstance(friends, str)
    piled = list(box.companion_pile)
    for name in (*friends.values(), *lost):
        piled[Companion[name.upper()]] -= 1
    position: dict[str, Any] = {
        "phase": Phase.CHOOSE,
        "first": 0,
        "active": 0,
        **dict.fromkeys(("target", "roller", "asked"), min(1, seats - 1)),
        "army": [*army, *[0] * (SEATS - len(army))],
        "in_keep": [int(seat in set(keep)) for seat in range(SEATS)],
        "companion": [
            Companion[friends[seat].upper()] if seat in friends else 0 for seat in range(SEATS)
        ],
        "companion_pile": piled,
        "companion_discard": [int(c.name.lower() in lost) for c in Companion],
        "items": [counts(held.get(seat, ())) for seat in range(SEATS)],
        "item_count": [len(held.get(seat, ())) for seat in range(SEATS)],
        "drawn": [counts((drawn or {}).get(seat, ())) for seat in range(SEATS)],
        "drawn_count": [len((drawn or {}).get(seat, ())) for seat in range(SEATS)],
        "bag_open": [int(seat == bag) for seat in range(SEATS)],
        "item_pile": on_pile,
        "item_pile_count": sum(on_pile),
        "item_discard": on_discard,
    }
    return Play(GAME, seats, options, position=position | fields, tape=[])


def recruiting(seats: int = 2, *, hand: int = 6, pot: int = 0, **more: Any) -> Play:
    """Seat 0 is recruiting, has rolled before, and may roll or stop."""
    series = {"action": Action.RECRUIT, "roller": 0, "full": 6, "rolled": 1}
    return table(seats, hand=hand, pot=pot, **{"phase": Phase.READY, **series, **more})


def attacking(seats: int = 2, *, hand: int = 6, pot: int = 0, **more: Any) -> Play:
    """Seat 0 attacks seat 1, has rolled before, and may roll or stop."""
    series = {
        "phase": Phase.READY,
        "action": Action.SKIRMISH,
        "target": 1,
        "roller": 0,
        "full": 6,
        "rolled": 1,
    }
    return table(seats, hand=hand, pot=pot, **{**series, **more})


def defending(
    seats: int = 2, *, attack: int, hand: int = 5, pot: int = 0, rolled: int = 1, **more: Any
) -> Play:
    """Seat 1 defends against seat 0."""
    series = {
        "phase": Phase.READY,
        "action": Action.SKIRMISH,
        "target": 1,
        "roller": 1,
        "full": 5,
        "rolled": rolled,
    }
    return table(seats, hand=hand, pot=pot, attack=attack, **{**series, **more})


def battling(
    seats: int = 3, *, army: Sequence[int] = (5000,), hand: int = 6, damage: int = 0, **more: Any
) -> Play:
    """Seat 0 fights the dragon and is about to roll."""
    series = {"phase": Phase.READY, "action": Action.BATTLE, "roller": 0, "full": 6, "rolled": 1}
    return table(
        seats,
        army=army,
        keep={0, *more.pop("keep", ())},
        hand=hand,
        damage=damage,
        **{**series, **more},
    )
