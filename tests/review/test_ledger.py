"""The ledger: what adds up, what has mean zero, who is blamed for what."""

from __future__ import annotations

import math
from statistics import fmean, stdev

import pytest

from lindwurm.bots.judgement import Judge
from lindwurm.bots.levels import named
from lindwurm.bots.player import choose
from lindwurm.games import load
from lindwurm.kernel.match import Match
from lindwurm.review import Audit, ReviewError, allowance, review
from lindwurm.review.amounts import Amount
from lindwurm.review.errors import BATCHES, Parts
from lindwurm.review.ledger import Decision, Looked, Moment, Stand, account, lost_once
from tests.review.games import played, reviewed, short

pytestmark = pytest.mark.slow  # compiles


def test_the_parts_add_up_to_the_result() -> None:
    match, found = short(), reviewed()
    assert [seat.result for seat in found.seats] == match.result
    for seat in found.seats:
        assert seat.total.value == pytest.approx(seat.result)
        assert seat.decisions == sum(one.seat == seat.seat for one in found.decisions)
    assert len(found.stands) == len(match.moves) + 1
    assert [one.expected.value for one in found.stands[-1]] == match.result
    assert [one.move for one in found.moments] == list(range(1, len(match.moves) + 1))


def test_nothing_fell_no_luck() -> None:
    match, found = short(), reviewed()
    thrown = [bool(move.draws) for move in match.moves]
    assert 5 < sum(thrown) < len(thrown)
    for fell, moment in zip(thrown, found.moments, strict=True):
        if not fell:
            assert all(luck == Amount() for luck in moment.luck)
    assert any(luck.value for moment in found.moments for luck in moment.luck)


def test_only_choices_are_decisions() -> None:
    match = short()
    for one in reviewed().decisions:
        state = match.game.state.from_bytes(match.moves[one.move - 1].before)
        then = Match(match.game, 2, {"round_limit": "10"}, seed=0, start=state)
        legal = then.legal(one.seat)
        assert len(legal) == one.choices > 1
        assert {one.action, one.best} <= set(legal)
        assert one.action == match.moves[one.move - 1].action
        if one.best == one.action:
            assert one.loss == Amount()


def test_the_same_again() -> None:
    match = short()
    last = list(range(len(match.moves) - 12, len(match.moves)))
    one, other = (Audit(match, games=3, seed=2).look(last, 0) for _ in range(2))
    assert one == other
    assert one != Audit(match, games=3, seed=3).look(last, 0)


def test_luck_is_mean_zero_whatever_falls() -> None:
    """One throw over and over: what it brings, less what it might have brought, is nothing."""
    game = load("dragon_farkle")
    luck = []
    for seed in range(60):
        match = Match(game, 2, {"round_limit": "10", "first_player": "1"}, seed=seed)
        match.act(0, "recruit")
        while match.legal(0) and not match.moves[-1].draws:
            match.act(0, match.legal(0)[0])
        roll = len(match.moves) - 1
        match.leave(1, "resigned")  # only the roll is looked at
        (looked,) = Audit(match, games=8, seed=seed).look([roll], 0)
        assert match.moves[roll].draws
        luck.append(looked.moment.luck[0].value)
    error = stdev(luck) / math.sqrt(len(luck))
    assert stdev(luck) > 0.001  # there is luck
    assert abs(fmean(luck)) < 2 * error


def test_an_error_is_found_and_what_it_gave() -> None:
    """Whoever stops with nothing to lose gives away what a certain roll would have brought."""
    game = load("dragon_farkle")
    match = Match(game, 2, {"first_player": "1"}, seed=4)
    judge = Judge(game)
    while True:
        seat = match.actors[0]
        legal = [match.text(one) for one in match.legal(seat)]
        if {"roll", "stop"} <= set(legal):
            break
        match.act(seat, choose(named("adept"), match, seat, seed=1))
    codes = [match.code("roll"), match.code("stop")]
    values, ahead = judge.compare(match.state, seat, codes, 40, seed=3)
    again, _ = judge.compare(match.state, seat, codes, 40, seed=3)
    assert values == again  # the same deals and dice
    assert ahead[0].returns == (0.0, 0.0)
    assert ahead[1].returns[seat] == pytest.approx(
        values[1].returns[seat] - values[0].returns[seat]
    )
    best = judge.candidate(match.imagine(seat, 1), seat, match.legal(seat), 20, 1)
    assert best in match.legal(seat)


