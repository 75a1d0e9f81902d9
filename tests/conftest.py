"""What holds for all tests."""

import signal

# Whoever starts the tests may ignore or block Ctrl-C (a script in the background does): programs that tests start
# would inherit that and never hear the interrupts that tests send them.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "pthread_sigmask"):
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})
