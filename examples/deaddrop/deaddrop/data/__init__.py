"""What the game is made of, as data."""
