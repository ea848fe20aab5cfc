"""`python -m bench.quest_race`: what can be checked of its parts, and how they fit together."""

from __future__ import annotations

import numpy as np
import pytest

from bench.quest_race import (
    COIN,
    PURSES,
    WAY_IN,
    Hero,
    adept_arrives,
    adept_brings,
    best_share,
    throw,
)
from lindwurm.games.dragonquest import odds
from lindwurm.games.dragonquest.hope import HOPE, INWARD, SURE

HERO = Hero()


def hope() -> float:
    """Return how often a hero comes home who cares for nothing else."""
    return float(HOPE[INWARD][WAY_IN][HERO.turns][HERO.lp] / SURE)


def test_throws_bring_what_the_catalogue_says() -> None:
    """12.5: the chance that the dragon wakes, and the gain if it does not."""
    for aside in range(7):
        first = throw(aside)[:, :, 0].sum(axis=0)
        asleep = first.sum()
        assert 1 - asleep == pytest.approx(float(odds.wake(aside)))
        assert COIN * first @ np.arange(PURSES) / asleep == pytest.approx(float(odds.gain(aside)))


@pytest.mark.slow
def test_a_rival_who_never_comes_home_is_beaten_by_coming_home() -> None:
    """Then gold is worth nothing, and hope is the best answer: if it fails, nobody has won."""
    assert best_share(HERO, np.zeros(PURSES)) == pytest.approx((1 + hope()) / 2, abs=1e-4)


@pytest.mark.slow
def test_the_adept_comes_home_a_little_less_often_than_he_could() -> None:
    """He stays in the chamber for gold; and the best answer to him is better than he is."""
    brings = adept_brings(HERO)
    assert hope() - 0.1 < brings.sum() < hope() < adept_arrives(HERO).sum() < 1
    assert 0.5 < best_share(HERO, brings) < 0.55
