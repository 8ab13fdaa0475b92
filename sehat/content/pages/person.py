"""An author or a reviewer as props: who they are, and what they wrote or checked."""

from __future__ import annotations

from django.conf import settings

from sehat.content import schemas
from sehat.content.addresses import address_of, person_url
from sehat.content.models import Person
from sehat.content.models.site_page import published
from sehat.content.page_parts.index_meta import shortened
from sehat.content.page_parts.roles import FIELDS, MEDICAL, SPECIALITY, TITLES, Kind, person_name, signed
from sehat.content.selectors import pages_of_treatments
from sehat.core.languages import language_of, localized_path, noop, translate
from sehat.core.schemas import Language, Link, Picture
from sehat.directory.cards import home_crumb
from sehat.directory.json_ld import block, breadcrumbs
from sehat.directory.names import degrees
from sehat.rendering.pictures import PORTRAIT, image_block, picture_of
from sehat.rendering.schemas import Crumb, Meta


def person_page(person: Person, kind: Kind, language: Language = "en") -> schemas.PersonPageProps:
    """Someone, and their live pages by kind. Needs `with_photos`; four queries more."""
    photo = picture_of(person.photo, PORTRAIT)
    title, name = translate(TITLES[kind][0], language), person_name(person, language)
    crumbs = [
        home_crumb(language),
        Crumb(label=title, url=localized_path(f"/{kind}", language)),
        Crumb(label=name),
    ]
    role = noop("Medical reviewer") if kind == "reviewers" else noop("Author")
    speciality = translate(person.speciality, language, SPECIALITY)
    bio = person.bio if language == "en" else person.bio_hi
    blocks = [] if person.is_demo else [person_block(person, role, photo)]
    return schemas.PersonPageProps(
        meta=Meta(
            title=f"{name}, {speciality or translate(role, language)}",
            description=shortened(bio),
            canonical=settings.SITE_URL + person_url(person.role, person.slug, language),
            json_ld=[*blocks, breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        kind=kind,
        name=name,
        speciality=speciality,
        degrees=degrees(person.degrees, language),
        registration=translate(person.registration, language, "registration"),
        bio=bio,
        is_demo=person.is_demo,
        photo=photo,
        groups=[group for group in groups_of(person, FIELDS[kind], language) if group.links],
    )


def groups_of(person: Person, field: str, language: Language) -> list[schemas.LinkGroup]:
    """On a Hindi page those in Hindi alone, on an English one all; “PCNL” in words as everywhere."""
    in_words = {row.url: row.title for row in pages_of_treatments()}
    return [
        schemas.LinkGroup(
            label=translate(label, language),
            icon=icon,
            links=[
                link
                for title, path in published(model.objects)
                .filter(**{field: person}, **signed(field))
                .order_by("title")
                .values_list("title", "url_path")
                if (link := page_link(in_words.get(address_of(path), title), address_of(path), language))
            ],
        )
        for label, icon, model in MEDICAL
    ]


def page_link(title: str, address: str, language: Language) -> Link | None:
    own = language_of(address)
    if language == "hi" and own == "en":
        return None
    return Link(label=title, url=address, lang=own if own != language else None)


def person_block(person: Person, role: str, photo: Picture | None) -> dict[str, object]:
    """schema.org Person. What is not known of them is not said."""
    known = {"honorificSuffix": person.degrees, "knowsAbout": person.speciality}
    return block(
        "Person",
        name=person.name,
        url=settings.SITE_URL + person_url(person.role, person.slug),
        jobTitle=role,
        **{name: value for name, value in known.items() if value},
        **image_block(photo),
    )
