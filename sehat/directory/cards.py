"""Rows of the directory as the cards that pages show."""

from __future__ import annotations

from django.conf import settings
from django.utils import timezone

from sehat.core.india import long_date, sentence_case, this_year
from sehat.core.languages import display_field, display_name, noop, translate
from sehat.core.schemas import Language, Link
from sehat.directory.addresses import HOME_PATHS, department_url, doctor_url, hospital_url
from sehat.directory.clinic_hours import clinics_of
from sehat.directory.models import Department, Doctor, Hospital, Insurer, Practice, PriceRange
from sehat.directory.names import (
    degrees,
    doctor_name,
    doctor_title,
    hospital_name,
    language_name,
    price_label,
)
from sehat.directory.portraits import portrait_of
from sehat.directory.schemas import DepartmentTile, DoctorCard, HospitalCard, PriceRangeRow
from sehat.rendering.pictures import COVER, PORTRAIT, picture_of
from sehat.rendering.schemas import Crumb


def home_crumb(language: Language) -> Crumb:
    return Crumb(label=translate("Home", language), url=HOME_PATHS[language])


def callback_promise(language: Language) -> str:
    """By when we call; a setting, because only the hospital group can promise it."""
    return display_field(settings, "CALLBACK_PROMISE", language)


TREATS_SHOWN = 4
LEAST_QUOTES = 5


def years_of(doctor: Doctor) -> int | None:
    """Whole years of practice; None when the start is not recorded."""
    return max(0, this_year() - doctor.practising_since) if doctor.practising_since else None


def doctor_card(doctor: Doctor, language: Language = "en") -> DoctorCard:
    """Needs what `selectors.with_cards` brings along, and under /hi the department."""
    practice = usual_practice(doctor)
    return DoctorCard(
        id=doctor.pk,
        city_id=practice.hospital.city_id if practice else None,
        name=doctor_name(doctor, language),
        url=doctor_url(doctor, language),
        title=doctor_title(doctor, language),
        degrees=degrees(doctor.degrees, language),
        is_verified=doctor.is_verified,
        is_demo=doctor.is_demo,
        years=years_of(doctor),
        hospital=workplace(practice.hospital, language) if practice else None,
        languages=[language_name(spoken, language) for spoken in doctor.languages.all()],
        treats=[display_name(item, language) for item in doctor.conditions.all()[:TREATS_SHOWN]],
        fee=doctor.fee,
        photo=picture_of(doctor.photo, PORTRAIT),
        portrait=portrait_of(doctor),
        clinics=clinics_of(practice.hours, language) if practice else [],
        insurance=insurance_of(doctor, language),
    )


def usual_practice(doctor: Doctor) -> Practice | None:
    """The first in the city under which the doctor is listed; the first of all where none is there."""
    every = list(doctor.practices.all())
    here = (practice for practice in every if practice.hospital.city_id == doctor.city_id)
    return next(here, every[0] if every else None)


def insurance_of(doctor: Doctor, language: Language) -> list[str]:
    """What a doctor told us of what pays for a treatment."""
    said = (
        (doctor.accepts_cashless, noop("Cashless private insurance")),
        (doctor.accepts_ayushman, noop("Ayushman Bharat (PM-JAY)")),
        (doctor.accepts_cghs, noop("CGHS and ECHS")),
    )
    return [translate(label, language) for accepted, label in said if accepted]


def workplace(hospital: Hospital, language: Language) -> Link:
    """Needs locality loaded."""
    area = display_name(hospital.locality, language)
    return Link(label=f"{hospital_name(hospital, language)}, {area}", url=hospital_url(hospital, language))


SCHEME_TAGS = {"ayushman-bharat": noop("Ayushman"), "cghs": noop("CGHS"), "echs": noop("ECHS")}


def hospital_card(
    hospital: Hospital, *, doctors: int, insurer: Insurer | None = None, language: Language = "en"
) -> HospitalCard:
    """Needs locality, city, photo, its renditions and empanelments__insurer loaded.

    `insurer` is the one the page is about.
    """
    told = {row.insurer.slug: row for row in hospital.empanelments.all()}
    own = told.get(insurer.slug) if insurer else None  # none where it was taken back a moment ago
    is_cashless = any(row.insurer.kind != Insurer.Kind.SCHEME for row in told.values())
    tags = [
        accreditation_label(hospital, language),
        translate("Cashless insurance", language) if is_cashless else "",
    ]
    tags += [translate(tag, language) for slug, tag in SCHEME_TAGS.items() if slug in told]
    return HospitalCard(
        id=hospital.pk,
        city_id=hospital.city_id,
        name=hospital_name(hospital, language),
        url=hospital_url(hospital, language),
        area=area_of(hospital, language),
        beds=hospital.beds,
        doctors=doctors,
        tags=[tag for tag in tags if tag],
        is_demo=hospital.is_demo,
        told_on=long_date(own.told_on, language) if own else None,
        photo=picture_of(hospital.photo, COVER),
    )


def area_of(hospital: Hospital, language: Language) -> str:
    """Its part of the city, and the city; once where a small town has one part of its own name."""
    part, city = hospital.locality, hospital.city
    named = [display_name(part, language), display_name(city, language)]
    return ", ".join(named[part.name.casefold() == city.name.casefold() :])


def accreditation_label(hospital: Hospital, language: Language) -> str:
    return translate(valid_accreditation(hospital), language, "accreditation")


def valid_accreditation(hospital: Hospital) -> str:
    """What the hospital is accredited as today; nothing once the certificate has run out."""
    until = hospital.accredited_until
    has_ended = until is not None and until < timezone.localdate()
    return "" if has_ended else hospital.get_accreditation_display()


def department_tile(department: Department, language: Language = "en") -> DepartmentTile:
    """What patients call it; in Hindi a department has one name."""
    label = department.plain_name if language == "en" else display_name(department, language)
    return DepartmentTile(label=label, icon=department.icon, url=department_url(department, language))


def is_plotted(price: PriceRange) -> bool:
    """Whether its middle is shown: few quotes have none."""
    return price.quotes is None or price.quotes >= LEAST_QUOTES


def price_row(
    price: PriceRange, language: Language = "en", *, name: str = "", url: str | None = None
) -> PriceRangeRow:
    """Needs procedure loaded. Few quotes have no median and are not plotted (design.md section 5).

    The source is named as it names itself.
    """
    has_middle = is_plotted(price)
    return PriceRangeRow(
        name=name or sentence_case(display_name(price.procedure, language)),
        label=price_label(price, language),
        url=url,
        lowest=price.lowest,
        typical_low=price.typical_low if has_middle else None,
        typical=price.typical if has_middle else None,
        typical_high=price.typical_high if has_middle else None,
        highest=price.highest,
        source=translate(price.source, language, "price source"),
        as_of=long_date(price.as_of, language),
        is_demo=price.is_demo,
        is_published=price.quotes is None,
    )
