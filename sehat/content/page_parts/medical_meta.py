"""What medical pages of every kind share: byline, sources, questions, head and JSON-LD."""

from __future__ import annotations

from typing import Any

from django.conf import settings

from sehat.content import schemas
from sehat.content.addresses import person_url
from sehat.content.models.medical import MedicalPage
from sehat.content.models.person import Person
from sehat.content.page_parts.index_meta import shortened
from sehat.content.page_parts.roles import person_name
from sehat.core.india import long_date, month_and_year
from sehat.core.schemas import Language, Link
from sehat.directory.json_ld import Block, breadcrumbs, faq
from sehat.directory.json_ld import block as json_block
from sehat.directory.names import degrees
from sehat.rendering.blocks import filled
from sehat.rendering.footnotes import citation, sources_of, without_footnotes
from sehat.rendering.page import alternates
from sehat.rendering.pictures import PORTRAIT, fetch_renditions, picture_of
from sehat.rendering.schemas import Byline, Crumb, Meta


def byline(page: MedicalPage) -> Byline:
    """Until a doctor approves it a page has no reviewer and no date: a preview, or demo text.

    One query where one of the two has a photo, else none.
    """
    language = page.language
    author, reviewer = page.author, page.reviewed_by
    fetch_renditions([author.photo, reviewer.photo if reviewer else None], PORTRAIT)
    found = Byline(
        author=person_link(author, language),
        is_author_demo=author.is_demo,
        author_photo=picture_of(author.photo, PORTRAIT),
        reviewer=None,
        reviewer_degrees="",
        updated="",
        next_review="",
    )
    return found.model_copy(update=signature(page, reviewer)) if reviewer else found


def signature(page: MedicalPage, reviewer: Person) -> dict[str, object]:
    """The fields of a Byline that a review adds."""
    language = page.language
    return {
        "reviewer": person_link(reviewer, language),
        "reviewer_degrees": degrees(reviewer.degrees, language),
        "updated": long_date(page.reviewed_on, language) if page.reviewed_on else "",
        "next_review": month_and_year(page.next_review_on, language) if page.next_review_on else "",
        "reviewer_photo": picture_of(reviewer.photo, PORTRAIT),
    }


def person_link(person: Person, language: Language) -> Link:
    return Link(label=person_name(person, language), url=person_url(person.role, person.slug, language))


def questions(page: Any) -> list[schemas.Question]:
    return [question(block.value) for block in page.questions]


def question(value: Any) -> schemas.Question:
    value = filled(value)
    return schemas.Question(question=value["question"], answer=value["answer"], group=value["group"])


def medical_meta(
    page: MedicalPage,
    crumbs: list[Crumb],
    *,
    title: str,
    about: Block | None = None,
    body: list[schemas.BodyBlock] | None = None,
    translation: str | None = None,
) -> Meta:
    """Title, description and what engines are told of a medical page. `translation` is its address."""
    asked = questions(page)
    for item in body or []:
        asked += item.questions if isinstance(item, schemas.BodyQuestions) else []
    return Meta(
        title=page.seo_title or title,
        description=page.search_description or shortened(without_footnotes(page.lead)),
        canonical=settings.SITE_URL + page.address,
        alternates=alternates(page.address, page.language, translation),
        json_ld=[medical_web_page(page, about), breadcrumbs(crumbs), *faq(asked)],
    )


def medical_web_page(page: MedicalPage, about: Block | None) -> Block:
    """schema.org MedicalWebPage: who wrote it, who reviewed it and when, and what it rests on.

    Nobody invented is named to an engine.
    """
    found = json_block(
        "MedicalWebPage",
        name=page.title,
        url=settings.SITE_URL + page.address,
        inLanguage=page.language,
        **({} if page.author.is_demo else {"author": person_block(page.author)}),
        citation=[citation(source) for source in sources_of(page.sources, page.language)],
    )
    if page.reviewed_by and page.reviewed_on:
        found["reviewedBy"] = person_block(page.reviewed_by)
        found["lastReviewed"] = page.reviewed_on.isoformat()
    return found | ({"about": about} if about else {})


def person_block(person: Person) -> Block:
    found: Block = {
        "@type": "Person",
        "name": person.name,
        "url": settings.SITE_URL + person_url(person.role, person.slug),
    }
    return found | ({"honorificSuffix": person.degrees} if person.degrees else {})
