"""Every block of commands and of Python in the documents is run, as its reader would.

The blocks of one document run in order, in a folder of their own, with a home of their own: a
later command finds what an earlier one wrote. Output below a command is compared as doctest does,
with `...` for what differs each time. After `# prints: ` a Python block says what it prints.

So that it does not take hours, commands are cut down by the rules in `SHORTER` (few games and
short ones, few variants, no searching bots, no compiling unless the command asks for it); and by
`command`:

- `make TARGET` is asked what it would do (`make -n`): installing and testing are not repeated here;
- `pip install 'lindwurm[EXTRA]'`: there are such extras;
- `python -m bench.…` and `python -m tests.…` are asked for their help, which has to know all that
  they are given; what counts for hours is not counted here;
- `lindwurm serve` listens on any free port and is stopped when it has answered;
- `lindwurm play` and `replay` find nobody at the keyboard, and leave.

A block that is not run says why in a remark before it (see `pages`). Its `lindwurm` commands have
to be understood all the same.
"""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

import pytest

from lindwurm import games
from lindwurm.cli.app import parser
from lindwurm.cli.errors import Refusal
from lindwurm.folders import cache_folder
from tests.docs.pages import ROOT, Block, documents, page

BLOCKS = [block for name in documents() for block in page(name).blocks]
RUN = ("console", "python")
READ = ("json", "json client", "json server", "json lobby", "toml")
"""Data: it has to be well formed."""
SHOWN = ("text", "nginx", "caddyfile")
"""Only looked at: pictures in letters, output of runs that are described, other programs' files."""

NEW = "wolf_pack"
"""The game that a reader of the guide adds."""
SECONDS = 300
"""Far more than any of them takes on a quiet machine."""

SHORTER = (
    (r" --games \d+", ""),
    (r"^(lindwurm (?:arena|simulate) .*)", r"\1 --games 4"),
    (r"^(lindwurm lab (?!.*--keys).*)", r"\1 --games 20"),  # it takes no fewer
    (r"(--vary \S+?=\w+)(\.\.|,)\S+(?!.*--seek)", r"\1"),  # one value beside the printed one
    (r"(?<=[ ,])(master|legend|mcts:\w+)\b", "random"),
    (r"^(lindwurm (?:arena|lab|simulate) (?!.*--engine|.*--keys).*)", r"\1 --engine python"),
    (
        r"^(lindwurm (?:arena|lab|simulate) dragon_farkle (?!.*--keys).*)",
        r"\1 --option round_limit=10",
    ),
    (r"^(lindwurm lab drachenfels (?!.*--keys).*)", r"\1 --option turn_limit=40"),
    (r"^(lindwurm review .*)", r"\1 --games 2"),
    (r"^(lindwurm puzzles check)$", r"\1 simurgh"),
    (r"^(lindwurm serve.*)", r"\1 --port 0 --no-browser"),
)
"""How a command is made shorter before it is run."""


def shorter(command: str) -> str:
    """Return a command without its comment, cut down."""
    command = shlex.join(shlex.split(command, comments=True))
    for pattern, instead in SHORTER:
        command = re.sub(pattern, instead, command)
    return command


def test_commands_are_made_shorter_by_rule() -> None:
    assert shorter("lindwurm arena x --bots adept,master --games 1000  # ha") == (
        "lindwurm arena x --bots adept,random --games 4 --engine python"
    )
    assert shorter("lindwurm simulate dragon_farkle --engine compiled") == (
        "lindwurm simulate dragon_farkle --engine compiled --games 4 --option round_limit=10"
    )
    assert shorter("lindwurm lab x --vary a.b=0..9:3 --vary c=1,2") == (
        "lindwurm lab x --vary a.b=0 --vary c=1 --games 20 --engine python"
    )
    assert shorter("lindwurm simulate x --engine compiled") == (
        "lindwurm simulate x --engine compiled --games 4"
    )


# --- what there is -------------------------------------------------------------------------------


def test_every_block_says_what_it_is() -> None:
    known = (*RUN, *READ, *SHOWN)
    assert not [f"{b.place} {b.language!r}" for b in BLOCKS if b.language not in known]


def test_only_what_is_marked_with_a_reason_is_not_run() -> None:
    for block in BLOCKS:
        assert block.remark in ("", "not run", "quoted"), f"{block.place}: {block.remark}"
        if block.remark == "not run":
            assert block.language in RUN, f"{block.place} would not be run anyway"
            assert len(block.about.split()) > 1, f"{block.place} does not say why it is not run"
            sys.stdout.write(f"{block.place} is not run: {block.about}\n")  # pytest -rP shows it


def test_what_is_quoted_stands_there() -> None:
    for block in BLOCKS:
        if block.remark == "quoted":
            assert block.text.strip() in (ROOT / block.about).read_text("utf-8"), block.place


def test_data_is_well_formed() -> None:
    for block in BLOCKS:
        if block.language.startswith("json"):
            json.loads(block.text)
        elif block.language == "toml":
            tomllib.loads(block.text)


def test_no_command_hides_in_a_block_that_is_only_shown() -> None:
    shown = [block for block in BLOCKS if block.language in SHOWN]
    assert not [b.place for b in shown if re.search(r"^(\$ |lindwurm |python )", b.text, re.M)]


# --- commands ------------------------------------------------------------------------------------


def commands(block: Block) -> list[tuple[str, str]]:
    """Return the commands of a block, each with the output that is shown below it."""
    head, *parts = re.split(r"^\$ ", block.text, flags=re.M)
    assert not head, f"{block.place} does not begin with a command"
    return [(line.strip(), shown) for line, _, shown in (p.partition("\n") for p in parts)]


