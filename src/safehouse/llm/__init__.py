"""Language models at the table: asked in words, refused by rule id, counted. The same for all games."""

from __future__ import annotations

from .contest import play_games
from .models import Endpoint, Model, Reply
from .player import ModelPlayer
from .report import Report

__all__ = ["Endpoint", "Model", "ModelPlayer", "Reply", "Report", "play_games"]
