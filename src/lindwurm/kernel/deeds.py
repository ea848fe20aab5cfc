"""Deeds: what a game's verbs do. From their declaration `legal`, `apply` and `why_not` are made.

A game declares for each verb in which phases it may be chosen, what it does, and what says why not;
and for each phase of decision what lists its choices. The three functions that the kernel calls are
written out from that, as the packer of a state is, so that compiled code finds plain branches and
calls in them, and nothing of the declaration itself.

>>> from enum import IntEnum
>>> from lindwurm.kernel.actions import Actions, number, verb
>>> class Phase(IntEnum):
...     ASK = 0
...     OVER = 1
>>> class Act(Actions):
...     COUNT = verb(number("by", 3, 1, base=1))
...     STOP = verb()
>>> class Tally:
...     phase, total = Phase.ASK, 0
>>> def list_all(s, out):
...     out[:4] = range(4)
...     return 4
>>> def count(s, by):
...     s.total += by
>>> def stop(s):
...     s.phase = Phase.OVER
>>> def settle(s):
...     pass
>>> deeds = Deeds(
...     Act,
...     Phase,
...     Deed(Act.COUNT, Phase.ASK, count, otherwise=7),
...     Deed(Act.STOP, Phase.ASK, stop, otherwise=7),
...     legal={Phase.ASK: list_all},
...     settle=settle,
... )
>>> s = Tally()
>>> deeds.apply(s, 0, Act.COUNT + 2); s.total
3
>>> deeds.apply(s, 0, Act.STOP); deeds.why_not(s, 0, Act.STOP)
7
"""

from __future__ import annotations

import inspect
import linecache
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Any

from lindwurm.kernel.actions import Actions, Verb
from lindwurm.kernel.rule import rule

Part = Callable[..., Any]
"""A rule that is a part of a deed. Its parameters are filled by their names: `s` is the state,
`seat` who acts, `out` where legal actions are written; all others are the verb's parameters, in
order. `functools.partial` fixes a parameter to a number."""
Phases = IntEnum | tuple[IntEnum, ...]


@dataclass(frozen=True)
class Deed:
    """What one verb does."""

    verb: int
    """The verb, as the game's `Act` names it."""
    at: Phases
    """In which phases it may be chosen; all others are closed to it."""
    do: Part | Mapping[Phases, Part]
    """What it does, by phase where that differs."""
    why: Part | Mapping[Phases, Part] | None = None
    """What says why not: 0, or a reason. By phase where that differs; without it nothing can stand
    against it in its phases."""
    otherwise: int = 0
    """The reason against it in all other phases. Without one `why` is asked there, too."""

    @property
    def phases(self) -> tuple[IntEnum, ...]:
        """The phases in which it may be chosen."""
        return _several(self.at)


def _several(phases: Phases) -> tuple[IntEnum, ...]:
    return phases if isinstance(phases, tuple) else (phases,)


def _twice(phases: Sequence[IntEnum]) -> bool:
    return len(phases) != len({*phases})


def _named(parts: Mapping[Phases, Part]) -> list[IntEnum]:
    """Return all phases that a mapping by phase names."""
    return [p for phases in parts for p in _several(phases)]


