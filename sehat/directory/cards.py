"""Rows of the directory as the cards that pages show."""

from __future__ import annotations

from django.utils import timezone

from sehat.core.india import long_date, this_year
from sehat.core.schemas import Link
from sehat.directory import hindi
from sehat.directory.addresses import department_url, doctor_url, hospital_url
from sehat.directory.models import Department, Doctor, Hospital, Insurer, PriceRange
from sehat.directory.schemas import DepartmentTile, DoctorCard, HospitalCard, PriceRangeRow
from sehat.rendering.pictures import COVER, PORTRAIT, picture_of

TREATS_SHOWN = 4
LEAST_QUOTES = 5


def years_of(doctor: Doctor) -> int | None:
    """Whole years of practice; None when the start is not recorded."""
    return max(0, this_year() - doctor.practising_since) if doctor.practising_since else None


def doctor_card(doctor: Doctor) -> DoctorCard:
    """Needs what `selectors.with_cards` brings along."""
    practice = next(iter(doctor.practices.all()), None)
    return DoctorCard(
        id=doctor.pk,
        name=doctor.name,
        url=doctor_url(doctor),
        title=doctor.title,
        degrees=doctor.degrees,
        is_verified=doctor.is_verified,
        is_demo=doctor.is_demo,
        years=years_of(doctor),
        hospital=workplace(practice.hospital) if practice else None,
        languages=[language.name for language in doctor.languages.all()],
        treats=[condition.name for condition in doctor.conditions.all()[:TREATS_SHOWN]],
        fee=doctor.fee,
        photo=picture_of(doctor.photo, PORTRAIT),
    )


def doctor_card_hi(doctor: Doctor) -> DoctorCard:
    """The same card on a page under /hi. Needs department loaded as well."""
    practice = next(iter(doctor.practices.all()), None)
    return doctor_card(doctor).model_copy(
        update={
            "hospital": workplace_hi(practice.hospital) if practice else None,
            "name": hindi.doctor_name(doctor),
            "title": hindi.doctor_title(doctor),
            "degrees": hindi.degrees(doctor.degrees),
            "languages": [hindi.language_name(language) for language in doctor.languages.all()],
            "treats": [item.name_hi or item.name for item in doctor.conditions.all()[:TREATS_SHOWN]],
        }
    )


def workplace(hospital: Hospital) -> Link:
    """Needs locality loaded."""
    return Link(label=f"{hospital.name}, {hospital.locality.name}", url=hospital_url(hospital))


def workplace_hi(hospital: Hospital) -> Link:
    """The hospital's name as it is registered, its part of the city in Hindi. Needs locality loaded."""
    area = hospital.locality.name_hi or hospital.locality.name
    return Link(label=f"{hospital.name}, {area}", url=hospital_url(hospital))


SCHEME_TAGS = {"ayushman-bharat": "Ayushman", "cghs": "CGHS", "echs": "ECHS"}


def hospital_card(hospital: Hospital, *, doctors: int, insurer: Insurer | None = None) -> HospitalCard:
    """Needs locality, city, photo, its renditions and empanelments__insurer loaded.

    `insurer` is the one the page is about.
    """
    told = {row.insurer.slug: row for row in hospital.empanelments.all()}
    is_cashless = any(row.insurer.kind != Insurer.Kind.SCHEME for row in told.values())
    tags = [valid_accreditation(hospital), "Cashless insurance" if is_cashless else ""]
    tags += [tag for slug, tag in SCHEME_TAGS.items() if slug in told]
    return HospitalCard(
        id=hospital.pk,
        name=hospital.name,
        url=hospital_url(hospital),
        area=f"{hospital.locality.name}, {hospital.city.name}",
        beds=hospital.beds,
        doctors=doctors,
        tags=[tag for tag in tags if tag],
        is_demo=hospital.is_demo,
        told_on=long_date(told[insurer.slug].told_on) if insurer else None,
        photo=picture_of(hospital.photo, COVER),
    )


def valid_accreditation(hospital: Hospital) -> str:
    """What the hospital is accredited as today; nothing once the certificate has run out."""
    until = hospital.accredited_until
    has_ended = until is not None and until < timezone.localdate()
    return "" if has_ended else hospital.get_accreditation_display()


def department_tile(department: Department) -> DepartmentTile:
    return DepartmentTile(label=department.plain_name, icon=department.icon, url=department_url(department))


def price_row(price: PriceRange, *, name: str = "", url: str | None = None) -> PriceRangeRow:
    """Needs procedure loaded. Few quotes have no median and are not plotted (design.md section 5)."""
    is_plotted = price.quotes is None or price.quotes >= LEAST_QUOTES
    return PriceRangeRow(
        name=name or price.procedure.name,
        label=price.label,
        url=url,
        lowest=price.lowest,
        typical_low=price.typical_low if is_plotted else None,
        typical=price.typical if is_plotted else None,
        typical_high=price.typical_high if is_plotted else None,
        highest=price.highest,
        source=price.source,
        as_of=long_date(price.as_of),
        is_demo=price.is_demo,
    )


def price_row_hi(price: PriceRange) -> PriceRangeRow:
    """The same row on a page under /hi. The source is named as it names itself."""
    return price_row(price, name=price.procedure.name_hi).model_copy(
        update={"label": hindi.price_label(price), "as_of": long_date(price.as_of, "hi")}
    )
