"""Moments as an agent reads them at a glance: 12 min left, overdue 30 min, from 9:00 am."""

from __future__ import annotations

from datetime import datetime

from django.utils import timezone


def clock(now: datetime, due_at: datetime, not_before: datetime | None = None) -> str:
    """How long is left, or how long it is overdue; before its window, from when."""
    if not_before is not None and not_before > now:
        return f"from {short_moment(not_before, now)}"
    seconds = (due_at - now).total_seconds()
    if seconds < 0:
        return f"overdue {span(-seconds)}"
    return f"{span(seconds)} left"


def span(seconds: float) -> str:
    """12 min, 3 h, 2 days: one unit, rounded down."""
    minutes = int(seconds // 60)
    if minutes < 120:
        return f"{minutes} min"
    hours = minutes // 60
    return f"{hours} h" if hours < 48 else f"{hours // 24} days"


def short_moment(moment: datetime, now: datetime) -> str:
    """9:05 am today; 23 Nov, 9:05 am of another day, with the year of another year."""
    local, today = timezone.localtime(moment), timezone.localtime(now)
    time = f"{local.hour % 12 or 12}:{local:%M} {'am' if local.hour < 12 else 'pm'}"
    if local.date() == today.date():
        return time
    year = "" if local.year == today.year else f" {local.year}"
    return f"{local.day} {local:%b}{year}, {time}"
