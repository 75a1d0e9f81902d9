"""One server for each SQLite file: two would not hear of each other's entries."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from safehouse.core.errors import OptionError

from .engine import OWNER_ONLY


class HouseLock:
    """A lock beside the file. The system gives it back when the process ends, however it ends; backups need none."""

    def __init__(self, database: Path | None) -> None:
        self._file = None if database is None else Path(f"{database}.lock")
        self._held: int | None = None

    def take(self) -> None:
        """Holds it from now on; OptionError where another server does."""
        if self._file is None or self._held is not None or sys.platform == "win32":
            return
        import fcntl

        found = os.open(self._file, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            fcntl.flock(found, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(found, 20).decode("ascii", "replace").strip()
            os.close(found)
            raise OptionError(
                f"{self._file.with_suffix('')}: another server uses it (process {holder or 'unknown'}); "
                "several need PostgreSQL"
            ) from None
        os.ftruncate(found, 0)
        os.write(found, f"{os.getpid()}\n".encode())
        self._held = found

    def release(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None
