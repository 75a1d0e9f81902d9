"""Playing in the terminal: the same for all games; what a table looks like is a part of the game (`terminal`)."""
