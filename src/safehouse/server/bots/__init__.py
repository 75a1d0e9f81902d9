"""Bots think in processes of their own, here or on other machines: they get one seat's observation and nothing else."""
