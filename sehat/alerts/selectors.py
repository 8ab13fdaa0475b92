"""How every rule stands, for /cms/status/."""

from __future__ import annotations

from dataclasses import dataclass

from sehat.alerts.models import Alert
from sehat.alerts.rules import RULES
from sehat.core.india import local_moment

ENDED_SHOWN = 20


@dataclass(frozen=True)
class Standing:
    title: str
    detail: str
    since: str
    told: str


def standings() -> list[Standing]:
    """Every rule, as the last look found it. One query."""
    begun = {alert.rule: alert for alert in Alert.objects.filter(ended_at=None)}
    return [standing(rule.title, begun.get(rule.key)) for rule in RULES]


def standing(title: str, alert: Alert | None) -> Standing:
    """An alarm in words; without one it is well."""
    if alert is None:
        return Standing(title, "", "", "")
    but = f"; not by {alert.why_not_told}" if alert.why_not_told else ""
    told = (
        f"Told on {local_moment(alert.told_at)}{but}"
        if alert.told_at
        else f"Not told: {alert.why_not_told or 'soon'}"
    )
    return Standing(title, alert.detail, local_moment(alert.began_at), told)


def ended() -> list[Alert]:
    """The last that are over. One query."""
    return list(Alert.objects.exclude(ended_at=None).order_by("-ended_at")[:ENDED_SHOWN])
