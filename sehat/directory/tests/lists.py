"""The lists that the tests ask for: general surgery in Delhi NCR, and all that take CGHS."""

from __future__ import annotations

from django.http import QueryDict

from sehat.directory.models import City, Department, Doctor, Hospital, Insurer
from sehat.directory.pages.doctors import doctors_page
from sehat.directory.pages.hospitals import hospitals_page
from sehat.directory.pages.insurer import insurer_page
from sehat.directory.schemas import DoctorsPageProps, HospitalsPageProps, InsurerPageProps

Query = str | QueryDict


def place() -> tuple[City, Department]:
    return City.objects.get(slug="delhi-ncr"), Department.objects.get(slug="general-surgery")


def read(query: Query) -> QueryDict:
    return QueryDict(query) if isinstance(query, str) else query


def asked(query: Query) -> DoctorsPageProps:
    return doctors_page(*place(), read(query))


def hospitals_asked(query: Query) -> HospitalsPageProps:
    return hospitals_page(*place(), read(query))


def insurer_asked(query: Query, slug: str = "cghs") -> InsurerPageProps:
    return insurer_page(Insurer.objects.get(slug=slug), read(query))


def everyone() -> list[Doctor]:
    doctors = Doctor.objects.filter(city__slug="delhi-ncr", department__slug="general-surgery")
    return list(doctors.prefetch_related("conditions", "languages", "hospitals__locality"))


def every_hospital(**where: object) -> list[Hospital]:
    found = Hospital.objects.filter(**where)
    return list(found.select_related("city", "locality").prefetch_related("insurers").distinct())


def names_of(page: DoctorsPageProps) -> list[str]:
    return [doctor.name for doctor in page.doctors]
