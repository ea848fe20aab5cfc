"""The cache of compiled code follows the sources."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lindwurm.engines import compiled
from lindwurm.games import load
from lindwurm.kernel.rule import RULES, Lookup, compilable, rule

ROOT = Path(__file__).parents[2]
GAME = load("dragon_farkle")
PRIMES = Lookup([2, 3, 5, 7])


def test_the_cache_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LINDWURM_CACHE", str(tmp_path))
    assert compiled.cache_folder() == tmp_path
    monkeypatch.delenv("LINDWURM_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert compiled.cache_folder() == tmp_path / "lindwurm"


def test_the_digest_of_sources_covers_kernel_rules_and_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An edit anywhere in the kernel or the game gives another folder, never an old rule."""
    import shutil

    copies = {
        "lindwurm.kernel": tmp_path / "kernel",
        "lindwurm.engines": tmp_path / "engines",
        GAME.package: tmp_path / "game",
    }
    for package, copy in copies.items():
        shutil.copytree(Path(str(compiled.files(package))), copy)
    monkeypatch.setattr(compiled, "files", copies.__getitem__)
    digests = {compiled.source_digest(GAME)}
    for path in ("kernel/chance.py", "engines/batch.py", "game/rules/turn.py", "game/data.toml"):
        with (tmp_path / path).open("a") as file:
            file.write("\n# edited\n")
        digests.add(compiled.source_digest(GAME))
    assert len(digests) == 5


def test_old_caches_are_forgotten(tmp_path: Path) -> None:
    for age in range(8):
        folder = tmp_path / f"farkle-{age}"
        folder.mkdir()
        os.utime(folder, (1000 + age, 1000 + age))
    (tmp_path / "quest-0").mkdir()
    compiled._forget_old(tmp_path / "farkle-7")
    left = sorted(p.name for p in tmp_path.iterdir())
    assert left == ["farkle-4", "farkle-5", "farkle-6", "farkle-7", "quest-0"]


def test_a_table_is_a_list_in_python_and_a_narrow_array_compiled() -> None:
    assert PRIMES[2] == 5
    assert PRIMES.array().dtype == np.int8
    assert Lookup([[1, -40_000]]).array().dtype == np.int32

    def third() -> int:
        return int(PRIMES[2])

    assert compilable(third).__globals__["PRIMES"].tolist() == [2, 3, 5, 7]
    assert third() == 5


def test_rules_are_remembered_and_unchanged() -> None:
    def double(n: int) -> int:
        return 2 * n

    marked = rule(double)
    try:
        assert marked is double
        assert RULES[-1] is double
    finally:
        RULES.remove(double)


@pytest.mark.slow  # compiles
def test_only_rules_are_compiled_without_indices_from_the_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Rules count from the front; what others compile in the same process still wraps around."""
    numba = pytest.importorskip("numba")
    monkeypatch.setenv("LINDWURM_CACHE", str(tmp_path))
    row = np.array([7, 8, 9, 10])

    def entry_of_the_rest(values: object, index: int) -> int:
        return values[1:][index]  # type: ignore[index, no-any-return]

    assert compiled.jit(GAME, entry_of_the_rest)(row, -1) == 7  # what lies before the row
    assert numba.njit(entry_of_the_rest)(row, -1) == 10


KEY = """
import sys
from numba.core.registry import cpu_target
sys.pycache_prefix, sys.dont_write_bytecode = sys.argv[1], sys.argv[2] == "without"
from lindwurm.games import load
from lindwurm.engines import batch

chunk = batch.compiled_chunk(load("dragon_farkle"))
print(chunk._cache._index_key((), cpu_target.target_context.codegen()))
"""


@pytest.mark.slow
def test_a_process_with_pyc_files_finds_what_one_without_them_has_compiled(tmp_path: Path) -> None:
    """By default the key is another one, so what was compiled first was compiled twice."""
    pytest.importorskip("numba")
    keys = []
    for files in ("without", "writing", "reading"):
        command = [sys.executable, "-c", KEY, str(tmp_path), files]
        keys.append(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert "chunk" in keys[0]
    assert len(set(keys)) == 1


RULES_OF_A_GAME = """
import numpy as np
from bench.games.counter import GAME
from lindwurm.engines import compiled

rules, rows, out = compiled.rules(GAME), GAME.state().to_records(), np.zeros(1, np.int64)
first = rules.legal(rows[0], 0, out), rules.why_not(rows[0], 0, 0), rules.why_not(rows[0], 1, 0)
rules.apply(rows[0], 0, 0)
print(*first, rows[0]["count"], rules.actors(rows[0]), rules.why_not(rows[0], 0, 0))
"""


@pytest.mark.slow
def test_what_is_found_on_disk_is_what_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """`apply` and `why_not` take the same types: nothing but their names tells them apart."""
    pytest.importorskip("numba")
    monkeypatch.setenv("LINDWURM_CACHE", str(tmp_path))
    for _ in range(2):  # compiled, then found
        command = [sys.executable, "-c", RULES_OF_A_GAME]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
        assert done.stdout.split() == ["1", "0", "1", "1", "2", "1"], done.stderr


def test_threads_that_make_rules_known_at_once_forget_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule made later than both is known, too."""
    rules: list[Callable[[], int]] = [lambda: 1]
    told: list[Callable[[], int]] = []

    def overload(function: Callable[[], int], strict: bool) -> Callable[[Any], None]:
        time.sleep(0.05)  # long enough for the other thread to look
        told.append(function)
        return lambda _body: None

    monkeypatch.setattr(compiled, "RULES", rules)
    monkeypatch.setattr(compiled, "_registered", [*rules])
    monkeypatch.setattr("numba.extending.overload", overload)
    rules.append(lambda: 2)
    threads = [threading.Thread(target=compiled.register) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    rules.append(lambda: 3)
    compiled.register()
    assert told == rules[1:]


@pytest.mark.slow  # compiles
def test_threads_that_compile_at_once_keep_to_the_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The folder is one setting for all: who comes second must not find it put back."""
    import numba

    monkeypatch.setenv("LINDWURM_CACHE", str(tmp_path))
    plain, found = numba.njit, []

    def slowly(*arguments: object, **flags: object) -> object:
        time.sleep(0.1)
        return plain(*arguments, **flags)

    monkeypatch.setattr(numba, "njit", slowly)

    def work() -> None:
        def nothing() -> int:
            return 0

        nothing.__module__ = "lindwurm.bots.mcts"
        found.append(compiled.jit(load("dragon_farkle"), nothing))

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
        time.sleep(0.05)
    for thread in threads:
        thread.join()
    folders = [Path(one._cache.cache_path) for one in found]  # type: ignore[attr-defined]
    assert len(folders) == 2
    assert all(folder.is_relative_to(tmp_path) for folder in folders)
