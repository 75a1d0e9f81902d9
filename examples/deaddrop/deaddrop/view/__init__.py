"""Who knows what, and how it is shown."""
