"""The drawn face of an invented doctor, until there is a photograph (frontend/src/ui/art/portraits)."""

from __future__ import annotations

from collections.abc import Iterable

from sehat.core.india import this_year
from sehat.core.schemas import Picture
from sehat.directory.models import Doctor
from sehat.rendering.fallback import built_url
from sehat.rendering.pictures import PORTRAIT, pictures_by_id

# So many of each age are drawn of women and of men: frontend/tools/portraits.mjs.
FACES_AN_AGE = 10
OLDER_AFTER_YEARS = 20


def portrait_of(doctor: Doctor) -> str | None:
    """`woman-3`, `man-11`: always the same for one doctor. None for real people and where no gender is told.

    A drawing beside a real name would be taken for a likeness.
    """
    if not doctor.is_demo or not doctor.gender:
        return None
    since = doctor.practising_since or this_year()
    is_older = this_year() - since > OLDER_AFTER_YEARS
    # The demo counts the doctors of a city from a thousand: those of one speciality would share a face.
    mixed = doctor.pk + doctor.pk // 1000
    number = 1 + mixed % FACES_AN_AGE + (FACES_AN_AGE if is_older else 0)
    return f"{doctor.gender}-{number}"


def face_urls(slugs: Iterable[str]) -> dict[str, str]:
    """Slug -> address of the photograph, else of the drawn face; doctors with neither are left out.

    One query, two where somebody has a photograph; none without slugs.
    """
    named = set(slugs)
    if not named:
        return {}
    doctors = list(Doctor.objects.filter(slug__in=named))
    photos = pictures_by_id([doctor.photo_id for doctor in doctors if doctor.photo_id], PORTRAIT)
    found = {doctor.slug: face_url(doctor, photos) for doctor in doctors}
    return {slug: url for slug, url in found.items() if url}


def face_url(doctor: Doctor, photos: dict[int, Picture]) -> str | None:
    if doctor.photo_id in photos:
        return photos[doctor.photo_id].src
    portrait = portrait_of(doctor)
    return built_url(f"src/ui/art/portraits/{portrait}.svg") if portrait else None
