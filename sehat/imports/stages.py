"""The work on an import, a stage a round: check it, apply it, undo it. Each can be ended and goes on.

A chunk is one transaction, with how far the run is: a visitor's request waits for one at most, and the run
of a killed worker goes on behind the last (ADR 26).
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sehat.core.transactions import write_transaction
from sehat.imports.actions import LeaseLost, give_up, progress, release, settle
from sehat.imports.checking import CHUNK, Checked, Checker, Read, chunks_of, columns_of
from sehat.imports.models import ImportRun, RowChange, RowFault, RowPreview
from sehat.imports.previewing import previews
from sehat.imports.reading import FileFault, opened
from sehat.imports.table import Column, Fault, Table
from sehat.imports.tables import TABLES
from sehat.imports.undoing import undo_some
from sehat.imports.writing import before_of, digest_of, write
from sehat.rendering.cache_version import invalidate_pages
from sehat.rendering.table_changes import paced_changes

MOST_FAULTS = 2_000  # then nobody reads on
PAUSE_SECONDS = 0.01  # between chunks, for who waits to write
State = ImportRun.State


def work_on(run: ImportRun, *, by: str) -> None:
    """One stage to its end. After a fault it is tried again, a few times, then given up (`claim`)."""
    stages: dict[str, Callable[[ImportRun, str], None]] = {
        State.CHECKING: check, State.APPLYING: apply, State.UNDOING: undo,
    }  # fmt: skip
    try:
        stages[run.state](run, by)
    except FileFault as fault:
        refuse(run, by, str(fault))
    except LeaseLost:
        return
    except Exception:
        release(run)
        raise


def refuse(run: ImportRun, by: str, why: str) -> None:
    if run.state == State.CHECKING:
        settle(by=by, run=run, state=State.REFUSED, message=why)
    else:
        give_up(by=by, run=run, why=why)


@dataclass(frozen=True)
class Opened:
    checker: Checker
    chunks: Iterator[list[Read]]


@contextmanager
def file_of(run: ImportRun) -> Iterator[Opened]:
    """The file on this machine's disk while it is read. Raises FileFault."""
    table = TABLES[run.table]
    with tempfile.TemporaryDirectory(prefix="sehat-import-") as place:
        path = Path(place) / "file.xlsx"
        with path.open("wb") as file:
            for data in run.pieces.values_list("data", flat=True).iterator(chunk_size=1):
                file.write(data)
        with opened(path) as sheet:
            names = columns_of(table, sheet.lines)
            run.columns, run.rows = names, max(sheet.rows - 1, 0)
            yield Opened(Checker(table, names), chunks_of(names, sheet.lines))


def check(run: ImportRun, by: str) -> None:
    """From the first row, whatever an earlier worker did: faults, numbers and previews alone are written."""
    start_again(run)
    table = TABLES[run.table]
    all_of_it = table.together() if table.together else None
    with file_of(run) as file:
        for chunk in file.chunks:
            checked = file.checker.check(chunk)
            note(run, chunk, checked.faults, checked, previews(run, table, checked, file.checker.columns))
            if all_of_it:
                all_of_it.add([one.line for one in checked.planned])
            if run.refused > MOST_FAULTS:
                raise FileFault(f"More than {MOST_FAULTS:,} rows are refused: mend these first.")
    if all_of_it:
        note(run, [], list(all_of_it.faults())[:MOST_FAULTS], None, [])
    if not run.position:
        raise FileFault("It has no rows below the names of the columns.")
    settle(by=by, run=run, state=State.REFUSED if run.refused else State.CHECKED)


def start_again(run: ImportRun) -> None:
    run.position = run.new = run.changed = run.same = run.refused = 0
    with write_transaction():
        RowFault.objects.filter(run=run).delete()
        RowPreview.objects.filter(run=run).delete()


