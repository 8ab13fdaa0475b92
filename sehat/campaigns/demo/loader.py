"""The demo’s marketing pages: a brand, two campaigns (one in two variants, one with a PDF), the bare page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from django.core.files.base import ContentFile
from django.db import transaction
from wagtail.documents import get_document_model
from wagtail.documents.models import AbstractDocument
from wagtail.models import Page

from sehat.campaigns.models import (
    OF_FORM,
    CampaignIndexPage,
    MarketingFolder,
    MarketingPage,
    MarketingVariant,
)
from sehat.content.demo.placing import placed
from sehat.content.models import HomePage
from sehat.directory.models import City, Department, Procedure
from sehat.leads.models import FormVariant

PAGES = Path(__file__).parent / "pages.json"
GUIDES = Path(__file__).parent / "guides"


@transaction.atomic
def load_campaigns() -> str:
    """Needs the home page and the directory. What was loaded, in words."""
    home = HomePage.objects.get()
    brands = placed(MarketingFolder, placed(MarketingFolder, home, "marketing", FOLDER), "brand", FOLDER)
    rows = json.loads(PAGES.read_text(encoding="utf-8"))
    index = placed(CampaignIndexPage, home, "campaigns", rows["index"])
    places: dict[str, Page] = {"home": home, "brands": brands, "campaigns": index}
    for row in rows["pages"]:
        page = placed(MarketingPage, places[row["under"]], row["slug"], page_values(row))
        for variant in row.get("variants", []):
            placed(MarketingVariant, page, variant["slug"], shown(variant) | {"weight": variant["weight"]})
    return f"{len(rows['pages'])} marketing pages"


FOLDER = {"title": "Marketing"}


def page_values(row: dict[str, Any]) -> dict[str, Any]:
    return shown(row) | {
        "seo_title": row["seo_title"],
        "city": City.objects.filter(slug=row.get("city")).first(),
        "department": Department.objects.filter(slug=row.get("department")).first(),
        "procedure": Procedure.objects.filter(slug=row.get("procedure")).first(),
        "guide": guide_of(row["guide"]) if "guide" in row else None,
        "form_variant": form_of(row["form"]) if "form" in row else None,
        **{name: row[name] for name in OF_FORM if name in row},
    }


def form_of(row: dict[str, Any]) -> FormVariant:
    """A form of the owner of a campaign, made once; staff change it at Lead forms."""
    fields = [
        ("field", {"key": key, "is_required": is_required, "is_hidden": False, "preset": ""})
        for key, is_required in row["fields"]
    ]
    values = {name: row[name] for name in ("name", "title", "button")}
    made, _ = FormVariant.objects.get_or_create(number=row["number"], defaults=values | {"fields": fields})
    return made


def shown(row: dict[str, Any]) -> dict[str, Any]:
    """What a page shows, and a variant of it otherwise."""
    return {
        "title": row["title"],
        "lead": row["lead"],
        "checks": json.dumps([{"type": "check", "value": check} for check in row["checks"]]),
        "body": json.dumps([with_ids(block) for block in row["body"]]),
    }


def guide_of(row: dict[str, str]) -> AbstractDocument:
    """The PDF of a page, put among the documents once. Its source lies beside it."""
    documents = get_document_model().objects
    known: AbstractDocument | None = documents.filter(title=row["title"]).first()
    if known and known.file.storage.exists(known.file.name):
        return known
    content = ContentFile((GUIDES / row["file"]).read_bytes(), name=row["file"])
    made: AbstractDocument
    made, _ = documents.update_or_create(title=row["title"], defaults={"file": content})
    return made


def with_ids(block: dict[str, Any]) -> dict[str, Any]:
    """Treatments are named by slug in the file."""
    if block["type"] != "prices":
        return block
    ids = dict(Procedure.objects.values_list("slug", "pk"))
    procedures = [ids[slug] for slug in block["value"]["procedures"] if slug in ids]
    return {"type": "prices", "value": block["value"] | {"procedures": procedures}}