class Deeds:
    """All deeds of a game, and the functions made from them."""

    lists: dict[int, Part]
    """For each phase of decision what lists its choices."""
    legal: Callable[[Any, int, Any], int]
    apply: Callable[[Any, int, int], None]
    why_not: Callable[[Any, int, int], int]

    def __init__(
        self,
        act: type[Actions],
        phase: type[IntEnum],
        *deeds: Deed,
        legal: Mapping[Phases, Part],
        settle: Part,
    ):
        """`legal` lists the choices of each phase; `settle` follows every deed."""
        self.act, self.phase, self.deeds = act, phase, deeds
        self.lists = {int(p): part for phases, part in legal.items() for p in _several(phases)}
        self._check(legal)
        # Declared as DEEDS in this module: by that name a compiled cache knows them again.
        module = sys._getframe(1).f_globals["__name__"]
        written = _Written(module)
        by_code = {deed.verb: deed for deed in deeds}
        verbs = [(act.VERBS[v.name], v, by_code[act.VERBS[v.name]]) for v in act.VERBS.verbs]
        written.function("legal", "out", [*self._legal(written)], "phase")
        written.function("apply", "action", [*self._apply(written, verbs)], "action")
        written.function("why_not", "action", [*self._why_not(written, verbs)], "action")
        made = written.made(settle)
        self.legal, self.apply, self.why_not = made

    def _check(self, legal: Mapping[Phases, Part]) -> None:
        firsts = {self.act.VERBS[v.name]: v.name for v in self.act.VERBS.verbs}
        declared = [d.verb for d in self.deeds]
        for code, name in firsts.items():
            if declared.count(code) != 1:
                raise ValueError(f"{name!r} needs one deed, not {declared.count(code)}")
        if strangers := set(declared) - set(firsts):
            raise ValueError(f"no verb begins at {min(strangers)}")
        for deed in self.deeds:
            name = firsts[deed.verb]
            for p in deed.phases:
                if int(p) not in self.lists:
                    raise ValueError(f"{name!r} is done in {p.name}, where nothing lists choices")
            for parts in (deed.do, deed.why):
                if isinstance(parts, Mapping) and _twice(_named(parts)):
                    raise ValueError(f"{name!r} names a phase twice")
                if isinstance(parts, Mapping) and {*_named(parts)} - {*deed.phases}:
                    raise ValueError(f"{name!r} does something in a phase that it does not name")
            if isinstance(deed.do, Mapping) and {*_named(deed.do)} != {*deed.phases}:
                raise ValueError(f"{name!r} does nothing in one of its phases")
            if not deed.otherwise and (deed.why is None or isinstance(deed.why, Mapping)):
                raise ValueError(f"{name!r} does not say why it cannot be done in other phases")
        if _twice(_named(legal)):
            raise ValueError("the choices of a phase are listed twice")
        asked = {int(p) for d in self.deeds for p in d.phases}
        if idle := set(self.lists) - asked:
            raise ValueError(f"no deed belongs to {self.phase(min(idle)).name}")

    def _legal(self, written: _Written) -> Iterator[tuple[int, int, list[str]]]:
        for p in sorted(int(p) for p in self.phase):
            part = self.lists.get(p)
            line = "return 0" if part is None else f"return {written.call(part, ())}"
            yield p, p + 1, [line]

    def _apply(self, written: _Written, verbs: Verbed) -> Iterator[tuple[int, int, list[str]]]:
        for first, v, deed in verbs:
            values = _values(first, v)
            if isinstance(deed.do, Mapping):
                *others, last = deed.do.items()
                lines: list[str] = []
                for phases, part in others:
                    word = "elif" if lines else "if"
                    lines += [f"{word} {_here(phases)}:", f" {written.call(part, values)}"]
                call = written.call(last[1], values)
                lines += ["else:", f" {call}"] if lines else [call]
            else:
                lines = [written.call(deed.do, values)]
            yield first, first + v.size, lines

    def _why_not(self, written: _Written, verbs: Verbed) -> Iterator[tuple[int, int, list[str]]]:
        for first, v, deed in verbs:
            values, lines = _values(first, v), []
            if isinstance(deed.why, Mapping):
                for phases, part in deed.why.items():
                    lines += [f"if {_here(phases)}:", f" return {written.call(part, values)}"]
            asked = _named(deed.why) if isinstance(deed.why, Mapping) else []
            free = tuple(p for p in deed.phases if p not in asked)
            inside = "0" if not callable(deed.why) else written.call(deed.why, values)
            if deed.otherwise:
                lines += [f"if {_here(free)}:", f" return {inside}"] if free else []
                lines += [f"return {int(deed.otherwise)}"]
            else:
                lines += [f"return {inside}"]
            yield first, first + v.size, lines


def _here(phases: Phases) -> str:
    return " or ".join(f"s.phase == {int(p)}" for p in _several(phases))


Verbed = Sequence[tuple[int, Verb, Deed]]
"""Each verb with its first action number and its deed, in the order of the numbers."""


