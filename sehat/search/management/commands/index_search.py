"""The indexer of this machine alone: builds the search index and follows changes until it is told to stop.

bin/run does so in run_background.
"""

from __future__ import annotations

from django.core.management.base import BaseCommand, CommandParser

from sehat.core.rounds import keep_going, until_told_to_stop
from sehat.search.indexing import Indexer, rebuild


class Command(BaseCommand):
    help = "Keep the search index up to date. With --rebuild: rebuild it, then stop."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--rebuild", action="store_true")

    def handle(self, *args: object, **options: object) -> None:
        if options["rebuild"]:
            self.stdout.write(f"search index: {rebuild()} entries")
            return
        keep_going("indexing", Indexer().follow, until_told_to_stop())
