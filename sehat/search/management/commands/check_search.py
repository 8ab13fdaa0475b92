"""How well queries are understood: rates of both halves of the written queries, and what was missed.

check_search [--text "…"]: of one query, the parts it is read as and the pages that answer it.
"""

from __future__ import annotations

from django.core.management.base import BaseCommand, CommandParser

from sehat.search.queries import clean_query
from sehat.search.understanding import understand
from sehat.search.written_queries import HALVES, Rates, measure


class Command(BaseCommand):
    help = "Print how many written queries are answered by the right page first, and which are not."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--text", default="", help="a query, to see how it is read")
        parser.add_argument("--half", default="", help="build or held_out; both unless told")

    def handle(self, *args: object, **options: str) -> None:
        if options["text"]:
            self.show(options["text"])
            return
        for half in HALVES:
            if options["half"] in {"", half}:
                self.report(half, measure(half))

    def show(self, text: str) -> None:
        understood = understand(clean_query(text))
        for match in understood.parsed.matches:
            self.stdout.write(f"{match.part.kind}: {match.part.key}" + ("" if match.pieces else " (guessed)"))
        self.stdout.write(f"rest: {' '.join(understood.parsed.rest)}")
        for answer in understood.answers():
            self.stdout.write(f"{answer.url}  {answer.name} ({answer.note})")

    def report(self, half: str, rates: Rates) -> None:
        self.stdout.write(
            f"{half}: right first {rates.first:.1%}, in the first three {rates.first_three:.1%}"
        )
        for miss in rates.missed:
            place = "later" if miss.is_near else "lost"
            found = miss.found[0] if miss.found else "nothing"
            self.stdout.write(
                f"  {place}: {miss.query.text} | {' or '.join(miss.query.right)} | first: {found}"
            )
