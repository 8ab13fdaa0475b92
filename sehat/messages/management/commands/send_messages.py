"""The worker of messages alone: sends what is due and reads what came in, until it is told to stop.

bin/run does so in run_background.
"""

from __future__ import annotations

from django.core.management.base import BaseCommand, CommandParser

from sehat.core.rounds import keep_all_going, until_told_to_stop
from sehat.messages.incoming import read_round, read_webhooks
from sehat.messages.sending import MessageWorker


class Command(BaseCommand):
    help = "Send messages to patients and read what they write. With --once: what is due now, then stop."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true")

    def handle(self, *args: object, once: bool = False, **options: object) -> None:
        worker = MessageWorker()
        if once:
            while read_webhooks() or worker.send_batch():
                pass
            return
        stop = until_told_to_stop()
        self.stdout.write("messages: ready")
        keep_all_going({"messages": worker.run_once, "webhooks": read_round}, stop)
