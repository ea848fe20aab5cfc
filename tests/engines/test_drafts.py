"""Only outer functions become machine code, and the rules below them are kept for the next one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lindwurm.engines import compiled
from lindwurm.games import load

pytest.importorskip("numba")

import numba
from llvmlite import ir
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.typed_passes import NativeLowering

from lindwurm.engines.drafts import Draft
from lindwurm.kernel.rule import rule

GAME = load("dragon_farkle")

PROBE = """
import sys
import numpy as np
from numba.core.typed_passes import NativeLowering
from lindwurm.games import load
from lindwurm.engines import compiled

game, lowered = load("dragon_farkle"), []
actors, returns = game.actors, game.returns
usual = NativeLowering.run_pass
NativeLowering.run_pass = lambda self, state: lowered.append(state.func_id.func_name) or usual(
    self, state
)

def one(s):
    return actors(s)

def other(s, out):
    returns(s, out)
    return actors(s) + 1

rows, out = np.zeros(1, game.state.dtype()), np.zeros(4)
rows[0]["seats"] = 2
if sys.argv[1] == "one":
    found = compiled.jit(game, one)(rows[0])
else:
    found = compiled.jit(game, other)(rows[0], out) - 1
print(found, *lowered)
"""


@rule
def seats_of(s: Any) -> int:
    """Two rules that nobody else calls: nothing of them is compiled yet."""
    return int(s.seats)


@rule
def twice_the_seats(s: Any) -> int:
    return 2 * seats_of(s)


@pytest.fixture
def record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """A position in a table of records, and a cache of one's own."""
    monkeypatch.setenv("LINDWURM_CACHE", str(tmp_path))
    state = GAME.state()
    GAME.setup(state, 2, GAME.option_codes(2))
    rows = np.zeros(1, GAME.state.dtype())
    rows[0] = np.frombuffer(state.to_bytes(), GAME.state.dtype())[0]
    return rows[0]


@pytest.mark.slow  # compiles
def test_only_the_outermost_function_becomes_machine_code(
    monkeypatch: pytest.MonkeyPatch, record: Any
) -> None:
    """And none gets a wrapper for C; else compiling takes twice as long."""
    lowered: list[Any] = []
    written: list[Any] = []
    lower, write = NativeLowering.run_pass, JITCodeLibrary._finalize_specific

    def note_lowered(self: Any, state: Any) -> Any:
        found = lower(self, state)
        lowered.append(state.library)
        return found

    def note_written(self: Any) -> None:
        written.append(self)
        write(self)

    monkeypatch.setattr(NativeLowering, "run_pass", note_lowered)
    monkeypatch.setattr(JITCodeLibrary, "_finalize_specific", note_written)

    def outermost(s: Any) -> int:
        return twice_the_seats(s) + 1

    assert compiled.jit(GAME, outermost)(record) == 5
    assert len(lowered) > 2
    assert all(isinstance(library, Draft) for library in lowered)
    assert [library for library in written if library in lowered] == [lowered[-1]]
    wrappers = [f.name for library in lowered for f in library._final_module.functions]
    assert not [name for name in wrappers if name.startswith("cfunc.")]


@pytest.mark.slow  # compiles
def test_others_can_compile_what_they_find_as_a_draft(record: Any) -> None:
    actors = GAME.actors

    def first(s: Any) -> int:
        return actors(s)

    def second(s: Any) -> int:
        return 10 * actors(s)

    mask = compiled.jit(GAME, first)(record)
    assert mask == GAME.actors(GAME.state.from_record(record))
    assert numba.njit(**compiled.FLAGS)(second)(record) == 10 * mask


def draft(name: str, *calls: str, below: tuple[Draft, ...] = ()) -> Draft:
    """Return the code of a function that calls others, and says that it does (or says more)."""
    codegen = cpu_target.target_context.codegen()
    library = Draft(codegen, name)
    module = library.create_ir_module(name)
    kind = ir.FunctionType(ir.IntType(64), ())
    builder = ir.IRBuilder(ir.Function(module, kind, f"_ZN{name}").append_basic_block())
    found = [builder.call(ir.Function(module, kind, f"_ZN{call}"), ()) for call in calls]
    builder.ret(found[-1] if found else ir.IntType(64)(7))
    library.add_ir_module(module)
    for other in below:
        library.add_linking_library(other)
    return library


@pytest.mark.parametrize("turn", [1, -1])
def test_nothing_that_is_called_is_left_out(turn: int) -> None:
    """LLVM leaves out what nothing calls yet, though the next one linked in may call it."""
    with global_compiler_lock:
        bottom = draft("bottom")
        idle, busy = draft("idle", below=(bottom,)), draft("busy", "bottom", below=(bottom,))
        top = draft("top", "idle", "busy", below=(idle, busy)[::turn])
        top.gather()
        assert top._missing() == set()
        lost = draft("lost", "nowhere")
        with pytest.raises(AssertionError, match="lost calls what was not linked in: _ZNnowhere"):
            lost.finalize()


def run(folder: Path, name: str) -> tuple[int, list[str]]:
    """Run one of the probe's functions in a process of its own: result, what was compiled."""
    command = [sys.executable, "-c", "import probes.probe", name]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    mask, *names = done.stdout.split()
    return int(mask), names


@pytest.mark.slow
def test_the_next_function_finds_the_rules_on_disk(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LINDWURM_CACHE", str(tmp_path / "cache"))
    probe = tmp_path / "probes" / "probe.py"
    probe.parent.mkdir()
    probe.with_name("__init__.py").touch()
    probe.write_text(PROBE)
    rule = GAME.actors.__name__
    mask, names = run(tmp_path, "one")
    assert {"one", rule} <= set(names)
    drafts = list(tmp_path.rglob("*.draft"))
    assert [draft.name.partition("-")[0] for draft in drafts] == ["actors"]
    again, names = run(tmp_path, "other")
    assert again == mask
    assert "other" in names
    assert rule not in names
    for draft in tmp_path.rglob("*.draft"):  # half a file is no file
        draft.write_bytes(draft.read_bytes()[:1000])
    probe.write_text(PROBE.replace("+ 1", "+ 2").replace("- 1", "- 2"))
    again, names = run(tmp_path, "other")
    assert again == mask
    assert rule in names


def test_no_two_processes_give_the_same_name() -> None:
    """By default Numba counts functions, in each process from one. So the same name could mean two
    functions, and wrong code be called where what two processes compiled is put together."""
    code = (
        "from lindwurm.engines import compiled\n"
        "from numba.core.bytecode import FunctionIdentity\n"
        "compiled._tell_processes_apart()\n"
        "print(FunctionIdentity.from_function(compiled.jit).unique_id)\n"
    )
    command = [sys.executable, "-c", code]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(2)]
    one, other = (int(run.stdout) for run in runs)
    assert abs(one - other) > 2**20
