"""Adds new rows of the audit trail to its chain. The worker runs it every minute."""

from __future__ import annotations

from django.core.management.base import BaseCommand

from sehat.core.audit_chain import seal


class Command(BaseCommand):
    help = "Adds new rows of the audit trail to its chain."

    def handle(self, *args: object, **options: object) -> None:
        count = 0
        while added := seal():
            count += added
        self.stdout.write(f"{count} rows added to the chain.")
