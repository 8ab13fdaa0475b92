"""A page’s numbers and the app’s stores: of staff, else of the settings, else the demo’s (decisions 1.8)."""

from __future__ import annotations

from typing import cast

from django.conf import settings

from sehat.core.languages import translate
from sehat.core.schemas import Language
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.schemas import Contact, PageContext
from sehat.shell.models import ContactNumber, StoreAddress
from sehat.shell.numbers import Entry, Kind, Visited, first_match
from sehat.shell.schemas import CampaignContact

LAST = 1_000_000  # the settings come after every default of the table


@cached_until_change
def contact_numbers() -> list[Entry]:
    """The table of staff, and after it the numbers of the settings. One query, cached."""
    rows = [entry_of(row) for row in ContactNumber.objects.all()]
    contact = Contact(tel=settings.CONTACT_TEL or None, whatsapp=settings.CONTACT_WHATSAPP or None)
    is_set = bool(contact.tel or contact.whatsapp)
    return [*rows, *([Entry(kind="default", rank=LAST, contact=contact)] if is_set else [])]


def entry_of(row: ContactNumber) -> Entry:
    return Entry(
        kind=cast(Kind, row.kind), rank=row.rank, path=row.path,
        source=row.source, campaign=row.campaign, page_type=row.page_type, tier=row.tier, is_demo=row.is_demo,
        contact=Contact(
            tel=row.tel or None, whatsapp=row.whatsapp or None, tracking_id=row.tracking_id or None
        ),
    )  # fmt: skip


@cached_until_change
def store_addresses() -> dict[str, StoreAddress]:
    """store → where the app is to be had. One query, cached."""
    rows = {row.store: row for row in StoreAddress.objects.all()}
    for store, url in settings_stores().items():
        if url and (store not in rows or rows[store].is_demo):
            rows[store] = StoreAddress(store=store, url=url)
    return rows


def settings_stores() -> dict[str, str]:
    store = StoreAddress.Store
    return {store.GOOGLE_PLAY: settings.GOOGLE_PLAY_URL, store.APP_STORE: settings.APP_STORE_URL}


def contact_for(context: PageContext) -> Contact:
    """The numbers of a page; with none configured no button is shown (decisions 1.8)."""
    visited = visited_at(context)
    everyone = [entry for entry in contact_numbers() if entry.kind != "campaign"]
    found = first_match(everyone, visited)
    if found is None:
        return Contact()
    return shown(found, context.language).model_copy(update=switched_off(context))


def visited_at(context: PageContext) -> Visited:
    return Visited(path=context.path, page_type=context.page_type, tier=context.subject.tier)


def shown(entry: Entry, language: Language) -> Contact:
    """With the number of a demo marked where it is shown. What dials takes its digits alone."""
    contact = entry.contact
    if not entry.is_demo:
        return contact
    tel = contact.tel and translate("{number} (demo)", language).format(number=contact.tel)
    return contact.model_copy(update={"tel": tel})


def switched_off(context: PageContext) -> dict[str, None]:
    """The ways to reach us that the page itself takes away (isCallEnabled, isWhatsAppEnabled)."""
    ways = {"tel": context.contact.is_call_enabled, "whatsapp": context.contact.is_whatsapp_enabled}
    return {name: None for name, is_enabled in ways.items() if not is_enabled}


def campaign_contacts(context: PageContext) -> list[CampaignContact]:
    """Numbers of campaigns, in order; none where the page has a number of its own, which comes first."""
    entries, visited = contact_numbers(), visited_at(context)
    if any(entry.kind == "page" and entry.matches(visited) for entry in entries):
        return []
    campaigns = sorted((e for e in entries if e.kind == "campaign"), key=lambda entry: entry.rank)
    return [
        CampaignContact(source=e.source, campaign=e.campaign, contact=shown(e, context.language))
        for e in campaigns
    ]
