"""`python -m tests.package.anywhere DIST`: install what is in DIST, and play, wherever this runs.

Needs a Python and nothing else; what Lindwurm needs is fetched by pip. A fresh environment for the
wheel, another for the source distribution; in each: `pip check`, a game, its verification, a
simulation, a learning environment, and the table in the browser, asked for over HTTP. Nothing here
depends on the system: workflows run it on Linux, macOS and Windows, and `make proof ONLY=package`
on every Python that is at hand.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

STEPS = """
from lindwurm import envs
env = envs.single("dragon_farkle", opponents="random")
seen, told = env.reset(seed=7)
over, steps = False, 0
while not over:
    seen, reward, ended, cut, told = env.step(int(seen["action_mask"].nonzero()[0][0]))
    over, steps = ended or cut, steps + 1
print(steps)
"""


class Place:
    """A fresh environment with one file or package installed, and a home of its own."""

    def __init__(self, wanted: Path | str, folder: Path, python: str = sys.executable):
        self.name, self.folder = Path(wanted).name, folder
        begun = time.monotonic()
        subprocess.run([python, "-m", "venv", str(folder / "env")], check=True)
        self.bin = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        self.home = folder / "home"
        self.home.mkdir()
        names = ("PYTHONPATH", "VIRTUAL_ENV", "PYTHONHOME")
        kept = {name: value for name, value in os.environ.items() if name not in names}
        kept = {k: v for k, v in kept.items() if not k.startswith(("LINDWURM_", "XDG_"))}
        own = {"HOME": str(self.home), "LOCALAPPDATA": str(self.home), "PYTHONUTF8": "1"}
        self.environment = {**kept, **own, "LINDWURM_NO_BROWSER": "1", "LINDWURM_PORT": "0"}
        file = f"{wanted.resolve()}[envs]" if isinstance(wanted, Path) else wanted
        self.pip("install", "-q", file)
        self.pip("check")
        self.seconds = round(time.monotonic() - begun)

    def pip(self, *words: str) -> None:
        """Let pip do something, with the caller's own settings, also those in their home."""
        line = [self.python, "-m", "pip", "--disable-pip-version-check", *words]
        subprocess.run(line, check=True, cwd=self.folder, stdout=subprocess.DEVNULL)

    @property
    def python(self) -> str:
        """The environment's Python."""
        return str(self.bin / "python")

    def run(self, *words: str) -> str:
        """Run something there, elsewhere than in the sources; returns what it prints."""
        done = subprocess.run(
            words,
            cwd=self.home,
            env=self.environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, (words, done.stdout[-2000:], done.stderr[-2000:])
        return done.stdout

    def lindwurm(self, *words: str) -> str:
        """Run the command as somebody types it."""
        return self.run(str(self.bin / "lindwurm"), *words)

    def serve(self, *line: str) -> list[str]:
        """Start the table by `lindwurm` alone, look at it, and end it; returns what was asked."""
        line = line or (str(self.bin / "lindwurm"),)
        with subprocess.Popen(
            line, cwd=self.home, env=self.environment, stdout=subprocess.PIPE, encoding="utf-8"
        ) as server:
            try:
                assert server.stdout
                said = [server.stdout.readline(), server.stdout.readline()]
                address = re.search(r"http://\S+", said[-1])
                assert address, said
                page = _got(address[0])
                assets = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
                assert assets, page
                for asset in assets:
                    _got(address[0] + asset)
                return assets
            finally:
                server.terminate()
                server.wait(30)


def _got(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        assert answer.status == 200
        return str(answer.read().decode("utf-8", "replace"))


def tried(place: Place) -> dict[str, Any]:
    """Play where it is installed, and return what was seen."""
    found = {one["about"]: one for one in json.loads(place.lindwurm("doctor", "--json"))}
    assert not [one for one in found.values() if one["state"] == "broken"], found
    record = ("play", "dragon_farkle", "--seats", "bot,bot", "--seed", "8", "--save", "g.json")
    place.lindwurm(*record)
    assert json.loads(place.lindwurm("verify", "g.json", "--json"))["ok"]
    counted = place.lindwurm("simulate", "dragon_farkle", "--games", "20", "--json")
    steps = int(place.run(place.python, "-c", STEPS))
    assert steps > 3
    size = sum(p.stat().st_size for p in (place.folder / "env").rglob("*") if p.is_file())
    return {
        "file": place.name,
        "python": found["lindwurm"]["values"]["python"],
        "system": found["lindwurm"]["values"]["system"],
        "digest of 20 games": json.loads(counted)["digest"],
        "files of the client": len(place.serve()),
        "installed in seconds": place.seconds,
        "megabytes": round(size / 1e6),
    }


def main() -> int:
    """Try every wheel and source distribution of a folder."""
    parser = argparse.ArgumentParser(prog="python -m tests.package.anywhere", description=__doc__)
    parser.add_argument("dist", type=Path, help="where the files are (make package)")
    files = sorted(parser.parse_args().dist.glob("lindwurm-*"))
    if not files:
        parser.error("there is nothing to install: make package")
    for file in files:
        with tempfile.TemporaryDirectory(prefix="lindwurm-", ignore_cleanup_errors=True) as folder:
            sys.stdout.write(json.dumps(tried(Place(file, Path(folder))), indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
