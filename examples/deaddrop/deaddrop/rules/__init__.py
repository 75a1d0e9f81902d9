"""The rules, top-down from `actions`: written once, run plain and compiled."""
