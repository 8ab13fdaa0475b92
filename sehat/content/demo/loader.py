"""Puts the demo pages into the page tree; run again, it brings them back to what the files say."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any, TypeVar

from django.db import transaction
from wagtail.models import Page, Site

from sehat.content.models import ConditionIndexPage, ConditionPage, HomePage, InfoPage, Person, SitePage
from sehat.directory.models import Condition, Procedure

HERE = Path(__file__).parent
P = TypeVar("P", bound=SitePage)
HOME = {
    "title": "Find the right doctor. Know the cost first.",
    "lead": "Compare doctors and hospitals near you, see what treatment usually costs, and ask for a call "
    "back. It is free for patients.",
}
INDEX = {
    "title": "Conditions",
    "intro": "What it is, what helps and what it costs, in plain words. "
    "Every page is checked by a named doctor.",
    "seo_title": "Conditions: symptoms, treatment and cost",
}


def read(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


@transaction.atomic
def load_pages() -> int:
    """Home, info pages and condition pages; the number of pages. Needs the directory loaded."""
    people = {row["slug"]: person(row) for row in json.loads((HERE / "people.json").read_text("utf-8"))}
    home = home_page()
    index = placed(ConditionIndexPage, home, "condition", INDEX)
    conditions = [condition_page(index, read(path), people) for path in files("conditions")]
    infos = [info_page(home, read(path)) for path in files("info")]
    return 2 + len(conditions) + len(infos)


def files(folder: str) -> list[Path]:
    return sorted((HERE / folder).glob("*.json"))


def person(row: dict[str, Any]) -> Person:
    return Person.objects.update_or_create(slug=row["slug"], defaults=row)[0]


def home_page() -> HomePage:
    """The root of the site, in place of Wagtail's welcome page."""
    page: HomePage | None = HomePage.objects.first()
    if page is None:
        root = Page.objects.get(depth=1)
        page = HomePage(slug="sehat-path", **HOME)
        root.add_child(instance=page)
        Site.objects.update_or_create(
            is_default_site=True, defaults={"hostname": "localhost", "port": 80, "root_page": page}
        )
        Page.objects.filter(depth=2, slug="home").exclude(pk=page.pk).delete()
        page.refresh_from_db()
    return page


def placed(model: type[P], parent: Page, slug: str, values: dict[str, Any]) -> P:
    """The page at this address with these values: made, or brought up to date."""
    page: P | None = model.objects.child_of(parent).filter(slug=slug).first()
    if page is None:
        page = model(slug=slug, **values)
        parent.add_child(instance=page)
        return page
    for name, value in values.items():
        setattr(page, name, value)
    page.save()
    return page


def blocks(name: str, values: list[Any]) -> list[dict[str, Any]]:
    """Stream field data of one kind of block."""
    return [{"type": name, "value": value} for value in values]


def condition_page(
    index: ConditionIndexPage, row: dict[str, Any], people: dict[str, Person]
) -> ConditionPage:
    facts = {fact["term"]: fact["value"] for fact in row["key_facts"]}
    procedures = dict(Procedure.objects.values_list("slug", "pk"))
    options = [option | {"procedure": procedures.get(option["procedure"] or "")} for option in row["options"]]
    values = {
        name: row[name]
        for name in ("title", "seo_title", "lead", "overview", "symptoms_intro", "causes", "tests")
    }
    values |= {
        "search_description": row["seo_description"],
        "condition": Condition.objects.get(slug=row["condition"]),
        "author": people[row["author"]],
        "reviewer": people[row["reviewer"]],
        "reviewed_on": date.fromisoformat(row["reviewed_on"]),
        "next_review_on": date.fromisoformat(row["next_review_on"]),
        "also_called": ", ".join(row["also_called"]),
        "treated_by": facts["Treated by"],
        "usual_treatment": facts["Usual treatment"],
        "hospital_stay": facts["Hospital stay"],
        "symptoms": json.dumps(blocks("symptom", row["symptoms"])),
        "see_doctor": json.dumps(blocks("reason", row["see_doctor"])),
        "emergency": json.dumps(blocks("sign", row["emergency"])),
        "options": json.dumps(blocks("option", options)),
        "questions": json.dumps(blocks("question", row["questions"])),
        "sources": json.dumps(blocks("source", row["sources"])),
    }
    return placed(ConditionPage, index, row["condition"], values)


def info_page(home: HomePage, row: dict[str, Any]) -> InfoPage:
    values = {
        "title": row["title"],
        "lead": row["lead"],
        "updated_on": date.fromisoformat(row["updated"]),
        "sections": json.dumps(blocks("section", row["sections"])),
    }
    return placed(InfoPage, home, row["slug"], values)
