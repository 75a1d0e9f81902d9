"""What chance begins from at the tables of a server.

Nobody can guess it, unless the browser's tests have the same cards dealt each time: whoever starts the server may name
a deal in the environment. No request can, and such a server serves its own machine alone.
"""

from __future__ import annotations

import hashlib
import os

from safehouse.core.chance import fresh_seed

TEST_DEAL = "SAFEHOUSE_TEST_DEAL"
"""For tests: the same name deals the same cards at every table where the same is done, and bots choose the same
(greedy ones stand in for those that search)."""


def chance_seed(steps: int) -> int | str:
    """For what chance does after so many steps of a match."""
    name = _test_deal()
    return f"{name}/{steps}" if name else fresh_seed()


def choice_seed(observation: bytes) -> str | None:
    """For what a bot chooses at sight of this; None for what nobody could foretell."""
    name = _test_deal()
    return f"{name}/{hashlib.blake2b(observation).hexdigest()}" if name else None


def is_foretold() -> bool:
    """Whether everybody can foretell the cards of this server."""
    return bool(_test_deal())


def _test_deal() -> str:
    return os.environ.get(TEST_DEAL, "")
