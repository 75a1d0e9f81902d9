"""What holds for all tests."""

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Run in the background of a script, where Ctrl-C is ignored: programs that tests start would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
