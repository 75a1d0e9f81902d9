"""Who calls: guests, their tokens, names and further devices."""
