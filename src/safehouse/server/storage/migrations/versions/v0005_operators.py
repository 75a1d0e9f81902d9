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
    op.create_table(
        "relations",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("reported", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("reason", sa.String(400), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("closed_at", sa.Double),
    )
    op.create_index("reports_by_time", "reports", ["created_at"])
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("reason", sa.String(400), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
    )
    op.create_table(
        "words",
        sa.Column("word", sa.String(60), primary_key=True),
    )
    op.create_table(
        "operators",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False, unique=True),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_table(
        "operator_acts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("operator", sa.String(40), nullable=False),
        sa.Column("act", sa.String(40), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("detail", sa.String(400), nullable=False),
    )
    op.create_index("operator_acts_by_time", "operator_acts", ["at"])


def downgrade() -> None:
    op.drop_table("operator_acts")
    op.drop_table("operators")
    op.drop_table("words")
    op.drop_table("bans")
    op.drop_table("reports")
    op.drop_table("relations")
    op.drop_table("token_uses")
