"""The numbers of a page: from the table of staff, else from the settings (decisions 1.8)."""

from __future__ import annotations

from typing import cast

from django.conf import settings

from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.schemas import Contact, PageContext
from sehat.shell.models import ContactNumber
from sehat.shell.numbers import Entry, Kind, Visited, contact_of
from sehat.shell.schemas import CampaignContact

LAST = 1_000_000  # the settings come after every default of the table


@cached_until_change
def contact_numbers() -> list[Entry]:
    """The table of staff, and after it the numbers of the settings. One query, cached."""
    rows = [
        Entry(
            kind=cast(Kind, row.kind), rank=row.rank, path=row.path, source=row.source, campaign=row.campaign,
            page_type=row.page_type, tier=row.tier,
            contact=Contact(
                tel=row.tel or None, whatsapp=row.whatsapp or None, tracking_id=row.tracking_id or None
            ),
        )
        for row in ContactNumber.objects.all()
    ]  # fmt: skip
    return [*rows, Entry(kind="default", rank=LAST, contact=settings_contact())]


def settings_contact() -> Contact:
    return Contact(tel=settings.CONTACT_TEL or None, whatsapp=settings.CONTACT_WHATSAPP or None)


def contact_for(context: PageContext) -> Contact:
    """The numbers of a page; with none configured no button is shown (decisions 1.8)."""
    visited = Visited(path=context.path, page_type=context.page_type, tier=context.subject.tier)
    everyone = [entry for entry in contact_numbers() if entry.kind != "campaign"]
    found = contact_of(everyone, visited) or Contact()
    return found.model_copy(update=switched_off(context))


def switched_off(context: PageContext) -> dict[str, None]:
    """The ways to reach us that the page itself takes away (isCallEnabled, isWhatsAppEnabled)."""
    ways = {"tel": context.contact.is_call_enabled, "whatsapp": context.contact.is_whatsapp_enabled}
    return {name: None for name, is_enabled in ways.items() if not is_enabled}


def campaign_contacts(context: PageContext) -> list[CampaignContact]:
    """Numbers of campaigns, in order; none where the page has a number of its own, which comes first."""
    entries = contact_numbers()
    if any(entry.kind == "page" and entry.path == context.path for entry in entries):
        return []
    campaigns = sorted((e for e in entries if e.kind == "campaign"), key=lambda entry: entry.rank)
    return [CampaignContact(source=e.source, campaign=e.campaign, contact=e.contact) for e in campaigns]
