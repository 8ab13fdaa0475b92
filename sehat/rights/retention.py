"""What nobody asked to be erased goes as well, once its purpose is done (DPDP Act 2023, section 8(7))."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from django.conf import settings
from django.utils import timezone

from sehat.core import audit_chain
from sehat.gateways.sms.early import delete_old_reports
from sehat.leads.requests import by_number as requests
from sehat.messages.actions import delete_old_switches, delete_unknown_messages
from sehat.patients.actions import delete_expired_codes
from sehat.patients.sessions import delete_expired_tokens

PIECE = 200  # rows a transaction: a request that comes meanwhile waits for one piece at most
PIECES = 50  # a round; the next one goes on


def prune_expired(*, by: str) -> dict[str, int]:
    """Deletes or blanks what is older than the settings say. Gives the number of each kind."""
    now = timezone.now()
    return {
        "requests": in_pieces(lambda: requests.blank_expired(by=by, limit=PIECE, **limits_of_requests(now))),
        "notes": in_pieces(
            lambda: requests.delete_notes(by=by, before=days_ago(now, settings.NOTES_KEPT_DAYS), limit=PIECE)
        ),
        "messages of unknown people": in_pieces(
            lambda: delete_unknown_messages(
                by=by, before=days_ago(now, settings.UNKNOWN_MESSAGES_KEPT_DAYS), limit=PIECE
            )
        ),
        "switches of messages": in_pieces(lambda: delete_old_switches(by=by, limit=PIECE)),
        "early reports": in_pieces(lambda: delete_old_reports(by=by, limit=PIECE)),
        "codes": in_pieces(lambda: delete_expired_codes(by=by, limit=PIECE)),
        "tokens": in_pieces(lambda: delete_expired_tokens(by=by, limit=PIECE)),
        "audit rows": in_pieces(
            lambda: audit_chain.prune(by=by, before=days_ago(now, settings.AUDIT_KEPT_DAYS), limit=PIECE)
        ),
    }


def limits_of_requests(now: datetime) -> dict[str, datetime]:
    """Spam, closed requests and all others, by when they came."""
    return {
        "spam_before": days_ago(now, settings.SPAM_KEPT_DAYS),
        "closed_before": days_ago(now, settings.CLOSED_REQUESTS_KEPT_DAYS),
        "before": days_ago(now, settings.REQUESTS_KEPT_DAYS),
    }


def days_ago(now: datetime, days: int) -> datetime:
    return now - timedelta(days=days)


def in_pieces(one: Callable[[], int]) -> int:
    """The sum of what the pieces did, until one found nothing."""
    total = 0
    for _ in range(PIECES):
        done = one()
        total += done
        if not done:
            break
    return total
