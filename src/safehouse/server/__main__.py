"""`python -m safehouse.server`: the server with settings from the command line."""

from __future__ import annotations

from .run import main

if __name__ == "__main__":
    main()
