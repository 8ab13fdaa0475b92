"""What WhatsApp called back, read after it was answered: each event in a transaction of its own, once."""

from __future__ import annotations

import hashlib
import logging
from datetime import timedelta

from django.conf import settings
from django.db.models import F, Q
from django.utils import timezone

from sehat.core.transactions import write_transaction
from sehat.gateways.access import pause
from sehat.gateways.sms.base import Report
from sehat.gateways.whatsapp.base import BadWebhook, Event, Inbound, Preference, Status
from sehat.gateways.whatsapp.cloud import SHUT, VENDOR
from sehat.gateways.whatsapp.webhook import events
from sehat.leads.callbacks.holds import lock
from sehat.messages.actions import note_preference, receive
from sehat.messages.kinds import Channel
from sehat.messages.ladder import FORWARD, further
from sehat.messages.models import Message, WebhookBody
from sehat.messages.outbox import rule_out
from sehat.messages.selectors import our_id, written_to

logger = logging.getLogger(__name__)
STATE = Message.State
PAUSE_SECONDS = 0.5
LEASE_SECONDS = 60
BATCH = 20
MAX_ATTEMPTS = 6
WAITS = (1, 10, 60, 600, 3600)  # seconds after a fault of ours


def store_webhook(body: bytes) -> None:
    """Stored before it is answered, read afterwards. The same body again is the same row."""
    digest, now = hashlib.sha256(body).hexdigest(), timezone.now()
    row = WebhookBody(digest=digest, body=body, received_at=now, due_at=now)
    with write_transaction():
        WebhookBody.objects.bulk_create([row], ignore_conflicts=True)


@write_transaction()
def claim_webhooks() -> list[WebhookBody]:
    """A batch. Those that a worker died with come one at a time, after all others, as messages do."""
    now = timezone.now()
    due = WebhookBody.objects.select_for_update(skip_locked=True).filter(due_at__lte=now)
    too_late = now + timedelta(seconds=2 * LEASE_SECONDS)  # of a clock that was set back since
    rows = list(due.filter(leased_until=None).order_by("pk")[:BATCH]) or list(
        due.filter(Q(leased_until__lt=now) | Q(leased_until__gt=too_late)).order_by("attempts", "pk")[:1]
    )
    WebhookBody.objects.filter(pk__in=[row.pk for row in rows]).update(
        leased_until=now + timedelta(seconds=LEASE_SECONDS), attempts=F("attempts") + 1
    )
    return rows


def read_round() -> float:
    """Gives the seconds until the next round: none while there is more to read."""
    return 0 if read_webhooks() else PAUSE_SECONDS


def read_webhooks() -> int:
    """Reads a batch and gives its number. One that fails is read again later and stops no other."""
    if not WebhookBody.objects.filter(due_at__lte=timezone.now()).exists():
        return 0
    rows = claim_webhooks()
    with write_transaction():  # one wait for the disk a batch; each event is a transaction of its own within
        lock(written_to([event for row in rows if row.attempts < MAX_ATTEMPTS for event in events_in(row)]))
        for row in rows:
            finish(row, is_read=row.attempts < MAX_ATTEMPTS and is_readable(row))
    return len(rows)


def events_in(row: WebhookBody) -> list[Event]:
    """None of a body that cannot be read, which is told as it is read."""
    try:
        return events(bytes(row.body), settings.WHATSAPP_PHONE_NUMBER_ID)
    except Exception:
        return []


def is_readable(row: WebhookBody) -> bool:
    """Whether every event of it was taken; a fault of ours is logged."""
    try:
        return read_webhook(bytes(row.body))
    except Exception:
        logger.exception("webhook %s cannot be read", row.pk)
        return False


@write_transaction()
def finish(row: WebhookBody, *, is_read: bool) -> None:
    """What was read goes: it holds what patients wrote. What cannot be read goes after the last try."""
    mine = WebhookBody.objects.filter(pk=row.pk)
    tries = row.attempts + 1
    if is_read or tries >= MAX_ATTEMPTS:
        mine.delete()
        if not is_read:
            logger.error("webhook %s is given up after %d tries", row.pk, tries)
        return
    mine.update(leased_until=None, due_at=timezone.now() + timedelta(seconds=WAITS[tries - 1]))


def read_webhook(body: bytes) -> bool:
    """Whether every event of it was taken. An event that was taken is not taken again."""
    try:
        found = events(body, settings.WHATSAPP_PHONE_NUMBER_ID)
    except BadWebhook as error:
        logger.warning("a signed webhook is passed over: %s", error)
        return True
    taken = [take(event) for event in found]
    return all(taken)


def take(event: Event) -> bool:
    """False after a fault of ours, which is logged."""
    try:
        match event:
            case Inbound():
                receive(event)
            case Status():
                note_status(event)
            case Preference():
                note_preference(event)
    except Exception:
        logger.exception("an event of WhatsApp failed: %s", type(event).__name__)
        return False
    return True


@write_transaction()
def note_status(event: Status) -> None:
    """Moves a message forward, or on to the next channel when WhatsApp could not deliver it.

    By the vendor's id, or by ours: a status may come before the vendor's answer was written down, or instead
    of it, which ends the tries.
    """
    message = message_of(event)
    if message is None or message.channel != Channel.WHATSAPP:
        return
    is_late = Channel.WHATSAPP in message.ruled_out and event.status == "sent"
    if is_late:  # it came after “failed”: the next channel has it
        return
    if event.status == "failed":
        undelivered(message, event)
    else:
        # What came there did so, though it was stopped or given up meanwhile.
        known = message.state if message.state in FORWARD else STATE.WAITING
        message.state, message.last_error = further(known, event.status), ""
        message.leased_until = None
        message.sent_at = message.sent_at or timezone.now()
        message.provider_id = event.id[:120]
    message.save()


def message_of(event: Status) -> Message | None:
    rows = Message.objects.select_for_update()
    found = rows.filter(provider_id=event.id).exclude(provider_id="").first()
    if found is None and (pk := our_id(event)) is not None:
        found = rows.filter(pk=pk).first()
    return found


def undelivered(message: Message, event: Status) -> None:
    """Unsaved. What was delivered before is delivered."""
    if event.code and event.code in SHUT:
        pause(VENDOR, f"code {event.code}")
    if message.state not in {STATE.WAITING, STATE.SENT}:
        return
    if Channel.WHATSAPP in message.ruled_out:
        return  # told twice
    message.last_error = f"WhatsApp: not delivered, code {event.code}"[:300]
    rule_out(message)


@write_transaction()
def note_sms_report(report: Report) -> bool:
    """What became of an SMS: forward only, and a failure is the end of the ladder. False: of none of ours."""
    message = Message.objects.select_for_update().filter(provider_id=report.id, channel=Channel.SMS).first()
    if message is None or not report.id:
        return False
    if report.state == "failed" and message.state == STATE.SENT:
        message.state = STATE.FAILED
    elif report.state == "delivered" and message.state in {STATE.SENT, STATE.FAILED}:
        message.state = STATE.DELIVERED
    message.save(update_fields=["state"])
    return True
