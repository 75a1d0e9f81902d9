"""What bots and hints go by."""
