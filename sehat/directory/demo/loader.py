"""Loads the demo: `load_directory()` may run any number of times and always leaves the same rows."""

from __future__ import annotations

from collections.abc import Callable

from django.db import transaction
from django.db.models import Model

from sehat.directory.demo import people, places
from sehat.directory.demo.records import DoctorRecord, HospitalRecord
from sehat.directory.demo.reference import load_prices, load_reference
from sehat.directory.demo.scale import add_doctors
from sehat.directory.demo.upsert import drop_stale, move_sequences, set_pairs, upsert
from sehat.directory.models import (
    City,
    Condition,
    Department,
    Doctor,
    Empanelment,
    Hospital,
    HospitalList,
    Insurer,
    Language,
    Locality,
    Practice,
    Procedure,
)

Report = Callable[[str], object]


class RealRowError(Exception):
    """A row the demo would write over is not a demo row."""


@transaction.atomic
def load_directory(scale: int = 0, report: Report = print) -> None:
    """Real reference data, invented hospitals and doctors, and `scale` more doctors for load tests."""
    hospitals, doctors = places.hospitals(), people.doctors()
    _refuse_real_rows(Hospital, [record.id for record in hospitals])
    _refuse_real_rows(Doctor, [record.id for record in doctors])
    load_reference()
    _load_hospitals(hospitals)
    _load_doctors(doctors)
    load_prices()
    move_sequences([Department, Procedure, Condition, HospitalList, Insurer, Hospital, Doctor])
    report(f"Demo directory: {len(hospitals)} hospitals and {len(doctors)} doctors, all invented.")
    if scale:
        add_doctors(scale, report)
        move_sequences([Doctor])


def _refuse_real_rows(model: type[Model], ids: list[int]) -> None:
    real = model._default_manager.filter(is_demo=False, pk__in=ids).first()
    if real is not None:
        raise RealRowError(f"{model.__name__} {real.pk} ({real}) is not demo data, so nothing was loaded.")


def _ids(model: type[Model]) -> dict[str, int]:
    return dict(model._default_manager.values_list("slug", "pk"))


def _load_hospitals(records: tuple[HospitalRecord, ...]) -> None:
    cities, departments, insurers = _ids(City), _ids(Department), _ids(Insurer)
    localities = {
        (city, name): key for key, city, name in Locality.objects.values_list("pk", "city_id", "name")
    }
    upsert([_hospital(record, cities, localities) for record in records])
    set_pairs(
        Hospital.departments.through,
        "hospital_id",
        "department_id",
        {record.id: {departments[slug] for slug in record.departments} for record in records},
    )
    # First the pairs, then their dates: a pair that has gone must go from the table too.
    accepted = {record.id: {insurers[slug] for slug in record.insurers} for record in records}
    drop_stale(Empanelment, "hospital_id", "insurer_id", accepted)
    upsert(
        [
            Empanelment(hospital_id=record.id, insurer_id=insurers[slug], told_on=told_on)
            for record in records
            for slug, told_on in record.insurers.items()
        ],
        unique=("hospital", "insurer"),
    )


def _hospital(
    record: HospitalRecord, cities: dict[str, int], localities: dict[tuple[int, str], int]
) -> Hospital:
    return Hospital(
        id=record.id,
        name=record.name,
        name_hi=record.name_hi,
        slug=record.slug,
        city_id=cities[record.city],
        locality_id=localities[cities[record.city], record.locality],
        address=record.address,
        beds=record.beds,
        accreditation=record.accreditation,
        accredited_until=record.accredited_until,
        facilities="\n".join(record.facilities),
        is_demo=True,
    )


def _load_doctors(records: tuple[DoctorRecord, ...]) -> None:
    cities, departments = _ids(City), _ids(Department)
    upsert([_doctor(record, cities, departments) for record in records])
    languages = dict(Language.objects.values_list("name", "pk"))
    conditions, procedures = _ids(Condition), _ids(Procedure)
    spoken = {record.id: {languages[name] for name in record.languages} for record in records}
    treated = {record.id: {conditions[slug] for slug in record.conditions} for record in records}
    done = {record.id: {procedures[slug] for slug in record.procedures} for record in records}
    set_pairs(Doctor.languages.through, "doctor_id", "language_id", spoken)
    set_pairs(Doctor.conditions.through, "doctor_id", "condition_id", treated)
    set_pairs(Doctor.procedures.through, "doctor_id", "procedure_id", done)
    drop_stale(Practice, "doctor_id", "hospital_id", {record.id: set(record.hours) for record in records})
    upsert(
        [
            Practice(doctor_id=record.id, hospital_id=hospital, hours=hours)
            for record in records
            for hospital, hours in record.hours.items()
        ],
        unique=("doctor", "hospital"),
    )


def _doctor(record: DoctorRecord, cities: dict[str, int], departments: dict[str, int]) -> Doctor:
    return Doctor(
        id=record.id,
        name=record.name,
        name_hi=record.name_hi,
        slug=record.slug,
        # People leave the title out when they search.
        aliases=[record.name.removeprefix("Dr ")],
        city_id=cities[record.city],
        department_id=departments[record.department],
        title=record.title,
        degrees=record.degrees,
        gender=record.gender,
        registration=record.registration,
        is_verified=record.is_verified,
        practising_since=record.practising_since,
        fee=record.fee,
        has_video=record.has_video,
        about=record.about,
        training=record.training,
        accepts_cashless=record.accepts_cashless,
        accepts_ayushman=record.accepts_ayushman,
        accepts_cghs=record.accepts_cghs,
        is_demo=True,
    )
