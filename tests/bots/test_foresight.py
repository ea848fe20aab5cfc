"""A search that asks a mind: the same in Python and compiled, no secrets, and what it asks for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lindwurm.bots.foresight import RUNNERS, Foresight, Insight, likeliest_first
from lindwurm.bots.learned import Learned, Thinker
from lindwurm.bots.levels import LEGEND, WYRM, minded, named, said
from lindwurm.bots.mcts import Edge, Found, Lead, Search, best, search
from lindwurm.bots.mind import CHANCES, FINE, LOGIT, REACH, WHOLE
from lindwurm.bots.player import Budget
from lindwurm.bots.weights import Weights, dumps
from lindwurm.engines import compiled
from lindwurm.games import ids, load
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.match import Match
from tests.bots.minds import untrained, weights
from tests.games.harness import DEFAULTS, Position, Setting, sampled
from tests.tiers import tiered

FARKLE = load("dragon_farkle")
TWO = {s.game.id: s for s in DEFAULTS if s.seats == 2}


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search in plain Python: nothing to compile, and the same choices."""
    monkeypatch.setattr(compiled, "available", lambda: False)


def asked(setting: Setting, seed: int, count: int) -> list[Position]:
    """Return positions with a choice that exact odds do not settle."""
    exact = setting.game.exact
    return [
        p._replace(state=p.state.copy())
        for p in sampled(setting, seed, count)
        if len(p.legal) > 1 and (exact is None or exact(p.state, p.seat, p.legal, len(p.legal)) < 0)
    ]


def foreseen(mind: Weights, p: Position, setting: Setting, tries: int, seed: int = 9) -> Found:
    """Return what a search by a mind finds."""
    manner = Insight(Thinker(setting.game, mind))
    return search(setting.game, p.state, p.seat, Budget(tries), seed, horizon=0, manner=manner)