def understood(words: list[str], place: str) -> None:
    """Check that the command `lindwurm` knows these arguments, whether it is run or not."""
    try:
        asked = parser().parse_args(words)
    except Refusal as refusal:
        raise AssertionError(f"{place}: {shlex.join(words)}: {refusal}") from None
    known = {*games.ids(), NEW, None}  # a link to a table says which game it is
    assert getattr(asked, "game", NEW) in known, f"{place}: {words}"


def likely(shown: str, wanted: str) -> bool:
    """Compare output as doctest does: `...` stands for anything, spaces count as one."""
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    return doctest.OutputChecker().check_output(wanted, shown, flags)


class Reader:
    """Somebody who types what a document says, in a folder of their own."""

    def __init__(self, folder: Path):
        self.folder = folder
        (folder / "examples").symlink_to(ROOT / "examples")
        self.digests: dict[str, str] = {}
        self.environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith(("LINDWURM_", "XDG_"))},
            "HOME": str(folder),
            "LINDWURM_CACHE": str(cache_folder()),
            "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))),
            "COLUMNS": "100",
            "LANG": "C.UTF-8",
        }

    def run(self, *words: str, folder: Path | None = None) -> str:
        done = subprocess.run(
            words,
            cwd=folder or self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 0, f"{shlex.join(words)}: {done.stdout}\n{done.stderr}"
        return str(done.stdout)

    def python(self, block: Block) -> None:
        """Run a block in an interpreter of its own."""
        if ">>>" in block.text:
            example = self.folder / "example.txt"
            example.write_text(block.text, "utf-8")
            options = ("-o", "ELLIPSIS", "-o", "NORMALIZE_WHITESPACE")
            self.run(sys.executable, "-m", "doctest", *options, str(example))
            return
        printed = self.run(sys.executable, "-c", block.text)
        wanted = "".join(f"{line}\n" for line in re.findall(r"# prints: (.*)", block.text))
        assert likely(printed, wanted), f"{block.place} prints {printed}"

    def command(self, typed: str, place: str) -> str:
        """Run one command, cut down, and return what it printed."""
        words = shlex.split(shorter(typed))
        match words:
            case ["make", *targets]:
                self.run("make", "-n", *targets, folder=ROOT)
                return ""
            case ["pip", "install", wanted]:
                named = re.fullmatch(r"lindwurm\[([\w,]+)\]", wanted)
                with (ROOT / "pyproject.toml").open("rb") as file:
                    extras = tomllib.load(file)["project"]["optional-dependencies"]
                assert named, f"{place}: {typed}"
                missing = set(named[1].split(",")) - set(extras)
                assert not missing, f"{place}: there is no extra {missing}"
                return ""
            case ["python", "-m", module, *rest] if module.startswith(("bench", "tests")):
                told = self.run(sys.executable, "-m", module, "--help", folder=ROOT)
                given = [word for word in rest if word.startswith("--")]
                assert not [word for word in given if word not in told], f"{place}: {typed}"
                return ""
            case ["lindwurm", *rest]:
                understood(rest, place)
                lindwurm = (sys.executable, "-m", "lindwurm.cli", *rest)
                return self.serve(*lindwurm) if rest[0] == "serve" else self.run(*lindwurm)
        raise AssertionError(f"{place}: no rule says how {typed!r} is run")

    def serve(self, *words: str) -> str:
        """Start the server, ask it how it is, stop it; it has to leave by itself."""
        with subprocess.Popen(
            words, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, text=True
        ) as server:
            try:
                assert server.stdout
                said = server.stdout.readline()
                address = re.search(r"http://\S+", said)
                assert address, said
                with urllib.request.urlopen(f"{address[0]}health", timeout=SECONDS) as answer:
                    assert answer.status == 200
                server.send_signal(signal.SIGINT)
                server.wait(SECONDS)
            finally:
                server.kill()
        return re.sub(r":\d+/", ":8420/", said)  # the usual port may be taken here

    def follow(self, block: Block) -> None:
        """Run all commands of a block, and compare what is shown with what came."""
        for typed, shown in commands(block):
            came = self.command(typed, block.place)
            if shown.strip():
                assert likely(came, shown), f"{block.place}: {typed} printed\n{came}"
            if "--engine" in typed and "--json" in typed:  # the same games, whoever plays them
                same = re.sub(r"--engine \w+ *", "", typed)
                digest = json.loads(came)["digest"]
                assert self.digests.setdefault(same, digest) == digest, f"{block.place}: {typed}"


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted({b.page for b in BLOCKS if b.language in RUN}))
def test_what_a_document_tells_to_do_works(name: str, tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for block in page(name).blocks:
        if block.remark or block.language not in RUN:
            continue
        if block.language == "python":
            reader.python(block)
        else:
            reader.follow(block)


def test_commands_that_are_not_run_are_understood() -> None:
    for block in BLOCKS:
        if block.remark == "not run" and block.language == "console":
            for typed, _ in commands(block):
                words = shlex.split(typed.removesuffix("&"), comments=True)
                if words[0] == "lindwurm":
                    understood(words[1:], block.place)


def test_commands_within_sentences_are_understood(capsys: pytest.CaptureFixture[str]) -> None:
    for name in documents():
        for line, code in page(name).code:
            command = re.search(r"(?:^|[\s/])lindwurm ([a-z][\w-]*)(.*)", code)
            if command:
                with pytest.raises(SystemExit):  # which ends every help
                    parser().parse_args([command[1], "--help"])
                known = capsys.readouterr().out
                options = re.findall(r"--[\w-]+", command[2])
                assert all(option in known for option in options), f"{name}:{line}: {code}"
