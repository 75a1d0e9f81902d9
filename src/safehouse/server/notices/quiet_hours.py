"""Hours in which nobody wants to be called."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from ..problems import Invalid
from ..storage.notice_store import Wishes


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """When the quiet hours end in which this moment lies, on the guest's own clock; None outside of them.

    >>> quiet_until(Wishes(zone="UTC", quiet_from=22 * 60, quiet_until=7 * 60), 86_400 + 3600) == 86_400 + 7 * 3600
    True
    """
    if wishes.quiet_from is None or wishes.quiet_until is None or wishes.quiet_from == wishes.quiet_until:
        return None
    local = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    minute = local.hour * 60 + local.minute
    begin, end = wishes.quiet_from, wishes.quiet_until
    inside = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not inside:
        return None
    over = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0, fold=0)
    return (over if minute < end else over + timedelta(days=1)).timestamp()


def check_zone(name: str) -> str:
    """The name of a time zone; Invalid where there is no such zone."""
    try:
        return ZoneInfo(name).key
    except (ValueError, OSError, LookupError):  # names that are paths, folders, or none
        raise Invalid("zone: must be the name of a time zone, as Europe/Vienna") from None
