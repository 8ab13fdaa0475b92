"""The demo's marketing pages: one brand, two campaigns, and the bare page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from django.db import transaction
from wagtail.models import Page

from sehat.campaigns.models import CampaignIndexPage, MarketingFolder, MarketingPage
from sehat.content.demo.loader import placed
from sehat.content.models import HomePage
from sehat.directory.models import City, Department, Procedure

PAGES = Path(__file__).parent / "pages.json"


@transaction.atomic
def load_campaigns() -> str:
    """Needs the home page and the directory. What was loaded, in words."""
    home = HomePage.objects.get()
    brands = placed(MarketingFolder, placed(MarketingFolder, home, "marketing", FOLDER), "brand", FOLDER)
    rows = json.loads(PAGES.read_text(encoding="utf-8"))
    index = placed(CampaignIndexPage, home, "campaigns", rows["index"])
    places: dict[str, Page] = {"home": home, "brands": brands, "campaigns": index}
    for row in rows["pages"]:
        placed(MarketingPage, places[row["under"]], row["slug"], values_of(row))
    return f"{len(rows['pages'])} marketing pages"


FOLDER = {"title": "Marketing"}


def values_of(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "title": row["title"],
        "seo_title": row["seo_title"],
        "lead": row["lead"],
        "city": City.objects.filter(slug=row.get("city")).first(),
        "department": Department.objects.filter(slug=row.get("department")).first(),
        "procedure": Procedure.objects.filter(slug=row.get("procedure")).first(),
        "checks": json.dumps([{"type": "check", "value": check} for check in row["checks"]]),
        "body": json.dumps([with_ids(block) for block in row["body"]]),
    }


def with_ids(block: dict[str, Any]) -> dict[str, Any]:
    """Treatments are named by slug in the file."""
    if block["type"] != "prices":
        return block
    ids = dict(Procedure.objects.values_list("slug", "pk"))
    procedures = [ids[slug] for slug in block["value"]["procedures"] if slug in ids]
    return {"type": "prices", "value": block["value"] | {"procedures": procedures}}
