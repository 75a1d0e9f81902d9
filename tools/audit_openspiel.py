"""Looks at all games of imperfect information in OpenSpiel and writes what was found into docs/audit.md.

Each game has a process of its own: some end it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "audit.md"
MARK = "<!-- the rest is written by tools/audit_openspiel.py -->\n"
GRACE = 120.0
"""Seconds beyond its time after which a game is given up."""


def games() -> list[str]:
    import pyspiel

    imperfect = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    known = pyspiel.registered_games()
    return sorted(kind.short_name for kind in known if kind.information == imperfect and kind.default_loadable)


def look(name: str, seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "safehouse", "audit", f"openspiel:{name}", "--seconds", str(seconds), "--json"]
    try:
        ran = subprocess.run(command, check=False, capture_output=True, text=True, timeout=8 * seconds + GRACE)
    except subprocess.TimeoutExpired:
        return {"name": name, "failed": "gave no answer in time"}
    if ran.returncode not in (0, 1) or not ran.stdout.startswith("{"):
        said = (ran.stderr.strip() or f"the process ended with {ran.returncode}").splitlines()[-1]
        return {"name": name, "failed": said[:160]}
    return {**json.loads(ran.stdout), "name": name}


def row(found: dict[str, Any]) -> str:
    if "failed" in found:
        return f"| `{found['name']}` | | | | could not be looked at: {found['failed'].replace('|', '/')} |"
    words = [f"`{one['kind']}`" for one in found["findings"]] or ["–"]
    said = "; ".join([", ".join(words), *found["notes"]])
    return f"| `{found['name']}` | {found['histories']:,} | {found['decisions']:,} | {found['pairs']:,} | {said} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="processor time for each game")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    from importlib.metadata import version

    import pyspiel  # noqa: F401

    began, names = time.monotonic(), games()
    with ThreadPoolExecutor(given.workers) as pool:
        found = list(pool.map(lambda name: look(name, given.seconds), names))
    minutes = (time.monotonic() - began) / 60
    head = (
        f"OpenSpiel {version('open_spiel')}, {len(names)} games of imperfect information that load without parameters, "
        f"{given.seconds:g} s of processor time each, {given.workers} at a time: {minutes:.1f} minutes.\n\n"
        "| game | histories | decisions | pairs dealt anew | found |\n|---|---|---|---|---|\n"
    )
    text = PAGE.read_text("utf-8")
    PAGE.write_text(text[: text.index(MARK) + len(MARK)] + "\n" + head + "\n".join(map(row, found)) + "\n", "utf-8")
    print(f"{len(names)} games in {minutes:.1f} minutes: {PAGE}")


if __name__ == "__main__":
    main()
