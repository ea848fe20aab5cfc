"""Properties that hold for every game, written once. A new game gets them for free."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from lindwurm.engines import batch, compiled
from lindwurm.kernel import record
from lindwurm.kernel.chance import Chance, Tape, TapeError, seed_words
from lindwurm.kernel.events import EVERYONE
from lindwurm.kernel.match import Match, UndoError
from lindwurm.kernel.state import flatten
from tests.games.harness import (
    ALL,
    DEFAULTS,
    Setting,
    opening,
    random_game,
    random_match,
    sampled,
)

every_setting = pytest.mark.parametrize("setting", ALL, ids=str)
every_default = pytest.mark.parametrize("setting", DEFAULTS, ids=str)


@every_setting
def test_random_games_end_and_nothing_appears_or_vanishes(setting: Setting) -> None:
    for seed in range(2):
        s = opening(setting, seed)
        for position in random_game(setting, seed):
            s = position.state
            assert setting.game.problem(s) is None, position.number
        assert setting.game.actors(s) == 0
        assert setting.game.problem(s) is None


@every_setting
def test_work_space_is_wiped_after_every_action(setting: Setting) -> None:
    """What rules use as scratch is no part of the state, so nothing may stay in it."""
    names = [f.name for f in setting.game.state.FIELDS if f.scratch]
    for position in random_game(setting, 4) if names else ():
        for name in names:
            assert not any(flatten(getattr(position.state, name))), (name, position.number)


@every_setting
def test_actions_are_offered_only_in_the_phases_of_their_deed(setting: Setting) -> None:
    deeds = setting.game.deeds
    first = setting.game.verbs.first
    phases = {d.verb: {int(p) for p in d.phases} for d in deeds.deeds}
    for position in sampled(setting, 6, 60):
        for action in position.legal:
            verb = setting.game.verbs.verb(action).name
            assert position.state.phase in phases[first[verb]], verb


@every_default
def test_every_draw_says_what_it_is_and_a_throw_does_not_depend_on_itself(setting: Setting) -> None:
    """Other values for the first draw of a throw: the rest of it is asked for all the same."""
    game = setting.game
    match = random_match(setting, 8, moves=120)
    drawn = [match.opening_draws, *(move.draws for move in match.moves)]
    known = set(game.draws)
    assert {d.kind for draws in drawn for d in draws} <= known
    for number, move in enumerate(match.moves):
        for at in {d.throw: i for i, d in reversed([*enumerate(move.draws)])}.values():
            throw = [d for d in move.draws if d.throw == move.draws[at].throw]
            if len(throw) > 1:
                _throw_again(match, number, at, throw)


def _throw_again(match: Match, number: int, at: int, throw: list[Any]) -> None:
    move = match.moves[number]
    s = match.game.state.from_bytes(move.before)
    values = [d.value for d in move.draws[:at]]
    values += [(d.value + 1) % d.size for d in throw]
    s.chance = Chance(Tape(values))
    with contextlib.suppress(TapeError):  # what comes after the throw may be another thing
        match.game.apply(s, move.seat, move.action)
    again = [d for d in s.chance.drawn if d.throw == throw[0].throw]
    assert [(d.size, d.kind) for d in again] == [(d.size, d.kind) for d in throw], move


@every_setting
def test_legal_and_why_not_agree_on_every_action(setting: Setting) -> None:
    game = setting.game
    for position in sampled(setting, 3, 12_000 // game.verbs.size + 4):
        allowed = {a for a in range(game.verbs.size) if not game.why_not(*position[:2], a)}
        assert allowed == set(position.legal), _texts(game, allowed ^ set(position.legal))
        assert len(position.legal) == len(set(position.legal))


def _texts(game: Any, actions: set[int]) -> list[str]:
    return [game.verbs.text(a) for a in sorted(actions)]


@every_setting
def test_looking_changes_nothing(setting: Setting) -> None:
    """Asking for legal actions, reasons, views and scores leaves the state as it was."""
    game = setting.game
    for position in sampled(setting, 5, 12):
        s = position.state
        before = s.to_bytes()
        game.legal(s, position.seat, [0] * game.max_legal)
        for action in range(0, game.verbs.size, 7):
            game.why_not(s, position.seat, action)
        game.standing(s, [0] * setting.seats)
        game.actors(s)
        s.view(None)
        assert s.to_bytes() == before


@every_setting
def test_a_seat_learns_nothing_it_may_not_know(setting: Setting) -> None:
    """Deal all that a seat cannot know afresh: it must notice no difference."""
    game = setting.game
    for position in sampled(setting, 7, 25):
        for seat in range(setting.seats):
            s = position.state.copy()
            seed_words(s.rng, position.number, 9)
            other = s.copy()
            game.redeal(other, seat)
            other.rng = list(s.rng)
            assert game.problem(other) is None
            assert other.view(seat) == s.view(seat)
            assert other.view(None) == s.view(None)
            assert game.actors(other) == game.actors(s)
            assert _counted(setting, other, seat) == _counted(setting, s, seat)
            if game.actors(s) >> seat & 1:
                assert _legal(game, other, seat) == _legal(game, s, seat)
                assert _asked(setting, other, seat) == _asked(setting, s, seat)
            _events_tell_no_more_than_the_view(setting, s, other, seat, position)


def _events_tell_no_more_than_the_view(
    setting: Setting, s: Any, other: Any, seat: int, position: Any
) -> None:
    """Do the same in both worlds: if the seat sees the same position after, it heard the same."""
    game = setting.game
    if position.choice not in _legal(game, other, position.seat):
        return
    heard = []
    for world in (s, other):
        world.log = []
        game.apply(world, position.seat, position.choice)
        heard.append([e for e in world.log if e.to in (EVERYONE, seat)])
    if s.view(seat) == other.view(seat):
        assert heard[0] == heard[1]


def _counted(setting: Setting, s: Any, seat: int) -> list[Any]:
    """Return what the game counts for a seat, and for a spectator."""
    game = setting.game
    options = game.option_texts(game.option_codes(setting.seats, setting.options))
    return [game.tally and game.tally(s, who, options) for who in (seat, None)]


def _asked(setting: Setting, s: Any, seat: int) -> tuple[Any, ...]:
    """Return what the game says about a seat's choices."""
    game, legal = setting.game, _legal(setting.game, s, seat)
    match = Match(game, setting.seats, setting.options, seed=1)
    match.state, match.sealed = s, False
    slot = game.slot and game.slot(s, game.option_texts(match.option_codes))
    return (
        game.risks(match, seat),
        game.previews(match, seat),
        game.forced(s, seat, legal),
        slot and game.silence(s, seat, legal),
    )


