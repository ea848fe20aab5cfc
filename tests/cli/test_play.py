"""`lindwurm play` through a pipe: choices, questions, saving, several people, scripts."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

from lindwurm import games
from lindwurm.cli.players import Player
from lindwurm.cli.session import Session
from lindwurm.games import load
from lindwurm.kernel import record as records
from lindwurm.kernel.match import Match
from tests.cli.conftest import Ran, Run

PLAY = ("play", "dragon_farkle")
SHORT = ("--option", "round_limit=10", "--option", "keep_threshold=3000")
BARE = (*SHORT, "--option", "cards=none")
ONES = "1\n" * 4000


def ask(run: Run, *lines: str, more: tuple[str, ...] = ()) -> Ran:
    line = [*PLAY, "--seats", "anna,bot", "--seed", "3", *more]
    ran = run(*line, stdin="\n".join(lines) + "\n")
    assert ran.code == 0, ran
    assert ran.err == ""
    return ran


def test_a_whole_game_through_a_pipe(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    line = [*PLAY, "--seats", "anna,bot", "--seed", "5", *SHORT]
    ran = run(*line, "--save", path, stdin=ONES)
    assert ran.code == 0
    assert "wins" in ran.out.splitlines()[-3]
    assert "\x1b" not in ran.out
    assert f"lindwurm verify {path}" in ran.out
    assert run("verify", path).code == 0
    again = run(*line, stdin=ONES)
    assert again.out.splitlines()[:-1] == ran.out.splitlines()[:-1]


@pytest.mark.parametrize("seats", ["1", "5", "bot,random,bot"])
def test_other_tables_end_too(run: Run, seats: str) -> None:
    ran = run(*PLAY, "--seats", seats, "--seed", 2, *SHORT, stdin=ONES)
    assert ran.code == 0
    assert "Final standing" in ran.out


def test_german(run: Run) -> None:
    ran = ask(run, "?", "why battle", "odds", "recruit", more=("--language", "de"))
    for part in ("deine Wahl", "Was du tippen kannst", "Jetzt nicht", "Soldaten", "Bis zum"):
        assert part in ran.out


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "deine Wahl" in ask(run, "").out


def test_choices_by_number_text_and_beginning(run: Run) -> None:
    for choice in ("1", "recruit", "rec", "RECRUIT"):
        assert "You go recruiting." in ask(run, choice).out
    assert "You keep 1 1 for 200" in ask(run, "recruit", "roll", "take 11").out


@pytest.mark.parametrize("game", games.ids())
def test_every_action_is_understood_in_any_capitals(game: str) -> None:
    match = Match(games.load(game), max(games.load(game).seats), seed=1)
    table = [Player(name) for name in "ABCDEF"[: match.seats]]
    session = Session(match, table, "de", None)
    for action in range(match.game.verbs.size):
        text = match.text(action)
        for typed in (text, text.upper(), f"  {text.lower()} "):
            assert session.understand(match.actors[0], typed) == action


def test_bad_lines_get_one_line_and_the_question_again(run: Run) -> None:
    for line, part in {
        "99": "no choice 99",
        "dance": "I do not know “dance”",
        "take 9": "I do not know “take 9”",
        "battle": "too small for the Keep. (DF-89",
        "skirmish 1 2": "I do not know",
    }.items():
        out = ask(run, line).out
        answer = out.split(f": {line}\n")[1].splitlines()
        assert part in answer[0]
        assert answer[1].startswith("Anna, your choice")


def test_why_names_the_rule_and_how_to_read_it(run: Run) -> None:
    out = ask(run, "why battle", "why recruit", "why", "rules DF-89", "rules 1", "rules qqq").out
    assert "(DF-89; read it with: rules DF-89)" in out
    assert "lindwurm rules dragon_farkle DF-89" in out
    assert "You may do that: Recruit." in out
    assert "DF-89 Final Battle may be chosen if" in out
    assert "DF-01 The box holds" in out
    assert "nothing about “qqq”" in out


def test_the_goal_and_the_rules_are_told(run: Run) -> None:
    out = ask(run, "goal", "rules", "rules skirmish").out
    assert "Slay the dragon" in out
    assert "## The game in two minutes" in out
    assert "- `battle`  The Final Battle" in out
    assert "1. Name another player who is not in the Keep." in out


def test_odds(run: Run) -> None:
    out = ask(run, "odds", "recruit", "roll", "odds", "take 11", "odds").out
    assert "With Quentin, nearly a wizard: 921 soldiers on average" in out
    assert "1 1: then 13\xa0% farkle" in out
    assert "Stop now: 200. Roll on and play well:" in out


def test_a_table_without_odds(run: Run) -> None:
    out = ask(run, "odds", "recruit", more=("--option", "show_odds=off")).out
    assert "plays without odds" in out
    assert "%" not in out


def test_undo_and_log(run: Run) -> None:
    out = ask(run, "undo", "recruit", "roll", "take 11", "undo", "take 1", "log", "undo").out
    assert "nothing of yours to take back" in out
    assert "One move taken back." in out
    log = out.split(": log\n")[1]
    assert "keep 1 for 100" in log
    assert "keep 1 1" not in log


def test_dice_are_not_taken_back(run: Run) -> None:
    assert "that stands" in ask(run, "recruit", "roll", "undo").out


def test_nothing_hidden_is_shown(run: Run) -> None:
    """What others hold is never printed before it is played."""
    ran = run(*PLAY, "--seats", "anna,bot", "--seed", 3, stdin="log\n")
    assert "You are dealt Loaded Die." in ran.out
    assert "Fafnir is dealt a hidden item." in ran.out
    assert not re.search("Fafnir is dealt (?!a hidden item)", ran.out)


def test_odd_bytes_and_names_do_no_harm(shell: Run, tmp_path: Path) -> None:
    line = [*PLAY, "--seats", "anna,bot", "--seed", "3"]
    out = shell(*line, stdin="save " + "x" * 5000 + "\nsave a\0b\n\udcff\n" + "{" * 9999 + "\n")
    assert out.code == 0
    assert out.err == ""
    assert out.out.count("cannot be written") == 2
    shell(*line, "--save", "y" * 5000).refused(2, "cannot be written")
    scripted = shell(*line, "--json", stdin='{"a":' * 9999 + "\n")
    assert [o["type"] for o in scripted.objects] == ["start", "ask", "error", "end"]


# -- several people on one screen ------------------------------------------------------------------


def test_the_keyboard_is_passed_on(run: Run) -> None:
    line = [*PLAY, "--seats", "anna,ben", "--seed", "5", "--option", "first_player=1"]
    out = run(*line, stdin="\nrecruit\n-\n").out
    before, after = out.split("Anna, the table is yours", 1)
    assert not re.search("dealt (?!a hidden item)", before)
    assert "You are dealt War Horn." in after
    assert len(re.findall("dealt (?!a hidden item)", out)) == 1, "what Ben holds is not told"
    assert "Ben may answer" in out


def test_undo_by_consent(run: Run) -> None:
    line = [*PLAY, "--seats", "anna,ben", "--seed", "5", "--option", "first_player=1"]
    line += ["--option", "cards=none"]
    asked = "Ben, Anna wants to take that back. Agreed?"
    out = run(*line, stdin="\nrecruit\n1\nroll\nundo\nn\nundo\ny\n").out
    assert out.count(asked) == 2
    assert "that stands" in out
    assert "taken back." in out


# -- saving ----------------------------------------------------------------------------------------


def test_save_and_resume(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    line = [*PLAY, "--seats", "anna,bot", "--seed", "5", *BARE, "--save", str(path)]
    first = run(*line, stdin="1\n" * 7)
    assert "The table waits in" in first.out
    part = records.loads(path.read_bytes())
    second = run(*PLAY, "--save", path, stdin=ONES)
    assert "Going on with" in second.out
    whole = records.loads(path.read_bytes())
    assert whole.moves[: len(part.moves)] == part.moves
    other = tmp_path / "other.json"
    run(*line[:-1], other, stdin=ONES)
    assert records.loads(other.read_bytes()) == whole


def test_secret_dice_resume_and_prove(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = run(*PLAY, "--seats", "anna,bot", *BARE, "--save", path, stdin="1\n1\n1\n")
    seal = first.out.split("SHA-256 of their seed is ")[1].split(".")[0]
    second = run(*PLAY, "--save", path, stdin=ONES)
    seed = second.out.split("The seed was ")[1].split(".")[0]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == seal
    assert "every die follows from the committed seed" in run("verify", path).out


def test_saving_by_command(run: Run, tmp_path: Path) -> None:
    path, other = tmp_path / "kept.json", tmp_path / "letter.txt"
    other.write_text("Dear Anna")
    out = ask(run, "recruit", f"save {other}", f"save {path}", "save /nowhere/x", "quit").out
    assert "nothing was written" in out
    assert other.read_text() == "Dear Anna"
    assert "cannot be written" in out
    assert len(records.loads(path.read_bytes()).moves) == 1
    assert f"The table waits in {path}" in out


@pytest.mark.parametrize("content", ["Dear Anna", "", '{"format": "lindwurm-record"}'])
def test_what_is_no_record_is_left_alone(run: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "letter"
    path.write_text(content)
    run(*PLAY, "--save", path).refused(2, "is not a saved game")
    assert path.read_text() == content
    assert list(tmp_path.iterdir()) == [path]


def test_a_finished_game_is_left_alone(run: Run, record: Path) -> None:
    before = record.read_bytes()
    run(*PLAY, "--save", record).refused(2, "has ended")
    assert record.read_bytes() == before


@pytest.mark.parametrize(
    ("more", "part"),
    [
        (("--seed", "6"), "another seed"),
        (("--seats", "ben,bot"), "other seats"),
        (("--option", "dragon_health=4"), "other options"),
    ],
)
def test_a_resumed_game_keeps_its_terms(
    run: Run, tmp_path: Path, more: tuple[str, str], part: str
) -> None:
    path = tmp_path / "game.json"
    run(*PLAY, "--seats", "anna,bot", "--seed", 5, "--save", path, stdin="1\n")
    before = path.read_bytes()
    run(*PLAY, "--save", path, *more).refused(2, part)
    assert path.read_bytes() == before


# -- scripts ---------------------------------------------------------------------------------------


def test_json_plays_to_the_end(run: Run) -> None:
    line = [*PLAY, "--json", "--seats", "anna,bot,random", "--seed", "9", *SHORT]
    objects = run(*line, stdin=ONES).objects
    start, *asked, end = objects
    assert start["type"] == "start"
    assert start["names"] == ["Anna", "Fafnir", "Ladon"]
    assert {o["type"] for o in asked} == {"ask"}
    assert end["type"] == "end"
    assert end["over"]
    assert sum(end["result"]) == 1
    assert end["seed"] == 9
    game = load("dragon_farkle")
    for o in asked:
        assert o["seat"] == 1
        assert set(map(tuple, o["view"]["items"][1:])) == {(None,) * 13}
        for choice in o["legal"]:
            code = game.verbs.parse(choice["text"])
            assert game.verbs.from_json(choice["json"]) == code
            assert choice["label"]


def test_json_actions_in_every_form_and_errors(run: Run) -> None:
    lines = ['{"verb": "recruit"}', "roll", "99", "{", '{"verb": "fly"}', "stop", "1"]
    ran = run(*PLAY, "--json", "--seats", "anna,bot", "--seed", "3", stdin="\n".join(lines))
    kinds = [o["type"] for o in ran.objects]
    assert kinds == ["start", "ask", "ask", "ask", "error", "error", "error", "error", "ask", "end"]
    refused = ran.objects[7]
    assert refused["rule"] == "DF-62"
    assert refused["action"] == "stop"
    assert [e["kind"] for e in ran.objects[3]["events"]] == ["rolled"]
    assert ran.objects[-1]["over"] is False
    assert ran.objects[-1]["seed"] is None
    assert ran.code == 0


def test_json_keeps_the_seed_until_the_end(run: Run, tmp_path: Path) -> None:
    ran = run(*PLAY, "--json", "--seats", "anna,bot", stdin="1\n")
    assert ran.objects[-1]["seed"] is None
    assert len(ran.objects[0]["commitment"]) == 64


def test_json_lines_are_json(run: Run) -> None:
    ran = run(*PLAY, "--json", "--seats", "bot,bot", "--seed", 1)
    assert [json.loads(line)["type"] for line in ran.out.splitlines()] == ["start", "end"]
