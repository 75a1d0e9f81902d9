"""Where a server's bots think."""

from __future__ import annotations

from ..metrics import Metrics
from ..settings import Settings
from .pool import BotPool
from .questions import Bots
from .remote import RemoteBots


def bots_for(settings: Settings, metrics: Metrics) -> Bots:
    """Processes of this server; with Redis, workers elsewhere before them."""
    local = BotPool(settings.workers, settings.bot_seconds, metrics, settings.plugins)
    if settings.redis is None:
        return local
    return RemoteBots(settings.redis, local, settings.worker_seconds, metrics)
