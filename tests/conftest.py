"""What holds for all tests."""

import gc
import os
import signal
from itertools import count

import pytest

from safehouse.core import chance

# Whoever starts the tests may ignore or block Ctrl-C (a script in the background does): programs that tests start
# would inherit that and never hear the interrupts that tests send them.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "pthread_sigmask"):
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})

# Games make very many short-lived lists; looking for rings among all that was imported took a tenth of the time.
gc.freeze()
gc.set_threshold(50_000, 20, 100)

WHOLE = {
    "arena",
    "audit",
    "bots",
    "cli",
    "conformance",
    "documentation",
    "envs",
    "llm",
    "outside",
    "remote",
    "server",
    "testkit",
    "web",
    "test_model.py",
    "test_flow.py",
    "test_backends.py",
    "test_greedy.py",
}
"""Where tests play whole games or start programs: coverage would slow them down fourfold and find nothing new."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if WHOLE & set(item.path.parts):
            item.add_marker(pytest.mark.whole)


SALT = os.environ.get("SAFEHOUSE_TEST_SALT", "")
"""Another one deals other cards: `SAFEHOUSE_TEST_SALT=$RANDOM make test-python`."""


@pytest.fixture(autouse=True)
def deals_that_come_again(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a test gives no seed, its name does: what fails once fails again."""
    numbers = count()

    def randbits(bits: int) -> int:
        stream = chance.stream(f"{SALT} {request.node.nodeid} {next(numbers)}", "test")
        return sum(chance.below(stream, 1 << 16) << 16 * i for i in range(4)) % (1 << bits)

    monkeypatch.setattr(chance.secrets, "randbits", randbits)
