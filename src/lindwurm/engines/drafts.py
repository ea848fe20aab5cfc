"""Compiled code that stays a draft until somebody calls it from outside.

Left to itself Numba makes every rule ready to be called from Python, though only a handful of outer
functions ever are: it links all that a rule calls into it, optimises the whole, and writes machine
code, for the rule, for its caller, for the caller's caller. So what lies at the bottom is optimised
as often as the rules are deep. Here a rule is lowered once and then waits. When the outermost
function is ready, all drafts below it are linked into it and optimised together, once; only that
becomes machine code.

The drafts of a game's own functions (`legal`, `apply` …) are also kept on disk, for the next outer
function that calls them: whoever compiles the search after the batch finds most of it done.

Others who compile in the same process are not affected: a draft that they come upon becomes what
Numba would have made of it at once. A GPU has a linker of its own and no drafts.

There is no switch for this in Numba (tests notice when a new version goes around it).
"""

from __future__ import annotations

import hashlib
import os
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from numba.core import dispatcher, serialize
from numba.core.codegen import JITCodeLibrary, ll
from numba.core.compiler import CompileResult
from numba.core.environment import lookup_environment
from numba.core.registry import cpu_target

ENVIRONMENT = "_ZN08NumbaEnv"
"""How the names of environments begin: where compiled code finds Python's side of its function."""
DYNAMIC = "numba.dynamic.globals"
"""How the names of addresses begin that mean something in this process only."""


COMPILED = "_ZN"
"""How the names of compiled functions begin."""


class Draft(JITCodeLibrary):  # type: ignore[misc]
    """The code of one function, with the list of what it calls."""

    gathered = False
    """Whether all that it calls is in here."""

    def add_linking_library(self, library: Any) -> None:
        """Note what this one calls, and leave it a draft if it is one."""
        if isinstance(library, Draft):
            self._linking_libraries.append(library)
        else:
            super().add_linking_library(library)

    def get_pointer_to_function(self, name: str) -> int:
        """Return the address of a function; 0, and nothing done, where nobody will ask for it.

        Numba asks for the wrapper that Python calls. Only the outermost function has one.
        """
        if not self._finalized and not self._defines(name):
            return 0
        return int(super().get_pointer_to_function(name))

    def _defines(self, name: str) -> bool:
        try:
            return not self._final_module.get_function(name).is_declaration
        except NameError:
            return False

    def gather(self) -> None:
        """Take in all that this one calls, directly or through other drafts.

        LLVM leaves out what it sees no call of at that moment. So in each round those are linked
        in that are missing by then, until nothing is.
        """
        if self.gathered:
            return
        below = self._below()
        place = {name: library for library in below for name in _defined(library)}
        missing = self._missing() & place.keys()
        while missing:
            for library in {place[name]: None for name in sorted(missing)}:
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
            missing = self._missing() & place.keys()
        for library in below:
            self._reload_init.update(library._reload_init)
        self._linking_libraries.clear()
        self._shared_module = None
        self.gathered = True

    def _below(self) -> list[Any]:
        """Return what this one calls, directly or through other drafts, each once."""
        found: dict[Any, None] = {}
        waiting = list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if library not in found:
                found[library] = None
                if isinstance(library, Draft) and not library._finalized:
                    waiting += library._linking_libraries
        return list(found)

    def _missing(self) -> set[str]:
        return {
            function.name for function in self._final_module.functions if function.is_declaration
        }

    def _verify_declare_only_symbols(self) -> None:
        """See that nothing compiled is missing: it would be called at address 0."""
        if lost := sorted(name for name in self._missing() if name.startswith(COMPILED)):
            raise AssertionError(f"{self.name} calls what was not linked in: {', '.join(lost)}")

    def finalize(self) -> None:
        """Become machine code, together with all drafts below."""
        self.gather()
        super().finalize()
        self._shared_module = None

    def _get_module_for_linking(self) -> Any:
        """Return code for a caller, who may inline it and leave out what is not needed then."""
        if self._finalized:
            return super()._get_module_for_linking()
        if self._shared_module is None:
            shared = self._final_module.clone()
            for function in shared.functions:
                if not function.is_declaration and function.linkage == ll.Linkage.external:
                    function.linkage = "linkonce_odr"
            self._shared_module = shared
        return self._shared_module

    def _finalize_final_module(self) -> None:
        """Give all functions that are now in here the environments they were written with."""
        super()._finalize_final_module()
        for variable in self._final_module.global_variables:
            if variable.name.startswith(ENVIRONMENT):
                environment = lookup_environment(variable.name)
                if environment is not None:
                    self._codegen.set_env(variable.name, environment)

    def serialize_using_object_code(self) -> tuple[str, str, Any]:
        """Return what goes to disk: of a draft its code as it is, without machine code."""
        if self._finalized:
            return super().serialize_using_object_code()  # type: ignore[no-any-return]
        self.gather()
        return self.name, "draft", self._final_module.as_bitcode()

    @classmethod
    def _unserialize(cls, codegen: Any, state: tuple[str, str, Any]) -> Any:
        name, kind, data = state
        if kind != "draft":
            return super()._unserialize(codegen, state)
        draft = codegen.create_library(name)
        draft._final_module = ll.parse_bitcode(data)
        draft.enable_object_caching()
        draft.gathered = True
        return draft


