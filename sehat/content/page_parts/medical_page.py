"""What the builders of medical pages and articles share: composed into the props of each."""

from __future__ import annotations

from typing import TypedDict

from sehat.content import schemas
from sehat.content.models import ConditionPage, MedicalPage, SymptomPage, TestPage, TreatmentPage
from sehat.content.page_parts.body import Facts, doctors_link
from sehat.content.page_parts.medical_meta import byline, names, questions, values
from sehat.core.languages import translate
from sehat.core.schemas import Language, Link
from sehat.directory.schemas import DoctorCard
from sehat.directory.selectors import HOME_CITY_NAME
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


class CareFields(TypedDict):
    """Of schemas.CarePageProps, beside prices."""

    city: str
    doctors: list[DoctorCard]
    doctors_link: Link


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
    return TitleFields(name=page.title, name_hi=beside, also_called=names(page.also_called))


def care_fields(
    facts: Facts, department_id: int, language: Language, treating: list[DoctorCard] | None = None
) -> CareFields:
    """Doctors in the home city: those who treat what the page is about, else those of a department."""
    return CareFields(
        city=translate(HOME_CITY_NAME, language),
        doctors=treating or facts.doctors.get(department_id, []),
        doctors_link=doctors_link(facts.departments.get(department_id), language),
    )
