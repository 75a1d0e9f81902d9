"""Others' games looked at for leaks, through their public API alone. docs/audit.md says what a finding proves."""
