"""Deletes what is older than the …_KEPT_DAYS settings say. The worker runs it every hour."""

from __future__ import annotations

from django.core.management.base import BaseCommand

from sehat.rights.retention import prune_expired


class Command(BaseCommand):
    help = "Blanks old requests; deletes old notes, codes, tokens and audit rows."

    def handle(self, *args: object, **options: object) -> None:
        gone = prune_expired(by="prune_expired")
        self.stdout.write(", ".join(f"{count} {kind}" for kind, count in gone.items()))
