"""Minds: the same choice in Python and compiled, from what a seat sees, or else the heuristic."""

from __future__ import annotations

import math
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lindwurm.arena import play
from lindwurm.arena.plan import Plan
from lindwurm.bots import learned
from lindwurm.bots.learned import Learned, Thinker
from lindwurm.bots.levels import named, said
from lindwurm.bots.many import HEURISTIC, MIND, Crowd
from lindwurm.bots.mind import (
    BEST,
    CALM,
    LOGIT,
    MIXED,
    WHOLE,
    bucket,
    compiled_judging,
    evaluate,
    likely,
    pick,
    space_for,
)
from lindwurm.bots.player import Heuristic
from lindwurm.bots.weights import MOST, BadMind, load, loads
from lindwurm.engines import compiled
from lindwurm.engines.asking import turned
from lindwurm.engines.observation import of
from lindwurm.games import ids
from lindwurm.games import load as game_of
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.variant import Variant
from tests.bots.minds import untrained, weights
from tests.games.harness import ALL, DEFAULTS, Position, Setting, sampled
from tests.tiers import tiered

FARKLE = game_of("dragon_farkle")
TWO = {s.game.id: s for s in DEFAULTS if s.seats == 2}


def test_numbers_share_buckets_in_their_order() -> None:
    told = [bucket(v) for v in range(-32768, 32768)]
    assert told == sorted(told)
    assert [told[v + 32768] for v in (-16, -9, -8, 0, 31, 32, 40, 64)] == [
        -9,
        -9,
        -8,
        0,
        31,
        32,
        33,
        36,
    ]


# -- the same choice, whoever computes it -------------------------------------------------------


def asked(setting: Setting, seed: int, count: int) -> list[Position]:
    """Return positions with a choice, each with a state of its own."""
    found = (p for p in sampled(setting, seed, count) if len(p.legal) > 1)
    return [p._replace(state=p.state.copy()) for p in found]


@pytest.mark.parametrize("game_id", tiered(ids(), "dragon_farkle", "simurgh"))
def test_python_and_compiled_code_judge_alike_to_the_last_bit(game_id: str) -> None:
    setting = TWO[game_id]
    game, mind = setting.game, weights(setting.game)
    positions = asked(setting, 5, 25)
    count = len(positions)
    seen = np.zeros((count, of(game).size), np.int16)
    choices = np.zeros((count, game.max_legal), np.int16)
    counts = np.array([len(p.legal) for p in positions])
    plain, net = space_for(mind, game, fast=False), mind.plain()
    expected = []
    for i, p in enumerate(positions):
        of(game).observe(p.state, p.seat, plain.seen)
        seen[i], choices[i, : counts[i]] = plain.seen, p.legal
        plain.choices[: counts[i]] = p.legal
        evaluate(net, plain, len(p.legal))
        expected.append((plain.logits[: counts[i]], plain.values[:]))
    logits = np.zeros((count, game.max_legal), np.int64)
    values = np.zeros((count, game.seats.stop - 1), np.int64)
    given = (seen, choices, counts, logits, values)
    compiled_judging(game)(mind.compiled(), space_for(mind, game, fast=True), *given)
    found = [(logits[i, : counts[i]].tolist(), values[i].tolist()) for i in range(count)]
    assert found == expected
    assert len({str(told) for told in found}) > count // 2, "it looks at the position"
    assert all(0 <= value <= WHOLE for _, row in found for value in row)


def chosen(thinker: Thinker, p: Position) -> tuple[int, list[int]]:
    words = [0, 0, 0, 0]
    seed_words(words, p.number, 2)
    return thinker.choose(p.state, p.seat, p.legal, words), words


@pytest.mark.parametrize("game_id", tiered(ids(), "dragon_farkle", "simurgh"))
def test_a_choice_is_the_same_compiled(game_id: str) -> None:
    setting = TWO[game_id]
    thinker = Thinker(setting.game, weights(setting.game, 3))
    positions = asked(setting, 7, 30)
    before = [chosen(thinker, p) for p in positions]
    thinker.prepare()
    assert thinker.fast == compiled.available()
    assert [chosen(thinker, p) for p in positions] == before
    assert all(action in p.legal for p, (action, _) in zip(positions, before, strict=True))


@pytest.mark.parametrize("setting", DEFAULTS, ids=str)
def test_no_choice_depends_on_what_the_seat_cannot_see(setting: Setting) -> None:
    """Same view, different hidden state, same seed: same choice."""
    game = setting.game
    thinker = Thinker(game, weights(game))
    for p in asked(setting, 11, 6):
        choices = []
        for deal in range(4):
            s = p.state.copy()
            if deal:
                seed_words(s.rng, deal, 1)
                game.redeal(s, p.seat)
            before = s.to_bytes()
            choices.append(chosen(thinker, p._replace(state=s)))
            assert s.to_bytes() == before, "a mind must not touch the state it thinks about"
        assert all(choice == choices[0] for choice in choices)


