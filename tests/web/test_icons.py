"""Icons are sent in whole numbers: nothing of them is moved by more than half a point of 512."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path("web")
NODE = r"""
const ts = require(process.argv[1]), fs = require("fs");
const { transpileModule, ModuleKind, ScriptTarget } = ts;
const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022 };
const made = { exports: {} };
const code = transpileModule(fs.readFileSync(process.argv[2], "utf8"), { compilerOptions });
new Function("module", "exports", code.outputText)(made, made.exports);
const paths = JSON.parse(fs.readFileSync(0, "utf8"));
console.log(JSON.stringify(paths.map(made.exports.rounded)));
"""
NUMBER = r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?"
ARC = re.compile(
    rf"\s*({NUMBER})[\s,]*({NUMBER})[\s,]*({NUMBER})[\s,]*([01])[\s,]*([01])"
    rf"[\s,]*({NUMBER})[\s,]*({NUMBER})"
)
TAKES = {"m": 2, "l": 2, "t": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7}


def points(path: str) -> list[tuple[float, float]]:
    """Return all points of a path, those that bend a curve among them, where they are."""
    x = y = 0.0
    began = (x, y)
    found: list[tuple[float, float]] = []
    for command, given in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        kind, relative = command.lower(), command.islower()
        if kind == "z":
            x, y = began
            continue
        if kind == "a":
            values = [float(one) for each in ARC.findall(given) for one in each]
        else:
            values = [float(one) for one in re.findall(NUMBER, given)]
        assert values, path
        assert len(values) % TAKES[kind] == 0, path
        for at in range(0, len(values), TAKES[kind]):
            some = values[at : at + TAKES[kind]]
            dx, dy = (x, y) if relative else (0.0, 0.0)
            if kind == "h":
                x = dx + some[0]
            elif kind == "v":
                y = dy + some[0]
            else:
                pairs = [some[-2:]] if kind == "a" else list(zip(*[iter(some)] * 2, strict=True))
                found += [(dx + one, dy + two) for one, two in pairs]
                x, y = found[-1]
            found.append((x, y))
            if kind == "m" and at == 0:
                began = (x, y)
    return found


def test_icons_stay_where_they_are_when_their_numbers_become_whole() -> None:
    typescript = Path(WEB, "node_modules/typescript")
    if not shutil.which("node") or not typescript.is_dir():
        pytest.skip("no Node.js with the client's packages here (make web)")
    sources = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")]
    text = "".join(one.read_text("utf-8") for one in sources)
    names = sorted(set(re.findall(r"~icons/game-icons/([\w-]+)", text)))
    icons = json.loads(Path(WEB, "node_modules/@iconify-json/game-icons/icons.json").read_text())
    paths = [
        path for name in names for path in re.findall(r' d="([^"]+)"', icons["icons"][name]["body"])
    ]
    assert len(paths) > 200
    made = subprocess.run(
        ["node", "-e", NODE, str(typescript.resolve()), str(WEB / "paths.ts")],
        input=json.dumps(paths),
        capture_output=True,
        text=True,
        check=True,
    )
    for path, whole in zip(paths, json.loads(made.stdout), strict=True):
        assert len(whole) <= len(path)
        drawn, sent = points(path), points(whole)
        assert len(drawn) == len(sent)
        for (x, y), (a, b) in zip(drawn, sent, strict=True):
            assert abs(x - a) < 0.501, path
            assert abs(y - b) < 0.501, path
