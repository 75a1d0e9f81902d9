"""Writes the pages that running code tells: `python tools/docs_site FOLDER`. `hooks.py` puts them into the site."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import http_page
import openapi


def command_line(folder: Path) -> str:
    """The help of all commands. Typer leaves rich's markup in the epilogues, where it marks commands."""
    file = folder / "command-line.md"
    docs = ["typer", "safehouse.cli.main", "utils", "docs", "--name", "safehouse", "--title", "Command line"]
    subprocess.run([sys.executable, "-m", *docs, "--output", str(file)], check=True, stdout=subprocess.DEVNULL)
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"\[bold\](.*?)\[/\]|<span style=\"font-weight: bold\">(.*?)</span>", r"`\1\2`", text)
    return re.sub(r"<span[^>]*>(.*?)</span>", r"\1", text)


def main() -> None:
    """Writes every page into the folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "command-line.md").write_text(command_line(folder), encoding="utf-8")
    (folder / "http-reference.md").write_text(http_page.page(openapi.description()), encoding="utf-8")


if __name__ == "__main__":
    main()