def _values(first: int, verb: Verb) -> tuple[str, ...]:
    """Return for each parameter of a verb what computes it from the action's number.

    >>> from lindwurm.kernel.actions import number, seat
    >>> _values(10, Verb("give", seat(5), number("cards", 3, 1, base=1)))
    ('(action - 10) // 3', '(action - 10) % 3 + 1')
    """
    values, below = [], verb.size
    for at, p in enumerate(verb.parameters):
        value = f"action - {first}" if first else "action"
        if at:
            value = f"({value}) % {below}"
        below //= len(p.values)
        if below > 1:
            value = f"({value}) // {below}"
        values.append(f"{value} + {p.base}" if p.base else value)
    return tuple(values)


class _Written:
    """The source of the functions, and the rules that it calls by name."""

    def __init__(self, module: str):
        self.module = module
        self.lines: list[str] = []
        self.known: dict[str, Part] = {}

    def call(self, part: Part, values: Sequence[str]) -> str:
        """Return the call of a part, with the verb's parameters as they are computed."""
        fixed: dict[str, Any] = {}
        if isinstance(part, partial):
            assert not part.args, "a part is fixed by name"
            fixed, part = part.keywords, part.func
        given, left = [], list(values)
        parameters = inspect.signature(part).parameters
        if strange := set(fixed) - set(parameters):
            raise ValueError(f"{part.__name__} has no {min(strange)!r}")
        for name in parameters:
            if name in fixed:
                given.append(str(int(fixed[name])))
            elif name in ("s", "seat", "out"):
                given.append(name)
            elif left:
                given.append(left.pop(0))
            else:
                raise ValueError(f"nothing fills {name!r} of {part.__name__}")
        if left and len(left) != len(values):
            raise ValueError(f"{part.__name__} takes only some of the verb's parameters")
        known = f"{part.__module__.rpartition('.')[2]}_{part.__name__}"
        if self.known.setdefault(known, part) is not part:
            raise ValueError(f"two parts are called {known}")
        return f"{known}({', '.join(given)})"

    def function(self, name: str, last: str, leaves: list[Leaf], by: str) -> None:
        """Write a function that finds its way by halving the numbers that are left."""
        self.lines.append(f"def {name}(s, seat, {last}):")
        if by == "phase":
            self.lines.append(" phase = s.phase")
        self._halve(_merged(leaves), by, 1)
        if name == "apply":
            self.lines.append(" settle(s)")

    def _halve(self, leaves: list[Leaf], by: str, depth: int) -> None:
        if len(leaves) == 1:
            self.lines += [" " * depth + line for line in leaves[0][2]]
            return
        half = len(leaves) // 2
        self.lines.append(" " * depth + f"if {by} < {leaves[half][0]}:")
        self._halve(leaves[:half], by, depth + 1)
        self.lines.append(" " * depth + "else:")
        self._halve(leaves[half:], by, depth + 1)

    def made(self, settle: Part) -> tuple[Any, Any, Any]:
        """Return the functions, as rules. Their lines are known to whoever prints a traceback."""
        source, file = "\n".join(self.lines) + "\n", f"<deeds of {self.module}>"
        while file in linecache.cache:
            file += "'"
        linecache.cache[file] = (len(source), None, source.splitlines(True), file)
        namespace: dict[str, Any] = {"__name__": self.module, "settle": settle, **self.known}
        exec(compile(source, file, "exec"), namespace)
        made = namespace["legal"], namespace["apply"], namespace["why_not"]
        for function in made:
            function.__qualname__ = f"DEEDS.{function.__name__}"
            rule(function)
        return made


Leaf = tuple[int, int, list[str]]
"""From which number on up to which one these lines are carried out."""


def _merged(leaves: list[Leaf]) -> list[Leaf]:
    """Return neighbours that do the same as one."""
    merged: list[Leaf] = []
    for first, end, lines in leaves:
        if merged and merged[-1][2] == lines:
            merged[-1] = (merged[-1][0], end, lines)
        else:
            merged.append((first, end, lines))
    return merged
