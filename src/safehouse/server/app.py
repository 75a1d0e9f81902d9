"""Builds the web application: the one place where all parts of a server are made and given to each other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Receive, Scope, Send

from safehouse import __version__

from .background import BackgroundTasks
from .bots.factory import bots_for
from .guests.service import GuestService
from .http.action_endpoint import ActionEndpoint
from .http.authentication import PLAIN_COOKIE, Authentication
from .http.metrics_server import MetricsServer
from .http.parameters import dependencies
from .http.problem_responses import EXCEPTION_HANDLERS
from .http.rate_limits import RateLimits
from .http.routes import HANDLERS
from .http.security_middleware import SecurityMiddleware
from .http.services import Services
from .http.shared_limits import SharedLimits
from .http.static_files import default_folder, pages
from .http.view_schemas import ViewSchemas
from .logs import SecurityLog
from .metrics import Metrics
from .notices.couriers import Couriers
from .notices.sender import NoticeSender
from .notices.service import NoticeService
from .notices.turn_watch import TurnWatch
from .plugins import load_plugins
from .problems import Malformed
from .services.action_service import ActionService
from .services.bot_service import BotService
from .services.case_service import CaseService
from .services.deal_service import DealService
from .services.game_lists import GameLists
from .services.guest_feed import GuestFeed
from .services.health_service import HealthService
from .services.hint_service import HintService
from .services.invites import Invites
from .services.link_cards import LinkCards
from .services.lobby_service import LobbyService
from .services.long_work import LongWork
from .services.moderation_service import ModerationService
from .services.note_service import NoteService
from .services.operator_service import OperatorService
from .services.privacy_service import PrivacyService
from .services.replay_service import ReplayService
from .services.review_service import ReviewService
from .services.stream_monitor import StreamMonitor
from .services.table_repository import TableRepository
from .services.table_service import TableService
from .services.turn_scheduler import TurnScheduler
from .settings import Settings
from .storage.bot_store import BotStore
from .storage.database import Database
from .storage.game_store import GameStore
from .storage.guest_store import GuestStore
from .storage.health_store import HealthStore
from .storage.moderation_store import ModerationStore
from .storage.note_store import NoteStore
from .storage.notice_store import NoticeStore
from .storage.notifier import GUEST
from .storage.operator_store import OperatorStore
from .storage.privacy_store import PrivacyStore
from .storage.table_store import TableStore

DESCRIPTION = (
    "Tables for people, bots and programs. Become a guest, open or join a table, follow its events, act. "
    "Refusals are problem details (RFC 9457). See docs/api.md."
)


class House:
    """The parts of one server. Each is given what it needs, and nothing else."""

    def __init__(self, settings: Settings) -> None:
        self.metrics = Metrics()
        self.tasks = BackgroundTasks()
        # what is kept
        self.database = Database(settings.database, settings.redis, self.metrics)
        self.table_store = TableStore(self.database)
        self.game_store = GameStore(self.database)
        self.guest_store = GuestStore(self.database, settings.token_days)
        self.moderation_store = ModerationStore(self.database)
        self.moderation = ModerationService(self.moderation_store)
        # tables, and who acts at them
        self.invites = Invites(self.database)
        self.deals = DealService(self.database)
        self.long_work = LongWork()
        self.repository = TableRepository(
            self.table_store,
            self.guest_store,
            self.invites,
            settings=settings,
            tasks=self.tasks,
            long_work=self.long_work,
            ignored_by=self.moderation.ignored_by,
        )
        self.bots = bots_for(settings, self.metrics)
        self.scheduler = TurnScheduler(
            self.repository, self.table_store, self.bots, settings=settings, tasks=self.tasks, metrics=self.metrics
        )
        self.feed = GuestFeed(self.repository, self.table_store, self.tasks)
        self.stream_monitor = StreamMonitor(
            self.repository,
            self.guest_store,
            settings.heartbeat,
            self.tasks,
            feed=self.feed,
            is_banned=self.moderation.is_banned,
        )
        # who is told that it is his turn
        notice_store = NoticeStore(self.database)
        self.couriers = Couriers(notice_store, settings)
        self.notice_sender = NoticeSender(notice_store, self.repository, self.couriers)
        self.turn_watch = TurnWatch(
            self.repository,
            notice_store,
            seconds=settings.notice_seconds,
            tasks=self.tasks,
            noted=self.notice_sender.wake,
        )
        # what guests may ask for
        self.security_log = SecurityLog()
        self.limits = RateLimits(settings)
        shared = settings.redis is not None and self.database.shared
        self.shared_limits = SharedLimits(str(settings.redis), self.limits) if shared else None
        self.guests = GuestService(self.guest_store, self.stream_monitor.look_after)
        self.tables = TableService(
            self.repository,
            self.table_store,
            self.invites,
            self.deals,
            settings=settings,
            metrics=self.metrics,
            check_welcome=self.moderation.check_welcome,
        )
        self.privacy = PrivacyService(
            PrivacyStore(self.database),
            self.guests,
            self.guest_store,
            self.table_store,
            self.repository,
            settings=settings,
            games=self.game_store,
        )
        self.outside_bots = BotService(
            BotStore(self.database),
            self.guests,
            self.tables,
            moderation=self.moderation,
            privacy=self.privacy,
            feed=self.feed,
        )
        self.services = Services(
            authentication=Authentication(self.guests, self.limits, self.security_log, self.moderation),
            limits=self.limits,
            guests=self.guests,
            store=self.table_store,
            repository=self.repository,
            tables=self.tables,
            lobby=LobbyService(self.repository, self.table_store, settings.lobby_seconds),
            games=GameLists(self.game_store, self.table_store, self.repository),
            actions=ActionService(self.tables, self.table_store),
            notes=NoteService(NoteStore(self.database)),
            notices=NoticeService(notice_store, self.couriers),
            hints=HintService(self.bots),
            replays=ReplayService(self.table_store, self.long_work),
            reviews=ReviewService(self.database, self.table_store, self.bots, self.long_work, self.tasks),
            long_work=self.long_work,
            moderation=self.moderation,
            privacy=self.privacy,
            bots=self.outside_bots,
            feed=self.feed,
            settings=settings,
            operators=OperatorService(
                OperatorStore(self.moderation_store),
                self.moderation,
                self.table_store,
                self.repository,
                token_days=settings.operator_days,
            ),
            health=HealthService(HealthStore(self.database)),
            cases=CaseService(),
        )
        self.metrics_server = MetricsServer(settings, self.metrics, self.table_store)
        self._watch()

    def _watch(self) -> None:
        self.metrics.watch("cached_tables", "Tables in memory.", lambda: len(self.repository.sessions))
        self.metrics.watch("streams", "Open event streams.", lambda: self.stream_monitor.count)

    async def open(self) -> None:
        await self.database.open(self._noticed)
        await self.invites.open()
        await self.deals.open()
        await self.moderation.open(self.tasks)
        self.stream_monitor.start()
        self.tasks.spawn(self.repository.drop_idle())
        await self.bots.open()
        if self.shared_limits is not None:
            self.shared_limits.open()
        await self.couriers.open()
        self.notice_sender.start(self.tasks)
        self.scheduler.start()
        self.privacy.start(self.tasks)
        self.outside_bots.start(self.tasks)
        self.metrics_server.start()

    def _noticed(self, subject: str, seq: int) -> None:
        """What other servers tell: of a table, of a guest, or that anything may have changed."""
        if subject.startswith(GUEST):
            self.guests.noticed(subject)
        self.repository.noticed(subject, seq)

    async def close(self) -> None:
        self.stream_monitor.end_all()
        await self.metrics_server.close()
        if self.shared_limits is not None:
            await self.shared_limits.close()
        await self.tasks.close()
        await self.database.close()
        await self.bots.close()


class BodyRequest(Request[Any, Any, Any]):
    """A request whose body may contain bytes that are not text."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise Malformed("the body is not UTF-8") from None


