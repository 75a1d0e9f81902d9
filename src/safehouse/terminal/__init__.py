"""What tables in the terminal are drawn with: seats and their colours, a canvas, and the board of any game."""
