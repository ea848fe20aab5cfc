"""OpenSpiel's dice game `pig`, driven from Python: the nearest relative of Dragon Farkle there."""

from __future__ import annotations

import random
from importlib.util import find_spec

NAME = "OpenSpiel pig(players=2)"


def available() -> bool:
    """Return whether OpenSpiel is installed (the extra `bench`)."""
    return find_spec("pyspiel") is not None


def run(games: int) -> int:
    """Play random games and return the number of player decisions; rolls are not counted."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    game = pyspiel.load_game("pig(players=2)")
    chance = random.Random(0).random
    steps = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()  # a fair die: all equally likely
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
                steps += 1
    return steps
