"""A file into a table of the directory, as staff bring it at /cms/imports/: applied whole, or not at all."""

from __future__ import annotations

from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sehat.imports.actions import apply, hold, receive
from sehat.imports.models import ImportRun
from sehat.imports.reading import FileFault
from sehat.imports.selectors import is_one_at_work
from sehat.imports.stages import work_on
from sehat.imports.tables import TABLES

BY = "import_table"
SHOWN = 50
State = ImportRun.State


class Command(BaseCommand):
    help = "Import a CSV or XLSX file. With --dry-run: only say what it would do."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("table", choices=list(TABLES))
        parser.add_argument("file", type=Path)
        parser.add_argument("--dry-run", action="store_true")

    def handle(self, *args: object, table: str, file: Path, dry_run: bool = False, **_: object) -> None:
        if is_one_at_work():
            raise CommandError("Another import is at work: wait for its end.")
        run = self.checked(table, file)
        if run.state != State.CHECKED:
            self.refuse(run)
        if not dry_run:
            apply(by=BY, run_id=run.pk, is_mine=True)
            run.refresh_from_db()
            work_on(run, by=BY)
            run.refresh_from_db()
            if run.state != State.APPLIED:
                self.take_back(run)
        done = "would be" if dry_run else "are"
        numbers = f"{run.new:,} {done} new, {run.changed:,} {done} changed, {run.same:,} are the same."
        self.stdout.write(f"{run.table}, {run}: {numbers}")

    def checked(self, table: str, file: Path) -> ImportRun:
        try:
            with file.open("rb") as data:
                run = receive(by=BY, table=TABLES[table], name=file.name, file=data, is_mine=True)
        except (OSError, FileFault) as fault:
            raise CommandError(str(fault)) from fault
        work_on(run, by=BY)
        return run

    def refuse(self, run: ImportRun) -> None:
        for fault in run.faults.all()[:SHOWN]:
            self.stderr.write(f"row {fault.line}, {fault.column or 'the whole row'}: {fault.message}")
        told = run.message or f"{run.refused:,} rows are refused."
        raise CommandError(f"Nothing was written. {told}")

    def take_back(self, run: ImportRun) -> None:
        """Raises CommandError, also where the lease was lost: who has it now goes on with it."""
        if run.state != State.UNDOING:
            raise CommandError(
                f"Another worker has taken {run} over: /cms/imports/{run.pk}/ says how it ends."
            )
        hold(run)
        work_on(run, by=BY)
        raise CommandError(f"What was written is undone. {run.message}")