def note(
    run: ImportRun,
    chunk: Sequence[Read],
    faults: Sequence[Fault],
    checked: Checked | None,
    shown: Sequence[RowPreview],
) -> None:
    with write_transaction():
        RowPreview.objects.bulk_create(shown)
        RowFault.objects.bulk_create(
            RowFault(run=run, line=one.line, column=one.column[:40], message=one.message[:400])
            for one in faults
        )
        run.refused += len({one.line for one in faults})
        run.position = chunk[-1][0] - 1 if chunk else run.position
        if checked:
            count(run, checked)
        progress(run, "rows", "columns", "new", "changed", "same", "refused")


def count(run: ImportRun, checked: Checked) -> None:
    run.new += checked.count("new")
    run.changed += checked.count("changed")
    run.same += checked.count("same")


def apply(run: ImportRun, by: str) -> None:
    """Behind the last row that was written. Raises FileFault where the database changed since the check."""
    if run.position == 0:
        run.new = run.changed = run.same = 0
        look_at_all(run)
    with changes_of(run), file_of(run) as file:
        for chunk in file.chunks:
            todo = [row for row in chunk if row[0] - 1 > run.position]
            if todo:
                write_chunk(run, file.checker, todo)
                time.sleep(PAUSE_SECONDS)
    settle(by=by, run=run, state=State.APPLIED)


def look_at_all(run: ImportRun) -> None:
    """What rows may not say of each other and of what is stored, once more. Raises FileFault."""
    together = TABLES[run.table].together
    if together is None:
        return
    all_of_it = together()
    with file_of(run) as file:
        for chunk in file.chunks:
            all_of_it.add([one.line for one in file.checker.check(chunk).planned])
            with write_transaction():
                progress(run)
    for fault in all_of_it.faults():
        raise FileFault(became_wrong(fault))


@contextmanager
def changes_of(run: ImportRun) -> Iterator[None]:
    """Pages follow each second. What a killed worker wrote last, nobody may have recorded."""
    is_resumed = run.position > 0
    with paced_changes():
        yield
    if is_resumed:
        invalidate_pages()


def write_chunk(run: ImportRun, checker: Checker, chunk: Sequence[Read]) -> None:
    """Checked once more, in the transaction that writes: what it is compared with cannot change meanwhile."""
    with write_transaction():
        checked = checker.check(chunk, is_locked=True)
        if checked.faults:
            raise FileFault(became_wrong(checked.faults[0]))
        written = write(checker.table, checker.columns, checked.planned)
        RowChange.objects.bulk_create(
            RowChange(
                run=run, line=one.line.number, object_id=pk, before=before_of(checker.columns, one),
                after=digest_of(checker.columns, one),
            )
            for one, pk in written
        )  # fmt: skip
        count(run, checked)
        run.position = chunk[-1][0] - 1
        progress(run, "new", "changed", "same")


def became_wrong(fault: Fault) -> str:
    return f"Since it was checked, row {fault.line} became wrong: {fault.message}"[:400]


def undo(run: ImportRun, by: str) -> None:
    """The last row first. An import that failed is then failed, one that staff undid undone."""
    table = TABLES[run.table]
    columns = table.chosen(run.columns)
    with changes_of(run):
        while undo_chunk(run, table, columns):
            time.sleep(PAUSE_SECONDS)
    settle(by=by, run=run, state=State.FAILED if run.message else State.UNDONE)


def undo_chunk(run: ImportRun, table: Table, columns: Sequence[Column]) -> bool:
    """Whether there may be more."""
    with write_transaction():
        applied = RowChange.objects.filter(run=run, outcome=RowChange.Outcome.APPLIED)
        some = list(applied.order_by("-pk")[:CHUNK])
        undo_some(table, columns, some)
        run.kept += sum(one.outcome == RowChange.Outcome.KEPT for one in some)
        run.undone += sum(one.outcome == RowChange.Outcome.UNDONE for one in some)
        run.position += len(some)
        progress(run, "kept", "undone")
    return bool(some)