@every_setting
def test_a_glimpse_is_part_of_the_view(setting: Setting) -> None:
    for position in sampled(setting, 3, 40):
        s, names = position.state, [f.name for f in setting.game.state.FIELDS[::2]]
        for seat in (*range(setting.seats), None):
            view = s.view(seat)
            assert s.glimpse(seat, names) == {n: view[n] for n in names if n in view}


@every_setting
def test_what_is_told_beside_choices_changes_nothing(setting: Setting) -> None:
    for position in sampled(setting, 5, 20):
        before = position.state.to_bytes()
        said = _asked(setting, position.state, position.seat)
        _counted(setting, position.state, position.seat)
        assert position.state.to_bytes() == before
        forced, silence = said[2:]
        assert forced == -1 or forced in position.legal
        assert silence is None or silence in position.legal, "everybody who is asked may pass"


def _legal(game: Any, s: Any, seat: int) -> list[int]:
    out = [0] * game.max_legal
    return out[: game.legal(s, seat, out)]


@every_setting
def test_the_bot_sees_only_what_its_seat_may_see(setting: Setting) -> None:
    """Same view, different hidden state, same seed: same choice, and always a legal one."""
    game = setting.game
    if game.bot is None:
        pytest.fail(f"{game.id} has no heuristic bot")
    for position in sampled(setting, 11, 40):
        choices = []
        for deal in range(3):
            s = position.state.copy()
            if deal:
                seed_words(s.rng, deal, 1)
                game.redeal(s, position.seat)
            words = [0, 0, 0, 0]
            seed_words(words, position.number, 2)
            before = s.to_bytes()
            legal = list(position.legal) + [0] * (game.max_legal - len(position.legal))
            choices.append(game.bot(s, position.seat, legal, len(position.legal), words))
            assert s.to_bytes() == before, "a bot must not touch the state it thinks about"
        assert choices[0] in position.legal
        assert choices[1:] == choices[:1] * 2


