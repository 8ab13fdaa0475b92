"""Whether every row of the audit trail is as it was written: exit code 1, and which are not, otherwise."""

from __future__ import annotations

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sehat.core.audit_chain import faults, head
from sehat.core.models import AuditEvent


class Command(BaseCommand):
    help = "Verifies the chain of the audit trail. With --row and --digest: that it still holds that row."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--row", type=int, default=0, help="A row whose digest the log said.")
        parser.add_argument("--digest", default="")

    def handle(self, *args: object, row: int = 0, digest: str = "", **options: object) -> None:
        found = list(faults())
        if row and not AuditEvent.objects.filter(position=row, digest=digest).exists():
            found.append(f"row {row} is not the one that the log told of")
        if found:
            raise CommandError("The audit trail is not whole: " + "; ".join(found[:20]))
        position, newest = head()
        self.stdout.write(f"The audit trail is whole up to row {position}, digest {newest}.")
