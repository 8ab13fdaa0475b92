"""Writes the schemas and tables of the server for the browser's side; --check fails when they drifted."""

from __future__ import annotations

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from sehat.config.contract import contract_json
from sehat.leads.wire.browser import browser_tables


class Command(BaseCommand):
    help = "Write frontend/src/contract/contract.json and lead-fields.ts"

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true")

    def handle(self, *args: object, check: bool = False, **options: object) -> None:
        folder = settings.BASE_DIR / "frontend" / "src" / "contract"
        for name, text in {"contract.json": contract_json(), "lead-fields.ts": browser_tables()}.items():
            path = folder / name
            if not check:
                path.write_text(text)
            elif not path.exists() or path.read_text() != text:
                raise CommandError(f"{name} differs from the server: run bin/contract.")
