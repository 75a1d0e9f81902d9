"""A private Redis for the tests: on a socket in a temporary folder, gone afterwards."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

import redis

from .harness import until


class RedisServer:
    """A running Redis."""

    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise RuntimeError("Redis is needed for these tests: install the Debian package `redis-server`")
        self._folder = Path(tempfile.mkdtemp(prefix="safehouse-redis-"))
        socket = self._folder / "redis.sock"
        self.url = f"unix://{socket}"
        self._command = [program, "--port", "0", "--unixsocket", str(socket), "--save", "", "--dir", str(self._folder)]
        self.client = redis.Redis.from_url(self.url)
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(self._answers)

    def _answers(self) -> bool:
        try:
            return bool(self.client.ping())
        except redis.ConnectionError:
            return False

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self.client.close()
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)
