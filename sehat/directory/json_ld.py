"""What pages of the directory tell search engines, in the words of schema.org."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from django.conf import settings

from sehat.core.schemas import Picture
from sehat.directory.addresses import doctor_url, hospital_url
from sehat.directory.models import City, Department, Doctor, Hospital
from sehat.rendering.footnotes import without_footnotes
from sehat.rendering.pictures import image_block
from sehat.rendering.schemas import Crumb

Block = dict[str, object]
# A department in the words of schema.org/MedicalSpecialty; one that is not here goes unnamed.
SPECIALITIES = {
    "proctology": "Surgical",
    "general-surgery": "Surgical",
    "urology": "Urologic",
    "gynaecology": "Gynecologic",
    "orthopaedics": "Musculoskeletal",
    "ophthalmology": "Optometric",
    "ent": "Otolaryngologic",
    "vascular-surgery": "Surgical",
    "cardiology": "Cardiovascular",
    "gastroenterology": "Gastroenterologic",
    "neurology": "Neurologic",
    "fertility": "Gynecologic",
    "bariatric-surgery": "Surgical",
    "plastic-surgery": "PlasticSurgery",
    "endocrinology": "Endocrine",
    "dermatology": "Dermatologic",
}


class Asked(Protocol):
    """A question of a page."""

    @property
    def question(self) -> str: ...
    @property
    def answer(self) -> str: ...


def block(kind: str, **more: object) -> Block:
    return {"@context": "https://schema.org", "@type": kind, **more}


def breadcrumbs(crumbs: list[Crumb]) -> Block:
    """schema.org BreadcrumbList of the crumbs that lead somewhere, and of the page itself."""
    known = [crumb for crumb in crumbs[:-1] if crumb.url] + crumbs[-1:]
    items = [
        {"@type": "ListItem", "position": position, "name": crumb.label}
        | ({"item": settings.SITE_URL + crumb.url} if crumb.url else {})
        for position, crumb in enumerate(known, start=1)
    ]
    return block("BreadcrumbList", itemListElement=items)


def faq(asked: Sequence[Asked]) -> list[Block]:
    """schema.org FAQPage; nothing where nothing is asked."""
    entities = [
        {
            "@type": "Question",
            "name": without_footnotes(item.question),
            "acceptedAnswer": {"@type": "Answer", "text": without_footnotes(item.answer)},
        }
        for item in asked
    ]
    return [block("FAQPage", mainEntity=entities)] if entities else []


def physician(doctor: Doctor, photo: Picture | None) -> Block:
    """schema.org Physician. Needs city and department loaded."""
    return block(
        "Physician",
        name=doctor.name,
        url=settings.SITE_URL + doctor_url(doctor),
        **demo_mark(is_demo=doctor.is_demo),
        **specialities([doctor.department]),
        address=address(doctor.city),
        **image_block(photo),
    )


def hospital_block(hospital: Hospital, photo: Picture | None) -> Block:
    """schema.org Hospital. Needs city loaded and departments prefetched."""
    return block(
        "Hospital",
        name=hospital.name,
        url=settings.SITE_URL + hospital_url(hospital),
        **demo_mark(is_demo=hospital.is_demo),
        **specialities(hospital.departments.all()),
        address={**address(hospital.city), "streetAddress": hospital.address},
        **image_block(photo),
    )


def demo_mark(*, is_demo: bool) -> Block:
    """Says to an engine as well that a record is invented."""
    return {"disambiguatingDescription": "Demo record, invented."} if is_demo else {}


def specialities(departments: Iterable[Department]) -> Block:
    known = {SPECIALITIES[item.slug] for item in departments if item.slug in SPECIALITIES}
    return {"medicalSpecialty": [f"https://schema.org/{name}" for name in sorted(known)]} if known else {}


def address(city: City) -> Block:
    return {"@type": "PostalAddress", "addressLocality": city.name, "addressCountry": "IN"}
