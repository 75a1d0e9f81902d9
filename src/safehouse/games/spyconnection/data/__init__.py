"""What the game is made of: its data sets, their check, the tables made from them."""
