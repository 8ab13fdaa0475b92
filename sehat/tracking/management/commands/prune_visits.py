"""Deletes visits older than VISITS_KEPT_DAYS. The worker runs it every hour."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings
from django.core.management.base import BaseCommand
from django.utils import timezone

from sehat.tracking.actions import prune_visits


class Command(BaseCommand):
    help = "Deletes visits older than VISITS_KEPT_DAYS."

    def handle(self, *args: object, **options: object) -> None:
        before = timezone.now() - timedelta(days=settings.VISITS_KEPT_DAYS)
        gone = prune_visits(by="prune_visits", before=before)
        self.stdout.write(f"{gone} visits deleted.")
