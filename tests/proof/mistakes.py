"""Small mistakes that can be made in the rules of a game: one operator or number is another one.

`<` becomes `<=`, `+` becomes `-`, `and` becomes `or`, `not x` becomes `x`, 3 becomes 4.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARED = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
COUNTED = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult}
JOINED = {ast.And: ast.Or, ast.Or: ast.And}
REASON = re.compile(r"^- `(?P<mutant>[^`]+)`: .+", re.MULTILINE)
"""A mistake that changes nothing, as docs/games lists it, with its reason."""


@dataclass(frozen=True)
class Mutant:
    """A place of a file where something small can be wrong, and what is wrong there."""

    file: str
    place: int
    rule: str
    what: str

    def __str__(self) -> str:
        return f"{self.name}: {self.what}"

    @property
    def name(self) -> str:
        """What the rule is called, with its file."""
        return f"{Path(self.file).stem}.{self.rule}"

    @property
    def module(self) -> str:
        """Where Python finds the rule.

        >>> Mutant("src/lindwurm/games/simurgh/rules/__init__.py", 0, "f", "1 -> 2").module
        'lindwurm.games.simurgh.rules'
        """
        return ".".join(Path(self.file).with_suffix("").parts[1:]).removesuffix(".__init__")


def rules(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Yield the rules of a file."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and any(
            isinstance(d, ast.Name) and d.id == "rule" for d in function.decorator_list
        ):
            yield function


def places(tree: ast.Module) -> Iterator[tuple[str, ast.AST, ast.AST]]:
    """Yield every place inside rules with the rule's name and its parent, in the source's order."""
    for function in rules(tree):
        for statement in function.body:
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                continue  # the docstring
            for parent in ast.walk(statement):
                for node in ast.iter_child_nodes(parent):
                    yield function.name, parent, node


def telling(source: str, name: str) -> str:
    """Return the source of a file whose rules add to `__seen__` that they are gone through.

    >>> print(telling("@rule\\ndef f(s): return s.a", "common"))
    @rule
    def f(s):
        __seen__.add('common.f')
        return s.a
    """
    tree = ast.parse(source)
    for function in rules(tree):
        function.body[:0] = ast.parse(f"__seen__.add('{name}.{function.name}')").body
    return ast.unparse(ast.fix_missing_locations(tree))


def told_values(game: str) -> dict[str, int]:
    """Return how many values each kind of event names; what else stands there, nobody is told."""
    tree = ast.parse(Path("src/lindwurm/games", game, "actions.py").read_text("utf-8"))
    tables = [one for one in tree.body if isinstance(one, ast.AnnAssign)]
    told = next(one.value for one in tables if ast.unparse(one.target) == "EVENT_ARGUMENTS")
    assert isinstance(told, ast.Dict)
    pairs = zip(told.keys, told.values, strict=True)
    return {ast.unparse(k): len(v.elts) for k, v in pairs if k and isinstance(v, ast.Tuple)}


def untold(parent: ast.AST, node: ast.AST, values: dict[str, int]) -> bool:
    """Return whether a number is a place of an event that its kind does not name.

    >>> call = ast.parse("emit(s, Kind.HOT, s.roller, 0, 0)", mode="eval").body
    >>> [untold(call, node, {"Kind.HOT": 2}) for node in call.args[2:]]
    [False, False, True]
    """
    if not isinstance(parent, ast.Call) or ast.unparse(parent.func) not in ("emit", "whisper"):
        return False
    for at, one in enumerate(parent.args):
        if (kind := ast.unparse(one)) in values:
            return node in parent.args[at + 1 + values[kind] :]
    return False


def altered(parent: ast.AST, node: ast.AST) -> tuple[ast.AST, ast.AST] | None:
    """Return a node and what stands there instead, or None where nothing is to be changed.

    >>> tree = ast.parse("@rule\\ndef f(s): return s.a < 3")
    >>> [ast.unparse(pair[1]) for _, *one in places(tree) if (pair := altered(*one))]
    ['s.a <= 3', '4']
    """
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        operator = COMPARED[type(node.ops[0])]()
        return node, ast.Compare(node.left, [operator, *node.ops[1:]], node.comparators)
    if isinstance(node, ast.BinOp) and type(node.op) in COUNTED:
        return node, ast.BinOp(node.left, COUNTED[type(node.op)](), node.right)
    if isinstance(node, ast.BoolOp):
        return node, ast.BoolOp(JOINED[type(node.op)](), node.values)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node, node.operand
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node, ast.Constant(node.value + 1)
    return None


def replaced(parent: ast.AST, node: ast.AST, new: ast.AST) -> None:
    """Put a node where another one stands."""
    for name, value in ast.iter_fields(parent):
        if value is node:
            setattr(parent, name, new)
        elif isinstance(value, list) and node in value:
            value[value.index(node)] = new


def mutants(game: str) -> list[Mutant]:
    """Return all that can go wrong in the rules of a game; places that read alike are numbered."""
    found, alike, values = [], Counter[str](), told_values(game)
    for path in sorted(Path("src/lindwurm/games", game, "rules").glob("*.py")):
        for place, (rule, *pair) in enumerate(places(ast.parse(path.read_text("utf-8")))):
            if not untold(*pair, values) and (changed := altered(*pair)):
                what = " -> ".join(" ".join(ast.unparse(one).split()) for one in changed)
                mutant = Mutant(str(path), place, rule, what)
                alike[str(mutant)] += 1
                if (nth := alike[str(mutant)]) > 1:
                    mutant = Mutant(str(path), place, rule, f"{what} ({nth})")
                found.append(mutant)
    return found


def mutated(source: str, place: int) -> str:
    """Return the source of a file with one mistake in it."""
    tree = ast.parse(source)
    _, parent, node = list(places(tree))[place]
    pair = altered(parent, node)
    assert pair is not None
    replaced(parent, *pair)
    return ast.unparse(ast.fix_missing_locations(tree))


def harmless(game: str) -> set[str]:
    """Return the mistakes that docs/games says change nothing."""
    return {m["mutant"] for m in REASON.finditer(Path(f"docs/games/{game}.md").read_text("utf-8"))}
