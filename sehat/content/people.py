"""Authors and reviewers as props: who they are, and what they wrote or checked."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from django.conf import settings
from django.db.models import Count, QuerySet

from sehat.content import schemas
from sehat.content.addresses import person_url
from sehat.content.models import ArticlePage, ConditionPage, Person, TestPage, TreatmentPage
from sehat.content.models.medical import MedicalPage
from sehat.content.selectors import address_of
from sehat.core.languages import language_of
from sehat.core.schemas import Crumb, Link, Meta, Picture
from sehat.directory.json_ld import block, breadcrumbs
from sehat.rendering.pictures import PORTRAIT, image_block, picture_of, renditions

Kind = Literal["authors", "reviewers"]
MEDICAL: list[tuple[str, str, type[MedicalPage]]] = [
    ("Conditions", "stethoscope", ConditionPage),
    ("Treatments", "general_surgery", TreatmentPage),
    ("Tests", "test_tubes", TestPage),
    ("Articles", "prescription_document", ArticlePage),
]
ROLES: dict[Kind, str] = {"authors": Person.Role.AUTHOR, "reviewers": Person.Role.REVIEWER}
FIELDS: dict[Kind, str] = {"authors": "author", "reviewers": "reviewer"}
TITLES: dict[Kind, tuple[str, str]] = {
    "authors": ("Authors", "The people who write our pages, in plain words and from sources they name."),
    "reviewers": (
        "Medical reviewers",
        "Doctors who check what we publish. No medical page goes live before one of them has approved it.",
    ),
}


def people_page(kind: Kind) -> schemas.PeoplePageProps:
    """Everyone of a role, those with most live pages first. Five queries, six with photos."""
    counts = page_counts(FIELDS[kind])
    title, intro = TITLES[kind]
    crumbs = [Crumb(label="Home", url="/"), Crumb(label=title)]
    people = sorted(
        with_photos(Person.objects.filter(role=ROLES[kind])),
        key=lambda person: (-counts[person.pk], person.name),
    )
    return schemas.PeoplePageProps(
        meta=Meta(
            title=title,
            description=intro,
            canonical=f"{settings.SITE_URL}/{kind}",
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        kind=kind,
        title=title,
        intro=intro,
        people=[
            schemas.PersonCard(
                name=person.name,
                url=person_url(person),
                degrees=person.degrees,
                speciality=person.speciality,
                pages=counts[person.pk],
                photo=picture_of(person.photo, PORTRAIT),
            )
            for person in people
        ],
    )


def with_photos(people: QuerySet[Person]) -> QuerySet[Person]:
    """What a portrait needs: one query more if any has a photo."""
    return people.select_related("photo").prefetch_related(renditions(PORTRAIT, "photo"))


def page_counts(field: str) -> Counter[int]:
    """Live medical pages by who wrote or reviewed them. Four queries."""
    counts: Counter[int] = Counter()
    for _, _, model in MEDICAL:
        rows = model.objects.live().order_by().values_list(field).annotate(pages=Count("pk"))
        counts.update(dict(rows))
    return counts


def person_page(person: Person, kind: Kind) -> schemas.PersonPageProps:
    """Someone, and their live pages by kind. Needs `with_photos`; four queries more."""
    photo = picture_of(person.photo, PORTRAIT)
    title, _ = TITLES[kind]
    crumbs = [Crumb(label="Home", url="/"), Crumb(label=title, url=f"/{kind}"), Crumb(label=person.name)]
    role = "Medical reviewer" if kind == "reviewers" else "Author"
    return schemas.PersonPageProps(
        meta=Meta(
            title=f"{person.name}, {person.speciality or role}",
            description=person.bio[:155],
            canonical=settings.SITE_URL + person_url(person),
            json_ld=[person_block(person, role, photo), breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        kind=kind,
        name=person.name,
        speciality=person.speciality,
        degrees=person.degrees,
        registration=person.registration,
        bio=person.bio,
        photo=photo,
        groups=[group for group in groups_of(person, FIELDS[kind]) if group.links],
    )


def groups_of(person: Person, field: str) -> list[schemas.LinkGroup]:
    return [
        schemas.LinkGroup(
            label=label,
            icon=icon,
            links=[
                page_link(title, address_of(path))
                for title, path in model.objects.live()
                .filter(**{field: person})
                .order_by("title")
                .values_list("title", "url_path")
            ],
        )
        for label, icon, model in MEDICAL
    ]


def page_link(title: str, address: str) -> Link:
    return Link(label=title, url=address, lang="hi" if language_of(address) == "hi" else None)


def person_block(person: Person, role: str, photo: Picture | None) -> dict[str, object]:
    """schema.org Person."""
    return block(
        "Person",
        name=person.name,
        url=settings.SITE_URL + person_url(person),
        jobTitle=role,
        honorificSuffix=person.degrees,
        knowsAbout=person.speciality,
        **image_block(photo),
    )