def test_mistakes_and_gifts_are_two_sides() -> None:
    """In a game of two that one wins, what one loses by a mistake the other is given."""
    found = reviewed()
    blamed = [one for one in found.moments if one.decision and one.decision.loss.value]
    assert blamed
    for one in blamed:
        assert one.decision is not None
        assert one.gifts[1 - one.seat].value == pytest.approx(one.decision.loss.value)
        assert one.gifts[one.seat] == Amount()


def test_nothing_is_left_unexplained() -> None:
    """What every change comes from is told, with the same dice: the rest is but sampling."""
    found = reviewed()
    assert any(abs(one.unforeseen[0].value) > 0.01 for one in found.moments)
    assert any(abs(one.news[0].value) > 0.01 for one in found.moments)
    for seat in found.seats:
        assert seat.rest.value == pytest.approx(0, abs=1e-9)


def test_unforeseen_is_what_the_best_brings_beyond_the_judges_own_player() -> None:
    """For whoever decides; and for the other one, in a game that one of two wins, its opposite."""
    match, found, judge = short(), reviewed(), Judge(short().game)
    for one in found.moments:
        assert one.unforeseen[0].value == pytest.approx(-one.unforeseen[1].value)
        if one.decision is None:
            assert one.unforeseen == (Amount(), Amount())
    most = max(found.moments, key=lambda one: abs(one.unforeseen[0].value))
    assert most.decision is not None
    at, seat = most.move - 1, most.seat
    state = match.game.state.from_bytes(match.moves[at].before)
    best = most.decision.best
    better, expected = (
        judge.sample(state, found.games, 0, before=seat, at=at, **done).mean(axis=0)
        for done in ({"actor": seat, "action": best}, {})
    )
    assert most.unforeseen[seat].value == pytest.approx(better[seat] - expected[seat])


def missed(move: int, best: int, loss: float, beyond: float, turn: int = 1) -> Looked:
    """Return a move of the first of two seats, who did something else than the best."""
    nothing = (Amount(), Amount())
    decision = Decision(move, 0, 7, best, Amount(loss, 0.01), "search", 3, nothing)
    gifts, ahead = (Amount(), Amount(loss, 0.01)), (Amount(beyond, 0.01), Amount(-beyond, 0.01))
    moment = Moment(move, 0, 7, (0, turn), nothing, nothing, gifts, decision, ahead)
    zero = (0.0,) * BATCHES
    own = Parts(zero, zero, (-loss,) * BATCHES, (), (beyond,) * BATCHES)
    other = Parts(zero, zero, (), (loss,) * BATCHES, (-beyond,) * BATCHES)
    return Looked(moment, (Stand(Amount(), None),) * 2, 16, (own, other))


def test_a_chance_that_stays_open_is_lost_once() -> None:
    looked = [missed(1, 5, 0.2, 0.2), missed(2, 4, 0.1, 0.1), missed(3, 5, 0.3, 0.25)]
    first, between, last = lost_once(looked, [False] * 3)
    told = [one.moment.decision.loss.value for one in (first, between, last) if one.moment.decision]
    assert told == pytest.approx([-0.05, 0.1, 0.3])
    assert [one.value for one in first.moment.gifts] == pytest.approx([0, -0.05])
    assert [one.value for one in first.moment.unforeseen] == pytest.approx([0.2, -0.2])
    assert [one.value for one in last.moment.unforeseen] == [0, 0]
    assert between == looked[1]
    for seat in range(2):  # nothing is added or taken from the whole, in any batch
        before, after = (
            sum(sum(sum(part) for part in one.parts[seat]) for one in found)
            for found in (looked, (first, between, last))
        )
        assert after == pytest.approx(before)


@pytest.mark.parametrize("why", ["something fell", "another turn", "another best"])
def test_a_chance_that_may_be_another_one_counts_again(why: str) -> None:
    looked = [missed(1, 5, 0.2, 0.2), missed(2, 5, 0.2, 0.2)]
    if why == "another turn":
        looked[1] = missed(2, 5, 0.2, 0.2, turn=2)
    if why == "another best":
        looked[1] = missed(2, 4, 0.2, 0.2)
    assert lost_once(looked, [why == "something fell", False]) == looked


