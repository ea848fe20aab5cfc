"""The same again: bytes, records, taking back, forks, and equal digests of both engines."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lindwurm.engines import batch, compiled
from lindwurm.kernel import record
from lindwurm.kernel.match import Match, UndoError
from lindwurm.testing.play import Setting, random_match, sampled
from lindwurm.testing.suite import Suite


class Repeating(Suite):
    """What happened can be repeated, draw for draw."""

    def test_bytes_record_and_copy_are_faithful_and_share_nothing(self, default: Setting) -> None:
        game = default.game
        for position in sampled(default, 13, 20):
            s = position.state
            assert game.state.from_bytes(s.to_bytes()).digest() == s.digest()
            assert game.state.from_record(s.to_record()).to_bytes() == s.to_bytes()
            twin, before = s.copy(), s.digest()
            game.apply(twin, position.seat, position.choice)
            assert s.digest() == before
            assert _no_shared_lists(s, twin)

    def test_undo_restores_what_was_but_not_the_dice(self, setting: Setting) -> None:
        """With repeating dice everything is as it was; otherwise all but the generator."""
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

    def test_records_replay_to_the_same_digest(self, setting: Setting) -> None:
        match = random_match(setting, 19, moves=200 if setting.options else None)
        text = record.dumps(match)
        again = record.replay(record.loads(text), setting.game)
        assert again.digest == match.digest
        assert again.returns() == match.returns()
        assert again.events(0) == match.events(0)

    def test_an_altered_record_is_refused_at_the_first_bad_move(self, default: Setting) -> None:
        match = random_match(default, 23, moves=60)
        rolled = [i for i, move in enumerate(match.moves) if move.draws]
        whole = record.of(match)
        if rolled:
            at = rolled[len(rolled) // 2]
            fallen = whole.moves[at].throws[0][0]
            fallen.value = fallen.value - 1 if fallen.value else 1
            with pytest.raises(record.RecordError, match=f"move {at + 1}:"):
                record.replay(whole, default.game)
        whole = record.of(match)
        del whole.entries[3]
        with pytest.raises(record.RecordError, match=r"move [45]:|final position"):
            record.replay(whole, default.game)
        whole = record.of(match)
        whole.names = ["Mallory"] * default.seats
        with pytest.raises(record.RecordError, match="move 1:"):
            record.replay(whole, default.game)

    @pytest.mark.parametrize("salts", [[], ["", "salz"], ["\u00df" * 8, "\x00", "\U0001f409"]])
    def test_a_secret_seed_can_be_verified_from_the_record(
        self, default: Setting, salts: list[str]
    ) -> None:
        secret = random.Random(f"{default} {salts}").randbytes(32)
        match = Match(default.game, default.seats, default.chosen, seed=secret, salts=salts)
        for _ in range(12):
            if match.over:
                break
            seat = match.actors[0]
            match.act(seat, match.legal(seat)[0])
        assert record.replay(record.loads(record.dumps(match)), default.game).digest == match.digest
        hidden = record.of(match, reveal=False)
        assert secret.hex() not in record.dumps(match, reveal=False)
        assert record.replay(hidden, default.game).view(0) == match.view(0)

    def test_a_fork_goes_its_own_way(self, default: Setting) -> None:
        match = random_match(default, 29, moves=10)
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
        again = record.replay(record.loads(record.dumps(fork)), default.game)
        assert again.digest == fork.digest
        assert match.fork(seed=1, at=4).state.view(0) == random_match(default, 29, moves=4).view(0)

    @pytest.mark.slow
    def test_both_engines_play_the_same_games(self, setting: Setting) -> None:
        games = 4 if setting.options else 12
        runs = [
            batch.run(setting.game, games, setting.seats, setting.options, seed=37, engine=engine)
            for engine in batch.ENGINES
        ]
        assert runs[0].digest == runs[1].digest
        assert runs[0].lengths == runs[1].lengths
        assert runs[0].results == runs[1].results
        assert runs[0].unfinished == 0

    @pytest.mark.slow
    def test_both_engines_agree_on_bot_games(self, default: Setting) -> None:
        bots = ["heuristic", *["random"] * (default.seats - 1)]
        runs = [
            batch.run(default.game, 4, default.seats, default.options, 41, bots, engine)
            for engine in batch.ENGINES
        ]
        assert runs[0].digest == runs[1].digest

    @pytest.mark.proof
    def test_compiled_reasons_and_redeals_equal_plain_ones(self, default: Setting) -> None:
        import numpy as np

        game = default.game
        rules = compiled.rules(game)
        out = np.zeros(game.max_legal, np.int64)
        for position in sampled(default, 43, 6):
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


def _no_shared_lists(a: Any, b: Any) -> bool:
    fields = [(getattr(a, f.name), getattr(b, f.name)) for f in a.FIELDS if f.shape]
    return all(x is not y and not (set(_rows(x)) & set(_rows(y))) for x, y in fields)


def _rows(value: Any) -> list[int]:
    return [id(v) for v in value if isinstance(v, list)]
