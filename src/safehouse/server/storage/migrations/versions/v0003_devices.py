"""Further devices of a guest. Only adds tables: the token a guest has stays where it is, and holds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_index("devices_by_guest", "devices", ["guest"])
    op.create_table(
        "device_codes",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("code_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("expires_at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("device_codes")
    op.drop_table("devices")
