"""/cms/imports/: bring a file, see what it would do, apply and undo it; export the same columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_GET, require_POST

from sehat.core import audit
from sehat.core.spreadsheets import CONTENT_TYPES
from sehat.imports import actions
from sehat.imports.export import as_file
from sehat.imports.models import ImportRun
from sehat.imports.reading import FileFault
from sehat.imports.selectors import exported_rows, faults_of, kept_rows, newest_runs
from sehat.imports.table import Table
from sehat.imports.tables import TABLES

IMPORT = "imports.import_directory"
SHOWN = 200  # faults on the page; all of them are in the file
MOST_IN_A_SHEET = 1_000_000  # Excel takes 1,048,576 rows, and forgets the others without a word
State = ImportRun.State


def require(request: HttpRequest, table: Table | None = None) -> User:
    """The member of staff, who edits this table. Raises PermissionDenied."""
    user = request.user
    if not isinstance(user, User) or not user.has_perm(IMPORT):
        raise PermissionDenied
    if table and not user.has_perms(table.rights):
        raise PermissionDenied
    return user


def table_named(name: str) -> Table:
    try:
        return TABLES[name]
    except KeyError:
        raise Http404 from None


def required_run(request: HttpRequest, pk: int) -> ImportRun:
    """Raises Http404 or PermissionDenied."""
    require(request)
    run = get_object_or_404(ImportRun, pk=pk)
    require(request, table_named(run.table))
    return run


@require_GET
def imports(request: HttpRequest) -> HttpResponse:
    user = require(request)
    tables = [table for table in TABLES.values() if user.has_perms(table.rights)]
    runs = newest_runs([table.name for table in tables])
    context = {"tables": tables, "runs": [{"run": run, "table": TABLES[run.table].title} for run in runs]}
    return render(request, "imports/imports.html", context)


@require_POST
def upload(request: HttpRequest) -> HttpResponse:
    """Takes a file and queues its check, or says why it is refused as a whole."""
    require(request)
    table = table_named(request.POST.get("table", ""))
    user = require(request, table)
    file = request.FILES.get("file")
    if file is None or not file.file:
        messages.error(request, "Choose a file.")
        return redirect("imports")
    try:
        run = actions.receive(by=user.get_username(), table=table, name=file.name or "", file=file.file)
    except FileFault as fault:
        messages.error(request, str(fault))
        return redirect("imports")
    return redirect("import_run", pk=run.pk)


@require_GET
def run_page(request: HttpRequest, pk: int) -> HttpResponse:
    return render(request, "imports/run.html", run_context(required_run(request, pk)))


@require_GET
def run_status(request: HttpRequest, pk: int) -> HttpResponse:
    """The part of the page that changes while the worker works."""
    return render(request, "imports/run_status.html", run_context(required_run(request, pk)))


def run_context(run: ImportRun) -> dict[str, object]:
    done = min(100, round(100 * run.position / run.rows)) if run.rows else 0
    is_kept, would_write = run.pieces.exists(), bool(run.new + run.changed)
    return {
        "run": run,
        "table": TABLES[run.table].title,
        "is_at_work": run.state in actions.WORK,
        "percent": done,
        "previews": list(run.previews.order_by("line")) if run.state == State.CHECKED else [],
        "would_write": run.new + run.changed,
        "faults": list(faults_of(run)[:SHOWN]),
        "kept": kept_rows(run, SHOWN) if run.kept else [],
        "may_apply": run.state == State.CHECKED and would_write and is_kept,
        "has_nothing": run.state == State.CHECKED and not would_write,
        "is_gone": run.state in (State.CHECKED, State.APPLIED) and not is_kept,
        "may_undo": run.state == State.APPLIED and is_kept,
    }


@require_POST
def apply_run(request: HttpRequest, pk: int) -> HttpResponse:
    return moved(request, pk, actions.apply)


@require_POST
def undo_run(request: HttpRequest, pk: int) -> HttpResponse:
    return moved(request, pk, actions.undo)


def moved(request: HttpRequest, pk: int, move: Callable[..., bool]) -> HttpResponse:
    run = required_run(request, pk)
    if not move(by=request.user.get_username(), run_id=run.pk):
        messages.error(request, "Nothing was done: the import is no longer as this page showed it.")
    return redirect("import_run", pk=run.pk)


@require_GET
def faults_file(request: HttpRequest, pk: int) -> HttpResponseBase:
    run = required_run(request, pk)

    def rows() -> Iterator[list[str]]:
        yield ["row", "column", "fault"]
        for fault in faults_of(run).iterator():
            yield [str(fault.line), fault.column, fault.message]

    return as_file(rows(), f"faults-{run.pk}", "csv")


@require_GET
def export(request: HttpRequest, name: str, kind: str) -> HttpResponseBase:
    require(request)
    table = table_named(name)
    user = require(request, table)
    if kind == "xlsx" and table.model._default_manager.count() > MOST_IN_A_SHEET:
        messages.error(request, f"A sheet holds {MOST_IN_A_SHEET:,} rows: export {table.title} as CSV.")
        return redirect("imports")
    audit.record(by=user.get_username(), action="directory exported", subject=table.name, kind=kind)
    return file_of(table, kind, exported_rows(table))


@require_GET
def template(request: HttpRequest, name: str, kind: str) -> HttpResponseBase:
    """The columns alone, to be filled in."""
    require(request)
    table = table_named(name)
    require(request, table)
    return file_of(table, kind, iter(()))


def file_of(table: Table, kind: str, rows: Iterator[list[str]]) -> HttpResponseBase:
    if kind not in CONTENT_TYPES:
        raise Http404

    def with_header() -> Iterator[list[str]]:
        yield list(table.columns)
        yield from rows

    return as_file(with_header(), table.name, kind)
