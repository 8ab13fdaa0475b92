"""Files as staff bring them, and the rounds of the worker on them."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from sehat.imports import actions
from sehat.imports.models import ImportRun
from sehat.imports.stages import work_on
from sehat.imports.tables import TABLES
from sehat.imports.worker import ImportWorker

BY = "esha"
DOCTOR = {
    "slug": "dr-kamala-iyer", "name": "Dr Kamala Iyer", "department": "general-surgery", "city": "pune",
    "title": "General surgeon", "degrees": "MBBS, MS", "fee": "700", "languages": "hindi; english",
    "training": "MBBS 2003; MS, General Surgery 2008",
}  # fmt: skip


def csv_of(*rows: dict[str, str], columns: Sequence[str] = ()) -> bytes:
    out = io.StringIO(newline="")
    names = list(columns) or list(rows[0])
    writer = csv.DictWriter(out, names)
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue().encode()


def doctors(*changes: dict[str, str]) -> bytes:
    return csv_of(*(DOCTOR | change for change in changes))


def checked(table: str, data: bytes, name: str = "file.csv") -> ImportRun:
    """After the dry run."""
    run = actions.receive(by=BY, table=TABLES[table], name=name, file=io.BytesIO(data), is_mine=True)
    work_on(run, by=BY)
    run.refresh_from_db()
    return run


def applied(table: str, data: bytes) -> ImportRun:
    run = checked(table, data)
    assert run.state == ImportRun.State.CHECKED, [run.message, *faults(run)]
    assert actions.apply(by=BY, run_id=run.pk)
    return finished(run)


def undone(run: ImportRun) -> ImportRun:
    assert actions.undo(by=BY, run_id=run.pk)
    return finished(run)


def finished(run: ImportRun) -> ImportRun:
    worker = ImportWorker()
    while not worker.run_once():
        pass
    run.refresh_from_db()
    return run


def faults(run: ImportRun) -> list[tuple[int, str, str]]:
    return list(run.faults.order_by("line", "pk").values_list("line", "column", "message"))


def numbers(run: ImportRun) -> tuple[int, int, int, int]:
    return run.new, run.changed, run.same, run.refused
