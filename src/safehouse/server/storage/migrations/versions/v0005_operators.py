"""What operators and players need against spoilers, and when a token was last used. Only adds tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "token_uses",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("used_at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("token_uses")
