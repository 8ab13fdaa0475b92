"""How well emergencies are recognised: rates of both halves of the phrases, and what was missed.

check_emergencies [--text "…"]: of one text, which rules are met.
"""

from __future__ import annotations

from django.core.management.base import BaseCommand, CommandParser

from sehat.emergencies.phrases import HALVES, Rates, measure
from sehat.emergencies.recogniser import recogniser


class Command(BaseCommand):
    help = "Print how many phrases are recognised, how many false alarms there are, and which."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--text", default="", help="a text, to see which rules it meets")

    def handle(self, *args: object, **options: str) -> None:
        if options["text"]:
            for match in recogniser().matches(options["text"]):
                self.stdout.write(f"{match.rule.category} ({match.rule.kind}): {match.rule.line}")
            return
        for half in HALVES:
            self.report(half, measure(half))

    def report(self, half: str, rates: Rates) -> None:
        self.stdout.write(
            f"{half}: found {rates.found:.1%}, false alarms {rates.false:.1%}, "
            f"of those found with their category {rates.named:.1%}"
        )
        for one in rates.missed:
            self.stdout.write(f"  missed: {one.category} | {one.text} | {one.reason}")
        for one in rates.alarms:
            self.stdout.write(f"  false alarm: {one.text} | {one.reason}")
