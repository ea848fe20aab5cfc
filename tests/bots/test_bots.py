"""Every bot, every game: only legal choices, only from what the seat may know, repeatable."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lindwurm.bots.levels import LEVELS, PLAIN, UnknownBot, named
from lindwurm.bots.mcts import Search
from lindwurm.bots.player import Bot, Budget, Heuristic, Random, choose
from lindwurm.kernel import compiled
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.match import Match
from tests.games.harness import ALL, DEFAULTS, Setting, random_match, sampled


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search in plain Python: nothing to compile, and the same choices (see test_mcts)."""
    monkeypatch.setattr(compiled, "available", lambda: False)


def hasty(bot: Bot, iterations: int, horizon: int) -> Bot:
    """Return the same bot, searching only a little."""
    if isinstance(bot, Search):
        return replace(bot, budget=Budget(iterations=iterations), horizon=horizon)
    return bot


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("setting", DEFAULTS, ids=str)
def test_no_choice_depends_on_what_the_seat_cannot_see(setting: Setting) -> None:
    """Same view, different hidden state, same seed: same choice."""
    game = setting.game
    bots = {name: hasty(bot, 12, 150) for name, bot in {**PLAIN, **LEVELS}.items()}
    for position in sampled(setting, 11, 4):
        if len(position.legal) < 2:
            continue
        for name, bot in bots.items():
            choices = set()
            for deal in range(3):
                s = position.state.copy()
                if deal:
                    seed_words(s.rng, deal, 1)
                    game.redeal(s, position.seat)
                words = [0, 0, 0, 0]
                seed_words(words, position.number, 2)
                before = s.to_bytes()
                choices.add(bot.choose(game, s, position.seat, position.legal, words))
                assert s.to_bytes() == before, "a bot must not touch the state it thinks about"
            assert len(choices) == 1, name
            assert choices <= set(position.legal)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("setting", ALL, ids=str)
def test_every_level_plays_every_seat_count_and_option(setting: Setting) -> None:
    for moves in (0, 20):
        match = random_match(setting, seed=moves, moves=moves)
        if match.over:
            continue
        for seat in match.actors:
            for name, bot in LEVELS.items():
                action = choose(hasty(bot, 3, 30), match, seat, seed=1)
                assert action in match.legal(seat), name


def test_a_match_is_left_as_it_is() -> None:
    match = random_match(DEFAULTS[0], seed=2, moves=6)
    before = match.digest, list(match.moves)
    for seat in match.actors:
        choose(Heuristic(), match, seat, seed=3)
    assert (match.digest, match.moves) == before


def test_noise_is_now_and_then_something_else() -> None:
    match = Match(DEFAULTS[0].game, 2, seed=4)
    seat = match.actors[0]
    sure = {choose(Heuristic(), match, seat, seed) for seed in range(20)}
    loose = [choose(Heuristic(noise=50), match, seat, seed) for seed in range(60)]
    anything = {choose(Random(), match, seat, seed) for seed in range(60)}
    assert len(sure) == 1
    assert anything == set(match.legal(seat)) == set(loose)
    assert sum(action in sure for action in loose) > 30


@pytest.mark.parametrize("name", ["", "oracle", "mcts", "mcts:", "mcts:0", "mcts:x", "mcts:5s"])
def test_unknown_bots(name: str) -> None:
    with pytest.raises(UnknownBot, match="there is no bot"):
        named(name)


def test_named_bots() -> None:
    assert named("random") == Random()
    assert named("heuristic") == named("adept")
    assert named("mcts:500").repeatable
    assert not named("legend").repeatable
    legend = named("legend")
    assert isinstance(legend, Search)
    assert legend.budget.milliseconds == 2000
    assert legend.budget.cores == 1


@pytest.mark.parametrize("wrong", [{}, {"iterations": 0}, {"milliseconds": 0}])
def test_budgets_that_are_none(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"iterations|milliseconds"):
        Budget(**wrong)
