"""The outbox of messages: claimed with a lease, marked by their outcome (gateways.md, Never lose a lead)."""

from __future__ import annotations

import logging
import secrets
from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import F, Q, QuerySet
from django.utils import timezone

from sehat.core.transactions import write_transaction
from sehat.gateways.outcomes import Dead, Outcome, Retry, Sent
from sehat.gateways.whatsapp.base import WindowClosed
from sehat.messages.answers import wait_again
from sehat.messages.kinds import RULES, Channel
from sehat.messages.ladder import FORWARD, further, is_quiet
from sehat.messages.models import Message

logger = logging.getLogger(__name__)
STATE = Message.State
# Seconds to the next try on a channel; after the last one the next channel takes over, and there is none.
SCHEDULE = (5, 30, 120, 600, 1800, 7200)
JITTER = 0.2
MAX_ATTEMPTS = len(SCHEDULE) + 1
LEASE_SECONDS = 90  # longer than BATCH calls that all run into their limit
BATCH = 8
JUST_NOW = timedelta(hours=1)  # how long an answer to a deed of the patient may come at night
ASKED_FOR = [kind for kind, rules in RULES.items() if rules.is_asked_for]


def is_any_due() -> bool:
    """A look that takes no turn to write: the usual answer is no."""
    return due_messages(timezone.now()).exists()


@write_transaction()
def claim(limit: int = BATCH) -> list[Message]:
    """Takes due rows for LEASE_SECONDS, and counts the attempt at once.

    Those that a worker died with come one at a time, after all others: what killed it takes no other along.
    """
    now = timezone.now()
    too_late = now + timedelta(seconds=2 * LEASE_SECONDS)  # of a clock that was set back since
    locked = due_messages(now).select_for_update(skip_locked=True, of=("self",))
    due = locked.select_related("lead")
    rows = list(due.filter(leased_until=None).order_by("due_at", "pk")[:limit]) or list(
        due.filter(Q(leased_until__lt=now) | Q(leased_until__gt=too_late)).order_by(
            "attempts", "due_at", "pk"
        )[:1]
    )
    lease = now + timedelta(seconds=LEASE_SECONDS)
    Message.objects.filter(pk__in=[row.pk for row in rows]).update(
        leased_until=lease, attempts=F("attempts") + 1
    )
    for row in rows:
        row.leased_until = lease
        row.attempts += 1
    return rows


def due_messages(now: datetime) -> QuerySet[Message]:
    """What may go now. Requests in doubt wait for staff; at night only what was just asked for goes."""
    due = Message.objects.filter(state=STATE.WAITING, due_at__lte=now)
    due = due.exclude(lead__status="spam").exclude(lead__outbox__state="held")
    if is_quiet(now, settings.MESSAGES_QUIET_FROM, settings.MESSAGES_QUIET_UNTIL):
        due = due.filter(kind__in=ASKED_FOR, created_at__gt=now - JUST_NOW)
    return due


def wait_after(attempts: int) -> float:
    """Seconds until the next try, with jitter, after `attempts` failures (1 for the first)."""
    return SCHEDULE[attempts - 1] * secrets.SystemRandom().uniform(1 - JITTER, 1 + JITTER)


def still_ours(row: Message) -> QuerySet[Message]:
    """The row, unless it was told meanwhile what became of it, or another worker has it."""
    return Message.objects.filter(pk=row.pk, state=STATE.WAITING, leased_until=row.leased_until)


@write_transaction()
def begin(row: Message, channel: Channel) -> bool:
    """Says which channel is tried, before it is: a status may be quicker than the vendor's answer. False: it
    is not to be sent, as it is not ours any more."""
    row.channel = channel
    return bool(still_ours(row).update(channel=channel))


@write_transaction()
def give_back(row: Message, seconds: float) -> None:
    """Not tried, and not counted: its channel rests, or the day's share is used up."""
    still_ours(row).update(
        leased_until=None, attempts=F("attempts") - 1, due_at=timezone.now() + timedelta(seconds=seconds)
    )


@write_transaction()
def drop(row: Message, why: str) -> None:
    """Nobody wants it any more, or it may not go."""
    mine = Message.objects.filter(pk=row.pk, state=STATE.WAITING)
    if mine.update(state=STATE.DROPPED, last_error=why, leased_until=None):
        wait_again(row)


@write_transaction()
def mark(row: Message, outcome: Outcome) -> None:
    """Writes how a send ended. What was sent is never sent again, whoever has the lease meanwhile; a webhook
    that was quicker knows more."""
    now = Message.objects.select_for_update().filter(pk=row.pk).first()
    if now is None or row.channel in now.ruled_out:  # erased, or told meanwhile that it did not arrive
        return
    if isinstance(outcome, Sent):
        now.state = further(now.state, STATE.SENT) if now.state in FORWARD else STATE.SENT
        now.provider_id, now.sent_at, now.last_error = outcome.id[:120], timezone.now(), ""
        now.leased_until = None
    elif now.state != STATE.WAITING or now.leased_until != row.leased_until:
        return  # a webhook was quicker, or another worker has it
    else:
        now.leased_until = None
        fail(now, outcome)
    now.save()


def fail(row: Message, outcome: Retry | Dead) -> None:
    """The same channel later, or the next one now; the end where none was tried. Unsaved."""
    row.last_error = outcome.why[:300]
    match outcome:
        case WindowClosed() if not row.is_template_needed:
            row.is_template_needed, row.attempts, row.due_at = True, 0, timezone.now()
        case Retry(after=after) if row.attempts <= len(SCHEDULE):
            row.due_at = timezone.now() + timedelta(seconds=max(after, wait_after(row.attempts)))
        case _ if row.channel:
            rule_out(row)
        case _:  # it breaks before a channel is chosen: another one would not help it
            row.state = STATE.DEAD
            wait_again(row)
            logger.error("message %s of lead %s reaches nobody: %s", row.pk, row.lead_id, row.last_error)


def rule_out(row: Message) -> None:
    """The channel cannot reach this patient: the next one takes over at once. Unsaved."""
    row.ruled_out = sorted({*row.ruled_out, row.channel})
    row.attempts, row.due_at, row.leased_until = 0, timezone.now(), None
    row.state = STATE.WAITING


@write_transaction()
def give_up(row: Message, why: str) -> None:
    if not still_ours(row).update(state=STATE.DEAD, last_error=why[:300], leased_until=None):
        return
    wait_again(row)
    logger.error("message %s of lead %s reaches nobody: %s", row.pk, row.lead_id, why)