@every_default
def test_bytes_record_and_copy_are_faithful_and_share_nothing(setting: Setting) -> None:
    game = setting.game
    for position in sampled(setting, 13, 20):
        s = position.state
        assert game.state.from_bytes(s.to_bytes()).digest() == s.digest()
        assert game.state.from_record(s.to_record()).to_bytes() == s.to_bytes()
        twin, before = s.copy(), s.digest()
        game.apply(twin, position.seat, position.choice)
        assert s.digest() == before
        assert _no_shared_lists(s, twin)


def _no_shared_lists(a: Any, b: Any) -> bool:
    fields = [(getattr(a, f.name), getattr(b, f.name)) for f in a.FIELDS if f.shape]
    return all(x is not y and not (set(_rows(x)) & set(_rows(y))) for x, y in fields)


def _rows(value: Any) -> list[int]:
    return [id(v) for v in value if isinstance(v, list)]


@every_default
def test_views_fit_their_schema(setting: Setting) -> None:
    schema = setting.game.state.view_schema()
    for position in sampled(setting, 17, 8):
        for seat in (None, *range(setting.seats)):
            view = position.state.view(seat)
            assert list(view) == schema["required"]
            for name, value in view.items():
                _check_schema(value, schema["properties"][name])


def _check_schema(value: Any, schema: dict[str, Any]) -> None:
    if schema["type"] == "array":
        assert schema["minItems"] == len(value) == schema["maxItems"]
        for element in value:
            _check_schema(element, schema["items"])
    elif value is None:
        assert "null" in schema["type"]
    else:
        assert type(value) is int
        assert schema["minimum"] <= value <= schema["maximum"]


@every_setting
def test_undo_restores_what_was_but_not_the_dice(setting: Setting) -> None:
    """Taken back with repeating dice everything is as it was; otherwise all but the generator."""
    for seed in (1, 2):
        match = random_match(setting, seed, moves=25)
        match.repeats = True
        digests, move = [], None
        while match.moves:
            move = match.moves[-1]
            digests.append(match.digest)
            others = set(range(setting.seats)) - {move.seat}
            if match.undo_needs(move.seat):
                with pytest.raises(UndoError):
                    match.undo(move.seat)
            assert match.undo(move.seat, others) == 1
            assert match.state.to_bytes() == move.before
            match.act(move.seat, move.action)
            assert match.digest == digests[-1]
            match.undo(move.seat, others)
        assert match.digest == random_match(setting, seed, moves=0).digest
        match = random_match(setting, seed, moves=25)
        words = list(match.state.rng)
        move = match.moves[-1]
        match.undo(move.seat, range(setting.seats))
        assert list(match.state.rng) == words
        match.state.rng[:] = list(setting.game.state.from_bytes(move.before).rng)
        assert match.state.to_bytes() == move.before


@every_setting
def test_records_replay_to_the_same_digest(setting: Setting) -> None:
    match = random_match(setting, 19)
    text = record.dumps(match)
    again = record.replay(record.loads(text), setting.game)
    assert again.digest == match.digest
    assert again.returns() == match.returns()
    assert again.events(0) == match.events(0)


