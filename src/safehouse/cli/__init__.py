"""The command line: `safehouse`."""
