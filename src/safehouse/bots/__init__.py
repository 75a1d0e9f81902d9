"""Players that see observations alone."""
