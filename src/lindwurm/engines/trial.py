"""A variant tried before it is played: a few games in plain Python, watched closely.

Compiled rules do not look where they write, so a deck that does not fit its place in the state has
to be found here, where every list knows its length and every field its bounds.
"""

from __future__ import annotations

from collections.abc import Mapping

from lindwurm.engines import batch
from lindwurm.kernel.chance import below, seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import LANGUAGES, Texts
from lindwurm.kernel.variant import Variant
from lindwurm.variants import loading

GAMES, STEPS = 2, 2_000
"""Games that are tried, and decisions of each at most."""
TOLD, TOLD_CHOICES = 150, 6
"""Decisions of a game that is told, and choices of each."""
BROKEN = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What a game with values that do not fit together comes to grief with."""


def tried(variant: Variant) -> tuple[Game | None, str | None]:
    """Return the game of a variant, or None and why it cannot be played, in one sentence."""
    try:
        game = loading.loaded(variant)
    except Exception as error:  # noqa: BLE001 - its code may do anything; its numbers may fit nowhere
        return None, f"{type(error).__name__}: {error}" if variant.code else str(error)
    if (found := problem(game, game.usual_seats)) is not None:
        return None, found
    return game, None


def problem(
    game: Game, seats: int, options: Mapping[str, object] | None = None, seed: int = 0
) -> str | None:
    """Return why a game cannot be played, or None after some games that were watched."""
    try:
        codes = game.option_codes(seats, options, batch=True)
        for number in range(GAMES):
            if found := _watched(game, seats, codes, seed, number):
                return found
    except BROKEN as error:
        return str(error) or type(error).__name__
    return None


def unsaid(game: Game) -> str | None:
    """Return what cannot be said of a game, or None after one that was told in all languages."""
    match, words = Match(game, game.usual_seats, seed=0), [0, 0, 0, 0]
    seed_words(words, 0, 1)
    texts = [Texts(game, language) for language in LANGUAGES]
    try:
        game.lookups()
        for _ in range(TOLD):
            if match.over:
                break
            seat = match.actors[0]
            legal = match.legal(seat)
            for code in legal[:TOLD_CHOICES]:
                for say in texts:
                    say.action(code, match.state, seat)
            match.act(seat, legal[below(words, len(legal))])
        for event in match.state.log or ():
            for say in texts:
                say.event(event, 0)
    except BROKEN as error:
        return str(error) or type(error).__name__
    return None


def _watched(game: Game, seats: int, codes: list[int], seed: int, number: int) -> str | None:
    """Play a game, at random or by the game's own bot, and return what is inconsistent, if so."""
    words, out = [0, 0, 0, 0], [0] * game.max_legal
    s = game.state()
    seed_words(s.rng, seed, 2 * number)
    seed_words(words, seed, 2 * number + 1)
    game.setup(s, seats, codes)
    for step in range(STEPS):
        mask = game.actors(s)
        if step % 20 == 0 or mask == 0:
            s.to_bytes()  # every field within its bounds
            if found := game.problem(s):
                return found
        if mask == 0:
            break
        seat = batch.pick_actor(mask, words)
        count = game.legal(s, seat, out)
        if count == 0:
            return f"seat {seat + 1} has to decide and may do nothing"
        if game.bot is not None and number % 2 == 0:
            action = game.bot(s, seat, out, count, words)
        else:
            action = out[below(words, count)]
        game.apply(s, seat, action)
    return None
