"""A fresh environment with a game from outside installed, beside all that is installed here."""

from __future__ import annotations

import os
import site
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "liars_dice"


class Environment:
    """A virtual environment that sees the packages of this one, and has one more."""

    def __init__(self, folder: Path, package: Path):
        self.folder = folder
        venv.create(folder, with_pip=False, symlinks=True)
        self.python = str(folder / "bin" / "python")
        inside = sysconfig.get_path("purelib", vars={"base": str(folder)})
        seen = [str(ROOT / "src"), sysconfig.get_path("purelib"), *site.getsitepackages()]
        lines = [f"import site; site.addsitedir({path!r})" for path in dict.fromkeys(seen)]
        Path(inside, "beside.pth").write_text("\n".join(lines) + "\n", "utf-8")
        # Nothing is fetched: what builds the package is here already.
        offline = ["--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
        self.run("-m", "pip", "install", "-q", *offline, str(package))

    def run(self, *words: str, stdin: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
        """Run Python there, as somebody would for whom plug-ins are on."""
        environment = {**os.environ, "LINDWURM_PLUGINS": "on", "COLUMNS": "100", "LANG": "en"}
        ran = subprocess.run(
            [self.python, *words],
            input=stdin,
            capture_output=True,
            text=True,
            env=environment,
            cwd=Path(self.python).parent,
            check=False,
        )
        assert ran.returncode == code, (words, ran.stdout[-2000:], ran.stderr[-2000:])
        return ran

    def lindwurm(self, *words: str, stdin: str = "", code: int = 0) -> str:
        """Run the command there; returns what it prints."""
        return self.run("-m", "lindwurm.cli", *words, stdin=stdin, code=code).stdout


assert sys.platform != "win32", "paths of a virtual environment are those of Unix here"
