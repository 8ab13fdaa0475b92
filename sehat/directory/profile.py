"""`/doctor/{slug}` as props: facts only, no superlative and no testimonial (decisions 5.1)."""

from __future__ import annotations

from urllib.parse import quote_plus

from django.conf import settings

from sehat.core.schemas import Crumb, Meta
from sehat.directory.cards import doctor_card, doctor_url
from sehat.directory.models import Doctor, Practice
from sehat.directory.schemas import DoctorPage, Hours, PracticePlace, Training, Treated
from sehat.directory.selectors import listing_url, price_ranges

DIRECTIONS = "https://www.openstreetmap.org/search?query="


def doctor_page(doctor: Doctor) -> DoctorPage:
    """Needs the relations of `with_cards`; two more queries for procedures and their prices."""
    card = doctor_card(doctor)
    department = doctor.department
    return DoctorPage(
        meta=Meta(
            title=f"{doctor.name}, {doctor.title} in {doctor.city.name}",
            description=f"{doctor.title}, {doctor.degrees}. Fee, languages, hours and where to see them.",
            canonical=settings.SITE_URL + doctor_url(doctor),
            json_ld=[physician(doctor)],
        ),
        crumbs=[
            Crumb(label="Home", url="/"),
            Crumb(label=doctor.city.name),
            Crumb(label=department.specialist_plural, url=listing_url(doctor.city, department)),
            Crumb(label=doctor.name),
        ],
        doctor=card,
        registration=doctor.registration,
        has_video=doctor.has_video,
        is_demo=doctor.is_demo,
        about=doctor.about,
        treats=treated(doctor),
        places=[place(practice) for practice in doctor.practices.all()],
        training=[Training.model_validate(step) for step in doctor.training],
        insurance=insurance(doctor),
    )


def treated(doctor: Doctor) -> list[Treated]:
    procedures = list(doctor.procedures.all())
    prices = price_ranges([procedure.pk for procedure in procedures], doctor.city_id)
    rows = []
    for procedure in procedures:
        own = [price for price in prices if price.procedure_id == procedure.pk]
        rows.append(
            Treated(
                label=procedure.name,
                icon=procedure.icon,
                url=None,
                lowest=min((price.lowest for price in own), default=None),
                highest=max((price.highest for price in own), default=None),
            )
        )
    return rows


def place(practice: Practice) -> PracticePlace:
    hospital = practice.hospital
    return PracticePlace(
        hospital_id=hospital.pk,
        name=hospital.name,
        url=None,
        address=hospital.address,
        directions_url=DIRECTIONS + quote_plus(hospital.address),
        hours=[Hours.model_validate(row) for row in practice.hours],
    )


def insurance(doctor: Doctor) -> list[str]:
    said = (
        (doctor.accepts_cashless, "Cashless private insurance"),
        (doctor.accepts_ayushman, "Ayushman Bharat (PM-JAY)"),
        (doctor.accepts_cghs, "CGHS and ECHS"),
    )
    return [label for accepted, label in said if accepted]


def physician(doctor: Doctor) -> dict[str, object]:
    """schema.org Physician."""
    return {
        "@context": "https://schema.org",
        "@type": "Physician",
        "name": doctor.name,
        "url": settings.SITE_URL + doctor_url(doctor),
        "medicalSpecialty": doctor.department.name,
        "address": {"@type": "PostalAddress", "addressLocality": doctor.city.name, "addressCountry": "IN"},
    }
