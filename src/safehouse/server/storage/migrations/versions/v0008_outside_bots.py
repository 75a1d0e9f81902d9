"""Bots that people bring: guests that are programs, whose they are, and whose challenges they take."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "outside_bots",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("accepts", sa.String(400), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("heard_at", sa.Double, nullable=False),
    )
    op.create_index("outside_bots_by_owner", "outside_bots", ["owner"])


def downgrade() -> None:
    op.drop_table("outside_bots")