@every_default
def test_an_altered_record_is_refused_at_the_first_bad_move(setting: Setting) -> None:
    match = random_match(setting, 23, moves=60)
    rolled = [i for i, move in enumerate(match.moves) if move.draws]
    whole = record.of(match)
    if rolled:
        at = rolled[len(rolled) // 2]
        fallen = whole.moves[at].throws[0][0]
        fallen.value = fallen.value - 1 if fallen.value else 1
        with pytest.raises(record.RecordError, match=f"move {at + 1}:"):
            record.replay(whole, setting.game)
    whole = record.of(match)
    del whole.entries[3]
    with pytest.raises(record.RecordError, match=r"move [45]:|final position"):
        record.replay(whole, setting.game)
    whole = record.of(match)
    whole.names = ["Mallory"] * setting.seats
    with pytest.raises(record.RecordError, match="move 1:"):
        record.replay(whole, setting.game)


@every_default
@hypothesis_settings(max_examples=10)
@given(secret=st.binary(min_size=32, max_size=32), salts=st.lists(st.text(max_size=8), max_size=3))
def test_a_secret_seed_can_be_verified_from_the_record(
    setting: Setting, secret: bytes, salts: list[str]
) -> None:
    match = Match(setting.game, setting.seats, setting.chosen, seed=secret, salts=salts)
    for _ in range(12):
        if match.over:
            break
        seat = match.actors[0]
        match.act(seat, match.legal(seat)[0])
    assert record.replay(record.loads(record.dumps(match)), setting.game).digest == match.digest
    hidden = record.of(match, reveal=False)
    assert secret.hex() not in record.dumps(match, reveal=False)
    assert record.replay(hidden, setting.game).view(0) == match.view(0)


@every_default
def test_a_fork_goes_its_own_way(setting: Setting) -> None:
    match = random_match(setting, 29, moves=10)
    before = match.digest
    fork = match.fork(seed=1)
    other = match.fork(seed=2)
    assert fork.view(0) == match.view(0)
    assert fork.state.rng != match.state.rng != other.state.rng
    while not fork.over:
        seat = fork.actors[0]
        fork.act(seat, fork.legal(seat)[len(fork.moves) % len(fork.legal(seat))])
        if len(fork.moves) > 30:
            break
    assert match.digest == before
    again = record.replay(record.loads(record.dumps(fork)), setting.game)
    assert again.digest == fork.digest
    assert match.fork(seed=1, at=4).state.view(0) == random_match(setting, 29, moves=4).view(0)


@every_default
def test_imagined_states_carry_no_future(setting: Setting) -> None:
    match = random_match(setting, 31, moves=15)
    if match.over:
        return
    seat = match.actors[0]
    imagined = match.imagine(seat, seed=4)
    assert imagined.rng != match.state.rng
    assert imagined.chance is None
    assert imagined.view(seat) == match.view(seat)


@pytest.mark.slow
@every_setting
def test_both_engines_play_the_same_games(setting: Setting) -> None:
    runs = [
        batch.run(setting.game, 12, setting.seats, setting.options, seed=37, engine=engine)
        for engine in batch.ENGINES
    ]
    assert runs[0].digest == runs[1].digest
    assert runs[0].lengths == runs[1].lengths
    assert runs[0].results == runs[1].results
    assert runs[0].unfinished == 0


@pytest.mark.slow
@every_default
def test_both_engines_agree_on_bot_games(setting: Setting) -> None:
    bots = ["heuristic", *["random"] * (setting.seats - 1)]
    runs = [
        batch.run(setting.game, 4, setting.seats, setting.options, 41, bots, engine)
        for engine in batch.ENGINES
    ]
    assert runs[0].digest == runs[1].digest


@pytest.mark.proof
@every_default
def test_compiled_reasons_and_redeals_equal_plain_ones(setting: Setting) -> None:
    import numpy as np

    game = setting.game
    rules = compiled.rules(game)
    out = np.zeros(game.max_legal, np.int64)
    for position in sampled(setting, 43, 6):
        s = position.state.copy()
        rows = s.to_records()
        assert rules.actors(rows[0]) == game.actors(s)
        count = rules.legal(rows[0], position.seat, out)
        assert out[:count].tolist() == position.legal
        for action in range(0, game.verbs.size, max(1, game.verbs.size // 200)):
            plain = game.why_not(s, position.seat, action)
            assert rules.why_not(rows[0], position.seat, action) == plain
        game.redeal(s, position.seat)
        rules.redeal(rows[0], position.seat)
        assert game.state.packed_records(rows) == s.to_bytes()


@every_default
def test_every_value_of_a_view_is_a_plain_number(setting: Setting) -> None:
    """Nothing but integers and None leaves a view: no object can smuggle anything out."""
    for position in sampled(setting, 47, 4):
        for value in position.state.view(0).values():
            assert all(v is None or type(v) is int for v in flatten(value))
