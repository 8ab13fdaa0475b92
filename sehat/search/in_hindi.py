"""Results as a page in Hindi shows them. Doctors and hospitals without a Hindi name keep the one they are
registered by."""

from __future__ import annotations

from sehat.content.models import SymptomPage, TestPage
from sehat.content.models.site_page import published
from sehat.content.page_parts.translation import in_language
from sehat.content.selectors import translated_articles
from sehat.core.languages import translate
from sehat.core.schemas import Language
from sehat.directory.models import Doctor, Hospital
from sehat.directory.names import doctor_name, doctor_title, hospital_name, with_title
from sehat.directory.selectors import hindi_department_names, hindi_localities
from sehat.leads.answers.lookup import city_index, condition_index, department_index, procedure_index
from sehat.rendering.cache_version import cached_until_change
from sehat.search.schemas import Entity

WRITTEN = {"Test", "Symptom", "Blog"}  # found by their own title


def localized_entities(entities: list[Entity], language: Language) -> list[Entity]:
    """What has no Hindi stays as it is. One query where doctors are among them, one where hospitals are, the
    rest is cached."""
    if language == "en":
        return entities
    doctors = hindi_doctors([entity.id for entity in entities if entity.kind == "Doctor"])
    hospitals = hindi_hospitals([entity.id for entity in entities if entity.kind == "Hospital"])
    written = written_in_hindi() if any(entity.kind in WRITTEN for entity in entities) else {}
    return [
        entity.model_copy(
            update={
                "name": name_of(entity),
                "subtitle": subtitle_of(entity),
                "city": city_index().in_hindi(entity.city),
                "url": in_language(entity.url, language),
            }
            | written.get(entity.url, {})
            | (doctors.get(entity.id, {}) if entity.kind == "Doctor" else {})
            | (hospitals.get(entity.id, {}) if entity.kind == "Hospital" else {})
        )
        for entity in entities
    ]


@cached_until_change
def written_in_hindi() -> dict[str, dict[str, str]]:
    """Title and address of the Hindi page about each test, symptom and article, by the address of the English
    one. Three queries, cached."""
    pages = [page for model in (TestPage, SymptomPage) for page in published(model.objects)]
    hindi = [page for page in pages if page.language == "hi"]
    found = {page.address.removeprefix("/hi"): page for page in hindi}
    found |= {page.translation_of.address: page for page in translated_articles()}
    return {address: {"name": page.title, "url": page.address} for address, page in found.items()}


def hindi_doctors(ids: list[int]) -> dict[int, dict[str, str]]:
    """Name and title as on the page of each: what nobody translated is the doctor of a department. One query
    where there are any."""
    found = Doctor.objects.filter(pk__in=ids).select_related("department") if ids else []
    return {row.pk: {"name": doctor_name(row, "hi"), "subtitle": doctor_title(row, "hi")} for row in found}


def hindi_hospitals(ids: list[int]) -> dict[int, dict[str, str]]:
    """Names that an editor wrote in Hindi. One query where there are any."""
    found = Hospital.objects.filter(pk__in=ids).exclude(name_hi="") if ids else []
    return {row.pk: {"name": hospital_name(row, "hi")} for row in found}


def name_of(entity: Entity) -> str:
    match entity.kind:
        case "Condition":
            return condition_index().in_hindi(entity.name)
        case "Treatment":
            return procedure_index().in_hindi(entity.name)
        case "Department":
            return department_index().in_hindi(entity.name)
        case "Doctor":
            return with_title(entity.name, "hi")
    return entity.name


def subtitle_of(entity: Entity) -> str:
    match entity.kind:
        case "Doctor":
            return translate(entity.subtitle, "hi", "doctor's title")
        case "Hospital":
            parts = entity.subtitle.split(", ")
            return ", ".join(hindi_localities().get(part) or city_index().in_hindi(part) for part in parts)
        case "Department":
            return ""  # in Hindi a department has one name
    return hindi_department_names().get(entity.subtitle, entity.subtitle)
