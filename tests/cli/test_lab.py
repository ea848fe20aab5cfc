"""`lindwurm lab`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

LAB = ("lab", "dragon_farkle", "--games", "20", "--bots", "random", "--engine", "python")
STUB = ("--vary", "numbers.stub=200,900")


def test_the_summary_for_people_and_a_report(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    page = tmp_path / "report.html"
    ran = run(*LAB, *STUB, "--option", "interrupts=off", "--report", page)
    assert (ran.code, ran.err) == (0, "")
    for part in ("2 variants of 20 games", "interrupts=off", "* 200", "2nd", "decisions", "±"):
        assert part in ran.out
    html = page.read_text()
    assert html.count("<svg") == 3
    assert "numbers.stub" in html
    for outside in ("<script", "<link", "src=", "@import", "url(http"):
        assert outside not in html


def test_json(run: Run) -> None:
    found = run(*LAB, *STUB, "--json").json
    assert found["varied"] == [
        {"key": "numbers.stub", "printed": 200, "values": [200, 900], "option": False}
    ]
    assert [v["values"] for v in found["variants"]] == [
        {"numbers.stub": 200},
        {"numbers.stub": 900},
    ]


def test_keys(run: Run) -> None:
    ran = run("lab", "dragon_farkle", "--keys")
    lines = [line.split() for line in ran.out.splitlines()]
    assert ["numbers.dragon_damage", "1"] in lines
    assert any(line[:3] == ["dragon_health", "3", "option:"] for line in lines)
    found = run("lab", "drachenfels", "--keys", "--json").json
    assert found["numbers"]["cards.p5.copies"] == 2
    assert found["options"]["quick_start"] == {"printed": "off", "values": ["off", "on"]}
    assert not [key for key in found["numbers"] if key.endswith((".x", ".y"))]


@pytest.mark.parametrize(
    ("line", "code", "part"),
    [
        ("lab chess --keys", 2, "no game 'chess'"),
        ("lab drachenfels", 1, "nothing is varied"),
        ("lab drachenfels --vary hand.sise=5", 1, "perhaps hand.size?"),
        ("lab drachenfels --vary hand.size=9..5", 1, "empty"),
        ("lab drachenfels --vary hand.size=5 --bots oracle", 1, "no bot 'oracle'"),
        ("lab drachenfels --vary hand.size=5 --engine steam", 1, "no engine 'steam'"),
        ("lab drachenfels --vary hand.size=5 --games 3", 1, "at least 20 games"),
        ("lab drachenfels --vary hand.size=5 --cores 0", 2, "core"),
        ("lab drachenfels --vary cards.p1.value=7", 1, "cards.p1.value=7 cannot be played"),
    ],
)
def test_nonsense_is_one_line(run: Run, tmp_path: Path, line: str, code: int, part: str) -> None:
    page = tmp_path / "report.html"
    run(*line.split(), "--report", page).refused(code, part)
    assert not page.exists()