def _defined(library: Any) -> Iterator[str]:
    for function in library._get_module_for_linking().functions:
        if not function.is_declaration:
            yield function.name


class Shelf:
    """Drafts on disk, of those functions that have a name there."""

    def __init__(
        self,
        folder: Callable[[], Path],
        name_of: Callable[[Callable[..., Any]], str | None],
        inline: bool,
    ):
        self._folder, self._name_of, self._inline = folder, name_of, inline

    def compile(self, compiler: Any, arguments: Any, compile_anew: Callable[[], Any]) -> Any:
        """Return a function compiled for these types of arguments, taken from here if it can be."""
        name = self._name_of(compiler.py_func)
        if name is None:
            return compile_anew()
        made_for = repr((arguments, cpu_target.target_context.codegen().magic_tuple()))
        key = hashlib.blake2b(made_for.encode(), digest_size=10).hexdigest()
        try:
            place = self._folder() / f"{name}-{key}.draft"
        except OSError:  # a read-only home
            return self._complete(compile_anew())
        found = _load(place)
        if found is None:
            found = self._complete(compile_anew())
            _save(place, found)
        return found

    def _complete(self, found: Any) -> Any:
        """Gather a draft; one that will be put into its callers is simplified before.

        Otherwise there would be more to put in, and the whole would be slower, by a tenth in
        Dragon Farkle.
        """
        found.library.gather()
        if self._inline:
            found.library._optimize_final_module()
        return found


def _load(place: Path) -> Any:
    """Return what was compiled before, or None."""
    context = cpu_target.target_context
    try:
        found = CompileResult._rebuild(context, *pickle.loads(place.read_bytes()))
    except (OSError, EOFError, pickle.UnpicklingError):  # none there, or half a file
        return None
    context.insert_user_function(found.entry_point, found.fndesc, [found.library])
    return found


def _save(place: Path, found: Any) -> None:
    """Keep a draft, all of it or nothing; without a place to write to it is not kept."""
    content = serialize.dumps(found._reduce())
    if any(v.name.startswith(DYNAMIC) for v in found.library._final_module.global_variables):
        return
    part = place.with_suffix(f".{os.getpid()}")
    try:
        part.write_bytes(content)
        part.replace(place)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)


@contextmanager
def drafting(shelf: Shelf) -> Iterator[None]:
    """Let what is compiled meanwhile be drafts; whoever enters holds Numba's compiler lock."""
    context = cpu_target.target_context
    codegen = context.codegen()
    if codegen._library_class is Draft:  # one compiled function calls another
        yield
        return
    compilers: Any = dispatcher._FunctionCompiler  # type: ignore[attr-defined]
    usual_set, usual_compile = codegen.set_env, compilers._compile_core

    def set_env(name: str, environment: Any) -> None:
        if codegen._engine.is_symbol_defined(name):  # a draft has no place for it yet
            usual_set(name, environment)

    def compile_core(compiler: Any, arguments: Any, return_type: Any) -> Any:
        anew = partial(usual_compile, compiler, arguments, return_type)
        return shelf.compile(compiler, arguments, anew)

    codegen._library_class = Draft  # of this one object: its class keeps its own
    codegen.set_env = set_env
    context.create_cfunc_wrapper = lambda *arguments: None  # nobody calls from C
    compilers._compile_core = compile_core
    try:
        yield
    finally:
        del codegen._library_class, codegen.set_env, context.create_cfunc_wrapper
        compilers._compile_core = usual_compile
