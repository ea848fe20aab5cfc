"""Data and compiled code lie where each system wants them."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from lindwurm import folders
from lindwurm.folders import cache_folder, data_folder

HOME = Path("/home/anna")


@pytest.mark.parametrize(
    ("platform", "environment", "data", "cache"),
    [
        ("linux", {}, "/home/anna/.local/share/lindwurm", "/home/anna/.cache/lindwurm"),
        ("freebsd14", {}, "/home/anna/.local/share/lindwurm", "/home/anna/.cache/lindwurm"),
        (
            "darwin",
            {},
            "/home/anna/Library/Application Support/lindwurm",
            "/home/anna/Library/Caches/lindwurm",
        ),
        (
            "win32",
            {"LOCALAPPDATA": "/c/Users/anna/AppData/Local"},
            "/c/Users/anna/AppData/Local/lindwurm",
            "/c/Users/anna/AppData/Local/lindwurm/Cache",
        ),
        (
            "win32",
            {},
            "/home/anna/AppData/Local/lindwurm",
            "/home/anna/AppData/Local/lindwurm/Cache",
        ),
        (
            "darwin",
            {"XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c"},
            "/d/lindwurm",
            "/c/lindwurm",
        ),
        ("win32", {"XDG_DATA_HOME": "/d", "LINDWURM_CACHE": "/here"}, "/d/lindwurm", "/here"),
        ("linux", {"XDG_CACHE_HOME": "", "LINDWURM_CACHE": ""}, None, "/home/anna/.cache/lindwurm"),
    ],
)
def test_each_system_has_its_folders(
    platform: str, environment: dict[str, str], data: str | None, cache: str
) -> None:
    assert cache_folder(environment, platform, HOME).as_posix() == cache
    if data is not None:
        assert data_folder(environment, platform, HOME).as_posix() == data


def test_the_examples_in_the_docstrings() -> None:
    assert doctest.testmod(folders) == (0, 4)


def test_on_every_system_data_and_cache_are_apart() -> None:
    """Whoever clears the cache away loses no game."""
    for platform in ("linux", "darwin", "win32"):
        data, cache = data_folder({}, platform, HOME), cache_folder({}, platform, HOME)
        assert data != cache
        assert cache not in data.parents


def test_what_only_some_systems_have_is_imported_where_it_is() -> None:
    """No module of ours needs Unix when it is imported: Windows has none of these."""
    unix = ("fcntl", "resource", "termios", "tty", "pwd", "grp", "readline", "curses", "uvloop")
    source = Path(__file__).resolve().parents[2] / "src/lindwurm"
    found = [
        f"{path.relative_to(source)}: {line}"
        for path in source.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if line.startswith(tuple(f"{word} {name}" for name in unix for word in ("import", "from")))
    ]
    assert found == []
