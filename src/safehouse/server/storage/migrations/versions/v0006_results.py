"""What came out of games that are over, so that lists of them need no log. Only adds a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("ended_at", sa.Double, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("look", sa.String(10), nullable=False),
        sa.Column("source", sa.String(10)),
        sa.Column("outcome", sa.String(200), nullable=False),
        sa.Column("players", sa.Text, nullable=False),
    )
    op.create_index("results_by_look", "results", ["look", "ended_at"])


def downgrade() -> None:
    op.drop_table("results")
