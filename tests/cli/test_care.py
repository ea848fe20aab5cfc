"""Looking after an installation: `doctor`, `warm`, `completion`, and the command alone."""

from __future__ import annotations

import http.server
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from lindwurm import games
from lindwurm.bots import preparing
from lindwurm.cli import completion, doctor, serving
from lindwurm.cli.app import parser
from lindwurm.cli.care import SHELLS
from lindwurm.cli.words import words
from lindwurm.server.settings import Settings
from tests.cli.conftest import Run
from tests.server.cluster import free_port
from tests.server.harness import PLAIN, Served


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty home, on a port that nobody uses."""
    for name in [name for name in os.environ if name.startswith("LINDWURM_")]:
        if name != "LINDWURM_PLUGINS":
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("LINDWURM_PORT", str(free_port()))
    return tmp_path


def states(run: Run, code: int = 0) -> dict[str, dict[str, Any]]:
    """Return what the doctor finds, by what it is about."""
    ran = run("doctor", "--json")
    assert ran.code == code, ran
    return {one["about"]: one for one in ran.json}


# --- the doctor ----------------------------------------------------------------------------------


def test_a_good_set_up_is_told(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = doctor.Symptom("client", "good", "client")
    monkeypatch.setattr(doctor, "_client", lambda: iter([built]))
    found = states(run)
    assert found["games"]["values"]["count"] == len(games.ids())
    assert found["data"]["values"]["folder"] == str(home / "data/lindwurm")
    assert found["cache"]["values"]["folder"] == str(home / "cache/lindwurm")
    assert found["database"]["told"] == "no-database"
    assert found["port"]["told"] == "port-free"
    assert not (home / "data").exists(), "it changes nothing"
    assert not (home / "cache").exists()
    for language, end in (("en", "It works; what is marked"), ("de", "Es geht; was mit")):
        assert end in run("doctor", "--language", language).out


def test_a_damaged_database_is_found(run: Run, home: Path) -> None:
    (home / "data/lindwurm").mkdir(parents=True)
    (home / "data/lindwurm/lindwurm.db").write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    found = states(run, 1)
    assert (found["database"]["state"], found["database"]["told"]) == ("broken", "bad-database")
    assert "damaged" in run("doctor").out
    assert "ist beschädigt" in run("doctor", "--language", "de").out


@pytest.mark.parametrize(
    ("form", "code", "english", "german"),
    [
        ("0001", 0, "the next start brings it from form 0001 to", "von einem älteren Lindwurm"),
        ("9999", 1, "pip install --upgrade lindwurm", "hat ein neueres Lindwurm geschrieben"),
        ("abc", 1, "is not Lindwurm's; LINDWURM_DATABASE names another", "ist keine von Lindwurm"),
    ],
)
def test_a_database_of_another_version_is_told(
    run: Run, home: Path, form: str, code: int, english: str, german: str
) -> None:
    """What is wrong, and what helps; one that is older is brought up to date by itself."""
    (home / "data/lindwurm").mkdir(parents=True)
    file = home / "data/lindwurm/lindwurm.db"
    with closing(sqlite3.connect(file)) as made:
        for table in ("people", "tables", "moves"):
            made.execute(f"CREATE TABLE {table} (id INTEGER)")
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.execute("INSERT INTO alembic_version VALUES (?)", (form,))
        made.commit()
    before = file.read_bytes()
    found = {one["about"]: one for one in run("doctor", "--json").json}["database"]
    assert found["state"] == ("broken" if code else "note")
    told = {language: run("doctor", "--language", language).out for language in ("en", "de")}
    assert english in told["en"]
    assert german in told["de"]
    assert "nothing was changed" not in told["de"], "half of it in another language"
    assert file.read_bytes() == before


def test_a_terminal_of_letters_shows_signs_of_letters(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question mark before what is good would ask what nobody asks."""
    monkeypatch.setattr(doctor, "_encoding", lambda: "ascii")
    told = run("doctor").out
    assert "\n+ the terminal" not in told
    assert "\n~ the terminal cannot show all signs (ascii)" in told
    assert "\n- data is kept in" in told
    assert not set(told) & set("✓·✗")


