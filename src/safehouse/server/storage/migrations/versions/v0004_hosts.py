"""Who opened which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from safehouse.server.storage.hosts import fill_hosts

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hosts",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
    )
    op.create_index("hosts_by_guest", "hosts", ["guest"])
    fill_hosts(op.get_bind())


def downgrade() -> None:
    op.drop_table("hosts")
