"""`/doctor/{slug}` as props: facts only, no superlative and no testimonial (decisions 5.1)."""

from __future__ import annotations

from django.conf import settings
from django.db.models import QuerySet

from sehat.directory.addresses import cost_url, directions_url, doctor_url, hospital_url, listing_url
from sehat.directory.cards import doctor_card
from sehat.directory.json_ld import breadcrumbs, physician
from sehat.directory.models import Doctor, Practice
from sehat.directory.schemas import DoctorPageProps, Hours, PracticePlace, Training, Treated
from sehat.directory.selectors import price_ranges, with_cards
from sehat.rendering.pictures import COVER, picture_of, renditions
from sehat.rendering.schemas import Crumb, Meta


def doctors_with_all() -> QuerySet[Doctor]:
    """What a profile shows of a doctor: five queries, with photos of doctor and hospitals eight."""
    doctors = Doctor.objects.select_related("city", "department").prefetch_related("procedures")
    return with_cards(doctors).prefetch_related(renditions(COVER, "practices__hospital__photo"))


def doctor_page(doctor: Doctor) -> DoctorPageProps:
    """Needs the relations of `doctors_with_all`; two more queries for procedures and their prices."""
    card = doctor_card(doctor)
    department = doctor.department
    crumbs = [
        Crumb(label="Home", url="/"),
        Crumb(label="Doctors", url="/doctors"),
        Crumb(
            label=f"{department.specialist_plural} in {doctor.city.name}",
            url=listing_url(doctor.city, department),
        ),
        Crumb(label=doctor.name),
    ]
    return DoctorPageProps(
        meta=Meta(
            title=f"{doctor.name}, {doctor.title} in {doctor.city.name}",
            description=f"{doctor.title}, {doctor.degrees}. Fee, languages, hours and where to see them.",
            canonical=settings.SITE_URL + doctor_url(doctor),
            json_ld=[physician(doctor, card.photo), breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        doctor=card,
        registration=doctor.registration,
        has_video=doctor.has_video,
        is_demo=doctor.is_demo,
        about=doctor.about,
        treats=treated(doctor),
        places=[place(practice) for practice in doctor.practices.all()],
        training=[Training.model_validate(step) for step in doctor.training],
        insurance=insurance(doctor),
        callback_promise=settings.CALLBACK_PROMISE,
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
                url=cost_url(procedure, doctor.city) if own else None,
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
        url=hospital_url(hospital),
        address=hospital.address,
        directions_url=directions_url(hospital),
        hours=[Hours.model_validate(row) for row in practice.hours],
        photo=picture_of(hospital.photo, COVER),
    )


def insurance(doctor: Doctor) -> list[str]:
    said = (
        (doctor.accepts_cashless, "Cashless private insurance"),
        (doctor.accepts_ayushman, "Ayushman Bharat (PM-JAY)"),
        (doctor.accepts_cghs, "CGHS and ECHS"),
    )
    return [label for accepted, label in said if accepted]
