"""A private PostgreSQL for the tests: an own cluster in a temporary folder, on a free port, gone afterwards."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import uuid
from pathlib import Path

import psycopg

USERS = ("postgres", "nobody")


def binaries() -> Path:
    """Where initdb and postgres are."""
    found = shutil.which("initdb")
    candidates = [Path(found).parent] if found else []
    candidates += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in candidates:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise RuntimeError("PostgreSQL is needed for these tests: install the Debian package `postgresql`")


def _as_user() -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    for user in USERS:
        if subprocess.run(["id", user], capture_output=True, check=False).returncode == 0:
            return ["runuser", "-u", user, "--"]
    raise RuntimeError(f"root cannot run PostgreSQL, and there is none of the users {', '.join(USERS)}")


class Cluster:
    """A running PostgreSQL."""

    def __init__(self) -> None:
        bin = binaries()
        prefix = _as_user()
        self._folder = Path(tempfile.mkdtemp(prefix="safehouse-pg-"))
        if prefix:
            shutil.chown(self._folder, prefix[2])
        data = self._folder / "data"
        init = [str(bin / "initdb"), "-D", str(data), "-U", "safehouse", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*prefix, *init], check=True, capture_output=True, cwd="/")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self._folder),
            "fsync": "off",
            "max_connections": "200",
            "shared_buffers": "32MB",
        }
        options = " ".join(f"-c {key}={value}" for key, value in settings.items())
        self._control = [*prefix, str(bin / "pg_ctl"), "-D", str(data), "-w"]
        self._start = ["-l", str(self._folder / "log"), "-o", options, "start"]
        self.start()

    def start(self) -> None:
        subprocess.run([*self._control, *self._start], check=True, stdout=subprocess.DEVNULL, cwd="/")

    def kill(self) -> None:
        subprocess.run([*self._control, "-m", "immediate", "stop"], check=False, stdout=subprocess.DEVNULL, cwd="/")

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"t{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://safehouse@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)
