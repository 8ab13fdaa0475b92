"""What pages of the directory tell search engines, in the words of schema.org."""

from __future__ import annotations

from django.conf import settings

from sehat.core.schemas import Crumb
from sehat.directory.addresses import doctor_url, hospital_url
from sehat.directory.models import City, Doctor, Hospital

Block = dict[str, object]


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


def physician(doctor: Doctor) -> Block:
    """schema.org Physician. Needs city and department loaded."""
    return block(
        "Physician",
        name=doctor.name,
        url=settings.SITE_URL + doctor_url(doctor),
        medicalSpecialty=doctor.department.name,
        address=address(doctor.city),
    )


def hospital_block(hospital: Hospital) -> Block:
    """schema.org Hospital. Needs city loaded and departments prefetched."""
    return block(
        "Hospital",
        name=hospital.name,
        url=settings.SITE_URL + hospital_url(hospital),
        medicalSpecialty=[department.name for department in hospital.departments.all()],
        address={**address(hospital.city), "streetAddress": hospital.address},
    )


def address(city: City) -> Block:
    return {"@type": "PostalAddress", "addressLocality": city.name, "addressCountry": "IN"}
