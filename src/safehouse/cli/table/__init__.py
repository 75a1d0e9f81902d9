"""Playing in the terminal: the same for all games; what a game's table looks like is in `cli/boards`."""
