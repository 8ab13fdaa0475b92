"""What staff do with a file: bring it, apply it, undo it. The worker does the work."""

from __future__ import annotations

from datetime import timedelta
from pathlib import PurePath
from typing import IO

from django.conf import settings
from django.db.models import Exists, OuterRef, Q
from django.utils import timezone

from sehat.core import audit
from sehat.core.heartbeat import next_step
from sehat.core.locks import advisory_lock
from sehat.core.transactions import write_transaction
from sehat.imports.models import FilePiece, ImportRun, RowChange, RowFault, RowPreview
from sehat.imports.reading import XLSX_SECONDS, FileFault
from sehat.imports.table import Table

PIECE_BYTES = 1024 * 1024
LEASE = timedelta(seconds=XLSX_SECONDS + 60)  # a workbook is opened before the first of its rows is there
MAX_ATTEMPTS = 5
State = ImportRun.State
WORK = (State.CHECKING, State.APPLYING, State.UNDOING)


def receive(*, by: str, table: Table, name: str, file: IO[bytes], is_mine: bool = False) -> ImportRun:
    """A new run, to be checked by the worker; with `is_mine` by who asks, who holds its lease.

    Raises FileFault for a file that is empty or too large.
    """
    pieces = pieces_of(file)
    if not pieces:
        raise FileFault("The file is empty.")
    short = PurePath(name.replace("\\", "/")).name.replace("\x00", "")[:120]
    with write_transaction():
        run = ImportRun.objects.create(table=table.name, file_name=short, by=by[: audit.MAX_BY])
        for data in pieces:
            FilePiece.objects.create(run=run, data=data)
        audit.record(by=by, action="import uploaded", subject=str(run), table=table.name)
        if is_mine:
            hold(run)
    return run


def pieces_of(file: IO[bytes]) -> list[bytes]:
    """What is stored of a file. Raises FileFault for one that is larger than IMPORT_MEGABYTES."""
    most = settings.IMPORT_MEGABYTES
    pieces = list(iter(lambda: file.read(PIECE_BYTES), b""))
    if sum(map(len, pieces)) > most * 1024 * 1024:
        raise FileFault(f"The file is larger than {most} MB: split it into several files.")
    return pieces


def ask(*, by: str, run_id: int, before: State, then: State, is_mine: bool = False) -> bool:
    """Moves a run on, if it still is where it was seen: two clicks do it once. False: it is elsewhere, or its
    file and earlier values are no longer kept."""
    with write_transaction():
        fresh = {"position": 0, "attempts": 0, "message": ""}
        kept = Exists(FilePiece.objects.filter(run=OuterRef("pk")))
        moved = ImportRun.objects.filter(kept, pk=run_id, state=before).update(state=then, **fresh)
        if moved:
            run = ImportRun.objects.get(pk=run_id)
            audit.record(by=by, action=f"import {then.label}", subject=str(run), table=run.table)
            if is_mine:
                hold(run)
    return bool(moved)


def apply(*, by: str, run_id: int, is_mine: bool = False) -> bool:
    return ask(by=by, run_id=run_id, before=State.CHECKED, then=State.APPLYING, is_mine=is_mine)


def undo(*, by: str, run_id: int, is_mine: bool = False) -> bool:
    return ask(by=by, run_id=run_id, before=State.APPLIED, then=State.UNDOING, is_mine=is_mine)


def hold(run: ImportRun) -> None:
    """The lease of a run, inside a transaction: while it is renewed, nobody else works on any."""
    run.lease_until = timezone.now() + LEASE
    run.save(update_fields=["lease_until"])


def claim(*, by: str) -> ImportRun | None:
    """The oldest run with work to do; none while another worker holds one. A killed worker's run comes back.

    One that ends its worker each time is given up, and what it wrote is undone.
    """
    with write_transaction():
        advisory_lock("imports")
        now = timezone.now()
        waiting = ImportRun.objects.filter(state__in=WORK)
        if waiting.filter(lease_until__gt=now).exists():
            return None
        run = waiting.filter(Q(lease_until=None) | Q(lease_until__lte=now)).order_by("pk").first()
        if run is None:
            return None
        run.attempts += 1
        run.save(update_fields=["attempts"])
        hold(run)
    if run.attempts > MAX_ATTEMPTS:
        give_up(by=by, run=run, why="The work on this file ended without a result, several times.")
        return None
    return run


class LeaseLost(Exception):
    """Another worker took over: what was about to be written is rolled back."""


def progress(run: ImportRun, *fields: str) -> None:
    """Inside the transaction of a chunk: how far it is, and the lease renewed. Raises LeaseLost."""
    next_step()  # the worker gets on
    values = {name: getattr(run, name) for name in ("position", *fields)}
    until = timezone.now() + LEASE
    mine = ImportRun.objects.filter(pk=run.pk, state=run.state, lease_until=run.lease_until)
    if not mine.update(**values, attempts=0, lease_until=until):
        raise LeaseLost
    run.lease_until = until


def release(run: ImportRun) -> None:
    """After a fault: the next round tries again."""
    ImportRun.objects.filter(pk=run.pk, lease_until=run.lease_until).update(lease_until=None)


def settle(*, by: str, run: ImportRun, state: State, message: str = "") -> None:
    """The work on a run is done; numbers go into the audit trail."""
    with write_transaction():
        run.state, run.lease_until = state, None
        run.message = message or run.message
        run.save(update_fields=["state", "lease_until", "message", "new", "changed", "same", "refused"])
        numbers = {
            name: getattr(run, name) for name in ("new", "changed", "same", "refused", "undone", "kept")
        }
        audit.record(by=by, action=f"import {state.label}", subject=str(run), asked_by=run.by, **numbers)


def give_up(*, by: str, run: ImportRun, why: str) -> None:
    """Nothing stays half done: what was applied is undone by the next round, then the run has failed."""
    if run.state == State.APPLYING:
        with write_transaction():
            run.state, run.message, run.position, run.attempts = State.UNDOING, why, 0, 0
            run.lease_until = None
            run.save(update_fields=["state", "message", "position", "attempts", "lease_until"])
    else:
        settle(by=by, run=run, state=State.FAILED, message=why)


def prune(*, by: str) -> int:
    """Files, faults and earlier values of old runs; what is left of them is how many rows there were."""
    before = timezone.now() - timedelta(days=settings.IMPORTS_KEPT_DAYS)
    old = ImportRun.objects.filter(created_at__lt=before).exclude(state__in=WORK)
    with write_transaction():
        gone = FilePiece.objects.filter(run__in=old).delete()[0]
        gone += RowFault.objects.filter(run__in=old).delete()[0]
        gone += RowPreview.objects.filter(run__in=old).delete()[0]
        gone += RowChange.objects.filter(run__in=old).delete()[0]
        if gone:
            audit.record(by=by, action="imports pruned", subject="imports", rows=gone)
    return gone
