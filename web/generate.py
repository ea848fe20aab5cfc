"""Write what the web client knows of each game: types of view, actions and events, and its data.

    python web/generate.py            # writes web/src/games/*.ts and accents.css
    python web/generate.py --check    # says which files are stale (exit code 1)

Everything comes from the games' own declarations, so that the client cannot disagree with the rules
about a name.
"""

from __future__ import annotations

import json
import sys
import tomllib
from enum import IntEnum
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from lindwurm import games, pads
from lindwurm.kernel.game import SEAT, Game
from lindwurm.kernel.texts import LANGUAGES, Texts
from lindwurm.puzzles import sets
from lindwurm.teaching import lesson

HERE = Path(__file__).parent / "src" / "games"
MADE = "Made by web/generate.py from the game's declarations; do not edit."
HEAD = f"// {MADE}\n"


def typescript(schema: dict[str, Any]) -> str:
    """Return the TypeScript type of a JSON schema, as far as views use it.

    A field that a seat may not see is null.
    """
    kind = schema.get("type")
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    if isinstance(kind, list):
        return " | ".join(typescript({**schema, "type": one}) for one in kind)
    if "anyOf" in schema:
        return " | ".join(typescript(one) for one in schema["anyOf"])
    if kind == "array":
        inner = typescript(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {typescript(schema['additionalProperties'])}>"
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return "null" if kind == "null" else plain[kind]


def view(game: Game) -> list[str]:
    """Return the interface of what a seat sees."""
    properties = game.state.view_schema()["properties"]
    lines = [f"  {name}: {typescript(schema)};" for name, schema in properties.items()]
    return ["export interface View {", *lines, "}"]


def told(game: Game) -> list[str]:
    """Return the interfaces of what the game itself says about a position: previews and tally."""
    made = [one for one in (game.previews, game.tally) if one and "return" in one.__annotations__]
    if not made:
        return []
    structs = [vars(import_module(one.__module__))[one.__annotations__["return"]] for one in made]
    _, found = msgspec.json.schema_components(structs)
    lines: list[str] = []
    for name, schema in found.items():
        fields = [f"  {f}: {typescript(one)};" for f, one in schema["properties"].items()]
        lines += [f"export interface {name} {{", *fields, "}"]
    return lines


def lookups(game: Game) -> list[str]:
    """Return the tables of the rules that a board may look things up in."""
    return [
        constant(game, name, json.dumps(table, separators=(",", ":")))
        for name, table in game.lookups().items()
    ]


def actions(game: Game) -> list[str]:
    """Return the union of all actions, told apart by their verb."""
    lines = []
    for verb in game.verbs.verbs:
        fields = [f'verb: "{verb.name}"']
        for p in verb.parameters:
            words = " | ".join(json.dumps(v) for v in p.values)
            short = not p.numeric and len(p.values) <= 40
            fields.append(f"{p.name}: {'number' if p.numeric else words if short else 'string'}")
        lines.append(f"  | {{ {'; '.join(fields)} }}")
    return ["export type Action =", *lines[:-1], lines[-1] + ";"]


def events(game: Game) -> list[str]:
    """Return the union of all events, told apart by their kind; seats count from 1."""
    lines = []
    for kind in game.events:
        values = "; ".join(f"{name}: number" for name in game.event_arguments.get(kind, ()))
        fields = f"{{ {values} }}" if values else "Record<string, never>"
        lines.append(f'  | {{ kind: "{kind.name.lower()}"; sentence: string; values: {fields} }}')
    return ["export type Event =", *lines[:-1], lines[-1] + ";"]


def words(game: Game) -> list[str]:
    """Return what the numbers in events mean, as ids of texts (not lists of thousands of paths)."""
    listed = {n: list(m) for n, m in game.arguments.items() if not isinstance(m, str)}
    named = {n: m for n, m in listed.items() if len(m) <= 1000}
    seats = [n for n, m in game.arguments.items() if m == SEAT]
    return [
        constant(game, "WORDS", f"{json.dumps(named, ensure_ascii=False)} as const"),
        f"export const SEATS = {json.dumps(seats)} as const;",
    ]


def enums(game: Game) -> list[str]:
    """Return the game's enumerations as constants."""
    lines: list[str] = []
    for module in ("data", "state"):
        for name, found in vars(import_module(f"{game.package}.{module}")).items():
            own = isinstance(found, type) and issubclass(found, IntEnum) and found is not IntEnum
            if own and found.__module__ == f"{game.package}.{module}":
                members = ", ".join(f"{m.name}: {m.value}" for m in found)
                lines.append(f"export const {name} = {{ {members} }} as const;")
    return lines


def data(game: Game) -> list[str]:
    """Return the components: data.toml, without saying where each of them comes from."""
    text = files(game.package).joinpath("data.toml").read_text("utf-8")
    shown = without(tomllib.loads(text), "provenance")
    found = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
    return [constant(game, "DATA", f"{found} as const")]


def without(found: Any, name: str) -> Any:
    """Return data without the fields of this name."""
    if isinstance(found, dict):
        return {key: without(value, name) for key, value in found.items() if key != name}
    return [without(one, name) for one in found] if isinstance(found, list) else found


def constant(game: Game, name: str, value: str) -> str:
    """Return something that a variant may have otherwise: a page asks which one it shows."""
    return f'export const {name} = /* @__PURE__ */ played("{game.id}", "{name}", {value});'


def module(game: Game) -> str:
    """Return the whole file of a game."""
    parts = [
        view(game),
        told(game),
        actions(game),
        events(game),
        words(game),
        enums(game),
        lookups(game),
        data(game),
    ]
    head = f'{HEAD}\nimport {{ played }} from "../lib/played";\n\n'
    return head + "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def overview() -> str:
    """Return the file about all games, in the order of the first page: what it needs at once."""
    found = []
    for game in on_the_shelf():
        texts = {language: Texts(game, language) for language in LANGUAGES}
        found.append(
            {
                "id": game.id,
                "names": {language: say("game-name") for language, say in texts.items()},
                "taglines": {language: say("game-tagline") for language, say in texts.items()},
                "seats": list(game.seats),
                "usualSeats": game.usual_seats,
                "minutes": game.face.minutes,
                "weight": game.face.weight,
                "lesson": lesson.given(game),
                "puzzles": sets.given(game),
                "pad": pads.given(game),
                "kinds": {language: say("game-kind") for language, say in texts.items()},
            }
        )
    lines = ",\n".join(f"  {json.dumps(one, ensure_ascii=False)}" for one in found)
    return f"{HEAD}\nexport const GAMES = [\n{lines},\n] as const;\n"


def on_the_shelf() -> list[Game]:
    """Return the games in the order of the first page."""
    return sorted(map(games.load, games.own()), key=lambda game: (game.face.shelf, game.id))


def accents() -> str:
    """Return one colour a game, for its cover and its table cloth; the page's own without one."""
    rules = [
        f'[data-game="{game.id}"] {{\n  --accent: {game.face.accent};\n}}'
        for game in on_the_shelf()
        if game.face.accent
    ]
    return "\n".join([f"/* {MADE} */", *rules, ""])


def stale() -> dict[Path, str]:
    """Return the files whose content is not what it should be, with what it should be."""
    wanted = {HERE / f"{name}.ts": module(games.load(name)) for name in games.own()}
    wanted[HERE / "index.ts"] = overview()
    wanted[HERE / "accents.css"] = accents()
    return {
        path: text
        for path, text in wanted.items()
        if not path.exists() or path.read_text("utf-8") != text
    }


def main() -> int:
    """Write, or check."""
    found = stale()
    check = "--check" in sys.argv[1:]
    for path, text in found.items():
        if not check:
            path.write_text(text, "utf-8")
        print(f"{'stale' if check else 'written'}: {path.name}")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
