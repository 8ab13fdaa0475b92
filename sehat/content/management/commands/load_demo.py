"""The demo data of a first run, of the tests and of the screenshots."""

from __future__ import annotations

from django.core.management.base import BaseCommand, CommandParser

from sehat.content.demo.indexing import indexed_in_bulk
from sehat.content.demo.loader import load_pages
from sehat.content.demo.more import MORE_DEMO_DATA
from sehat.content.models import HomePage
from sehat.costs.demo.loader import load_costs
from sehat.directory.demo.loader import load_directory
from sehat.rendering.cache_version import clear_cached_reads, invalidate_pages


class Command(BaseCommand):
    help = "Load invented hospitals and doctors and the demo pages. Running it again changes nothing."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true", help="only into an empty directory")
        parser.add_argument("--scale", type=int, default=0, metavar="N", help="add N doctors for benchmarks")

    def handle(self, *args: object, scale: int = 0, once: bool = False, **options: object) -> None:
        if once and HomePage.objects.exists():
            return
        with indexed_in_bulk():  # one transaction: there is all of it, or nothing
            self._load(scale)
        clear_cached_reads()
        invalidate_pages()

    def _load(self, scale: int) -> None:
        load_directory(scale=scale, report=self.stdout.write)
        self.stdout.write("demo: {} cost notes, {} government rates".format(*load_costs()))
        self.stdout.write(f"demo: {load_pages()} pages")
        for load in MORE_DEMO_DATA:
            self.stdout.write(f"demo: {load()}")
