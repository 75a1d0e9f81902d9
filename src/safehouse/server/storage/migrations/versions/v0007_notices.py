"""How guests want to be told that it is their turn, and what is to be told. Only adds tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_wishes",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.SmallInteger),
        sa.Column("quiet_until", sa.SmallInteger),
        sa.Column("live", sa.Boolean, nullable=False),
    )
    op.create_table(
        "notice_tables",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("wanted", sa.Boolean, nullable=False),
    )
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("keys", sa.String(200), nullable=False),
        sa.Column("device", sa.String(64)),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("confirmed_at", sa.Double),
        sa.Column("next_at", sa.Double, nullable=False),
        sa.Column("claimed_until", sa.Double, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("notice_channels_by_guest", "notice_channels", ["guest"])
    op.create_table(
        "notices",
        sa.Column("channel", sa.String(32), primary_key=True),
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("turn", sa.String(20), primary_key=True),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("done_at", sa.Double),
    )
    op.create_index("notices_by_done", "notices", ["done_at"])


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_table("notice_channels")
    op.drop_table("notice_tables")
    op.drop_table("notice_wishes")
