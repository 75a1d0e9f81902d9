"""Who opened which table, for limits and for the lobby."""

from __future__ import annotations

import json

import sqlalchemy as sa

_MISSING = """
    SELECT log.match, log.entry FROM log JOIN matches ON matches.id = log.match
    WHERE log.seq = 1 AND matches.status IN ('open', 'running')
    AND NOT EXISTS (SELECT 1 FROM hosts WHERE hosts.match = log.match)
"""


def fill_hosts(connection: sa.Connection) -> None:
    """Notes the hosts of tables that are not over and come from an older house, as their logs tell."""
    found = [(match, json.loads(entry)["host"]) for match, entry in connection.execute(sa.text(_MISSING))]
    insert = sa.text("INSERT INTO hosts (match, guest) VALUES (:match, :guest)")
    if found:
        connection.execute(insert, [{"match": match, "guest": guest} for match, guest in found])
