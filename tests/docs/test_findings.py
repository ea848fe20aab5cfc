"""What was found and is called settled is guarded by tests that are there."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import lindwurm
from tests.docs.pages import ROOT

ROW = re.compile(r"^\| ([A-Z]+-F\d+) \| (.+?) \| (\w+) \|(.*?)\|(.*?)\|$", re.M)


def functions(path: Path) -> set[str]:
    body = ast.parse(path.read_text("utf-8"))
    return {node.name for node in ast.walk(body) if isinstance(node, ast.FunctionDef)}


def test_what_is_settled_is_guarded() -> None:
    rows = ROW.findall((ROOT / "docs/findings.md").read_text("utf-8"))
    names = [name for name, *_ in rows]
    assert [name for name in names if name.startswith("CODE")] == [
        f"CODE-F{n}" for n in range(1, 12)
    ]
    assert len(set(names)) == len(names)
    for name, found, state, now, tests in rows:
        assert found, name
        assert state in ("open", "settled"), name
        guards = re.findall(r"`([^`]+)::(\w+)`", tests)
        if state == "settled":
            assert now, f"{name} does not say what is true now"
            assert guards, f"{name} is settled, but by no test"
        for file, function in guards:
            assert (ROOT / file).is_file(), f"{name}: there is no {file}"
            assert function in functions(ROOT / file), f"{name}: {file} has no {function}"


def test_one_version_and_one_day() -> None:
    """The number stands in the package; the citation and the changelog say the same."""
    cited = dict(re.findall(r"^(version|date-released): (.+)$", _read("CITATION.cff"), re.M))
    assert cited["version"] == lindwurm.__version__
    heading = f"## [{cited['version']}] - {cited['date-released']}"
    assert heading in _read("CHANGELOG.md").splitlines()
    packed = tomllib.loads(_read("pyproject.toml"))
    assert "version" not in packed["project"]
    assert packed["tool"]["hatch"]["version"]["path"] == "src/lindwurm/__init__.py"
    stable = "Development Status :: 5 - Production/Stable" in packed["project"]["classifiers"]
    assert stable == (not lindwurm.__version__.startswith("0."))


def _read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_the_changelog_tells_what_is_released() -> None:
    """Unreleased comes first, then a dated heading for every version, this one among them."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    first, *released = re.findall(r"^## (.*)$", text, re.M)
    assert first == "[Unreleased]"
    dated = re.compile(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d")
    assert all(dated.fullmatch(heading) for heading in released)
    assert any(heading.startswith(f"[{lindwurm.__version__}]") for heading in released)