class Application:
    """The whole server as an ASGI application."""

    def __init__(self, house: House, app: ASGIApp) -> None:
        self.house = house
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)


def create_app(settings: Settings) -> Application:
    """Every request passes security; then actions have a way of their own, and all else is the framework's."""
    load_plugins(settings.plugins)
    house = House(settings)
    framework = _framework(settings, house)
    endpoint = ActionEndpoint(framework, house.services.authentication, house.services.actions)
    return Application(house, SecurityMiddleware(endpoint, settings, house))


def _framework(settings: Settings, house: House) -> Litestar:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[*HANDLERS, pages(settings.web or default_folder(), LinkCards(house.game_store))],
        dependencies=dependencies(house.services),
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[lifespan],
        openapi_config=_openapi(),
        plugins=[ViewSchemas()],
        request_class=BodyRequest,
        request_max_body_size=settings.record_bytes,
        logging_config=None,
    )


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Safehouse",
        version=__version__,
        description=DESCRIPTION,
        path="/schema",
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"], media_type="application/json")],  # type: ignore[arg-type]
        use_handler_docstrings=False,
        security=[{"bearer": []}, {"cookie": []}, {}],
        components=Components(
            security_schemes={
                "bearer": SecurityScheme(type="http", scheme="bearer"),
                "cookie": SecurityScheme(type="apiKey", name=PLAIN_COOKIE, security_scheme_in="cookie"),
            }
        ),
    )
