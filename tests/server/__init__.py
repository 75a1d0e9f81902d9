"""The server, proven from outside: over HTTP, on SQLite and on PostgreSQL."""
