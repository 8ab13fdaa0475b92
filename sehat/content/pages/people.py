"""`/authors` and `/reviewers` as props."""

from __future__ import annotations

from collections import Counter

from django.conf import settings
from django.db.models import Count

from sehat.content import schemas
from sehat.content.addresses import person_url, root_path
from sehat.content.models import Person
from sehat.content.models.site_page import published
from sehat.content.page_parts.roles import (
    FIELDS,
    MEDICAL,
    ROLES,
    SPECIALITY,
    TITLES,
    Kind,
    person_name,
    signed,
)
from sehat.content.selectors import with_photos
from sehat.core.languages import localized_path, translate
from sehat.core.schemas import Language
from sehat.directory.cards import home_crumb
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.names import degrees
from sehat.rendering.pictures import PORTRAIT, picture_of
from sehat.rendering.schemas import Crumb, Meta


def people_page(kind: Kind, language: Language = "en") -> schemas.PeoplePageProps:
    """Everyone of a role, those with most live pages first. Five queries, six with photos."""
    counts = page_counts(FIELDS[kind], language)
    title, intro = (translate(words, language) for words in TITLES[kind])
    crumbs = [home_crumb(language), Crumb(label=title)]
    people = sorted(
        with_photos(Person.objects.filter(role=ROLES[kind])),
        key=lambda person: (-counts[person.pk], person.name),
    )
    return schemas.PeoplePageProps(
        meta=Meta(
            title=title,
            description=intro,
            canonical=settings.SITE_URL + localized_path(f"/{kind}", language),
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        kind=kind,
        title=title,
        intro=intro,
        people=[
            schemas.PersonCard(
                name=person_name(person, language),
                url=person_url(person.role, person.slug, language),
                degrees=degrees(person.degrees, language),
                speciality=translate(person.speciality, language, SPECIALITY),
                pages=counts[person.pk],
                is_demo=person.is_demo,
                photo=picture_of(person.photo, PORTRAIT),
            )
            for person in people
        ],
    )


def page_counts(field: str, language: Language) -> Counter[int]:
    """Live medical pages by who wrote or reviewed them: as their own page lists them. Five queries."""
    counts: Counter[int] = Counter()
    below = {"url_path__startswith": f"{root_path()}hi/"} if language == "hi" else {}
    for _, _, model in MEDICAL:
        pages = published(model.objects).filter(**signed(field), **below).order_by()
        rows = pages.values_list(field).annotate(pages=Count("pk"))
        counts.update(dict(rows))
    return counts
