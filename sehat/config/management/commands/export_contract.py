"""Writes the schemas of the server as JSON for the browser's side; --check fails when they drifted."""

from __future__ import annotations

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from sehat.config.contract import contract_json


class Command(BaseCommand):
    help = "Write frontend/src/contract/contract.json"

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true")

    def handle(self, *args: object, check: bool = False, **options: object) -> None:
        path = settings.BASE_DIR / "frontend" / "src" / "contract" / "contract.json"
        contract = contract_json()
        if check and path.read_text() != contract:
            raise CommandError("contract.json differs from the schemas: run bin/contract.")
        if not check:
            path.write_text(contract)
