"""The database: guests and their devices, an index of tables, the log that is the truth, and players' own notes.

Changes go through `migrations`.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from safehouse.core.errors import OptionError

metadata = sa.MetaData()

house = sa.Table(
    "house",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("created_at", sa.Double, nullable=False),
)

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Index("devices_by_guest", "guest"),
)
"""Tokens of a guest beside the one in its own row, which is the first, or the one that forgot all others."""

device_codes = sa.Table(
    "device_codes",
    metadata,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("code_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("expires_at", sa.Double, nullable=False),
)
"""One for each guest at most. For minutes only: backups leave them out."""

token_uses = sa.Table(
    "token_uses",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("used_at", sa.Double, nullable=False),
)
"""When a token was last used, to the day. A token without a row was used when it was made, and not since."""

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Index("matches_by_status", "status", "public", "created_at"),
)

hosts = sa.Table(
    "hosts",
    metadata,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Index("hosts_by_guest", "guest"),
)
"""Who opened a table."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Index("seats_by_guest", "guest"),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("ended_at", sa.Double, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("look", sa.String(10), nullable=False),
    sa.Column("source", sa.String(10)),
    sa.Column("outcome", sa.String(200), nullable=False),
    sa.Column("players", sa.Text, nullable=False),
    sa.Index("results_by_look", "look", "ended_at"),
)
"""What came out of a game that is over, as its log says too: lists need not replay it. A game that ended before there
was this table gets its row when it is first listed."""

log = sa.Table(
    "log",
    metadata,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("guest", sa.String(32)),
    sa.Column("key", sa.String(100)),
    sa.Column("seen", sa.String(200), nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
    sa.UniqueConstraint("guest", "key", name="one_answer_per_key"),
    sqlite_with_rowid=False,
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("cell", sa.String(40), primary_key=True),
    sa.Column("mark", sa.String(20), nullable=False),
    sqlite_with_rowid=False,
)
"""A row per cell, so that two devices of a player do not undo each other; by guest, so that whoever takes over a seat
finds it empty. Not in the log: a log is replayed, recorded and told, notes are for their writer alone."""

relations = sa.Table(
    "relations",
    metadata,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("other", sa.String(32), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False, unique=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
)
"""Whom a guest has muted or blocked, and under what name it knew them."""

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("match", sa.String(32), nullable=False),
    sa.Column("reporter", sa.String(32), nullable=False),
    sa.Column("reported", sa.String(32), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("reason", sa.String(400), nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("closed_at", sa.Double),
    sa.Index("reports_by_time", "created_at"),
)
"""What players have told the operator of each other, with the words around it as they were then."""

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("kind", sa.String(10), primary_key=True),
    sa.Column("subject", sa.String(64), primary_key=True),
    sa.Column("reason", sa.String(400), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("until", sa.Double),
)
"""Guests and networks that are shut out (`guest`, `network`), and guests that may not talk (`mute`)."""

outside_bots = sa.Table(
    "outside_bots",
    metadata,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False, unique=True),
    sa.Column("owner", sa.String(32), nullable=False),
    sa.Column("accepts", sa.String(400), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("heard_at", sa.Double, nullable=False),
    sa.Index("outside_bots_by_owner", "owner"),
)
"""Guests that are programs: how others call them (`id`), whose they are (empty: nobody's), whose challenges they take,
and when they last listened."""

words = sa.Table("words", metadata, sa.Column("word", sa.String(60), primary_key=True))
"""What nobody may say, or be called."""

operators = sa.Table(
    "operators",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False, unique=True),
    sa.Column("created_at", sa.Double, nullable=False),
)

operator_acts = sa.Table(
    "operator_acts",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("operator", sa.String(40), nullable=False),
    sa.Column("act", sa.String(40), nullable=False),
    sa.Column("subject", sa.String(64), nullable=False),
    sa.Column("detail", sa.String(400), nullable=False),
    sa.Index("operator_acts_by_time", "at"),
)
"""What operators have done."""

notice_wishes = sa.Table(
    "notice_wishes",
    metadata,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("language", sa.String(10), nullable=False),
    sa.Column("zone", sa.String(60), nullable=False),
    sa.Column("quiet_from", sa.SmallInteger),
    sa.Column("quiet_until", sa.SmallInteger),
    sa.Column("live", sa.Boolean, nullable=False),
)
"""How a guest wants to be told that it is his turn. Quiet hours in minutes of the day, in the guest's time zone."""

notice_tables = sa.Table(
    "notice_tables",
    metadata,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("wanted", sa.Boolean, nullable=False),
)
"""Tables of which a guest wants to be told otherwise than of all."""

notice_channels = sa.Table(
    "notice_channels",
    metadata,
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
    sa.Index("notice_channels_by_guest", "guest"),
)
"""Where a guest is told. `device`: the hash of the token of the browser that is told, and forgotten with it."""

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("channel", sa.String(32), primary_key=True),
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("turn", sa.String(20), primary_key=True),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("done_at", sa.Double),
    sa.Index("notices_by_done", "done_at"),
)
"""What is to be told, and what was: one row for each turn and channel, so that nobody is told twice."""

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("pieces", sa.Integer, nullable=False),
    sa.Column("holder", sa.String(32), nullable=False),
    sa.Column("held_until", sa.Double, nullable=False),
    sa.Column("body", sa.Text),
)
"""Reviews of games that are over. While one is worked out, a server holds it; the body is there once it is whole."""

review_pieces = sa.Table(
    "review_pieces",
    metadata,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
"""What is done of a review that is not whole yet: whoever goes on with it begins there."""


REVISIONS = "alembic_version"
"""The table in which Alembic notes the form of a database."""


def migrate(engine: sa.Engine) -> None:
    """Brings the database to the newest schema."""
    with engine.begin() as connection:
        lock(connection)
        upgrade(connection)


def lock(connection: sa.Connection) -> None:
    """Several servers may start at once: they migrate one after the other, each until its transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7233)"))


def upgrade(connection: sa.Connection) -> None:
    """The same within a transaction."""
    _check_known(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check_known(connection: sa.Connection) -> None:
    known = [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]
    found = revision(connection)
    if found is not None and found not in known:
        raise OptionError(f"the database has schema {found}, this Safehouse knows {newest()}: a newer version used it")


def newest() -> str:
    """The newest schema that this version knows."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def revision(connection: sa.Connection) -> str | None:
    """The schema of a database; None if it has none of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config
