"""Reviews, whole or in pieces, and which server is working one out."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from . import schema
from .database import Database
from .engine import insert_or_update


@dataclass(frozen=True, slots=True)
class StoredReview:
    """How far a review is."""

    pieces: int
    done: int
    held_until: float
    body: str | None


class ReviewStore:
    """A review of another version counts as none."""

    def __init__(self, database: Database, version: int) -> None:
        self._database = database
        self._version = version

    async def read(self, match: str) -> StoredReview | None:
        def run(connection: sa.Connection) -> StoredReview | None:
            columns = schema.reviews.c
            query = sa.select(columns.pieces, columns.held_until, columns.body)
            row = connection.execute(query.where(columns.match == match, columns.version == self._version)).first()
            if row is None:
                return None
            done = connection.execute(sa.select(sa.func.count()).where(self._own(match))).scalar_one()
            return StoredReview(row.pieces, done, row.held_until, row.body)

        return await self._database.read(run)

    async def claim(self, match: str, pieces: int, holder: str, now: float, until: float) -> bool:
        """Takes a review to be worked out, unless it is whole, another server holds it, or the table is gone."""

        def run(connection: sa.Connection) -> bool:
            table = sa.select(schema.matches.c.id).where(schema.matches.c.id == match).with_for_update()
            if connection.execute(table).first() is None:
                return False
            columns = schema.reviews.c
            values = {"version": self._version, "pieces": pieces, "holder": holder, "held_until": until, "body": None}
            free = sa.and_(columns.version == self._version, columns.body.is_(None), columns.held_until < now)
            put = insert_or_update(connection, schema.reviews).values(match=match, **values)
            taken = connection.execute(
                put.on_conflict_do_update(
                    index_elements=[columns.match], set_=values, where=sa.or_(columns.version != self._version, free)
                ).returning(columns.match)
            )
            return taken.first() is not None

        return await self._database.transact(run)

    async def pieces(self, match: str) -> dict[int, str]:
        """What is done already, by number."""
        columns = schema.review_pieces.c
        query = sa.select(columns.number, columns.body).where(self._own(match))
        return await self._database.read(lambda c: {row.number: row.body for row in c.execute(query)})

    async def keep_piece(self, match: str, number: int, body: str, holder: str, until: float) -> bool:
        """Keeps a piece, and holds the review longer; False where it is another's by now, or gone with its table."""

        def run(connection: sa.Connection) -> bool:
            if connection.execute(self._held(match, holder).values(held_until=until)).rowcount == 0:
                return False
            values = {"version": self._version, "body": body}
            put = insert_or_update(connection, schema.review_pieces).values(match=match, number=number, **values)
            key = list(schema.review_pieces.primary_key)
            connection.execute(put.on_conflict_do_update(index_elements=key, set_=values))
            return True

        return await self._database.transact(run)

    async def finish(self, match: str, body: str) -> None:
        """Keeps the whole instead of its pieces."""

        def run(connection: sa.Connection) -> None:
            reviews = schema.reviews
            connection.execute(sa.update(reviews).where(reviews.c.match == match).values(body=body, held_until=0.0))
            connection.execute(sa.delete(schema.review_pieces).where(schema.review_pieces.c.match == match))

        await self._database.transact(run)

    async def release(self, match: str, holder: str) -> None:
        """Lets anybody go on with a review that could not be finished."""

        def run(connection: sa.Connection) -> None:
            connection.execute(self._held(match, holder).values(held_until=0.0))

        await self._database.transact(run)

    def _own(self, match: str) -> sa.ColumnElement[bool]:
        columns = schema.review_pieces.c
        return sa.and_(columns.match == match, columns.version == self._version)

    def _held(self, match: str, holder: str) -> sa.Update:
        columns = schema.reviews.c
        return sa.update(schema.reviews).where(columns.match == match, columns.holder == holder)
