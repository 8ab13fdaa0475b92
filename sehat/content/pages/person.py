"""An author or a reviewer as props: who they are, and what they wrote or checked."""

from __future__ import annotations

from django.conf import settings

from sehat.content import schemas
from sehat.content.addresses import address_of, person_url
from sehat.content.models import Person
from sehat.content.models.site_page import published
from sehat.content.page_parts.roles import FIELDS, MEDICAL, TITLES, Kind, signed
from sehat.core.languages import language_of
from sehat.core.schemas import Link, Picture
from sehat.directory.json_ld import block, breadcrumbs
from sehat.rendering.pictures import PORTRAIT, image_block, picture_of
from sehat.rendering.schemas import Crumb, Meta


def person_page(person: Person, kind: Kind) -> schemas.PersonPageProps:
    """Someone, and their live pages by kind. Needs `with_photos`; four queries more."""
    photo = picture_of(person.photo, PORTRAIT)
    title, _ = TITLES[kind]
    crumbs = [Crumb(label="Home", url="/"), Crumb(label=title, url=f"/{kind}"), Crumb(label=person.name)]
    role = "Medical reviewer" if kind == "reviewers" else "Author"
    blocks = [] if person.is_demo else [person_block(person, role, photo)]
    return schemas.PersonPageProps(
        meta=Meta(
            title=f"{person.name}, {person.speciality or role}",
            description=person.bio[:155],
            canonical=settings.SITE_URL + person_url(person.role, person.slug),
            json_ld=[*blocks, breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        kind=kind,
        name=person.name,
        speciality=person.speciality,
        degrees=person.degrees,
        registration=person.registration,
        bio=person.bio,
        is_demo=person.is_demo,
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
                for title, path in published(model.objects)
                .filter(**{field: person}, **signed(field))
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
        url=settings.SITE_URL + person_url(person.role, person.slug),
        jobTitle=role,
        honorificSuffix=person.degrees,
        knowsAbout=person.speciality,
        **image_block(photo),
    )
