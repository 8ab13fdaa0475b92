"""Applies what the CRM told. The worker runs it every second."""

from __future__ import annotations

from django.core.management.base import BaseCommand

from sehat.crm_sync.actions import apply_changes


class Command(BaseCommand):
    help = "Applies changes that the CRM told of, the oldest first, as many as a round takes."

    def handle(self, *args: object, **options: object) -> None:
        left = apply_changes()
        self.stdout.write("More wait." if left else "None waits.")
