"""Asks the CRM what changed, where CRM_POLL says so. The worker runs it every minute."""

from __future__ import annotations

from django.conf import settings
from django.core.management.base import BaseCommand

from sehat.crm_sync.actions import delete_old_changes, poll_changes


class Command(BaseCommand):
    help = "Asks the CRM for changes, and deletes those of more than 30 days ago."

    def handle(self, *args: object, **options: object) -> None:
        deleted = delete_old_changes()
        told = poll_changes() if settings.CRM_POLL else 0
        self.stdout.write(f"{told} changes told, {deleted} old ones deleted.")
