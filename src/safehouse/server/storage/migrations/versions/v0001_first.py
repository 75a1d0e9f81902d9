"""Guests, tables, and the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_index("matches_by_status", "matches", ["status", "public", "created_at"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "log",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("key", sa.String(100)),
        sa.Column("seen", sa.String(200), nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.UniqueConstraint("guest", "key", name="one_answer_per_key"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("log", "seats", "matches", "guests", "house"):
        op.drop_table(table)
