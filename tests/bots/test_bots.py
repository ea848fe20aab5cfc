"""Every bot, every game: only legal choices, only from what the seat may know, repeatable."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from lindwurm.bots.levels import LEGEND, LEVELS, MASTER, PLAIN, WYRM, Level, UnknownBot, named
from lindwurm.bots.mcts import Search
from lindwurm.bots.player import Bot, Budget, Heuristic, Random, choose
from lindwurm.engines import compiled
from lindwurm.games import ids, load
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.match import Match
from tests.games.harness import ALL, DEFAULTS, Position, Setting, random_match, sampled

FARKLE = next(s for s in DEFAULTS if s.game.id == "dragon_farkle" and s.seats == 2)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search in plain Python: nothing to compile, and the same choices (see test_mcts)."""
    monkeypatch.setattr(compiled, "available", lambda: False)


def hasty(bot: Bot, iterations: int, horizon: int) -> Bot:
    """Return the same bot, searching only a little."""
    if isinstance(bot, Level):
        return Search(Budget(iterations=iterations), horizon=horizon)
    return bot


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("setting", DEFAULTS, ids=str)
def test_no_choice_depends_on_what_the_seat_cannot_see(setting: Setting) -> None:
    """Same view, different hidden state, same seed: same choice."""
    game = setting.game
    bots = {name: hasty(bot, 4, 25) for name, bot in {**PLAIN, **LEVELS}.items()}
    for position in sampled(setting, 11, 3):
        if len(position.legal) < 2:
            continue
        worlds = [imagined(setting, position, deal) for deal in range(3)]
        for name, bot in bots.items():
            choices = set()
            for s in worlds:
                words = [0, 0, 0, 0]
                seed_words(words, position.number, 2)
                before = s.to_bytes()
                choices.add(bot.choose(game, s, position.seat, position.legal, words))
                assert s.to_bytes() == before, "a bot must not touch the state it thinks about"
            assert choices <= set(position.legal)
            assert len(choices) == 1, name


def imagined(setting: Setting, position: Position, deal: int, seat: int | None = None) -> Any:
    """Return what a seat could believe: the truth (0), or another deal of what is hidden."""
    s = position.state.copy()
    if deal:
        seed_words(s.rng, deal, 1)
        setting.game.redeal(s, position.seat if seat is None else seat)
    return s


def dealt_again(setting: Setting, s: Any, seat: int) -> bytes:
    """Return the world that a search would make of a state for a certain seed."""
    other = s.copy()
    seed_words(other.rng, 5, 5)
    setting.game.redeal(other, seat)
    return bytes(other.to_bytes())


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_dealing_afresh_forgets_what_was_hidden(setting: Setting) -> None:
    """The same seed gives the same world, for every seat and all that it can see unchanged."""
    for position in sampled(setting, 7, 4):
        for seat in range(setting.seats):
            worlds = [imagined(setting, position, deal, seat) for deal in range(3)]
            assert len({dealt_again(setting, s, seat) for s in worlds}) == 1
            for s in worlds:
                assert setting.game.problem(s) is None
                assert {**s.view(seat), "rng": None} == {**position.state.view(seat), "rng": None}


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("setting", ALL, ids=str)
def test_every_level_plays_every_seat_count_and_option(setting: Setting) -> None:
    for moves in (0, 20):
        match = random_match(setting, seed=moves, moves=moves)
        if match.over:
            continue
        for seat in match.actors[:1]:
            for name, bot in LEVELS.items():
                action = choose(hasty(bot, 2, 8), match, seat, seed=1)
                assert action in match.legal(seat), name


def test_a_match_is_left_as_it_is() -> None:
    match = random_match(FARKLE, seed=2, moves=6)
    before = match.digest, list(match.moves)
    for seat in match.actors:
        choose(Heuristic(), match, seat, seed=3)
    assert (match.digest, match.moves) == before


def test_noise_is_now_and_then_something_else() -> None:
    match = Match(FARKLE.game, 2, seed=4)
    seat = match.actors[0]
    sure = {choose(Heuristic(), match, seat, seed) for seed in range(20)}
    loose = [choose(Heuristic(noise=50), match, seat, seed) for seed in range(60)]
    anything = {choose(Random(), match, seat, seed) for seed in range(60)}
    assert len(sure) == 1
    assert anything == set(match.legal(seat)) == set(loose)
    assert sum(action in sure for action in loose) > 30


@pytest.mark.parametrize(
    "name", ["", "oracle", "mcts", "mcts:", "mcts:0", "mcts:x", "mcts:5s", "wyrm:"]
)
def test_unknown_bots(name: str) -> None:
    with pytest.raises(UnknownBot, match="there is no bot"):
        named(name)


def test_named_bots() -> None:
    assert named("random") == Random()
    assert named("heuristic") == named("adept")
    assert named("mcts:500").repeatable
    assert not named("legend").repeatable


@pytest.mark.parametrize("game", ids())
def test_a_legend_tries_harder_than_a_master(game: str) -> None:
    master, legend = MASTER.search(load(game)), LEGEND.search(load(game))
    assert master.budget.iterations is not None
    assert legend.budget.iterations is not None
    assert master.budget.iterations < legend.budget.iterations
    assert legend.budget.milliseconds == 2000
    assert legend.budget.cores == 1
    assert load(game).efforts.keys() - {WYRM.name} == {MASTER.name, LEGEND.name}


def test_a_game_says_how_hard_levels_try_and_how_often_a_novice_slips() -> None:
    quest = load("dragonquest")
    assert MASTER.search(quest) == Search(Budget(50, 400), horizon=10)
    assert MASTER.search(load("simurgh")) == Search(Budget(200, 400))
    unmeasured = replace(quest, efforts={})
    assert LEGEND.search(unmeasured) == Search(Budget(2_000, 2_000))

    def slips(declared: int | None) -> int:
        """How often of 300 times a novice does not take the first action, as it is advised to."""
        game = replace(quest, bot=lambda s, seat, legal, count, words: legal[0], slips=declared)
        match = Match(game, 2, seed=3)
        seat = match.actors[0]
        legal = match.legal(seat)
        words = [0] * 4
        seed_words(words, 1, 0)
        chosen = [
            LEVELS["novice"].choose(game, match.state, seat, legal, words) for _ in range(300)
        ]
        return 300 - chosen.count(legal[0])

    assert slips(0) == 0 < slips(quest.slips) < slips(None)


@pytest.mark.parametrize("wrong", [{}, {"iterations": 0}, {"milliseconds": 0}])
def test_budgets_that_are_none(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"iterations|milliseconds"):
        Budget(**wrong)
