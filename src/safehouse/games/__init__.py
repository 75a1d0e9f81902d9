"""The games. Each folder has the same shape; see docs/adding-a-game.md."""