def test_a_folder_that_takes_nothing_is_found(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "file").write_text("no folder", "utf-8")
    monkeypatch.setenv("LINDWURM_CACHE", str(home / "file/cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "file/data"))
    found = states(run, 1)
    assert found["cache"]["told"] == "no-cache"
    assert found["data"]["told"] == "no-data"
    assert f"{home / 'file'} is not a folder" in run("doctor").out
    assert f"{home / 'file'} ist kein Ordner" in run("doctor", "--language", "de").out


def test_a_folder_that_only_seems_to_take_something_is_found(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever may write everywhere is told so of a medium that cannot be written to."""

    def read_only(**_: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(doctor.tempfile, "TemporaryFile", read_only)
    found = states(run, 1)
    assert (found["cache"]["told"], found["data"]["told"]) == ("no-cache", "no-data")


def test_packages_that_are_missing_are_found(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that all need, and those that only these settings need."""
    here = doctor._there
    gone = {"litestar", "redis"}
    monkeypatch.setattr(doctor, "_there", lambda one: None if one in gone else here(one))
    found = states(run, 1)
    assert found["packages"]["values"] == {"packages": "litestar"}
    assert "cluster" not in found
    monkeypatch.setenv("LINDWURM_DATABASE", "postgresql://lindwurm@db/lindwurm")
    monkeypatch.setenv("LINDWURM_REDIS", "redis://broker:6379")
    assert states(run, 1)["cluster"]["values"] == {"packages": "redis"}


def test_a_setting_that_makes_no_sense_is_found(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINDWURM_BOT_WORKERS", "many")
    assert "LINDWURM_BOT_WORKERS" in states(run, 1)["settings"]["values"]["why"]
    monkeypatch.delenv("LINDWURM_BOT_WORKERS")
    monkeypatch.setenv("LINDWURM_DATABASE", "mysql://lindwurm:secret@db/lindwurm")
    why = states(run, 1)["settings"]["values"]["why"]
    assert "mysql:// is none of them" in why
    assert "secret" not in why


def test_a_missing_client_and_a_missing_compiler_are_found(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "files", lambda _: home)
    monkeypatch.setattr(doctor, "_there", lambda package: None)
    found = states(run, 1)
    assert found["client"]["told"] == "no-client"
    assert (found["numba"]["state"], found["numba"]["told"]) == ("slow", "no-numba")
    assert "lindwurm[fast]" in run("doctor").out


def test_a_doctor_does_not_faint(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> Iterator[doctor.Symptom]:
        raise RuntimeError("out of order")
        yield

    monkeypatch.setattr(doctor, "_extras", fails)
    fainted = [one for one in run("doctor", "--json").json if one["told"] == "fainted"]
    assert fainted[0]["values"]["why"] == "out of order"


def test_everything_that_is_told_has_words() -> None:
    source = Path(doctor.__file__).read_text("utf-8")
    told = set(re.findall(r'(?:GOOD|NOTE|SLOW|BROKEN), "([\w-]+)"', source))
    assert {"client", "no-client", "bad-database", "fainted", "no-cluster"} <= told
    for language in ("en", "de"):
        known = (Path(doctor.__file__).parent / f"text.{language}.ftl").read_text("utf-8")
        there = {line[7:].partition(" ")[0] for line in known.splitlines() if line[:7] == "doctor-"}
        assert told | set(doctor.SIGNS) <= there


# --- compiling ahead -----------------------------------------------------------------------------


def test_there_is_nothing_to_warm_without_a_compiler(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lindwurm.cli", "warm", "dragon_farkle", "--language", "de"],
        env={**os.environ, "PYTHONPATH": PLAIN, "LINDWURM_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("lindwurm: Ohne Numba gibt es nichts zu übersetzen")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["review", "g.json", "--seconds", "1", "--games", "2"],
        ["simulate", "dragon_farkle", "--games", "2"],
        ["arena", "dragon_farkle", "--bots", "novice,random", "--games", "2"],
        ["dataset", "dragon_farkle", "--games", "2"],
    ],
    ids=lambda words: words[0],
)
def test_without_a_compiler_it_is_said_in_a_sentence(tmp_path: Path, words: list[str]) -> None:
    """In one's own language, and not as a warning with a line of our sources."""
    environment = {**os.environ, "PYTHONPATH": PLAIN, "LINDWURM_CACHE": str(tmp_path / "cache")}
    played = ["play", "dragon_farkle", "--seats", "bot,bot", "--option", "round_limit=10"]
    for line in ([*played, "--save", "g.json"], words):
        done = subprocess.run(
            [sys.executable, "-m", "lindwurm.cli", *line],
            env={**environment, "LC_ALL": "de_DE.UTF-8"},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done
    assert done.stderr.startswith("Numba ist nicht installiert: Alles geht, aber")
    assert "Warning" not in done.stderr
    assert ".py:" not in done.stderr


def test_what_is_prepared_is_not_prepared_again(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    made: list[str] = []

    class Work:
        failed = False
        progress = preparing.HowFar(1, 2)

        def __init__(self, game: Any, what: str):
            made.append(f"{game.id} {what}")

        def wait(self, seconds: float) -> bool:
            return True

        def close(self) -> None:
            pass

    monkeypatch.setattr(preparing, "Aside", Work)
    assert run("warm", "simurgh", "--reviews").out == "simurgh is prepared now.\n"
    assert made == ["simurgh review"]
    monkeypatch.setattr(preparing, "is_ready", lambda game, what: True)
    assert run("warm").out.count("is prepared.") == len(games.ids())
    run("warm", "chess").refused(2, "no game 'chess'")
    Work.failed = True
    monkeypatch.setattr(preparing, "is_ready", lambda game, what: False)
    run("warm", "simurgh").refused(1, "could not be prepared")


def test_how_far_it_is_is_seen_in_the_cache(home: Path) -> None:
    pytest.importorskip("numba")
    from lindwurm.engines import compiled

    game = games.load("dragon_farkle")
    assert preparing.progress(game) == (0, preparing.steps(game))
    folder = compiled.folder_of(game)
    folder.mkdir(parents=True)
    for name in ("legal-1.draft", "legal-2.draft", "apply-1.draft", "setup-1.draft", "other.nbc"):
        (folder / name).touch()
    assert preparing.progress(game).done == 2
    assert not preparing.is_ready(game)
    done = compiled.folder_of(game, preparing.CALLER)
    done.mkdir(parents=True, exist_ok=True)
    (done / "search.ready").touch()
    assert preparing.is_ready(game)
    assert not preparing.is_ready(game, preparing.REVIEW)
    assert preparing.progress(game) == (preparing.steps(game),) * 2


# --- shells --------------------------------------------------------------------------------------


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_is_told_of_all_commands_options_and_games(run: Run, shell: str) -> None:
    script = run("completion", shell).out
    for one in completion.known(parser()):
        assert one.name in script
        for option in one.options:
            assert (f"-l {option[2:]}" if shell == "fish" else option) in script
    assert all(game in script for game in games.ids())


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        (["doc"], ["doctor"]),
        (["play", "sim"], ["simurgh"]),
        (["play", "simurgh", "--pa"], ["--pace"]),
        (["completion", "z"], ["zsh"]),
        (["replay", "eve"], ["evening.json"]),
    ],
)
def test_bash_completes(run: Run, tmp_path: Path, typed: list[str], wanted: list[str]) -> None:
    script = run("completion", "bash").out
    (tmp_path / "evening.json").touch()
    line = " ".join(["lindwurm", *typed])
    place = f"COMP_WORDS=({line}); COMP_CWORD={len(typed)}"
    asked = f'{place}; _lindwurm; printf "%s\n" "${{COMPREPLY[@]}}"'
    done = subprocess.run(
        ["bash", "-c", f"{script}\n{asked}"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=True,
    )
    assert done.stdout.split() == wanted


@pytest.mark.skipif(shutil.which("fish") is None, reason="there is no fish here")
@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("doc", "doctor"),
        ("play sim", "simurgh"),
        ("play simurgh --pa", "--pace"),
        ("completion z", "zsh"),
        ("replay eve", "evening.json"),
    ],
)
def test_fish_completes(run: Run, tmp_path: Path, typed: str, wanted: str) -> None:
    (tmp_path / "lindwurm.fish").write_text(run("completion", "fish").out)
    (tmp_path / "evening.json").touch()
    asked = f"source lindwurm.fish; complete -C 'lindwurm {typed}'"
    line = ["fish", "--no-config", "-c", asked]
    done = subprocess.run(line, capture_output=True, text=True, cwd=tmp_path, check=True)
    assert wanted in {row.partition("\t")[0] for row in done.stdout.splitlines()}


# --- the command alone ---------------------------------------------------------------------------


def alone(home: Path, port: int, language: str = "en_GB.UTF-8") -> subprocess.Popen[str]:
    environment = {**os.environ, "LINDWURM_NO_BROWSER": "1", "LINDWURM_PORT": str(port)}
    return subprocess.Popen(
        [sys.executable, "-m", "lindwurm.cli"],
        env={**environment, "LC_ALL": language, "HOME": str(home)},
        stdout=subprocess.PIPE,
        text=True,
    )


def said(process: subprocess.Popen[str], lines: int) -> list[str]:
    """Return so many lines of a process, and end it."""
    assert process.stdout
    try:
        return [process.stdout.readline().strip() for _ in range(lines)]
    finally:
        process.terminate()
        process.communicate(timeout=30)


def test_alone_it_opens_the_table(home: Path) -> None:
    first, second = said(alone(home, 0, "de_DE.UTF-8"), 2)
    assert first == words("de")("alone")
    assert second.startswith("Lindwurm läuft unter http://127.0.0.1:")


def test_alone_it_finds_the_one_that_is_there(tmp_path: Path, home: Path) -> None:
    served = Served(tmp_path / "x.db")
    port = int(served.address.rpartition(":")[2])
    again = alone(home, port)
    out, _ = again.communicate(timeout=60)
    assert again.returncode == 0
    assert out.splitlines()[1] == f"Lindwurm is running already, at http://127.0.0.1:{port}/"
    served.stop()


def test_alone_it_leaves_a_taken_port(home: Path) -> None:
    class Quiet(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(404)

        def log_message(self, *_: Any) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Quiet) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        port = other.server_port
        assert serving.who_listens(Settings(port=port)) == ""
        _, second, third = said(alone(home, port), 3)
        other.shutdown()
    assert second == f"Something else listens on port {port}; another port is used."
    assert third.startswith("Lindwurm is at http://127.0.0.1:")
    assert f":{port}/" not in third
