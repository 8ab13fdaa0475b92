"""`/doctor/{slug}` as props: facts only, no superlative and no testimonial (decisions 5.1)."""

from __future__ import annotations

from django.conf import settings
from django.db.models import QuerySet

from sehat.core.india import sentence_case
from sehat.core.languages import display_name, localized_path, translate
from sehat.core.schemas import Language
from sehat.directory.addresses import cost_url, directions_url, doctor_url, hospital_url, listing_url
from sehat.directory.cards import callback_promise, doctor_card, home_crumb, insurance_of
from sehat.directory.city_addresses import crumbs_in
from sehat.directory.clinic_hours import clinics_of
from sehat.directory.json_ld import breadcrumbs, physician
from sehat.directory.models import Doctor, Practice
from sehat.directory.names import hospital_name, specialists
from sehat.directory.schemas import DoctorPageProps, PracticePlace, Training, Treated
from sehat.directory.selectors import cities_by_slug, departments_by_slug, price_ranges, with_cards
from sehat.rendering.pictures import COVER, picture_of, renditions
from sehat.rendering.schemas import Crumb, Meta


def doctors_with_all() -> QuerySet[Doctor]:
    """What a profile shows of a doctor: five queries, with photos of doctor and hospitals eight."""
    doctors = Doctor.objects.select_related("city", "department").prefetch_related("procedures")
    return with_cards(doctors).prefetch_related(renditions(COVER, "practices__hospital__photo"))


def doctor_page(doctor: Doctor, language: Language = "en") -> DoctorPageProps:
    """Needs the relations of `doctors_with_all`; two more queries for procedures and their prices."""
    card = doctor_card(doctor, language)
    department, place = doctor.department, display_name(doctor.city, language)
    title = translate("{doctor}, {title} in {city}", language)
    description = translate("{title}, {degrees}. Fee, languages, hours and where to see them.", language)
    what = translate("{what} in {city}", language)
    crumbs = [
        home_crumb(language),
        Crumb(label=translate("Doctors", language), url=localized_path("/doctors", language)),
        Crumb(
            label=what.format(what=specialists(department, language), city=place),
            url=listing_url(doctor.city, department, language),
        ),
        Crumb(label=card.name),
    ]
    return DoctorPageProps(
        meta=Meta(
            title=title.format(doctor=card.name, title=card.title, city=place),
            description=description.format(title=card.title, degrees=card.degrees.removesuffix(".")),
            canonical=settings.SITE_URL + doctor_url(doctor, language),
            json_ld=[physician(doctor, card.photo), breadcrumbs(crumbs)],
        ),
        crumbs=crumbs_in(doctor.city, crumbs),
        doctor=card,
        registration=doctor.registration,
        has_video=doctor.has_video,
        is_demo=doctor.is_demo,
        about=doctor.about if language == "en" else "",  # editors write it in English
        treats=treated(doctor, language),
        places=[practice_place(practice, language) for practice in doctor.practices.all()],
        training=training(doctor) if language == "en" else [],
        insurance=insurance_of(doctor, language),
        callback_promise=callback_promise(language),
    )


def training(doctor: Doctor) -> list[Training]:
    return [Training.model_validate(step) for step in doctor.training]


def treated(doctor: Doctor, language: Language) -> list[Treated]:
    """What the doctor treats, with the range of their city in rupees where one is recorded."""
    procedures = list(doctor.procedures.all())
    found = price_ranges(tuple(procedure.pk for procedure in procedures), doctor.city_id)
    prices = [price for price in found if price.city_id == doctor.city_id]  # what India asks is not of here
    drawings = {department.pk: department.icon for department in departments_by_slug().values()}
    rows = []
    for procedure in procedures:
        own = [price for price in prices if price.procedure_id == procedure.pk]
        rows.append(
            Treated(
                label=sentence_case(display_name(procedure, language)),
                icon=procedure.icon or drawings.get(procedure.department_id, ""),
                url=cost_url(procedure, doctor.city, language) if own else None,
                lowest=min((price.lowest for price in own), default=None),
                highest=max((price.highest for price in own), default=None),
                is_demo=any(price.is_demo for price in own),
            )
        )
    return rows


def practice_place(practice: Practice, language: Language) -> PracticePlace:
    hospital = practice.hospital
    city = next((city for city in cities_by_slug().values() if city.pk == hospital.city_id), None)
    return PracticePlace(
        hospital_id=hospital.pk,
        name=hospital_name(hospital, language),
        url=hospital_url(hospital, language),
        address=hospital.address,
        directions_url=directions_url(hospital, city),
        hours=clinics_of(practice.hours, language),
        photo=picture_of(hospital.photo, COVER),
    )
