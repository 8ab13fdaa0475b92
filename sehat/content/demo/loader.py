"""Puts the demo pages into the page tree; run again, it brings them back to what the files say."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

from django.db import transaction
from wagtail.models import Page, Site

from sehat.content.demo import medical
from sehat.content.demo.placing import placed
from sehat.content.models import (
    ArticlePage,
    BlogIndexPage,
    ConditionIndexPage,
    ConditionPage,
    HomePage,
    InfoPage,
    Person,
    Review,
    SectionPage,
    SymptomPage,
    TestIndexPage,
    TestPage,
    TreatmentIndexPage,
    TreatmentPage,
    VideoIndexPage,
    VideoPage,
)
from sehat.directory.models import City, Department

HERE = Path(__file__).parent
Row = dict[str, Any]


@transaction.atomic
def load_pages() -> int:
    """The page tree; the number of pages. Needs the directory loaded."""
    load_people()
    tree: Row = json.loads((HERE / "tree.json").read_text("utf-8"))
    home = home_page(tree["home"])
    hindi = placed(SectionPage, home, "hi", tree["hi"])
    load_medical(home, hindi, tree)
    load_in_both_languages(home, hindi, tree)
    load_infos(home, tree, "info", "en")
    load_infos(hindi, tree, "info/hi", "hi")
    load_videos(home, tree)
    load_reviews()
    count: int = home.get_descendants(inclusive=True).count()
    return count


def load_people() -> None:
    """Invented authors and reviewers. None of them is a doctor of the directory."""
    departments = {item.slug: item for item in Department.objects.all()}
    for row in listed("people.json"):
        fields = [departments[slug] for slug in row.pop("departments", [])]
        person, _ = Person.objects.update_or_create(slug=row["slug"], defaults=row)
        person.departments.set(fields)


def load_medical(home: HomePage, hindi: SectionPage, tree: Row) -> None:
    """Conditions and treatments: English under home, Hindi under /hi."""
    links = medical.Links()
    for parent, language in ((home, "en"), (hindi, "hi")):
        index = placed(ConditionIndexPage, parent, "condition", tree["condition"][language])
        for row in medical_rows("conditions", language):
            placed(ConditionPage, index, row["condition"], medical.condition(row, links))
        treatments = placed(TreatmentIndexPage, parent, "treatment", tree["treatment"][language])
        for row in medical_rows("treatments", language):
            placed(TreatmentPage, treatments, row["procedure"], medical.treatment(row, links))


def load_in_both_languages(home: HomePage, hindi: SectionPage, tree: Row) -> None:
    """Symptoms, tests and articles: English under home, Hindi under /hi."""
    links = medical.Links()
    for parent, below, kind in ((home, "", "en"), (hindi, "/hi", "hi")):
        symptoms = placed(SectionPage, parent, "symptom", tree["symptom"][kind])
        for row in rows(f"symptoms{below}"):
            placed(SymptomPage, symptoms, row["slug"], medical.symptom(row, links))
        placed(TestIndexPage, parent, "tests", tree["tests"][kind])
        section = placed(SectionPage, parent, "test", tree["test"][kind])
        for row in rows(f"tests{below}"):
            placed(TestPage, section, row["slug"], medical.test(row, links))
    blogs = {
        kind: placed(BlogIndexPage, parent, "blog", tree["blog"][kind])
        for parent, kind in ((home, "en"), (hindi, "hi"))
    }
    for row in sorted(rows("articles"), key=lambda row: row["language"]):  # English first: Hindi points to it
        index = blogs[row["language"]]
        values = medical.article(row, links)
        slug = row["translation_of"]
        values["translation_of"] = ArticlePage.objects.child_of(blogs["en"]).filter(slug=slug).first()
        placed(ArticlePage, index, row["slug"], values)


def load_infos(home: HomePage | SectionPage, tree: Row, folder: str, language: str) -> None:
    """Info pages; `tree.json` says which stand under a section and which have a calculator or a form."""
    sections = {
        slug: placed(SectionPage, home, slug, tree[slug][language])
        for slug in ("services", "tools")
        if language in tree[slug]
    }
    for row in rows(folder):
        extra = dict(tree["info"][language].get(row["slug"], {}))
        parent = sections.get(extra.pop("under", ""), home)
        placed(InfoPage, parent, row["slug"], info(row) | extra)


def load_videos(home: HomePage, tree: Row) -> None:
    index = placed(VideoIndexPage, home, "videos", tree["videos"])
    for row in listed("videos.json"):
        placed(VideoPage, index, row["slug"], medical.video(row))


def load_reviews() -> None:
    """Invented, and marked as such. The text says which is which."""
    departments = {item.slug: item for item in Department.objects.all()}
    cities = dict(City.objects.values_list("slug", "name"))
    for row in listed("reviews.json"):
        values = {
            "name": row["name"],
            "city": cities.get(row["city"] or "", ""),
            "department": departments.get(row["department"] or ""),
            "stars": row["rating"],
            "language": row["language"],
            "written_on": date.fromisoformat(row["written_on"]),
            "reply": row["reply"] or "",
        }
        shown = {"is_demo": True, "is_shown": True}
        Review.objects.update_or_create(text=row["text"], defaults=values | shown)


def listed(name: str) -> list[Row]:
    """What a file of several records says; nothing where there is no such file."""
    path = HERE / name
    found: list[Row] = json.loads(path.read_text("utf-8")) if path.exists() else []
    return found


def rows(folder: str) -> list[Row]:
    """What the files of a folder say; nothing where there is no such folder."""
    return [json.loads(path.read_text("utf-8")) for path in sorted((HERE / folder).glob("*.json"))]


def medical_rows(folder: str, language: str) -> list[Row]:
    """A Hindi page rests on the sources of the English one about the same."""
    english = {row.get("condition") or row["procedure"]: row for row in rows(folder)}
    if language == "en":
        return list(english.values())
    shared = ("author", "sources")
    return [
        {name: english[row.get("condition") or row["procedure"]][name] for name in shared} | row
        for row in rows(f"{folder}/{language}")
    ]


def home_page(values: Row) -> HomePage:
    """The root of the site, in place of Wagtail's welcome page."""
    page: HomePage | None = HomePage.objects.first()
    if page is None:
        root = Page.objects.get(depth=1)
        page = HomePage(slug="sehat-path", **values)
        root.add_child(instance=page)
        Site.objects.update_or_create(
            is_default_site=True, defaults={"hostname": "localhost", "port": 80, "root_page": page}
        )
        Page.objects.filter(depth=2, slug="home").exclude(pk=page.pk).delete()
        page.refresh_from_db()
    if not page.title_hi:  # the home page of a database from before there was one in Hindi
        page.title_hi, page.lead_hi = values["title_hi"], values["lead_hi"]
        page.save()
    return page


def info(row: Row) -> Row:
    return {
        "title": row["title"],
        "seo_title": row.get("seo_title", ""),
        "search_description": row.get("seo_description", ""),
        "lead": row["lead"],
        "updated_on": date.fromisoformat(row["updated"]),
        "sections": medical.blocks("section", row["sections"]),
        "questions": medical.blocks("question", row.get("questions", [])),
        "sources": medical.sources(row),
    }
