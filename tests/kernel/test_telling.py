"""Beats: one seat's action with its consequences folded in, told in one line."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from enum import IntEnum, auto

import pytest

from lindwurm.games import ids, load
from lindwurm.kernel.events import Event
from lindwurm.kernel.game import NUMBER, SEAT, Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.telling import Tab, Told
from lindwurm.kernel.texts import Texts
from lindwurm.server.table.beats import shown
from lindwurm.telling import Teller, line


class Kind(IntEnum):
    """Things that happen in a game that is only told."""

    TURN = auto()
    LAID = auto()
    PAID = auto()
    GOT = auto()
    STEPPED = auto()
    LOOKED = auto()
    DREW = auto()
    DREW_CARD = auto()
    SENT = auto()
    CALLED = auto()


GAME = replace(
    load(ids()[0]),
    events=Kind,
    event_arguments={
        Kind.TURN: ("seat",),
        Kind.LAID: ("seat", "card"),
        Kind.PAID: ("seat", "token", "count"),
        Kind.GOT: ("seat", "token", "count"),
        Kind.STEPPED: ("seat", "field"),
        Kind.LOOKED: ("seat",),
        Kind.DREW: ("seat",),
        Kind.DREW_CARD: ("seat", "card"),
        Kind.SENT: ("seat",),
        Kind.CALLED: ("seat",),
    },
    arguments={
        "seat": SEAT,
        "card": ("card-tower", "card-moat"),
        "token": ("token-stone", "token-wood", "token-wheat"),
        "field": NUMBER,
        "count": NUMBER,
    },
    telling={
        Kind.LAID: Told("head", "reveal", to="plot:{card}", explains="card"),
        Kind.PAID: Told(
            "tail", adds="count", flow="cost", changes=(Tab(-1, "count", unit="token"),)
        ),
        Kind.GOT: Told("tail", adds="count", flow="gain", changes=(Tab(1, "count", unit="token"),)),
        Kind.STEPPED: Told("head", step=True, to="field:{field}"),
        Kind.LOOKED: Told("silent"),
        Kind.DREW: Told("tail"),
        Kind.DREW_CARD: Told("tail"),
        Kind.SENT: Told("head", cause=(Kind.LAID,)),
        Kind.CALLED: Told("tail", alike=True),
    },
)


class Plain(Texts):
    """Words that show what they are made of."""

    def event(self, event: Event, reader: int | None = None, form: str = "event") -> str:
        who = "you" if event.a == reader else f"seat {event.a + 1}"
        kind = Kind(event.kind).name.lower()
        if form == "tail":
            return f"{event.c} {('stone', 'wood', 'wheat')[event.b]}"
        return f"{who} {kind} {event.b}." if form == "event" else f"the {kind} of {who}"

    def __call__(self, message: str, **arguments: object) -> str:
        return {"beat-costs": "for {costs}", "card-tower-use": "it is high"}[message].format(
            **arguments
        )

    def __contains__(self, message: str) -> bool:
        return message == "card-tower-use"


def told(*events: Event, reader: int | None = 0) -> list[str]:
    teller = Teller(GAME)
    teller.hear(events)
    return [line(Plain(GAME), reader, b.parts, b.cause) for b in teller.beats]


def test_costs_and_gains_are_one_line_and_the_same_adds_up() -> None:
    assert told(
        Event(Kind.TURN, 1),
        Event(Kind.LAID, 1, 1),
        Event(Kind.PAID, 1, 0, 1),
        Event(Kind.PAID, 1, 0, 1),
        Event(Kind.PAID, 1, 1, 1),
        Event(Kind.GOT, 1, 2, 2),
        Event(Kind.GOT, 1, 2, 4),
    ) == ["seat 2 turn 0.", "seat 2 laid 1: 2 stone, 1 wood → 6 wheat."]


def test_costs_alone_gains_alone_and_tokens_without_an_action() -> None:
    laid, paid, got = (
        Event(Kind.LAID, 0, 1),
        Event(Kind.PAID, 0, 0, 2),
        Event(Kind.GOT, 0, 1, 3),
    )
    assert told(laid, paid) == ["you laid 1 for 2 stone."]
    assert told(laid, got) == ["you laid 1: 3 wood."]
    assert told(paid, Event(Kind.PAID, 0, 1, 1)) == ["you paid 0, 1 wood."]
    assert told(paid, got) == ["you paid 0 → 3 wood."]


def test_a_tail_joins_its_own_seats_last_action_also_later() -> None:
    teller = Teller(GAME)
    assert teller.hear([Event(Kind.TURN, 0), Event(Kind.LAID, 0, 0), Event(Kind.LAID, 1, 1)]) == 0
    assert teller.hear([Event(Kind.LOOKED, 1)]) == 3
    assert teller.hear([Event(Kind.PAID, 0, 1, 1)]) == 1
    assert [b.numbers for b in teller.beats] == [[0], [1, 4], [2], [3]]
    assert [teller.first(n) for n in range(6)] == [0, 1, 1, 1, 1, 4]
    # In the next turn there is nothing to join yet.
    teller.hear([Event(Kind.TURN, 0), Event(Kind.PAID, 0, 1, 1)])
    assert [b.numbers for b in teller.beats[4:]] == [[5], [6]]
    assert [(b.of, b.turn) for b in teller.beats[3:]] == [(0, 1), (0, 2), (0, 2)]


def test_what_joins_only_its_own_kind_is_an_action_behind_another() -> None:
    """A call home was told within a ride before it, with what that brought (EYES-F41)."""
    teller = Teller(GAME)
    events = [Event(Kind.TURN, 0), Event(Kind.LAID, 0, 0), *[Event(Kind.CALLED, 0)] * 2]
    teller.hear([*events, Event(Kind.PAID, 0, 1, 1)])
    assert [b.numbers for b in teller.beats] == [[0], [1], [2, 3, 4]]


def test_steps_are_one_way() -> None:
    teller = Teller(GAME)
    teller.hear([Event(Kind.STEPPED, 0, field) for field in (3, 4, 9)])
    (beat,) = teller.beats
    assert [e.b for e in beat.parts] == [9]
    marks = shown(GAME, beat.parts, beat.way)
    assert (marks["to"], marks["way"]) == (["field:9"], ["field:3", "field:4", "field:9"])
    assert told(Event(Kind.STEPPED, 0, 3), Event(Kind.STEPPED, 1, 3)) == [
        "you stepped 3.",
        "seat 2 stepped 3.",
    ]


def test_what_is_known_better_is_said_once() -> None:
    drew, known = Event(Kind.DREW, 0), Event(Kind.DREW_CARD, 0, 1, to=0)
    assert told(drew, known) == ["you drew_card 1."]
    assert told(drew, known, known._replace(to=1)) == ["you drew_card 1."]
    assert told(drew, known, drew) == ["you drew_card 1. you drew 0."]
    assert told(drew, known, known) == ["you drew_card 1. you drew_card 1."], "two of a kind"


def test_a_card_says_what_it_does_and_a_forced_result_its_cause() -> None:
    assert told(Event(Kind.LAID, 1, 0), Event(Kind.SENT, 0)) == [
        "seat 2 laid 0: it is high.",
        "you sent 0: the laid of seat 2.",
    ]
    assert told(Event(Kind.LAID, 1, 0), Event(Kind.TURN, 0), Event(Kind.SENT, 0))[-1] == (
        "you sent 0."
    ), "a cause of another turn is none"


def test_a_third_kind_of_token_takes_time_to_see() -> None:
    parts = [Event(Kind.LAID, 0, 1), *(Event(Kind.PAID, 0, token, 2) for token in range(3))]
    found = shown(GAME, parts, [])
    assert found["extra"] == 300
    assert shown(GAME, parts[:3], [])["extra"] == 0
    assert found["changes"] == [
        {"seat": 1, "unit": f"token-{name}", "by": -2} for name in ("stone", "wood", "wheat")
    ]


def played(game: Game) -> Iterator[tuple[Match, int]]:
    """Yield a random game after each of its moves, and how many events there were before it."""
    match, rng = Match(game, min(3, game.seats[-1]), seed=6), random.Random(6)
    yield match, 0
    for _ in range(300):
        if match.over:
            break
        before = len(match.state.log or ())
        seat = rng.choice(match.actors)
        match.act(seat, rng.choice(match.legal(seat)))
        yield match, before


@pytest.mark.parametrize("game_id", ids())
def test_every_event_is_told_once_and_as_it_happens_is_as_afterwards(game_id: str) -> None:
    game = load(game_id)
    growing = Teller(game)
    for match, before in played(game):
        known = [beat.key for beat in growing.beats]
        first = growing.hear(match.events(0, before))
        assert [beat.key for beat in growing.beats[:first]] == known[:first]
    whole = Teller(game)
    whole.hear(match.events(0))
    assert [(b.key, b.numbers, b.of, b.turn) for b in whole.beats] == [
        (b.key, b.numbers, b.of, b.turn) for b in growing.beats
    ]
    numbers = sorted(n for beat in whole.beats for n in beat.numbers)
    assert numbers == list(range(len(match.events(0))))
    for language in ("en", "de"):
        texts = Texts(game, language, ["Anna", "Ben", "Cleo"][: match.seats])
        lines = [line(texts, 0, beat.parts, beat.cause) for beat in whole.beats]
        assert all(one.strip() and "  " not in one and " ." not in one for one in lines)
