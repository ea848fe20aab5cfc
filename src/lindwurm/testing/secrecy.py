"""No leak: what a seat is told does not depend on what it may not know."""

from __future__ import annotations

from typing import Any

import pytest

from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.events import EVERYONE
from lindwurm.kernel.match import Match
from lindwurm.kernel.state import flatten
from lindwurm.testing.play import Setting, random_match, sampled
from lindwurm.testing.suite import Suite


class Secrecy(Suite):
    """Hidden is hidden: from views, events, choices, counts and bots."""

    def test_a_seat_learns_nothing_it_may_not_know(self, setting: Setting) -> None:
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

    def test_a_glimpse_is_part_of_the_view(self, setting: Setting) -> None:
        for position in sampled(setting, 3, 40):
            s, names = position.state, [f.name for f in setting.game.state.FIELDS[::2]]
            for seat in (*range(setting.seats), None):
                view = s.view(seat)
                assert s.glimpse(seat, names) == {n: view[n] for n in names if n in view}

    def test_what_is_told_beside_choices_changes_nothing(self, setting: Setting) -> None:
        for position in sampled(setting, 5, 20):
            before = position.state.to_bytes()
            said = _asked(setting, position.state, position.seat)
            _counted(setting, position.state, position.seat)
            assert position.state.to_bytes() == before
            forced, silence = said[2:]
            assert forced == -1 or forced in position.legal
            assert silence is None or silence in position.legal, "everybody who is asked may pass"

    def test_the_bot_sees_only_what_its_seat_may_see(self, setting: Setting) -> None:
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

    def test_views_fit_their_schema(self, default: Setting) -> None:
        schema = default.game.state.view_schema()
        for position in sampled(default, 17, 8):
            for seat in (None, *range(default.seats)):
                view = position.state.view(seat)
                assert list(view) == schema["required"]
                for name, value in view.items():
                    _check_schema(value, schema["properties"][name])

    def test_imagined_states_carry_no_future(self, default: Setting) -> None:
        match = random_match(default, 31, moves=15)
        if match.over:
            return
        seat = match.actors[0]
        imagined = match.imagine(seat, seed=4)
        assert imagined.rng != match.state.rng
        assert imagined.chance is None
        assert imagined.view(seat) == match.view(seat)

    def test_every_value_of_a_view_is_a_plain_number(self, default: Setting) -> None:
        """Nothing but integers and None leaves a view: no object can smuggle anything out."""
        for position in sampled(default, 47, 4):
            for value in position.state.view(0).values():
                assert all(v is None or type(v) is int for v in flatten(value))


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
    wait = game.wait and game.wait(s, game.option_texts(match.option_codes))
    return (
        game.risks(match, seat),
        game.previews(match, seat),
        game.forced(s, seat, legal),
        wait and game.silence(s, seat, legal),
    )


def _legal(game: Any, s: Any, seat: int) -> list[int]:
    out = [0] * game.max_legal
    return out[: game.legal(s, seat, out)]


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
