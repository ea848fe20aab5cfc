"""Variants beside each other and beside the printed game, in one process."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from lindwurm.cli import tables
from lindwurm.engines import batch, compiled, trial
from lindwurm.games import ids, load, varied
from lindwurm.kernel import record
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from lindwurm.kernel.variant import Variant
from lindwurm.variants import components
from lindwurm.variants.file import read

EXAMPLES = sorted(Path("examples/variants").glob("*.toml"))
BERTHA = read("examples/variants/bertha_halves.toml")
ONE_CHANGE = {
    "drachenfels": ("hand.size", 6),
    "dragon_farkle": ("numbers.stub", 400),
    "dragonquest": ("numbers.life_points", 10),
    "schutt_und_asche": ("numbers.cost_buy", 1),
    "simurgh": ("start.spearmen", 2),
}


def digest(game_id: str, variant: Variant | None, games: int = 3) -> str:
    game = load(game_id, variant)
    bots = ["heuristic" if game.bot else "random"]
    return batch.run(game, games, 2, {}, 4, bots, "python").digest


@pytest.mark.parametrize("game_id", ids())
def test_two_variants_and_the_printed_game_do_not_disturb_each_other(game_id: str) -> None:
    """Played in turns in one process they go as each goes in a process that knows no other."""
    variant = Variant(game_id, changes=(ONE_CHANGE[game_id],))
    other = Variant(game_id, changes=(ONE_CHANGE[game_id],), author="somebody else")
    asked = f"from tests.variants.test_loading import digest; print(digest({game_id!r}, None))"
    ran = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    alone = ran.stdout.strip()
    found = [digest(game_id, one) for one in (variant, None, other, None, variant)]
    assert found[1] == found[3] == alone
    assert found[0] == found[2] == found[4] != alone
    games = [load(game_id, one) for one in (None, variant, other)]
    assert len({game.state for game in games}) == 3, "each has classes of its own"
    data = [import_module(f"{game.package}.data") for game in games]
    assert len({id(module.DATA) for module in data}) == 3
    rules = [game.setup.__globals__ for game in games]
    assert len({id(one) for one in rules}) == 3


def test_every_module_of_a_variant_is_its_own() -> None:
    """Nothing of the printed package is reached from a variant, by whatever way."""
    game = load("simurgh", Variant("simurgh", changes=(("numbers.hand_limit", 3),)))
    tables.load(game)
    for name, module in list(sys.modules.items()):
        if name.startswith(game.package):
            for value in vars(module).values():
                home = getattr(value, "__module__", "") or ""
                assert not home.startswith("lindwurm.games.simurgh."), (name, value)


def test_a_variant_travels_to_other_processes() -> None:
    game = load("dragon_farkle", BERTHA)
    assert pickle.loads(pickle.dumps(game)) is game
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import pickle, sys; print(pickle.load(sys.stdin.buffer).variant.digest)",
        ],
        input=pickle.dumps(game),
        capture_output=True,
        check=True,
    )
    assert told.stdout.decode().strip() == BERTHA.digest


def test_a_changed_effect_a_changed_number_and_a_changed_text() -> None:
    game = load("dragon_farkle", BERTHA)
    assert Texts(game, "en")("companion-stub-text").endswith("150 more come along.")
    assert Texts(game, "de")("companion-bertha-text").startswith(
        "Ein Farkle beim Rekrutieren kostet"
    )
    assert Texts(load("dragon_farkle"), "en")("companion-stub-text").endswith(
        "200 more come along."
    )
    for one, saved in ((game, 900), (load("dragon_farkle"), 500)):
        s = one.state()
        ends = import_module(f"{one.package}.rules.ends")
        data = import_module(f"{one.package}.data")
        s.seats, s.action, s.pot = 2, ends.Action.RECRUIT, 1850
        s.companion[0] = data.Companion.BERTHA
        ends.series_farkled(s)
        assert s.army[0] == saved
    ends = import_module(f"{game.package}.rules.ends")
    assert ends.series_farkled.__code__.co_filename.endswith("bertha_halves.py")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_are_played_recorded_and_replayed(path: Path) -> None:
    variant = read(path)
    game, problem = trial.tried(variant)
    assert problem is None
    assert game is not None
    match = Match(game, game.usual_seats, seed=3)
    for _ in range(12):
        if match.over:
            break
        seat = match.actors[0]
        match.act(seat, match.legal(seat)[0])
    found = record.loads(record.dumps(match))
    assert found.variant == variant.digest
    assert record.replay(found, varied(path)).digest == match.digest
    with pytest.raises(record.RecordError, match="which is not at hand"):
        record.replay(found, load(game.id))
    assert tables.load(game).board(tables.Sight(match, 0, Texts(game, "en")))


def test_there_is_an_example_of_every_game() -> None:
    assert {read(path).game for path in EXAMPLES} == set(ids())


def test_the_digest_is_of_what_decides_a_game() -> None:
    one = Variant("simurgh", changes=(("numbers.hand_limit", 3), ("numbers.full_small", 2)))
    turned = Variant("simurgh", changes=one.changes[::-1], author="me", about=(("en", "x"),))
    assert one.digest == turned.digest
    assert one.package != turned.package
    assert one.digest != Variant("simurgh", changes=one.changes[:1]).digest
    assert len({one.digest, Variant("drachenfels").digest, Variant("simurgh").digest}) == 3


def test_compiled_code_of_variants_is_kept_apart(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    games = [load("dragon_farkle")] + [
        load("dragon_farkle", Variant("dragon_farkle", changes=(("numbers.stub", n),)))
        for n in (100, 300)
    ]
    assert len({compiled.source_digest(game) for game in games}) == 3
    homes = {compiled._folder(game).parent.name == compiled.VARIANTS for game in games[1:]}
    assert homes == {True}
    for home, kept in ((tmp_path, 4), (tmp_path / compiled.VARIANTS, 6)):
        for number in range(6):
            (home / f"farkle-{number}").mkdir(parents=True)
            os.utime(home / f"farkle-{number}", (1000 + number, 1000 + number))
        compiled._forget_old(home / "farkle-5")
        assert len(list(home.glob("farkle-*"))) == kept


@pytest.mark.proof
def test_compiled_variants_are_the_same_games_in_one_process() -> None:
    pytest.importorskip("numba")
    for variant in (BERTHA, None, read("examples/variants/keep_4000.toml")):
        game = load("dragon_farkle", variant)
        fast, slow = (
            batch.run(game, 40, 3, {}, 3, ["heuristic"], engine).digest
            for engine in ("compiled", "python")
        )
        assert fast == slow


@pytest.mark.parametrize("game", ids())
def test_every_value_of_every_game_has_a_name_of_its_own(game: str) -> None:
    package = load(game).package
    data = components.read(f"{package}.data")
    names = [name for name, *_ in components._places(data)]
    assert len(names) == len(set(names)) > 20
    assert components.printed(package).keys() == set(names)
