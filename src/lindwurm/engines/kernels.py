"""How kernels for a GPU are compiled, and kept for the next process.

Compiling a game for CUDA takes minutes, so what comes out is kept in the cache folder, under a
digest of all sources that matter and for the kind of GPU it was made for. No GPU is needed to
compile for one (:func:`ahead`).
"""

from __future__ import annotations

import hashlib
import os
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from numba import config, cuda
from numba.cuda.cudadrv import nvvm

from lindwurm.engines import compiled
from lindwurm.folders import cache_folder
from lindwurm.kernel.game import Game

THREADS = 128
REGISTERS = 32
"""Fewer registers a thread, more threads at once: games wait for memory more than they compute."""
SIMULATED = bool(config.ENABLE_CUDASIM)

if not SIMULATED:
    # Tables go to global memory: constant memory holds only 64 kB, and serialises threads that
    # look up different entries, as games do.
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL


def kept(
    game: Game, function: Callable[..., None], registers: int = REGISTERS, calls: int = 0
) -> Any:
    """Return a function as a kernel: compiled when it is first launched, or found on disk.

    Rules of more than `calls` instructions stay functions that are called (0: the compiler
    decides).
    """
    if SIMULATED:
        return cuda.jit(function)
    kernel = cuda.jit(max_registers=registers)(function)
    kernel._cache = Drawer(game, f"{function.__name__}-{registers}-{calls}")
    compile_signature = kernel.compile

    def compile_our_way(signature: Any) -> Any:
        from numba.cuda.core.compiler_lock import global_compiler_lock

        with global_compiler_lock, _each_rule_once(calls):
            return compile_signature(signature)

    kernel.compile = compile_our_way
    kernel.calls = calls
    return kernel


def ahead(kernel: Any, signature: tuple[Any, ...], capability: tuple[int, int]) -> Path:
    """Compile a kernel for a kind of GPU that need not be here; return where it is kept."""
    from numba.cuda import codegen, dispatcher

    device = SimpleNamespace(compute_capability=capability)
    own = (*capability, "a" if capability >= (9, 0) else "")
    with (
        _each_rule_once(kernel.calls),
        patch.object(cuda, "get_current_device", lambda: device),
        patch.object(dispatcher, "get_current_device", lambda: device),
        patch.object(codegen.CUDACodeLibrary, "_ensure_cc", lambda library, cc: cc or own),
    ):
        place: Path = kernel._cache.place(signature)
        if not place.exists():
            made = dispatcher._Kernel(kernel.py_func, signature, **kernel.targetoptions)
            made._codelibrary.get_cubin()
            kernel._cache.keep(place, made)
    return place


class Drawer:
    """Where compiled kernels of one function lie on disk; Numba asks it before it compiles.

    Numba's own cache looks at the file of the outermost function only, and would keep what it
    compiled from as well.
    """

    cache_path = None

    def __init__(self, game: Game, name: str):
        self.game, self.name = game, name

    def place(self, signature: Any) -> Path:
        """Return the file for a kernel with arguments of these types on the GPU that is here."""
        digest = compiled.digest_of(self.game)
        digest.update(_versions().encode())
        folder = cache_folder() / "gpu" / f"{self.game.id}-{digest.hexdigest()}"
        folder.mkdir(parents=True, exist_ok=True)
        compiled._forget_old(folder)
        major, minor = cuda.get_current_device().compute_capability
        types = hashlib.blake2b(str(signature).encode(), digest_size=6).hexdigest()
        return folder / f"{self.name}-{types}-{major}{minor}.kernel"

    def load_overload(self, signature: Any, context: Any) -> Any:
        """Return what was compiled before, or None; then Numba compiles."""
        try:
            return pickle.loads(self.place(signature).read_bytes())
        except (OSError, EOFError, pickle.UnpicklingError):  # none there, or half a file
            return None

    def save_overload(self, signature: Any, kernel: Any) -> None:
        """Keep what Numba has compiled, where there is a place to write to."""
        with suppress(OSError):  # a read-only home
            self.keep(self.place(signature), kernel)

    def keep(self, place: Path, kernel: Any) -> None:
        """Keep a kernel's machine code, all of it or nothing."""
        from numba.cuda.serialize import dumps

        library = kernel._codelibrary
        library._llvm_strs, library._ptx_cache = [], {}  # many times as much, and never read again
        part = place.with_suffix(f".{os.getpid()}")
        part.write_bytes(dumps(kernel))
        part.replace(place)

    def enable(self) -> None:
        """Do nothing: it is Numba that asks."""

    disable = flush = enable


def _versions() -> str:
    import numba

    try:
        import numba_cuda  # type: ignore[import-not-found, unused-ignore]
    except ModuleNotFoundError:  # the one that came with Numba
        return str(numba.__version__)
    return f"{numba.__version__} {numba_cuda.__version__}"


@contextmanager
def _each_rule_once(calls: int) -> Iterator[None]:
    """Hand the code of each rule to the compiler once, the large ones marked as functions.

    Left to itself Numba hands over a rule once for every way that leads from the kernel to it: in
    DragonQuest 971 pieces of code instead of 258.
    """
    from numba.cuda.codegen import CUDACodeLibrary

    def once(library: Any) -> list[str]:
        if library._llvm_strs is None:
            found: dict[int, Any] = {}
            waiting = [library]
            while waiting:
                one = waiting.pop()
                if id(one) not in found:
                    found[id(one)] = one
                    waiting += getattr(one, "_linking_libraries", ())
            modules = [one._module for one in found.values() if getattr(one, "_module", None)]
            for module in modules[1:] if calls else ():  # the first one is the kernel itself
                for function in module.functions:
                    if sum(len(block.instructions) for block in function.blocks) > calls:
                        function.attributes.add("noinline")
            library._llvm_strs = [str(module) for module in modules]
        return library._llvm_strs  # type: ignore[no-any-return]

    with patch.object(CUDACodeLibrary, "llvm_strs", property(once)):
        yield
