r"""A variant's file: read, and checked so that whatever is wrong is told with its line.

docs/variants.md tells what can stand in it.

>>> text = 'format = "lindwurm-variant"\nversion = 1\ngame = "dragon_farkle"\nname = "Rich"\n'
>>> parsed(text + '[change.numbers]\nskree = 175').changes
(('numbers.skree', 175),)
>>> parsed(text + '[change.box.dragons]\npieces = 2')
Traceback (most recent call last):
...
lindwurm.variants.file.VariantError: line 6: no rule of dragon_farkle asks for box.dragons.pieces
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, NoReturn

from lindwurm.kernel.game import Game, OptionError
from lindwurm.kernel.texts import LANGUAGES
from lindwurm.kernel.variant import Value, Variant
from lindwurm.variants import bounds, components, loading, wording

FORMAT, VERSION = "lindwurm-variant", 1
MOST_BYTES = 100_000
"""A variant that changes every value of a game is a tenth of that."""
DEEPEST = 10
"""Keys on the way to a value, at most."""
SEED = "seed"
"""Where a value comes from that the rule book states."""
LONGEST = {"name": 80, "author": 80, "licence": 80, "about": 2_000}
PARTS = ("format", "version", "game", *LONGEST, "edition")
TABLES = ("add", "change", "options", "texts", "code")
CONTROL = re.compile(
    r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ue000-\uf8ff<>]"
)
"""What no text has: control characters, what turns lines around, what stands for
names while a sentence is made, and the beginnings of markup."""

_ROW = re.compile(r"[a-z][a-z0-9_]{0,30}")
"""What a new row may be called."""
_KEY = r"(?:[A-Za-z0-9_-]+|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*')"
_PATH = rf"{_KEY}(?:\s*\.\s*{_KEY})*"
_DEEP = re.compile(rf"(?<![\w-]){_KEY}(?:[ \t]*\.[ \t]*{_KEY}){{{2 * DEEPEST}}}")
"""What takes `tomllib` longer than it may, as the square of its length."""
_HEADER = re.compile(rf"\s*\[+\s*({_PATH})\s*\]")
_ASSIGNED = re.compile(rf"\s*({_PATH})\s*=")

Keys = tuple[str, ...]


class VariantError(ValueError):
    """A variant that is not one, or that does not fit its game. The message is one sentence."""


def examples() -> Path:
    """Return where the shipped examples are: in the installed package, else in the checkout."""
    package = Path(__file__).resolve().parent.parent
    packaged = package / "examples"
    return packaged if packaged.is_dir() else package.parent.parent / "examples" / "variants"


def read(path: str | Path) -> Variant:
    """Read a variant's file, with the code that it names; raises VariantError.

    A word that is no file may be one of the shipped examples: `keep_4000`.
    """
    file = Path(path)
    if file.name == str(path) and not file.suffix and not file.exists():
        own = examples() / f"{path}.toml"
        file = own if own.is_file() else file
    try:
        with file.open("rb") as opened:
            data = opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise VariantError(f"{path} cannot be read: {error.strerror}") from None
    try:
        return parsed(data, file.parent)
    except VariantError as error:
        comma = ", " if str(error).startswith("line ") else ": "
        raise VariantError(f"{path}{comma}{error}") from None


def parsed(data: str | bytes, folder: Path | None = None) -> Variant:
    """Return the variant that a text describes; without a folder it may bring no code."""
    if len(data) > MOST_BYTES:
        raise VariantError(f"a variant has at most {MOST_BYTES:,} bytes")
    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
    except UnicodeDecodeError:
        raise VariantError("it is no text in UTF-8") from None
    if deep := _DEEP.search(text):
        raise VariantError(f"line {text.count(chr(10), 0, deep.start()) + 1}: nested too deeply")
    try:
        found = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        what = str(error) or "it is nested too deeply"
        at = re.search(r"^(.*) \(at (?:line (\d+), column \d+|end of document)\)$", what)
        if at is not None:
            line = at[2] or len(text.splitlines())
            raise VariantError(f"line {line}: {at[1]}") from None
        raise VariantError(what) from None
    return _Reader(found, lines(text), folder).variant()


def lines(text: str) -> dict[Keys, int]:
    r"""Return on which line each key of a TOML text stands.

    >>> lines('a = 1\n[b."c d"]\n\ne.f = 2')
    {('a',): 1, ('b', 'c d'): 2, ('b', 'c d', 'e', 'f'): 4}
    """
    table: Keys = ()
    found: dict[Keys, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            table = _keys(header[1])
            found.setdefault(table, number)
        elif assigned := _ASSIGNED.match(line):
            found.setdefault(table + _keys(assigned[1]), number)
    return found


def _keys(path: str) -> Keys:
    found = islice(re.finditer(_KEY, path), DEEPEST + 2)
    return tuple(key[0].strip("\"'") for key in found)


class _Reader:
    """One file on its way to a variant."""

    def __init__(self, found: Mapping[str, Any], where: dict[Keys, int], folder: Path | None):
        self.found, self.where, self.folder = found, where, folder

    def refuse(self, what: str, *keys: str) -> NoReturn:
        """Give up, with the line of these keys or of what is around them."""
        for end in range(len(keys), 0, -1):
            if line := self.where.get(keys[:end]):
                raise VariantError(f"line {line}: {what}")
        raise VariantError(what)

    def variant(self) -> Variant:
        """Return the variant, or raise VariantError."""
        for part in self.found:
            if part not in (*PARTS, *TABLES):
                known = ", ".join((*PARTS, *TABLES))
                self.refuse(f"a variant has no {part!r} (it has {known})", part)
        if self.found.get("format") != FORMAT:
            self.refuse(f'this is no variant: it lacks format = "{FORMAT}"', "format")
        if self.found.get("version") != VERSION:
            self.refuse(f"version {VERSION} is known, not {self.found.get('version')!r}", "version")
        game = self._game()
        name, about = self._spoken("name"), self._spoken("about")
        if not name:
            self.refuse("it needs a name")
        edition = self._edition()
        code = list(self._code(game))
        added = tuple(self._added(game))
        return Variant(
            game.id,
            (*added, *self._changes(game, added)),
            tuple(self._options(game)),
            tuple((module, source) for module, source, _ in code),
            tuple(self._texts(game, added)),
            name,
            about,
            self._plain("author"),
            self._plain("licence"),
            tuple(file for _, _, file in code),
            components.base(game.id),
            edition,
        )

    def _edition(self) -> bool:
        """Return whether it claims to be what is printed; what is no fact is refused then."""
        edition = self.found.get("edition", False)
        if not isinstance(edition, bool):
            self.refuse("edition is true or false", "edition")
        for part in ("texts", "code", "options", "add"):
            if edition and part in self.found:
                said = "an edition says what is printed: values, and no sentences, code or options"
                self.refuse(said, part, next(iter(self.table(part)), ""))
        return edition

    def table(self, part: str) -> Mapping[str, Any]:
        """Return a part that is a table."""
        found = self.found.get(part, {})
        if not isinstance(found, Mapping):
            self.refuse(f"{part} is a table: [{part}]", part)
        return found

    def _game(self) -> Game:
        name = self.found.get("game")
        shelf = import_module("lindwurm.games")
        if not isinstance(name, str) or name not in shelf.ids():
            self.refuse(f"there is no game {name!r}", "game")
        game: Game = shelf.load(name)
        if not files(game.package).joinpath("bounds.toml").is_file():
            self.refuse(f"{name} does not say how far it may be changed", "game")
        return game

    def _plain(self, key: str) -> str:
        return self._sentence(self.found.get(key, ""), key, key)

    def _spoken(self, key: str) -> tuple[tuple[str, str], ...]:
        """Return something said once for all languages, or in each."""
        given = self.found.get(key)
        if given is None:
            return ()
        if not isinstance(given, Mapping):
            given = dict.fromkeys(LANGUAGES, given)
        for language in given:
            if language not in LANGUAGES:
                self.refuse(f"there is no language {language!r}", key, language)
        said = {one: self._sentence(text, key, key, one) for one, text in given.items()}
        first = next(iter(said.values()), "")
        return tuple((one, said.get(one, first)) for one in LANGUAGES)

    def _sentence(self, text: object, key: str, *where: str) -> str:
        if not isinstance(text, str):
            self.refuse(f"{key} is a text", *where)
        if len(text) > LONGEST[key]:
            self.refuse(f"{key} has at most {LONGEST[key]:,} letters", *where)
        if sign := CONTROL.search(text):
            self.refuse(f"{key} has a character that no text has: {sign[0]!r}", *where)
        return text.strip()

    def _added(self, game: Game) -> Iterator[tuple[str, Value]]:
        """Yield rows that are added, and which printed one each is like."""
        may = bounds.addable(game.id)
        for table, added in self.table("add").items():
            if table not in may:
                some = f"{game.id} takes new {' and '.join(may)}, but no new {table}"
                none = f"{game.id} takes no new {table}: its rules know each by its name"
                self.refuse(some if may else none, "add", table)
            if not isinstance(added, Mapping):
                self.refuse(f"add.{table} is a table: [add.{table}]", "add", table)
            if len(added) > may[table].most:
                self.refuse(f"at most {may[table].most} {table} can be added", "add", table)
            printed, texts = bounds.rows(game.id, table), wording.messages(game.id, LANGUAGES[0])
            for row, like in added.items():
                where = ("add", table, row)
                if not _ROW.fullmatch(row):
                    self.refuse(f"{row!r} is no id: small letters, digits and _", *where)
                if row in printed or may[table].message(row) in texts:
                    self.refuse(f"{row} is taken already", *where)
                if like not in printed:
                    near = get_close_matches(str(like), printed, 1, 0.5)
                    perhaps = f" (perhaps {near[0]}?)" if near else ""
                    self.refuse(f"{game.id} has no {table}.{like}{perhaps}", *where)
                yield f"{components.ADD}{table}.{row}", like

    def _changes(
        self, game: Game, added: tuple[tuple[str, Value], ...]
    ) -> Iterator[tuple[str, Value]]:
        known = bounds.of(game.id, added)
        printed = components.printed(components.home(game.id), added)
        origins = components.origins(components.home(game.id)) if self.found.get("edition") else {}
        seen: set[str] = set()
        for keys, value in flat(self.table("change")):
            name, where = ".".join(keys), ("change", *keys)
            if name in seen:
                self.refuse(f"{name} is changed twice", *where)
            seen.add(name)
            if name in printed and name not in known:
                self.refuse(f"no rule of {game.id} asks for {name}", *where)
            if name not in known:
                near = get_close_matches(name, known, 1, 0.5)
                perhaps = f" (perhaps {near[0]}?)" if near else ""
                self.refuse(f"{game.id} has no {name}{perhaps}", *where)
            if problem := known[name].problem(value):
                self.refuse(f"{name}: {problem}", *where)
            if value != printed[name]:
                if origins.get(name) == SEED:
                    said = (
                        f"{name}: the book says {printed[name]}, and an edition is what is printed"
                    )
                    self.refuse(said, *where)
                yield name, value

    def _options(self, game: Game) -> Iterator[tuple[str, str]]:
        known = {option.name: option for option in game.options if option.offered}
        more = bounds.of_options(game.id)
        for name, value in self.table("options").items():
            option, where = known.get(name), ("options", name)
            if option is None:
                self.refuse(f"{game.id} has no option {name!r} ({', '.join(known)})", *where)
            text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
            if text not in option.values:
                if name not in more:
                    try:
                        option.code(text)
                    except OptionError as error:
                        self.refuse(str(error), *where)
                if problem := more[name].problem(value):
                    self.refuse(f"option {name!r}: {problem}", *where)
            if text != option.default:
                yield name, text

    def _texts(self, game: Game, added: tuple[tuple[str, Value], ...]) -> Iterator[tuple[str, str]]:
        given = self._with_names(game, added)
        for language, messages in given.items():
            if language not in LANGUAGES or not isinstance(messages, Mapping):
                said = f"texts are in [texts.{'] or [texts.'.join(LANGUAGES)}]"
                self.refuse(said, "texts", language)
            source = []
            known = wording.known(game.id, language, added)
            for message, text in messages.items():
                problem = wording.problem(game, known, message, text)
                if problem is None and CONTROL.search(text):
                    problem = f"{CONTROL.search(text)[0]!r} is no part of a text"  # type: ignore[index]
                if problem is not None:
                    self.refuse(f"{message}: {problem}", "texts", language, message)
                source.append(wording.source(message, text))
            yield language, "".join(source)

    def _with_names(
        self, game: Game, added: tuple[tuple[str, Value], ...]
    ) -> dict[str, Mapping[str, Any]]:
        """Return the texts; what is added needs a name, and one for all languages is enough."""
        given = dict(self.table("texts"))
        for (table, row), _ in components.added(added).items():
            message = bounds.addable(game.id)[table].message(row)
            told = [one for one in given.values() if isinstance(one, Mapping)]
            name = next((one[message] for one in told if message in one), None)
            if name is None:
                said = f"{row} needs a name: {message} in [texts.{LANGUAGES[0]}]"
                self.refuse(said, "add", table, row)
            for language in LANGUAGES:
                if isinstance(given.setdefault(language, {}), Mapping):
                    given[language] = {message: name, **given[language]}
        return given

    def _code(self, game: Game) -> Iterator[tuple[str, str, str]]:
        """Yield module, source and file of functions that are replaced."""
        for module, name in self.table("code").items():
            where = ("code", module)
            if self.folder is None:
                self.refuse("code comes from the folder of whoever runs this, not so", *where)
            package = components.home(game.id)
            inside = all(one.isidentifier() for one in module.split("."))
            spec = find_spec(f"{package}.{module}") if inside and _there(package, module) else None
            if spec is None or spec.origin is None:
                self.refuse(f"{game.id} has no module {module!r}", *where)
            if not isinstance(name, str) or Path(name).name != name:
                self.refuse(f"code of {module} is a file beside this one, not {name!r}", *where)
            file = self.folder / name
            try:
                source = file.read_text("utf-8")
                if problem := _code_problem(Path(spec.origin).read_text("utf-8"), source):
                    self.refuse(f"{name}: {problem}", *where)
            except (OSError, UnicodeDecodeError) as error:
                reason = getattr(error, "strerror", None) or "it is no text in UTF-8"
                self.refuse(f"{name} cannot be read: {reason}", *where)
            except SyntaxError as error:
                self.refuse(f"{name}, line {error.lineno}: {error.msg}", *where)
            yield module, source, str(file)


def flat(table: Mapping[str, Any], before: Keys = ()) -> Iterator[tuple[Keys, Any]]:
    """Yield every value of nested tables with the keys that lead there; lists are counted from 1.

    >>> dict(flat({"a": {"b": 1}, "c.d": 2, "e": ["x", "y"]}))
    {('a', 'b'): 1, ('c', 'd'): 2, ('e', '1'): 'x', ('e', '2'): 'y'}
    """
    for key, value in table.items():
        keys = (*before, *key.split("."))
        if len(keys) > DEEPEST:
            raise VariantError(f"nothing lies as deep as {'.'.join(keys[:3])}.…")
        if isinstance(value, list):
            yield from flat({str(at): one for at, one in enumerate(value, 1)}, keys)
        elif isinstance(value, Mapping):
            yield from flat(value, keys)
        else:
            yield keys, value


def _there(package: str, module: str) -> bool:
    """Return whether every package on the way to a module is there."""
    parts = module.split(".")
    ways = [".".join((package, *parts[:end])) for end in range(1, len(parts))]
    return all(find_spec(way) is not None for way in ways)


def _code_problem(printed: str, source: str) -> str | None:
    """Return what is wrong with functions that are to take the place of others."""
    old, new = loading.functions(printed), loading.functions(source)
    if not set(old) & set(new):
        return f"it replaces no function; the module has {', '.join(old)}"
    for name in (name for name in new if name in old):
        for what, was, now in (
            ("arguments", old[name].args, new[name].args),
            ("decorators", old[name].decorator_list, new[name].decorator_list),
        ):
            if _names(was) != _names(now):
                return f"line {new[name].lineno}: {name} has other {what} than the game's own"
    return None


def _names(node: Any) -> list[str]:
    if isinstance(node, ast.arguments):
        return [one.arg for one in (*node.posonlyargs, *node.args, *node.kwonlyargs)]
    return [ast.unparse(one) for one in node]
