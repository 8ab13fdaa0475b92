"""What is looked at, and when it is wrong: a query each, told in figures and with nothing about a person."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import Count, Min, Q

from sehat.desk.confirmations import dead_letter_count
from sehat.desk.delivery import LATE
from sehat.imports.models import ImportRun
from sehat.leads.actions.by_phone import PHONE
from sehat.leads.models import Callback, Lead
from sehat.leads.models.lead import attribution_value
from sehat.leads.selectors import held_leads, undelivered_since
from sehat.messages.selectors import dead_messages
from sehat.patients.models import Code

CALL_LATE = timedelta(minutes=30)
DAY = timedelta(days=1)
CODES_OF = timedelta(minutes=30)
LEAST_CODES, FAILING = 5, 0.5  # fewer may be wrong numbers; which part of them is no accident


@dataclass(frozen=True)
class Rule:
    """`look`: what is wrong at a moment, in a few words; empty while all is well."""

    key: str
    title: str
    look: Callable[[datetime], str]


def late_delivery(now: datetime) -> str:
    since = undelivered_since()
    return f"the oldest waits for {age(now - since)}" if since and now - since > LATE else ""


def dead_letters(_now: datetime) -> str:
    return counted(dead_letter_count(), "request")


def late_calls(now: datetime) -> str:
    late = Callback.objects.filter(is_open=True, due_at__lt=now - CALL_LATE)
    oldest: datetime | None = late.aggregate(oldest=Min("due_at"))["oldest"]
    return f"the oldest is overdue by {age(now - oldest)}" if oldest else ""


def silence(now: datetime) -> str:
    """None for so long that a form or the site may be broken. A new site has no last one.

    Patients whom agents add say nothing of the forms.
    """
    hours = settings.ALERT_SILENT_HOURS
    by_forms = Lead.objects.annotate(channel=attribution_value("lead_channel")).exclude(channel=PHONE)
    last = by_forms.order_by("-created_at").values_list("created_at", flat=True).first() if hours else None
    return f"none for {age(now - last)}" if last and now - last > timedelta(hours=hours) else ""


def unsent_messages(_now: datetime) -> str:
    return counted(dead_messages(), "message", "in a day")


def failing_codes(now: datetime) -> str:
    """Codes that the SMS vendor did not take, or could not deliver: nobody can log in meanwhile."""
    newest = Code.objects.filter(created_at__gt=now - CODES_OF, created_at__lte=now)
    failed = Q(state=Code.State.FAILED)
    found = newest.aggregate(failed=Count("pk", filter=failed), all=Count("pk"))
    is_wrong = found["failed"] >= max(LEAST_CODES, FAILING * found["all"])
    return f"{found['failed']} of {found['all']} in half an hour" if is_wrong else ""


def put_aside(_now: datetime) -> str:
    count = held_leads().count()
    return counted(count, "request") if count >= settings.ALERT_PUT_ASIDE else ""


def failed_imports(now: datetime) -> str:
    failed = ImportRun.objects.filter(state=ImportRun.State.FAILED, created_at__gt=now - DAY)
    return counted(failed.count(), "import", "in a day")


def counted(count: int, word: str, when: str = "") -> str:
    return " ".join([str(count), word if count == 1 else f"{word}s", when]).strip() if count else ""


def age(passed: timedelta) -> str:
    """90 minutes, 5 hours, 3 days: what one says on the telephone."""
    minutes = int(passed.total_seconds() // 60)
    if minutes < 120:
        return f"{minutes} minutes"
    return f"{minutes // 60} hours" if minutes < 48 * 60 else f"{minutes // (24 * 60)} days"


RULES = (
    Rule("late-delivery", "Requests reach the CRM", late_delivery),
    Rule("dead-letters", "Every request is delivered or still tried", dead_letters),
    Rule("late-calls", "Patients are called when it was promised", late_calls),
    Rule("silence", "Requests come in", silence),
    Rule("messages", "Messages reach patients", unsent_messages),
    Rule("codes", "Codes by SMS reach patients", failing_codes),
    Rule("put-aside", "What was put aside is looked at", put_aside),
    Rule("imports", "Imports end well", failed_imports),
)
TITLES = {rule.key: rule.title for rule in RULES}
