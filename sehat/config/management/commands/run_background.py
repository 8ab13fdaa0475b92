"""All that one machine does beside answering: delivery, messages, indexing, imports and alerts."""

from __future__ import annotations

from django.core.management.base import BaseCommand

from sehat.alerts.worker import watch_round
from sehat.core.rounds import keep_all_going, until_told_to_stop
from sehat.imports.worker import ImportWorker
from sehat.leads.worker import Worker
from sehat.messages.incoming import read_round
from sehat.messages.sending import MessageWorker
from sehat.search.indexing import Indexer


class Command(BaseCommand):
    help = (
        "What deliver_leads, send_messages and index_search do, imports and alerts, until it is told to stop."
    )

    def handle(self, *args: object, **options: object) -> None:
        stop = until_told_to_stop()
        self.stdout.write("worker: ready")
        worker = Worker()
        works = {
            "delivery": worker.run_once,
            "maintenance": worker.maintain,
            "indexing": Indexer().follow,
            "imports": ImportWorker().run_once,
            "messages": MessageWorker().run_once,
            "webhooks": read_round,
            "alerts": watch_round,
        }
        keep_all_going(works, stop)
