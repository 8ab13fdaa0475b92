"""What a first start needs, in one process: migrations and demo data. A later start finds nothing to do."""

from __future__ import annotations

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandParser
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from sehat.config.new_sqlite import built_beside, is_empty, one_at_a_time, place_of


class Command(BaseCommand):
    help = "Migrate where a migration is unapplied, and load the demo data once, in production never."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--collectstatic", action="store_true", help="the static files of the admin too")

    def handle(self, *args: object, collectstatic: bool = False, verbosity: int = 1, **_: object) -> None:
        self.verbosity = verbosity
        if collectstatic:
            call_command("collectstatic", clear=True, interactive=False, verbosity=0)
        place = place_of(connection)
        if place is None:
            self.fill()
            return
        with one_at_a_time(place):
            if is_empty(place):
                with built_beside(place, connection):
                    self.fill()
            else:
                self.fill()

    def fill(self) -> None:
        executor = MigrationExecutor(connection)
        if executor.migration_plan(executor.loader.graph.leaf_nodes()):
            call_command("migrate", interactive=False, verbosity=self.verbosity, stdout=self.stdout)
        if not settings.PRODUCTION:  # patients shall meet no invented doctor that nobody asked for
            call_command("load_demo", once=True, stdout=self.stdout)
