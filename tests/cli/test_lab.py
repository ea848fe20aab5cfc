"""`lindwurm lab`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

LAB = ("lab", "dragon_farkle", "--games", "20", "--bots", "random", "--engine", "python")
STUB = ("--vary", "numbers.stub=200,900")


@pytest.mark.slow
def test_the_summary_for_people_and_a_report(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    page = tmp_path / "report.html"
    ran = run(*LAB, *STUB, "--option", "interrupts=off", "--report", page)
    assert (ran.code, ran.err) == (0, "")
    for part in ("2 variants of 20 games", "interrupts=off", "* 200", "2nd", "Length", "±"):
        assert part in ran.out
    html = page.read_text()
    assert html.count("<svg") == 3
    assert "numbers.stub" in html
    for outside in ("<script", "<link", "src=", "@import", "url(http"):
        assert outside not in html


def test_json(run: Run) -> None:
    found = run(*LAB, *STUB, "--json").json
    assert found["varied"] == [
        {"key": "numbers.stub", "printed": 200, "values": [200, 900], "kind": "value"}
    ]
    assert [v["values"] for v in found["variants"]] == [
        {"numbers.stub": 200},
        {"numbers.stub": 900},
    ]


def test_keys(run: Run) -> None:
    ran = run("lab", "dragon_farkle", "--keys")
    lines = [line.split() for line in ran.out.splitlines()]
    assert ["numbers.dragon_damage", "1", "0..5"] in lines
    assert not [line for line in lines if line[0].startswith("box.")], "no rule asks for them"
    assert any(line[:3] == ["dragon_health", "3", "option:"] for line in lines)
    found = run("lab", "drachenfels", "--keys", "--json").json
    assert found["values"]["cards.p5.copies"] == 2
    assert found["within"]["cards.p5.copies"] == "2..9"
    assert found["options"]["quick_start"] == {"printed": "off", "values": ["off", "on"]}
    assert not [key for key in found["values"] if key.endswith((".x", ".y"))]


@pytest.mark.parametrize(
    ("line", "code", "part"),
    [
        ("lab chess --keys", 2, "no game 'chess'"),
        ("lab drachenfels", 2, "nothing is varied"),
        ("lab drachenfels --vary hand.sise=5", 2, "perhaps hand.size?"),
        ("lab drachenfels --vary hand.size=9..5", 2, "empty"),
        ("lab drachenfels --vary hand.size=0", 2, "0 is not within 2..8"),
        ("lab drachenfels --vary hand.size=99", 2, "99 is not within 2..8"),
        ("lab drachenfels --vary board.size=5", 2, "that a rule asks for"),
        ("lab drachenfels --vary hand.size=5 --bots oracle", 2, "no bot 'oracle'"),
        ("lab drachenfels --vary hand.size=5 --engine steam", 2, "no engine 'steam'"),
        ("lab drachenfels --vary hand.size=5 --games 3", 2, "at least 20 games"),
        ("lab drachenfels --vary hand.size=5 --cores 0", 2, "core"),
        ("lab drachenfels --variant examples/variants/keep_4000.toml", 2, "of dragon_farkle, not"),
    ],
)
def test_nonsense_is_one_line(run: Run, tmp_path: Path, line: str, code: int, part: str) -> None:
    page = tmp_path / "report.html"
    run(*line.split(), "--report", page).refused(code, part)
    assert not page.exists()


def test_columns_are_the_same_in_any_width(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """LAB-F4: at four seats in 80 columns the variants had no names and numbers were cut."""
    line = (*LAB, *STUB, "--seats", "4", "--seed", "3")
    told = {}
    for width in ("80", "200"):
        monkeypatch.setenv("COLUMNS", width)
        told[width] = run(*line).out
    for text in told.values():
        assert "…" not in text
        assert text.count("* 200") == 6, "four places, length and score"
        assert text.count("900 ") >= 6
    rows = [[line.split() for line in text.splitlines()[1:]] for text in told.values()]
    assert rows[0] == rows[1]


PLAIN = ("lab", "dragon_farkle", "--games", "20", "--engine", "python", "--cores", "1")


def test_which_parts_win(run: Run, tmp_path: Path) -> None:
    told = run(*PLAIN[:2], "--games", "120", *PLAIN[4:], "--parts", "--seats", "3").out
    for part in ("held: companion", "Sergeant Stub", "share of wins", "choices"):
        assert part in told
    for ending in ("json", "csv", "parquet"):
        assert run(*PLAIN, "--parts", "--out", tmp_path / f"found.{ending}").code == 0
    lines = (tmp_path / "found.csv").read_text().splitlines()
    assert lines[0].startswith("seats,printed,table,kind,name,value,low,high")
    assert any(",held,companion,Skree," in line for line in lines)
    table = pytest.importorskip("pyarrow.parquet").read_table(tmp_path / "found.parquet")
    assert table.num_rows == len(lines) - 1
    run(*PLAIN, "--parts", "--out", tmp_path / "found.xls").refused(2, ".json, .csv, .parquet")


def test_seats_seeking_and_what_matters(run: Run) -> None:
    assert "share of wins: 4th" in run(*PLAIN, "--vary", "seats=2..4").out
    sought = ("--vary", "numbers.skirmish_bonus=0..1000:250", "--seek", "begins = 50 %")
    assert "begins is nearest 0.5 at numbers.skirmish_bonus=" in run(*PLAIN, *sought).out
    told = run(*PLAIN, "--each", "numbers.s*").out
    for part in ("numbers.stub=150", "numbers.stub=250", "leaves out zero"):
        assert part in told
    run(*PLAIN, "--each", "numbers.s*", "--vary", "seats=2").refused(2, "--each goes alone")


def test_reports_are_compared(run: Run, tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    for path, seed in ((one, "1"), (other, "2")):
        run(*PLAIN, *STUB, "--seed", seed, "--out", path)
    told = run("lab", "dragon_farkle", "--compare", one, other)
    assert told.code == 0
    for part in ("numbers.stub=900", "decisions", "difference"):
        assert part in told.out
    run("lab", "dragon_farkle", "--compare", one, tmp_path / "none.json").refused(
        2, "cannot be read"
    )


def test_who_plays_is_a_factor(run: Run) -> None:
    line = (*PLAIN, "--vary", "bots=adept,random", "--vary", "numbers.stub=200,400", "--json")
    found = run(*line).json
    assert found["bots"] == ["adept"]
    rows = {
        (row["values"]["bots"], row["values"]["numbers.stub"]): row for row in found["variants"]
    }
    assert set(rows) == {(who, stub) for who in ("adept", "random") for stub in (200, 400)}
    assert [who for (who, _), row in rows.items() if row["printed"]] == ["adept", "random"]
    lengths = {
        who: next(m["value"] for m in rows[who, 200]["measures"] if m["measure"] == "decisions")
        for who in ("adept", "random")
    }
    assert lengths["adept"] != lengths["random"]
    both = run(*PLAIN, "--games", "40", "--vary", "bots=adept,adept+random", "--json").json
    last = both["variants"][-1]["measures"]
    assert {"adept", "random"} <= {measure["measure"] for measure in last}
    run(*PLAIN, "--vary", "bots=adept,clever").refused(2, "clever")
    run(*PLAIN, "--vary", "bots=adept+random+novice").refused(2, "no room for 3 bots")


@pytest.mark.slow
def test_heat_is_drawn_on_the_board_and_minutes_are_told(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    page, rows = tmp_path / "report.html", tmp_path / "rows.csv"
    line = ("lab", "drachenfels", "--games", "20", "--engine", "python", "--heat", "2")
    ran = run(*line, "--pace", "6", "--report", page, "--out", rows)
    assert (ran.code, ran.err) == (0, "")
    for part in (
        "ridden over (mean in a game): ",
        "Length: minutes",
        "at 6 seconds for a decision",
    ):
        assert part in ran.out
    html = page.read_text()
    assert "On the board: ridden over" in html
    assert html.count("in a game</title>") > 100
    for outside in ("<script", "<link", "src=", "@import", "url(http"):
        assert outside not in html
    assert ",heat,ridden over," in rows.read_text()


def test_samples_and_paces_that_make_no_sense(run: Run) -> None:
    for more, part in (
        (("--tension", "1"), "at least 2 games are followed"),
        (("--tension", "21"), "of 20 games no 21"),
        (("--heat",), "dragon_farkle brings no plan.svg"),
        (("--pace", "soon"), "a pace is seconds for each decision"),
    ):
        run(*LAB, *more).refused(2, part)
