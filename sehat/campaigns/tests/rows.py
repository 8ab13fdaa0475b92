"""Campaigns as editors write them: as rows, and as the forms of /cms send them."""

from __future__ import annotations

import json
from typing import Any

from django.test import RequestFactory

from sehat.campaigns.models import CampaignIndexPage, MarketingPage, MarketingVariant
from sehat.campaigns.schemas import MarketingPageProps
from sehat.content.models.site_page import page_props

Block = tuple[str, dict[str, Any]]
SWITCHES = ("noindex", "is_call_enabled", "is_whatsapp_enabled", "is_form_enabled")
FORMSET = ("TOTAL_FORMS", "INITIAL_FORMS", "MIN_NUM_FORMS", "MAX_NUM_FORMS")


def campaign(*blocks: Block, **values: Any) -> MarketingPage:
    """A live campaign below /campaigns with these blocks."""
    own: dict[str, Any] = {"title": "Knee", "slug": "knee", "lead": "A surgeon looks first."}
    page = MarketingPage(**own | {"body": body(*blocks)} | values)
    CampaignIndexPage.objects.get().add_child(instance=page)
    return page


def variant_of(page: MarketingPage, slug: str = "b", **values: Any) -> MarketingVariant:
    own: dict[str, Any] = {"title": f"Variant {slug}", "lead": "Otherwise said.", "weight": 30}
    made = MarketingVariant(slug=slug, **own | values)
    page.add_child(instance=made)
    return made


def body(*blocks: Block) -> str:
    return json.dumps([{"type": kind, "value": value} for kind, value in blocks])


def campaign_form(**changes: Any) -> dict[str, Any]:
    """A new campaign as Wagtail's form sends it, without a block."""
    texts = {"title": "Knee", "slug": "knee", "lead": "A surgeon looks first.", "seo_title": ""}
    texts |= {"lead_type": "Appointment", "form_title": "", "form_button": "", "whatsapp_message": ""}
    numbers = {"tier": "3", "entity": "0"}
    switches = dict.fromkeys(SWITCHES, "on")
    return texts | numbers | switches | stream("checks") | stream("body") | COMMENTS | changes


def variant_form(**changes: Any) -> dict[str, Any]:
    texts = {"title": "Knee, otherwise", "lead": "Otherwise said.", "weight": "30"}
    return texts | stream("checks") | stream("body") | COMMENTS | changes


def stream(name: str, *blocks: Block) -> dict[str, Any]:
    """A stream field as its form sends it: the fields of a block are named from `value` on."""
    fields: dict[str, Any] = {f"{name}-count": str(len(blocks))}
    for number, (kind, parts) in enumerate(blocks):
        own = f"{name}-{number}"
        fields |= {f"{own}-deleted": "", f"{own}-order": str(number), f"{own}-id": "", f"{own}-type": kind}
        fields |= {f"{own}-value{part}": value for part, value in parts.items()}
    return fields


COMMENTS = {f"comments-{name}": "0" for name in FORMSET}


def errors_of(answer: Any) -> str:
    """What the form says is wrong, all of it; "" where the page was saved."""
    return "" if answer.status_code == 302 else str(answer.context["form"].errors.get_json_data())


def shown(page: MarketingPage) -> MarketingPageProps:
    """What a visitor is shown of it."""
    props = page_props(page, RequestFactory().get(page.address))
    assert isinstance(props, MarketingPageProps)
    return props