def test_an_account_closes() -> None:
    luck = (Amount(0.1, 0.01), Amount(-0.1, 0.01))
    news, gifts, unforeseen = ((Amount(), Amount(worth)) for worth in (0.0, 0.02, -0.01))
    moment = Moment(1, 0, 7, (0, 1), luck, news, gifts, None, unforeseen)
    start, opening = Amount(0.5, 0.02), Amount(0.03, 0.0)
    one = account(1, start, opening, [moment], 1.0, Amount(-0.2), Amount(0.1))
    assert one.luck.value == pytest.approx(-0.07)
    assert one.mistakes.value == pytest.approx(-0.2)
    assert one.gifts.value == pytest.approx(0.12)
    assert one.unforeseen == Amount(-0.01)
    assert one.rest.value == pytest.approx(1 - 0.5 + 0.07 + 0.2 - 0.12 + 0.01)
    assert one.rest.error == pytest.approx(math.hypot(0.02, 0.01))


def test_sums_are_surer_than_their_parts_and_as_sure_as_told() -> None:
    """Every number of a game rests on the same dice: what one has too much the next has less."""
    match = played("dragon_farkle", ("adept", "adept"), 3, round_limit="10")
    found = [review(match, games=24, cores=1, seed=seed) for seed in range(8)]
    assert [seat.rest.error for seat in found[0].seats] == pytest.approx([0, 0])
    for part in ("luck", "news"):
        amounts = [getattr(one.seats[0], part) for one in found]
        told = math.sqrt(fmean(one.error**2 for one in amounts))
        assert 0.5 < stdev(one.value for one in amounts) / told < 2
    apart = [kind[0].error for one in found[0].moments for kind in (one.luck, one.news)]
    assert 0 < found[0].seats[0].news.error < 0.5 * math.hypot(*apart)


def test_what_cannot_be_reviewed() -> None:
    match = Match(load("dragon_farkle"), 2, seed=1)
    with pytest.raises(ReviewError, match="still being played"):
        review(match, games=2)
    match.act(match.actors[0], match.legal(match.actors[0])[0])
    match.leave(0, "abandoned")
    with pytest.raises(ReviewError, match="abandoned"):
        review(match, games=2)
    with pytest.raises(ReviewError, match="at least 2"):
        Audit(short(), games=1)


def test_giving_up_is_ones_own_doing() -> None:
    match = Match(load("dragon_farkle"), 2, {"first_player": "1"}, seed=1)
    for _ in range(4):
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    match.leave(0, "resigned")
    found = review(match, games=8)
    assert [seat.result for seat in found.seats] == [0.0, 1.0]
    stand = found.stands[-1]
    losses = sum(one.loss.value for one in found.decisions if one.seat == 0)
    assert found.seats[0].mistakes.value == pytest.approx(-losses - stand[0].expected.value)
    assert found.seats[1].gifts.value >= 1 - stand[1].expected.value - 1e-9
    for seat in found.seats:  # whatever was thought of the end, leaving takes it back
        assert [seat.rest.value, seat.rest.error] == pytest.approx([0, 0])


def test_a_game_in_which_something_is_hidden() -> None:
    """Believed and true differ there: that is news, and it closes all the same."""
    match = played("dragonquest", ("adept", "adept"), 5)
    audit = Audit(match, games=2)
    assert any(audit.guess)
    looked = audit.look(range(len(match.moves) - 16, len(match.moves)), 0)
    assert len(looked) == 16
    assert all(len(one.stands) == 2 for one in looked)


def test_a_mind_judges_where_it_knows_the_game() -> None:
    """Options that training never met are played out; a look of a mind has no error of its own."""
    assert Audit(short(), games=4, mind=True).judge.mind is None
    match = played("dragon_farkle", ("adept", "adept"), 8)
    audit = Audit(match, games=4, mind=True)
    assert audit.judge.mind is not None
    looked = audit.look(range(len(match.moves) - 10, len(match.moves)), 0)
    certain = [one.stands[0].expected.error == 0 for one in looked]
    assert all(certain)
    assert Audit(match, games=4).judge.mind is None


def test_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock of its own: work is twice as slow as was thought, and ends in time."""
    now = 100.0
    monkeypatch.setattr("lindwurm.review.allowance.time.perf_counter", lambda: now)
    weights = dict.fromkeys(range(40), 1.0)
    pace = allowance.Allowance(None, 2, weights, speed=100.0, until=now + 20)
    for move in weights:
        games = pace.games(move)
        now += games / 50
        pace.did(move, games)
    assert 118 < now < 122
