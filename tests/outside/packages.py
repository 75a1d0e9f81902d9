"""Packages of somebody else: installed by pip, found by their entry points, called in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree, ignore_patterns

PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "somebodys-{name}"
version = "1.0"
dependencies = ["safehouse"]

[project.entry-points."safehouse.games"]
{name} = "{name}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["{name}"]
"""


def wrap(package: Path, project: Path) -> Path:
    """A folder that pip can install, with a copy of a game's package in it."""
    copytree(package, project / package.name, ignore=ignore_patterns("__pycache__"))
    (project / "pyproject.toml").write_text(PROJECT.format(name=package.name))
    return project


@dataclass
class Outside:
    """Where packages are installed, and Python beside them."""

    site: Path

    def install(self, project: Path) -> None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        alone = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(self.site)]
        subprocess.run([*pip, *alone, str(project)], check=True, capture_output=True)

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.site), "NO_COLOR": "1", "COLUMNS": "100"}

    def command(self, *arguments: object) -> list[str]:
        return [sys.executable, "-m", "safehouse", *map(str, arguments)]

    def safehouse(self, *arguments: object, typed: str = "") -> str:
        """What a command writes; it must end well."""
        return self._output(self.command(*arguments), typed)

    def python(self, lines: Sequence[str]) -> str:
        return self._output([sys.executable, "-c", "\n".join(lines)], "")

    def _output(self, command: list[str], typed: str) -> str:
        done = subprocess.run(
            command, input=typed, env=self.environment, capture_output=True, text=True, check=False, timeout=600
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
