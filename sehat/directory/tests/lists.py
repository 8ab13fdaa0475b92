"""The list that the tests ask for: general surgeons in Delhi NCR, three pages of them."""

from __future__ import annotations

from django.http import QueryDict

from sehat.directory.listing import doctors_page
from sehat.directory.models import City, Department, Doctor
from sehat.directory.schemas import DoctorsPage


def asked(query: str | QueryDict) -> DoctorsPage:
    city, department = City.objects.get(slug="delhi-ncr"), Department.objects.get(slug="general-surgery")
    return doctors_page(city, department, QueryDict(query) if isinstance(query, str) else query)


def everyone() -> list[Doctor]:
    doctors = Doctor.objects.filter(city__slug="delhi-ncr", department__slug="general-surgery")
    return list(doctors.prefetch_related("languages"))


def names_of(page: DoctorsPage) -> list[str]:
    return [doctor.name for doctor in page.doctors]
