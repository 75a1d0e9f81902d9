"""What a house keeps, in SQLite or PostgreSQL: guests, an index of tables, the log that is the truth, and notes."""
