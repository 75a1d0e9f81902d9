"""Prints the server's OpenAPI description without running a server."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from safehouse.server.app import create_app
from safehouse.server.settings import Settings


def description() -> dict[str, Any]:
    """What `GET /schema` answers."""
    with tempfile.TemporaryDirectory() as folder:
        app: Any = create_app(Settings(f"sqlite:///{Path(folder) / 'schema.db'}"))
    while not hasattr(app, "openapi_schema"):  # the framework lies inside what guards it
        app = app.app
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    return schema


if __name__ == "__main__":
    json.dump(description(), sys.stdout)
