"""A bot at the tables of a server, near or far: `safehouse join`. It needs nothing but the HTTP API (docs/api.md)."""
