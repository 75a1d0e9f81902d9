"""Players' own notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("cell", sa.String(40), primary_key=True),
        sa.Column("mark", sa.String(20), nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("notes")
