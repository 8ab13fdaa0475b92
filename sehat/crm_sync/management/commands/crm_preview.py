"""A dry run: what the CRM would be sent for a request, by the configured map. Nothing is sent."""

from __future__ import annotations

import json

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sehat.core import audit
from sehat.crm_sync.preview import lead_of_reference, preview


class Command(BaseCommand):
    help = "Prints what the CRM would be sent for the newest request, or for --lead SP-…"

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--lead", default="", help="a reference or an id")

    def handle(self, *args: object, lead: str, **options: object) -> None:
        found = lead_of_reference(lead)
        if found is None:
            raise CommandError(f"No request {lead}." if lead else "There is no request yet.")
        audit.record(by="crm_preview", action="lead viewed", subject=f"lead {found.pk}")
        self.stdout.write(json.dumps(preview(found), indent=2, ensure_ascii=False))
