"""What the calls of the API are given."""

from __future__ import annotations

from dataclasses import dataclass

from ..guests.service import GuestService
from ..notices.service import NoticeService
from ..services.action_service import ActionService
from ..services.bot_service import BotService
from ..services.case_service import CaseService
from ..services.game_lists import GameLists
from ..services.guest_feed import GuestFeed
from ..services.health_service import HealthService
from ..services.hint_service import HintService
from ..services.lobby_service import LobbyService
from ..services.long_work import LongWork
from ..services.moderation_service import ModerationService
from ..services.note_service import NoteService
from ..services.operator_service import OperatorService
from ..services.privacy_service import PrivacyService
from ..services.replay_service import ReplayService
from ..services.review_service import ReviewService
from ..services.table_repository import TableRepository
from ..services.table_service import TableService
from ..settings import Settings
from ..storage.table_store import TableStore
from .authentication import Authentication
from .rate_limits import RateLimits


@dataclass(frozen=True)
class Services:
    """One of each kind; `app` builds them."""

    authentication: Authentication
    limits: RateLimits
    guests: GuestService
    store: TableStore
    repository: TableRepository
    tables: TableService
    lobby: LobbyService
    games: GameLists
    actions: ActionService
    notes: NoteService
    notices: NoticeService
    hints: HintService
    replays: ReplayService
    reviews: ReviewService
    long_work: LongWork
    moderation: ModerationService
    operators: OperatorService
    privacy: PrivacyService
    bots: BotService
    feed: GuestFeed
    settings: Settings
    health: HealthService
    cases: CaseService