@pytest.mark.parametrize(
    "game_id",
    tiered(ids(), "dragon_farkle"),
)
def test_python_and_compiled_grow_the_same_tree(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    setting = TWO[game_id]
    mind, positions = weights(setting.game, 3), asked(setting, 5, 12)[:3]
    fast = [foreseen(mind, p, setting, 40) for p in positions]
    monkeypatch.setattr(compiled, "available", lambda: False)
    slow = [foreseen(mind, p, setting, 40) for p in positions]
    assert [(f.edges, f.nodes) for f in fast] == [(f.edges, f.nodes) for f in slow]
    assert [best(f) for f in fast] == [best(f) for f in slow]
    assert any(f.nodes > len(f.edges) + 1 for f in fast), "it looks further than one step"


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("setting", DEFAULTS, ids=str)
def test_no_choice_depends_on_what_the_seat_cannot_see(setting: Setting, tmp_path: Path) -> None:
    """Same view, different hidden state, same seed: same choice, and the same judgement."""
    game = setting.game
    (tmp_path / "a.mind").write_bytes(untrained(game))
    bot = Foresight(Budget(iterations=4), file=tmp_path / "a.mind")
    for p in asked(setting, 11, 4)[:2]:
        found = []
        for deal in range(3):
            s = p.state.copy()
            if deal:
                seed_words(s.rng, deal, 1)
                game.redeal(s, p.seat)
            before = s.to_bytes()
            words = [0, 0, 0, 0]
            seed_words(words, p.number, 2)
            choice = bot.choose(game, s, p.seat, p.legal, words)
            judged = foreseen(weights(game), p._replace(state=s), setting, 4).edges
            assert s.to_bytes() == before, "a bot must not touch the state it thinks about"
            found.append((choice, judged))
        assert all(one == found[0] for one in found)
        assert found[0][0] in p.legal


def with_arrays(mind: Weights, **changed: list[int]) -> bytes:
    """Return the file of a mind with other numbers."""
    return dumps(mind.about, {**mind.arrays, **changed})


def loaded(mind: Weights, **changed: list[int]) -> Weights:
    """Return a mind with other numbers."""
    from lindwurm.bots.weights import loads

    return loads(with_arrays(mind, **changed), "a mind")


@pytest.mark.usefixtures("plain")
def test_a_try_ends_with_what_the_searching_seat_expects_of_each() -> None:
    """A mind that always thinks the same: of itself most, of each seat after it less."""
    setting = next(s for s in DEFAULTS if s.game is FARKLE and s.seats == 3)
    mind = weights(FARKLE)
    told = [LOGIT * (2 - d) for d in range(mind.about.seats)]
    flat = loaded(mind, value=[0] * len(mind.arrays["value"]), value_bias=told)
    expected = [CHANCES[(2 - d + REACH) * FINE] / WHOLE for d in range(3)]
    for p in asked(setting, 3, 60)[:8]:
        for edge in foreseen(flat, p, setting, 6).edges:
            turned = [edge.returns[(p.seat + d) % 3] for d in range(3)]
            assert turned == pytest.approx(expected)


@pytest.mark.usefixtures("plain")
def test_the_advice_is_the_policys_and_only_its_likeliest_run() -> None:
    setting = TWO["drachenfels"]
    game = setting.game
    p = max(asked(setting, 3, 120), key=lambda p: len(p.legal))
    assert len(p.legal) > RUNNERS
    mind = weights(game)
    for favourite in (p.legal[0], p.legal[-1]):
        bias = [50 * LOGIT if a == favourite else 0 for a in range(game.verbs.size)]
        found = foreseen(loaded(mind, policy_bias=bias), p, setting, RUNNERS)
        assert found.advised == favourite
        assert len(found.edges) == RUNNERS


def test_the_likeliest_come_first_and_the_others_keep_their_order() -> None:
    legal, logits = [3, 5, 7, 9, 11], [1, 8, 1, 9, 1]
    assert likeliest_first(legal, logits, 5, 3) == 3
    assert (legal, logits) == ([9, 5, 3, 7, 11], [9, 8, 1, 1, 1])
    assert likeliest_first(legal, logits, 2, 16) == 2


@pytest.mark.usefixtures("plain")
def test_choices_that_others_make_too_keep_the_policy(tmp_path: Path) -> None:
    setting, file = TWO["dragon_farkle"], tmp_path / "a.mind"
    mind = weights(FARKLE)
    differ = 0
    for secret in (0, 1):
        file = tmp_path / f"{secret}.mind"
        file.write_bytes(with_arrays(mind, secret=[secret] * FARKLE.verbs.size))
        for p in asked(setting, 3, 40):
            both = []
            for bot in (Foresight(Budget(iterations=8), file=file), Learned(file)):
                words = [0, 0, 0, 0]
                seed_words(words, p.number, 9)
                both.append((bot.choose(FARKLE, p.state, p.seat, p.legal, words), words))
            if secret:
                assert both[0] == both[1]
            differ += both[0] != both[1]
    assert differ


@pytest.mark.usefixtures("plain")
def test_where_no_mind_fits_it_searches_without(tmp_path: Path) -> None:
    (tmp_path / "a.mind").write_bytes(untrained(FARKLE, layout="0"))
    bot = Foresight(Budget(iterations=6), file=tmp_path / "a.mind")
    match = Match(FARKLE, 2, seed=4)
    seat = match.actors[0]
    found = []
    for one in (bot, Search(Budget(iterations=6))):
        words = [1, 2, 3, 4]
        found.append((one.choose(FARKLE, match.state, seat, match.legal(seat), words), words))
    assert found[0] == found[1]
    told = said(bot, FARKLE, 2, FARKLE.option_codes(2))
    assert told is not None
    assert told.endswith(
        "(it was trained on an older form of what a seat sees): a search without one plays."
    )


@pytest.mark.parametrize("game_id", ids())
def test_a_wyrm_is_a_legend_unless_its_mind_was_measured_to_be_stronger(game_id: str) -> None:
    game = load(game_id)
    bot = WYRM.search(game)
    told: Any = said(WYRM, game, 2, game.option_codes(2))
    if WYRM.name in game.efforts:
        assert isinstance(bot, Foresight)
        assert bot.instead == LEGEND.search(game)
        assert bot.budget.milliseconds == LEGEND.milliseconds
        assert Learned().missing(game) is None, "a game that names it has a mind that fits"
        assert told is None
    else:
        assert bot == LEGEND.search(game)
        assert told.startswith(f"No mind is measured to be stronger than a legend in {game_id}")
    assert minded(WYRM, game) == (WYRM.name in game.efforts)


def test_steady_tries_leave_the_advice_sooner() -> None:
    """What is judged before luck decides needs fewer tries to be believed."""
    ahead = Edge(5, 50, (0.53, 0.47), 0.1, Lead(0.03, 0.02, 50))
    advised = Edge(6, 50, (0.5, 0.5), 0.1, Lead(0.0, 0.0, 50))
    found = Found(0, 6, 100, 0.1, 3, (ahead, advised))
    assert best(found) == 6
    assert best(replace(found, steady=True)) == 5
    doubtful = replace(ahead, lead=Lead(0.01, 0.02, 50))
    assert best(replace(found, steady=True, edges=(doubtful, advised))) == 6


def test_a_search_by_a_mind_can_be_named() -> None:
    assert named("wyrm:500") == Foresight(Budget(iterations=500))
    assert named("wyrm:80ms") == Foresight(Budget(milliseconds=80))
    assert named("wyrm:500").repeatable
    assert not named("wyrm").repeatable
