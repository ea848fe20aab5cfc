"""Properties of a game that is played at random: nothing vanishes, both books agree."""

from __future__ import annotations

import contextlib
from typing import Any

from lindwurm.kernel.chance import Chance, Tape, TapeError
from lindwurm.kernel.match import Match
from lindwurm.kernel.state import flatten
from lindwurm.testing.play import Setting, opening, random_game, random_match, sampled
from lindwurm.testing.suite import Suite


class Properties(Suite):
    """What holds for every game, whatever its rules are."""

    def test_random_games_end_and_nothing_appears_or_vanishes(self, setting: Setting) -> None:
        for seed in range(1 if setting.options else 2):
            s = opening(setting, seed)
            for position in random_game(setting, seed):
                s = position.state
                assert setting.game.problem(s) is None, position.number
            assert setting.game.actors(s) == 0
            assert setting.game.problem(s) is None

    def test_work_space_is_wiped_after_every_action(self, setting: Setting) -> None:
        """What rules use as scratch is no part of the state, so nothing may stay in it."""
        names = [f.name for f in setting.game.state.FIELDS if f.scratch]
        for position in random_game(setting, 4) if names else ():
            for name in names:
                assert not any(flatten(getattr(position.state, name))), (name, position.number)

    def test_actions_are_offered_only_in_the_phases_of_their_deed(self, setting: Setting) -> None:
        deeds = setting.game.deeds
        first = setting.game.verbs.first
        phases = {d.verb: {int(p) for p in d.phases} for d in deeds.deeds}
        for position in sampled(setting, 6, 60):
            for action in position.legal:
                verb = setting.game.verbs.verb(action).name
                assert position.state.phase in phases[first[verb]], verb

    def test_every_draw_says_what_it_is_and_a_throw_does_not_depend_on_itself(
        self, default: Setting
    ) -> None:
        """Other values for the first draw of a throw: the rest of it is asked for all the same."""
        game = default.game
        match = random_match(default, 8, moves=120)
        drawn = [match.opening_draws, *(move.draws for move in match.moves)]
        known = set(game.draws)
        assert {d.kind for draws in drawn for d in draws} <= known
        for number, move in enumerate(match.moves):
            for at in {d.throw: i for i, d in reversed([*enumerate(move.draws)])}.values():
                throw = [d for d in move.draws if d.throw == move.draws[at].throw]
                if len(throw) > 1:
                    _throw_again(match, number, at, throw)

    def test_legal_and_why_not_agree_on_every_action(self, setting: Setting) -> None:
        game = setting.game
        for position in sampled(setting, 3, 12_000 // game.verbs.size + 4):
            allowed = {a for a in range(game.verbs.size) if not game.why_not(*position[:2], a)}
            assert allowed == set(position.legal), _texts(game, allowed ^ set(position.legal))
            assert len(position.legal) == len(set(position.legal))

    def test_looking_changes_nothing(self, setting: Setting) -> None:
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


def _texts(game: Any, actions: set[int]) -> list[str]:
    return [game.verbs.text(a) for a in sorted(actions)]
