"""What holds for all tests."""

import signal

import pytest

# Whoever starts the tests may ignore or block Ctrl-C (a script in the background does): programs that tests start
# would inherit that and never hear the interrupts that tests send them.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "pthread_sigmask"):
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})

WHOLE = {
    "arena",
    "bots",
    "cli",
    "conformance",
    "envs",
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
