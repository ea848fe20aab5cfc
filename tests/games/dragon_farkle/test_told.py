"""The log adds up: who has only the events knows every number on the table (DF-F5)."""

from __future__ import annotations

import random

import pytest

from lindwurm.games.dragon_farkle import GAME
from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.data import ARROW_DAMAGE
from lindwurm.kernel.events import Event
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import LANGUAGES, Texts
from tests.games.dragon_farkle.helpers import (
    battling,
    dice,
    kinds,
    only,
    recruiting,
)


class Ledger:
    """Somebody who writes down what is told, and nothing else."""

    def __init__(self, seats: int) -> None:
        self.army = [0] * seats
        self.damage = 0
        self.active = self.target = 0
        self.pot = 0

    def hear(self, event: Event) -> None:
        seat, amount, third = event.a, event.b, event.c
        match event.kind:
            case Kind.TURN:
                self.active, self.pot, self.damage = seat, 0, 0
            case Kind.RECRUITS | Kind.ENTERS:
                self.pot = 0
            case Kind.ATTACKS:
                self.target, self.pot = amount, 0
            case Kind.TOOK:
                self.pot += third
            case Kind.DOUBLED:
                self.pot += amount // 2
            case Kind.VALUE:
                assert amount == self.pot
                self.pot = 0
            case Kind.FARKLED:
                self.pot -= amount
            case Kind.BANKED | Kind.SAVED:
                assert amount == self.pot, "all that was gathered, or is left of it"
                self.pot = 0
                self.grow(seat, amount, third)
            case Kind.POSTED | Kind.MARCHED:
                self.grow(seat, amount, third)
            case Kind.WON:
                loser = self.target if seat == self.active else self.active
                self.army[seat] += amount + third
                self.army[loser] -= amount
            case Kind.LOST:
                self.grow(seat, -amount, third)
            case Kind.FRIGHTENED:
                self.army[amount] -= third
            case Kind.HIT | Kind.HEALED:
                assert self.damage > 0 or amount > 0, "nothing to heal"
                self.damage = self.damage + amount if event.kind == Kind.HIT else 0
                assert self.damage == third
        assert min(self.army) >= 0

    def grow(self, seat: int, more: int, army: int) -> None:
        self.army[seat] += more
        assert self.army[seat] == army


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("seed", range(6))
def test_whoever_reads_the_log_knows_every_army(seats: int, seed: int) -> None:
    """In whole games, half of it random, with a Keep that is easily entered."""
    m = Match(GAME, seats, {"keep_threshold": 3000, "round_limit": 30}, seed=seed)
    rng, ledger, told = random.Random(seed), Ledger(seats), 0
    words = [1, 2]
    while not m.over:
        (seat,) = m.actors
        legal = m.legal(seat)
        action = rng.choice(legal)
        if rng.random() < 0.7 and GAME.bot:
            action = GAME.bot(m.state, seat, legal, len(legal), words)
        m.act(seat, action)
        events = m.events(None)
        for event in events[told:]:
            ledger.hear(event)
        told = len(events)
        assert ledger.army == m.state.army[:seats]
        assert m.over or ledger.damage == m.state.damage


@pytest.mark.rule("DF-E50")
def test_bertha_saves_some_and_only_the_rest_runs_home() -> None:
    m = recruiting(hand=1, pot=1200, companion="bertha")
    events = m.do("roll", dice("2"))
    assert (only(events, Kind.FARKLED).b, only(events, Kind.SAVED).b) == (700, 500)
    m = recruiting(hand=1, pot=300, companion="bertha")
    events = m.do("roll", dice("2"))
    assert (only(events, Kind.FARKLED).b, only(events, Kind.SAVED).b) == (0, 300)


@pytest.mark.rule("DF-E49")
def test_poster_and_stub_are_told_with_what_they_bring() -> None:
    m = recruiting(pot=700, items={0: ["poster"]}, companion="stub")
    m.do("stop")
    events = m.do("poster")
    gains = [(Kind(e.kind), e.b, e.c) for e in events if len(GAME.event_arguments[e.kind]) == 3]
    assert gains == [
        (Kind.POSTED, 400, 400),
        (Kind.BANKED, 700, 1100),
        (Kind.MARCHED, 200, 1300),
    ]


@pytest.mark.rule("DF-110")
def test_no_more_soldiers_are_told_lost_than_there_were() -> None:
    m = battling(army=[400, 0, 0])
    events = m.do("roll", dice("1 1 1 2 3 4"))
    lost = only(events, Kind.LOST)
    assert (lost.b, lost.c) == (400, 0)
    texts = {language: Texts(GAME, language, ["Anna", "Ben", "Cem"]) for language in LANGUAGES}
    assert "the last 400" in texts["en"].event(lost)
    assert "die letzten 400" in texts["de"].event(lost)
    assert Kind.HEALED not in kinds(events), "it was not hurt"


@pytest.mark.rule("DF-101")
def test_a_wound_is_told_as_deep_as_it_was() -> None:
    m = battling(damage=2)
    hit = only(m.do("roll", dice("1 2 3 4 4 6", "rally")), Kind.HIT)
    assert (hit.b, hit.c) == (1, 3)
    m = battling(damage=2, items={0: ["arrow"]})
    assert only(m.do("arrow"), Kind.HIT).b == ARROW_DAMAGE
