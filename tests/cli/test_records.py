"""`lindwurm verify` and `lindwurm replay`."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lindwurm.games import load
from lindwurm.kernel import record as records
from lindwurm.kernel.agreement import Agreement, agreed, promise
from lindwurm.kernel.chance import commitment
from lindwurm.kernel.match import Match
from tests.cli.conftest import Run


def alter(path: Path, change: Callable[[dict[str, Any]], object]) -> None:
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))


def test_a_good_record(run: Run, record: Path) -> None:
    ran = run("verify", record)
    assert ran.code == 0
    assert "every die follows from the committed seed" in ran.out
    found = run("verify", record, "--json").json
    assert found["ok"]
    assert found["dice"] == "seed"
    assert found["over"]
    assert found["digest"] == records.loads(record.read_bytes()).digest


def _set_die(data: dict[str, Any]) -> None:
    entry = next(e for e in data["entries"][20:] if e.get("throws"))
    fallen = entry["throws"][0][0]
    fallen[2] = (fallen[2] + 1) % 6


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda d: d["entries"][9].update(action="battle"), "move 10: "),
        (lambda d: d["entries"][9].update(action="fly"), "move 10: "),
        (lambda d: d["entries"][9].update(check="0" * 16), "move 10: it does not fit its check"),
        (_set_die, "the committed seed gives"),
        (lambda d: d["chance"].update(seed=9), "does not match the commitment"),
        (lambda d: d["chance"].update(commitment="0" * 64), "does not match the commitment"),
        (lambda d: d["names"].__setitem__(0, "Eve"), "move 1: "),
        (lambda d: d.update(digest="0" * 32), "final position"),
        (lambda d: d.update(game="chess"), "no game 'chess'"),
        (lambda d: d.update(rules_version=99), "rules version 99"),
        (lambda d: d["options"].update(dragon_health="9"), "cannot be '9'"),
        (lambda d: d.update(extra=1), "extra"),
    ],
)
def test_an_altered_record_names_the_first_bad_move(
    run: Run, record: Path, change: Callable[[dict[str, Any]], object], part: str
) -> None:
    alter(record, change)
    before = record.read_bytes()
    run("verify", record).refused(1, part)
    run("replay", record).refused(1, part)
    told = run("verify", record, "--json")
    assert told.code == 1
    assert told.err == ""
    assert told.json["ok"] is False
    assert part in told.json["error"]
    if part.startswith("move"):
        assert told.json["move"] == int(part.split()[1].strip(":"))
    assert record.read_bytes() == before


@pytest.mark.parametrize("keep", [0, 1, 300, -10])
def test_a_truncated_record(run: Run, record: Path, keep: int) -> None:
    record.write_bytes(record.read_bytes()[:keep])
    run("verify", record).refused(1, "not a whole Lindwurm record")


def test_not_even_text(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(256)))
    run("verify", path).refused(1, "not a whole Lindwurm record")


def test_what_is_proven_about_dice_from_outside(run: Run, tmp_path: Path) -> None:
    game = load("dragon_farkle")
    match = Match(game, 2, {"first_player": 1, "cards": "none"}, tape=[1, 2, 3, 3, 3, 4, 2])
    match.act(0, "recruit")
    path = tmp_path / "kitchen.json"
    path.write_text(records.dumps(match))
    assert "given from outside" in run("verify", path).out
    assert run("verify", path, "--json").json["dice"] == "outside"
    run("play", "dragon_farkle", "--save", path).refused(2, "seed")


def test_a_seed_not_revealed_yet(run: Run, tmp_path: Path) -> None:
    match = Match(load("dragon_farkle"), 2, seed=bytes(32))
    path = tmp_path / "running.json"
    path.write_text(records.dumps(match, reveal=False))
    assert "not revealed yet" in run("verify", path).out


def test_replay_tells_the_whole_game(run: Run, record: Path) -> None:
    out = run("replay", record).out
    assert out.splitlines()[-1].endswith("has slain the dragon and wins!")
    assert "Fafnir is dealt a hidden item." in out
    assert not re.search("dealt (?!a hidden item)", out), "a spectator sees no hidden card"
    german = run("replay", record, "--language", "de").out
    assert not re.search("bekommt „", german)
    own = run("replay", record, "--seat", 1).out
    assert re.search("You are dealt (?!a hidden item)", own)
    assert not re.search("Ladon is dealt (?!a hidden item)", own)


def test_replay_at_a_move_draws_the_table(run: Run, record: Path) -> None:
    out = run("replay", record, "--at", 12).out
    assert "━━ Dragon Farkle: 5,000 soldiers, then slay the dragon ━" in out
    assert "slain" not in out
    run("replay", record, "--at", 10**6).refused(2, "no move 1000000")
    run("replay", record, "--seat", 3).refused(2, "no seat 3")


def test_damage_anywhere_is_told_in_one_line(run: Run, record: Path) -> None:
    whole = record.read_bytes()
    chooser = random.Random(1)
    for _ in range(60):
        damaged = bytearray(whole)
        for _ in range(chooser.randint(1, 3)):
            damaged[chooser.randrange(len(damaged))] = chooser.randrange(256)
        record.write_bytes(damaged)
        ran = run("verify", record)
        if ran.code:
            ran.refused(1)


def given(tmp_path: Path, game_id: str) -> tuple[Path, dict[str, Any]]:
    """Write the record of a game that went on from a position."""
    game = load(game_id)
    first = Match(game, game.usual_seats, seed=3)
    rng = random.Random(3)
    for _ in range(30):
        seat = first.actors[0]
        first.act(seat, rng.choice(first.legal(seat)))
    match = first.fork(seed=b"x" * 32)
    for _ in range(6):
        seat = match.actors[0]
        match.act(seat, rng.choice(match.legal(seat)))
    path = tmp_path / "given.json"
    path.write_text(records.dumps(match))
    return path, json.loads(path.read_text())


def test_a_given_position_is_named(run: Run, tmp_path: Path) -> None:
    """However right everything after it is (SRV-F10)."""
    game = load("dragon_farkle")
    position = {"army": [90_000, 0, 0, 0, 0]}
    match = Match(game, 2, {"first_player": 1}, position=position, seed=b"x" * 32)
    match.act(0, "recruit")
    path = tmp_path / "self-made.json"
    path.write_text(records.dumps(match))
    out = run("verify", path).out
    assert "did not start from the printed opening: its position was given" in out
    assert run("verify", path, "--json").json["start"] == "given"


@pytest.mark.parametrize("game", ["simurgh", "schutt_und_asche", "dragonquest"])
def test_a_mutated_position_gets_one_sentence(run: Run, tmp_path: Path, game: str) -> None:
    """In `verify` and `replay`, whatever the rules make of it (SRV-F10)."""
    path, document = given(tmp_path, game)
    assert "its position was given" in run("verify", path).out
    start, rng = bytes.fromhex(document["start"]), random.Random(5)
    kinds = set()
    for _ in range(40):
        data = bytearray(start)
        for _ in range(rng.choice([1, 3])):
            data[rng.randrange(len(data))] = rng.choice([127, 128, 255, rng.randrange(256)])
        if data == start:
            continue
        path.write_text(json.dumps({**document, "start": data.hex()}))
        for command in ("verify", "replay"):
            ran = run(command, path)
            ran.refused(1)
            kinds.add("cannot have" in ran.err)
    assert kinds == {True, False} or game == "dragonquest"


def test_what_else_has_to_be_known_is_told(run: Run, tmp_path: Path) -> None:
    """Who had a part in the dice, what was annulled, taken back, or done by somebody else."""
    seed, own = b"s" * 32, "5a" * 32
    made = [(own, commitment(own.encode())), ("", None)]
    agreement = agreed("t", 2, promise("t", 2, seed), made)
    path = tmp_path / "agreed.json"

    def told(agreement: Agreement) -> str:
        match = Match(
            load("dragon_farkle"),
            2,
            {"first_player": 1},
            seed=seed,
            agreement=agreement,
            names=["Anna", "Fafnir (adept)"],
        )
        match.act(0, "recruit", "person")
        match.undo(0, [1])
        match.act(0, "recruit", "stand_in")
        path.write_text(records.dumps(match))
        return run("verify", path).out

    out = told(agreement)
    assert "every die follows from the committed seed and the salts of the seats" in out
    assert "Anna added a salt, committed to before any was revealed" in out
    assert "the salts of Fafnir (adept) follow from the commitments" in out
    assert "2 times before, the opening was annulled" in out
    assert "1 move was taken back (other dice fell then): the game counts for no rating" in out
    assert "1 of the moves were made by a bot in place of its person" in out
    found = run("verify", path, "--json").json
    assert (found["dice"], found["salts"], found["annulled"]) == ("agreed", 1, 2)
    assert (found["taken_back"], found["start"]) == (1, "printed")
    alone = told(agreed("t", 0, promise("t", 0, seed), [("", None), ("", None)]))
    assert "no seat added a salt of its own" in alone
