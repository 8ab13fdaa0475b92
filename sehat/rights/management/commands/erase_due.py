"""Erases who asked for it and waited long enough. The worker runs it every hour."""

from __future__ import annotations

from django.core.management.base import BaseCommand

from sehat.rights.actions import delete_expired_records, erase_due


class Command(BaseCommand):
    help = "Erases the people whose ERASURE_WAIT_DAYS are over, and the records older than a year."

    def handle(self, *args: object, **options: object) -> None:
        # First: records wait for nobody who cannot be erased.
        deleted = delete_expired_records(by="erase_due")
        erased = erase_due(by="erase_due")
        self.stdout.write(f"{erased} people erased, {deleted} records deleted.")