def test_a_choice_names_seats_by_their_distance() -> None:
    """Turned by one seat, the same position gives the same choice, turned too."""
    turn, back = turned(FARKLE)
    named_seat = next(a for a in range(FARKLE.verbs.size) if turn[3, 1, a] != a)
    assert back[3, 1, turn[3, 1, named_seat]] == named_seat
    setting = next(s for s in DEFAULTS if s.game is FARKLE and s.seats == 3)
    mind = weights(FARKLE)
    thinker, plain = Thinker(FARKLE, mind), Thinker(FARKLE, mind)
    plain._turn = []
    differ = 0
    for p in asked(setting, 3, 400):
        if any(turn[3, p.seat, a] != a for a in p.legal):
            differ += chosen(thinker, p) != chosen(plain, p)
    assert differ


ALONE = """
import sys
from lindwurm.bots.levels import named
from lindwurm.bots.player import choose
from lindwurm.games import load
from lindwurm.kernel.match import Match
match = Match(load("dragon_farkle"), seats=2, seed=7)
assert choose(named("mind:" + sys.argv[1]), match, match.actors[0], seed=1) >= 0
assert not {"numba", "torch"} & set(sys.modules)
"""


def test_a_choice_needs_no_compiler_and_no_learning_library(tmp_path: Path) -> None:
    (tmp_path / "a.mind").write_bytes(untrained(FARKLE))
    subprocess.run([sys.executable, "-c", ALONE, str(tmp_path / "a.mind")], check=True)


# -- how sharply it chooses ---------------------------------------------------------------------


def drawn(logits: list[int], sharpness: int, count: int = 3000) -> Counter[int]:
    words = [0, 0, 0, 0]
    seed_words(words, 1, 1)
    return Counter(pick(logits, len(logits), sharpness, words) for _ in range(count))


def test_the_better_is_the_likelier_and_the_unlikely_is_never_played() -> None:
    behind = round(LOGIT * math.log(2))
    logits = [0, behind, behind - 3 * LOGIT]
    assert set(drawn(logits, BEST)) == {1}
    mixed, calm = drawn(logits, MIXED), drawn(logits, CALM)
    assert 2 not in mixed, "below a twentieth of the best"
    assert mixed[1] / mixed[0] == pytest.approx(2, rel=0.15)
    assert calm[1] / calm[0] == pytest.approx(4, rel=0.15)
    assert likely(0, CALM) == likely(0, MIXED) == 65536
    assert likely(round(2.9 * LOGIT), MIXED) > 0 == likely(3 * LOGIT, MIXED)
    assert likely(round(1.45 * LOGIT), CALM) > 0 == likely(round(1.5 * LOGIT), CALM)


# -- files --------------------------------------------------------------------------------------


def test_a_file_comes_back_as_it_was_written(tmp_path: Path) -> None:
    data = untrained(FARKLE)
    (tmp_path / "a.mind").write_bytes(data)
    found = load(tmp_path / "a.mind")
    assert found.misfit(FARKLE) is None
    assert found.about.actions == FARKLE.verbs.size
    assert [a.tolist() for a in found.compiled()] == [list(a) for a in found.plain()]
    assert data == untrained(FARKLE)
    assert len(data) < MOST


DATA = untrained(FARKLE)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "is not the file of a mind"),
        (b"PK\3\4 something else", "is not the file of a mind"),
        (DATA[:14], "is a mind of form , this version reads form 1"),
        (
            DATA.replace(b"mind 1\n", b"mind 9\n", 1),
            "is a mind of form 9, this version reads form 1",
        ),
        (DATA[:60], "is damaged: its content is not what was written"),
        (DATA[:-1], "is damaged: its content is not what was written"),
        (
            DATA[:5000] + bytes([DATA[5000] ^ 1]) + DATA[5001:],
            "is damaged: its content is not what",
        ),
        (untrained(FARKLE, actions=3), "is no mind: policy has"),
        (untrained(FARKLE, seats=2), "is no mind: value has"),
    ],
    ids=["empty", "zip", "beginning", "version", "half", "cut", "flipped", "actions", "seats"],
)
def test_a_bad_file_is_one_clear_error(data: bytes, told: str) -> None:
    with pytest.raises(BadMind) as error:
        loads(data, "x.mind")
    assert str(error.value).startswith(f"x.mind {told}")
    assert "\n" not in str(error.value)


def test_a_file_that_is_not_there_is_the_same_error(tmp_path: Path) -> None:
    with pytest.raises(BadMind, match=r"cannot be read: No such file"):
        named(f"mind:{tmp_path}/none").choose(FARKLE, FARKLE.state(), 0, [0, 1], [1, 2, 3, 4])


