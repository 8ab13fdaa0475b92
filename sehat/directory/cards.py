"""Rows of the directory as the cards that pages show."""

from __future__ import annotations

from sehat.core.india import long_date, this_year
from sehat.directory.models import Doctor, Hospital, PriceRange
from sehat.directory.schemas import DoctorCard, HospitalCard, PriceRangeRow

TREATS_SHOWN = 4


def doctor_url(doctor: Doctor) -> str:
    return f"/doctor/{doctor.slug}"


def years_of(doctor: Doctor) -> int | None:
    """Whole years of practice; None when the start is not recorded."""
    return max(0, this_year() - doctor.practising_since) if doctor.practising_since else None


def doctor_card(doctor: Doctor) -> DoctorCard:
    """Needs practices__hospital__locality, languages and conditions prefetched."""
    practice = next(iter(doctor.practices.all()), None)
    return DoctorCard(
        id=doctor.pk,
        name=doctor.name,
        url=doctor_url(doctor),
        title=doctor.title,
        degrees=doctor.degrees,
        is_verified=doctor.is_verified,
        years=years_of(doctor),
        hospital=f"{practice.hospital.name}, {practice.hospital.locality.name}" if practice else None,
        languages=[language.name for language in doctor.languages.all()],
        treats=[condition.name for condition in doctor.conditions.all()[:TREATS_SHOWN]],
        fee=doctor.fee,
    )


def hospital_card(hospital: Hospital, doctors: int) -> HospitalCard:
    """Needs locality, city and insurers loaded."""
    kinds = {insurer.kind for insurer in hospital.insurers.all()}
    slugs = {insurer.slug for insurer in hospital.insurers.all()}
    tags = [hospital.get_accreditation_display()] if hospital.accreditation else []
    tags += ["Cashless insurance"] if kinds & {"private", "public"} else []
    tags += [label for slug, label in (("pm-jay", "Ayushman"), ("cghs", "CGHS")) if slug in slugs]
    return HospitalCard(
        id=hospital.pk,
        name=hospital.name,
        url=None,
        area=f"{hospital.locality.name}, {hospital.city.name}",
        beds=hospital.beds,
        doctors=doctors,
        tags=tags,
    )


def price_row(price: PriceRange, *, name: str = "") -> PriceRangeRow:
    """Needs procedure loaded."""
    return PriceRangeRow(
        name=name or price.procedure.name,
        label=price.label,
        url=None,
        lowest=price.lowest,
        typical_low=price.typical_low,
        typical=price.typical,
        typical_high=price.typical_high,
        highest=price.highest,
        source=price.source,
        as_of=long_date(price.as_of),
        is_demo=price.is_demo,
    )
