"""The worker alone: takes leads from the outbox to the CRM until it is told to stop.

bin/run does so in run_background.
"""

from __future__ import annotations

from django.core.management.base import BaseCommand, CommandParser

from sehat.core.rounds import keep_all_going, until_told_to_stop
from sehat.leads.worker import Worker


class Command(BaseCommand):
    help = "Deliver leads to the CRM and run maintenance. With --once: what is due now, then stop."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true")

    def handle(self, *args: object, once: bool = False, **options: object) -> None:
        if once:
            Worker().run_all_due()
            return
        stop = until_told_to_stop()
        self.stdout.write("worker: ready")
        worker = Worker()
        keep_all_going({"delivery": worker.run_once, "maintenance": worker.maintain}, stop)