# -- where no mind fits -------------------------------------------------------------------------


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let a mind lie beside a game's rules."""

    def put(data: bytes) -> None:
        (tmp_path / "mind.bin").write_bytes(data)

    monkeypatch.setattr(learned, "files", lambda package: tmp_path)
    learned._found.cache_clear()
    yield put
    learned._found.cache_clear()


def as_heuristic(game: Game, bot: Learned) -> bool:
    """Return whether a bot does what the heuristic does, in all of many positions."""
    found = []
    for p in asked(TWO[game.id], 3, 40):
        each = []
        for one in (bot, Heuristic()):
            words = [0, 0, 0, 0]
            seed_words(words, p.number, 9)
            each.append(one.choose(game, p.state, p.seat, p.legal, words))
        found.append(each[0] == each[1])
    return all(found)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        (None, "it has none yet"),
        ({"layout": "0"}, "it was trained on an older form of what a seat sees"),
        ({"verbs": "0"}, "it was trained with other actions"),
        ({"rules": 0}, f"it was trained on version 0 of the rules, not {FARKLE.version}"),
        ({"game": "simurgh"}, "it is one for simurgh"),
    ],
)
def test_where_no_mind_fits_the_heuristic_plays_and_it_is_said(
    changed: dict[str, Any] | None, why: str, beside: Any
) -> None:
    if changed is not None:
        beside(untrained(FARKLE, **changed))
    sentence = said(Learned(), FARKLE, 2, FARKLE.option_codes(2))
    assert sentence == f"No mind fits dragon_farkle here ({why}): the heuristic plays."
    assert as_heuristic(FARKLE, Learned())


def test_a_mind_that_fits_plays(beside: Any) -> None:
    beside(untrained(FARKLE))
    assert said(Learned(), FARKLE, 2, FARKLE.option_codes(2)) is None
    assert said(Heuristic(), FARKLE, 2, FARKLE.option_codes(2)) is None
    assert not as_heuristic(FARKLE, Learned())


def test_a_variant_has_no_mind(beside: Any) -> None:
    beside(untrained(FARKLE))
    game = game_of(FARKLE.id, Variant(FARKLE.id, changes=(("numbers.stub", 300),)))
    told = str(said(Learned(), game, 2, game.option_codes(2)))
    assert "it was trained with the printed game" in told
    assert as_heuristic(game, Learned())


def test_options_that_training_never_met_are_the_heuristics(beside: Any) -> None:
    """What was always 3 and is 5 now: the mind does not pretend to know it."""
    beside(untrained(FARKLE, constant={"health": 3}))
    usual = FARKLE.option_codes(2, {"dragon_health": 3})
    other = FARKLE.option_codes(2, {"dragon_health": 5})
    assert said(Learned(), FARKLE, 2, usual) is None
    assert "it was not trained with this health" in str(said(Learned(), FARKLE, 2, other))
    thinker = Learned().thinker(FARKLE)
    assert thinker is not None
    setting = next(s for s in ALL if s.game is FARKLE and s.options.get("dragon_health") == "5")
    assert {chosen(thinker, p)[0] for p in asked(setting, 1, 20)} == {-1}


# -- whole games --------------------------------------------------------------------------------


def test_games_with_a_mind_are_those_of_the_arena(beside: Any) -> None:
    beside(untrained(FARKLE))
    plan = Plan(FARKLE, 2, {}, 5, ("mind", "adept"), 4)
    assert all(play.simple(plan, lineup) for lineup in range(len(plan.lineups)))
    thinker = Learned().thinker(FARKLE)
    assert thinker is not None
    for number in range(4):
        result = play.play_one(plan, 0, number)
        kinds = [(MIND, HEURISTIC)[bot] for bot in plan.seating(0, number)]
        crowd = Crowd(thinker, 2, plan.codes, 5, kinds)
        data, lengths, results, began = crowd.play_plainly(plan.stream(number))
        assert play.digest_of(data) == result.digest
        assert (lengths[0], tuple(results[0]), began[0]) == (
            result.steps,
            result.returns,
            result.began,
        )


@pytest.mark.slow
def test_games_with_a_mind_are_the_same_compiled_as_a_whole(beside: Any) -> None:
    beside(untrained(FARKLE))
    plan = Plan(FARKLE, 3, {}, 5, ("mind", "adept", "random"), 12)
    for first in range(3):
        numbers = tuple(range(first, 12, 3))
        block = play.play_block(plan, 0, numbers)
        assert [r.digest for r in block] == [play.play_one(plan, 0, n).digest for n in numbers]


def test_two_different_minds_meet_move_by_move(tmp_path: Path) -> None:
    for name, seed in (("a", 1), ("b", 2)):
        (tmp_path / name).write_bytes(untrained(FARKLE, seed))
    plan = Plan(FARKLE, 2, {}, 5, (f"mind:{tmp_path}/a", f"mind:{tmp_path}/b"), 2)
    assert not play.simple(plan, 0)
    assert plan.repeatable
    assert play.play_one(plan, 0, 0) != play.play_one(plan, 0, 1)
