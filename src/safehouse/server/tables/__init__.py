"""The table itself: its log, the match replayed from it, who sits there and who may see what. No input or output."""
