"""The history of the database's form, kept by Alembic."""
