"""What the builders of medical pages and articles share: composed into the props of each."""

from __future__ import annotations

from typing import TypedDict

from sehat.content import schemas
from sehat.content.models import ConditionPage, MedicalPage, SymptomPage, TestPage, TreatmentPage
from sehat.content.models.medical import names_in
from sehat.content.page_parts.body import Facts, doctors_link
from sehat.content.page_parts.medical_meta import byline, questions
from sehat.core.languages import display_name
from sehat.core.schemas import Link
from sehat.directory.city_addresses import in_city
from sehat.directory.list_links import doctor_pairs, nearest_with
from sehat.directory.models import Department
from sehat.directory.schemas import DoctorCard
from sehat.rendering.blocks import values
from sehat.rendering.footnotes import sources_of
from sehat.rendering.schemas import Byline, Crumb, Source


class ReviewedFields(TypedDict):
    """The fields of schemas.ReviewedPageProps beside `meta`."""

    crumbs: list[Crumb]
    byline: Byline | None
    lead: str
    see_doctor: list[str]
    emergency: list[str]
    body: list[schemas.BodyBlock]
    questions: list[schemas.Question]
    sources: list[Source]


class TitleFields(TypedDict):
    """Of schemas.MedicalPageProps."""

    name: str
    name_hi: str
    also_called: list[str]


class InCityFields(TypedDict):
    """Of schemas.InCityPageProps."""

    city: str
    doctors: list[DoctorCard]
    doctors_link: Link
    elsewhere: list[Link]


def reviewed_fields(page: MedicalPage, crumbs: list[Crumb], body: list[schemas.BodyBlock]) -> ReviewedFields:
    """What stands on every page that a reviewer approves."""
    return ReviewedFields(
        crumbs=crumbs,
        byline=byline(page),
        lead=page.lead,
        see_doctor=values(page.see_doctor),
        emergency=values(page.emergency),
        body=body,
        questions=questions(page),
        sources=sources_of(page.sources, page.language),
    )


def title_fields(page: ConditionPage | TreatmentPage | TestPage | SymptomPage, name_hi: str) -> TitleFields:
    """An English page shows the Hindi name beside its own."""
    beside = name_hi if page.language == "en" else ""
    return TitleFields(name=page.title, name_hi=beside, also_called=names_in(page.also_called))


def in_city_fields(
    page: ConditionPage | TreatmentPage | SymptomPage,
    facts: Facts,
    department: Department | None,
    treating: list[DoctorCard] | None = None,
) -> InCityFields:
    """Doctors in the city of the facts: who treat what the page is about, else those of a department."""
    of, language = department.pk if department else 0, page.language
    return InCityFields(
        city=display_name(facts.city, language),
        doctors=treating or facts.doctors.get(of, []),
        doctors_link=doctors_link(facts.departments.get(of), facts.city, language),
        elsewhere=[
            Link(label=display_name(city, language), url=f"{in_city(page.address, city.slug)}#doctors")
            for city in (nearest_with(doctor_pairs(), department, facts.city) if department else [])
        ],
    )
