"""The audit trail as a chain: each row's digest covers the one before, so what was altered or removed shows.

Rows are written in the transactions of their deeds, which wait for nobody; the worker adds them to the chain
a minute later, in one line (ASVS 16.4.2).
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Iterator
from datetime import UTC, datetime

from django.db import transaction

from sehat.core import audit
from sehat.core.locks import advisory_lock
from sehat.core.models import AuditEvent
from sehat.core.transactions import write_transaction

logger = logging.getLogger(__name__)
PRUNED = "audit pruned"
AT_ONCE = 200  # rows: whoever writes meanwhile waits, on SQLite
FIELDS = ("at", "by", "action", "subject", "details")


def digest_of(previous: str, row: AuditEvent) -> str:
    values = [previous, row.position, row.at.astimezone(UTC).isoformat(timespec="microseconds")]
    text = json.dumps([*values, row.by, row.action, row.subject, row.details], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def head() -> tuple[int, str]:
    """The position and the digest of the newest row of the chain; (0, "") while there is none."""
    last = AuditEvent.objects.exclude(position=None).order_by("-position").first()
    return (last.position or 0, last.digest) if last else (0, "")


@write_transaction()
def seal(*, limit: int = AT_ONCE) -> int:
    """Adds the oldest `limit` rows that are not in the chain. Gives their number.

    The log says the head: kept elsewhere, it shows when the end of the chain was cut off.
    """
    advisory_lock("audit chain")
    position, digest = head()
    rows = list(AuditEvent.objects.filter(position=None).order_by("pk")[:limit])
    for row in rows:
        position += 1
        row.position = position
        digest = row.digest = digest_of(digest, row)
    AuditEvent.objects.bulk_create(
        rows, update_conflicts=True, unique_fields=["pk"], update_fields=["position", "digest"]
    )
    if rows:
        logger.info("audit chain: row %d, digest %s", position, digest)
    return len(rows)


@transaction.atomic
def prune(*, by: str, before: datetime, limit: int) -> int:
    """Deletes the first `limit` rows of the chain that are older; a new row says where it begins."""
    advisory_lock("audit chain")
    first = AuditEvent.objects.exclude(position=None).order_by("position")
    old: list[AuditEvent] = []
    for row in first[:limit]:
        if row.at >= before:
            break
        old.append(row)
    if old:
        AuditEvent.objects.filter(pk__in=[row.pk for row in old]).delete()
        details = {"position": old[-1].position, "digest": old[-1].digest}
        audit.record(by=by, action=PRUNED, subject="audit trail", **details)
    return len(old)


def faults() -> Iterator[str]:
    """What is wrong with the chain, in sentences; nothing when every row is as it was written."""
    rows = AuditEvent.objects.exclude(position=None).order_by("position")
    position = digest = None
    for row in rows.iterator(chunk_size=1000):
        if position is None or digest is None:
            position, digest = beginning(row)
            if position + 1 != row.position:
                yield f"rows before {row.position} are missing"
                position, digest = (row.position or 1) - 1, None
        if row.position != position + 1:
            yield f"rows {position + 1} to {(row.position or 0) - 1} are missing"
        elif digest is not None and digest_of(digest, row) != row.digest:
            yield f"row {row.position} ({row.at:%Y-%m-%d %H:%M} UTC) was altered"
        position, digest = row.position or 0, row.digest


def beginning(first: AuditEvent) -> tuple[int, str]:
    """The position and digest before the first row: zero, or what the newest pruning says."""
    pruned = AuditEvent.objects.filter(action=PRUNED).order_by("-pk").first()
    if first.position == 1 or pruned is None:
        return 0, ""
    return int(pruned.details["position"]), str(pruned.details["digest"])
