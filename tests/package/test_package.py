"""What is packed: whole, small, built again from its sources, and played where it is installed."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
import tarfile
import zipfile
from email.parser import HeaderParser
from pathlib import Path

import hatch_build
import pytest

from lindwurm import __version__, games
from tests.package.building import ROOT, Built, hatched
from tests.server.harness import Client, Served, play

pytestmark = pytest.mark.slow
MOST_BYTES = 20 * 10**6
HEAVY = ("numba", "llvmlite", "torch", "ray", "matplotlib", "pyarrow", "gymnasium", "asyncpg")


def test_a_wheel_holds_all_that_playing_needs(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as packed:
        names = set(packed.namelist())
        page = packed.read("lindwurm/web/index.html").decode()
    assert built.wheel.stat().st_size < MOST_BYTES
    assert {f"lindwurm/web/{asset}" for asset in hatch_build.ASSET.findall(page)} <= names
    for game in games.own():
        home = f"lindwurm/games/{game}"
        assert f"lindwurm/rules/{game}.md" in names
        wanted = ["data.toml", "bounds.toml", "text.en.ftl", "text.de.ftl", "book/de.md"]
        assert {f"{home}/{file}" for file in wanted} <= names
        has_mind = (ROOT / "src" / home / "mind.bin").is_file()
        assert (f"{home}/mind.bin" in names) == has_mind
    assert {"lindwurm/py.typed", "lindwurm/cli/text.de.ftl"} <= names
    assert {"lindwurm/examples/bertha_halves.toml", "lindwurm/examples/bertha_halves.py"} <= names
    folders = {name.partition("/")[0] for name in names}
    assert folders == {"lindwurm", f"lindwurm-{__version__}.dist-info"}
    assert not [name for name in names if "__pycache__" in name or name.endswith(".pt")]


def test_the_core_is_lean_and_the_rest_are_extras(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as packed:
        told = packed.read(f"lindwurm-{__version__}.dist-info/METADATA").decode()
    metadata = HeaderParser().parsestr(told)
    needed = [line for line in metadata.get_all("Requires-Dist") or [] if "extra ==" not in line]
    assert not [line for line in needed if line.startswith(HEAVY)]
    assert {"fast", "envs", "cluster", "train", "dataset"} <= set(
        metadata.get_all("Provides-Extra")
    )
    assert metadata["Requires-Python"] == ">=3.11"
    body = metadata.get_payload()
    assert isinstance(body, str)
    assert "# Lindwurm" in body
    links = re.findall(r"\]\(([^)]+)\)", body)
    assert all(link.startswith(("https://", "#")) for link in links), "relative on an index"


def test_a_source_distribution_holds_every_source(built: Built) -> None:
    with tarfile.open(built.sdist) as packed:
        inside = {name.partition("/")[2] for name in packed.getnames()}
    line = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    kept = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    if not kept:
        pytest.skip("this is no clone")
    sources = {name for name in kept.splitlines() if (ROOT / name).is_file()}
    left_out = {name for name in sources - inside if not name.startswith(("minds/", ".ci/"))}
    assert left_out <= {".gitignore", "pyproject.toml"}
    assert "src/lindwurm/web/index.html" in inside
    more = {name for name in inside - sources if not name.startswith("src/lindwurm/web/")}
    assert more == {"PKG-INFO"}, "leftovers are packed"


def test_nothing_is_built_without_the_client(built: Built, tmp_path: Path) -> None:
    sources = tmp_path / "sources"
    shutil.copytree(built.sources, sources)
    (sources / hatch_build.CLIENT / "index.html").unlink()
    for target in ("sdist", "wheel"):
        done = hatched(target, sources, tmp_path / "dist")
        assert done.returncode != 0
        assert "make web" in done.stdout + done.stderr
    assert not list(tmp_path.glob("dist/*"))
    shutil.copy(built.sources / hatch_build.CLIENT / "index.html", sources / hatch_build.CLIENT)
    assert hatch_build.lacking(sources) is None
    for script in (sources / hatch_build.CLIENT / "assets").glob("*.js"):
        script.unlink()
    assert "not whole" in str(hatch_build.lacking(sources))


def test_the_readme_leads_somewhere_from_a_package_index() -> None:
    text = "# A\n\n![B](docs/b.webp)\n\n[c](docs/c.md), [d](https://d.example/), [e](#e)\n"
    there = hatch_build.elsewhere(text, "https://x.example/y")
    assert "![B](https://x.example/y/raw/HEAD/docs/b.webp)" in there
    assert "[c](https://x.example/y/blob/HEAD/docs/c.md)" in there
    assert "[d](https://d.example/), [e](#e)" in there
    shown = "```console\n$ make play\n```\n<!-- on a package index\npip\n-->\nThat is all.\n"
    assert hatch_build.elsewhere(shown, "") == "pip\nThat is all.\n"
    assert "make play" not in hatch_build.elsewhere(Path("README.md").read_text("utf-8")[:1500], "")
    gallery = "# A\n\n| ![B](b.webp) | ![C](c.webp) |\n|---|---|\n| b | c |\n\nEnd.\n"
    assert hatch_build.elsewhere(gallery, "") == "# A\n\nEnd.\n"
    assert "https://x.example/y/raw/HEAD/b.webp" in hatch_build.elsewhere(
        gallery, "https://x.example/y"
    )
    assert "| push your luck | build" not in hatch_build.elsewhere(
        Path("README.md").read_text("utf-8"), ""
    )
    workflow = {"GITHUB_SERVER_URL": "https://x.example", "GITHUB_REPOSITORY": "y/z"}
    assert hatch_build.home_of("", workflow) == "https://x.example/y/z"
    assert hatch_build.home_of("https://own.example/", workflow) == "https://own.example"
    assert hatch_build.home_of("", {}) == ""
    assert hatch_build.elsewhere(text, "") == "# A\n\nc, [d](https://d.example/), [e](#e)\n"


def test_where_it_is_installed_it_is_played(python: str, tmp_path: Path) -> None:
    """By the commands, in a folder elsewhere, without the sources of this one."""

    def lindwurm(*words: str, code: int = 0) -> str:
        line = [python, "-m", "lindwurm.cli", *words]
        environment = {"HOME": str(tmp_path), "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"}
        done = subprocess.run(
            line, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == code, (words, done.stdout[-1000:], done.stderr[-1000:])
        heard.append(done.stderr)
        return done.stdout

    heard: list[str] = []

    told = json.loads(lindwurm("doctor", "--json", code=1))
    found = {one["about"]: one for one in told}
    assert [one["told"] for one in told if one["state"] == "broken"] == ["bad-numba"], "none here"
    assert not python.startswith(str(ROOT))
    assert found["place"]["values"]["folder"].startswith(str(Path(python).parents[1]))
    assert found["client"]["state"] == "good"
    lindwurm("play", "dragon_farkle", "--seats", "bot,bot", "--seed", "8", "--save", "game.json")
    assert json.loads(lindwurm("verify", "game.json", "--json"))["ok"]
    lindwurm("simulate", "dragon_farkle", "--games", "2")
    assert "pip install 'lindwurm[fast]'" in heard[-1], "what would help is told as it is typed"
    played = lindwurm("simulate", "simurgh", "--games", "2", "--engine", "python", "--json")
    assert json.loads(played)["games"] == 2
    assert "SI-001" in lindwurm("rules", "simurgh", "SI-001")
    assert json.loads(lindwurm("variant", "keep_4000", "--json"))["game"] == "dragon_farkle"
    step = "from lindwurm import envs; e = envs.vector('drachenfels', 2); print(len(e.reset()))"
    assert subprocess.check_output([python, "-c", step], cwd=tmp_path, text=True).strip() == "2"


def test_where_it_is_installed_people_play_over_the_network(python: str, tmp_path: Path) -> None:
    served = Served(tmp_path / "x.db", python=python, compiling=True, PYTHONPATH="")
    page = served.get("/").text
    for asset in hatch_build.ASSET.findall(page):
        assert served.get(f"/{asset}").status_code == 200
    anna = Client(served, "Anna")
    table = anna.table("me", "adept", first_player="1", round_limit="10")
    anna.post(f"/api/tables/{table}/start")
    assert play([anna.sit(table)], random.Random(3))
    anna.close()
    assert "Traceback" not in served.stop()
