"""Lists of doctors and hospitals as answers: "Urologists in Bengaluru", 9 doctors."""

from __future__ import annotations

from collections.abc import Iterator

from sehat.core.languages import display_name, translate
from sehat.core.schemas import Language
from sehat.costs.choices import explorer_url
from sehat.directory.addresses import HOME_PATHS, department_url
from sehat.directory.asked_lists import asked_doctors, asked_hospitals, asked_insurer
from sehat.directory.city_addresses import in_city
from sehat.directory.list_links import city_lists
from sehat.directory.models import City, Department, Insurer
from sehat.directory.selectors import departments_by_slug
from sehat.search.answering.asked import doctor_query, hospital_query
from sehat.search.answering.labels import doctor_count, hospital_count, noted
from sehat.search.answering.place import Place
from sehat.search.parser.parts import ParsedQuery, Part
from sehat.search.schemas import SearchHit


def doctors_in(parsed: ParsedQuery, place: Place, slug: str, language: Language) -> list[SearchHit]:
    """The doctors of a department in a city; none where the city has no such doctor."""
    department = departments_by_slug().get(slug)  # renamed a moment ago: none
    if not place.city or department is None or slug not in city_lists(place.city.slug).doctors:
        return []
    found = asked_doctors(place.city, department, doctor_query(parsed, place))
    title = translate("{specialists} in {city}", language)
    many = specialists(department, language)
    city = display_name(place.city, language)
    return [
        SearchHit(
            name=title.format(specialists=many, city=city),
            note=noted(doctor_count(found.total, language), parsed, found, language),
            url=found.url,
            icon=department.icon,
        )
    ]


def hospitals_in(parsed: ParsedQuery, place: Place, slug: str, language: Language) -> list[SearchHit]:
    """The hospitals of a city that have a department; none where there is none."""
    department = departments_by_slug().get(slug)
    if not place.city or department is None or slug not in city_lists(place.city.slug).hospitals:
        return []
    found = asked_hospitals(place.city, department, hospital_query(parsed, place))
    title = translate("{department} hospitals in {city}", language)
    named = display_name(department, language)
    return [
        SearchHit(
            name=title.format(department=named, city=display_name(place.city, language)),
            note=noted(hospital_count(found.total, language), parsed, found, language),
            url=found.url,
            icon="hospital",
        )
    ]


def specialists(department: Department, language: Language) -> str:
    """Urologists; in Hindi a word for one and many."""
    if language == "hi" and department.name_hi:
        return translate("{department} specialists", language).format(department=department.name_hi)
    return department.specialist_plural


def department_page(slug: str, language: Language) -> list[SearchHit]:
    """None where it was renamed a moment ago."""
    department = departments_by_slug().get(slug)
    if department is None:
        return []
    return [
        SearchHit(
            name=display_name(department, language),
            note=translate("What they treat, doctors and hospitals", language),
            url=department_url(department),
            icon=department.icon,
        )
    ]


def home_of(city: City, section: str, language: Language) -> SearchHit:
    """The home page of a city; `section`: "doctors" or "hospitals" of it, "" for its beginning."""
    titles = {
        "": translate("Doctors and hospitals in {city}", language),
        "doctors": translate("Doctors in {city}", language),
        "hospitals": translate("Hospitals in {city}", language),
    }
    path = in_city(HOME_PATHS[language], city.slug)
    return SearchHit(
        name=titles[section].format(city=display_name(city, language)),
        note=translate("Every department, and what treatment costs", language),
        url=f"{path}#{section}" if section else path,
        icon="hospital" if section == "hospitals" else "doctor",
    )


def ways_in(parsed: ParsedQuery, language: Language) -> Iterator[SearchHit]:
    """Where no city is known: all doctors, all hospitals. The best and the nearest are doctors where no
    hospital was asked for."""
    of_either = parsed.wishes & {"best", "cheap", "near"} and "hospital" not in parsed.wishes
    if of_either or parsed.wishes & {"doctor", "woman"}:
        yield SearchHit(
            name=translate("Find doctors", language),
            note=translate("Choose your city, then the kind of doctor you need.", language),
            url="/doctors",
            icon="doctor",
        )
    if parsed.wishes & {"hospital", "near"}:
        yield SearchHit(
            name=translate("Find hospitals", language),
            note=translate("Choose your city, then the department you need.", language),
            url="/hospitals",
            icon="hospital",
        )


def indexes(parsed: ParsedQuery, language: Language) -> Iterator[SearchHit]:
    """Of a test, a cost or an operation without a name: all of them."""
    if "test" in parsed.wishes:
        name, note = translate("Tests", language), translate("Why, how and usual ranges", language)
        yield SearchHit(name=name, note=note, url="/tests", icon="test_tubes")
    if "cost" in parsed.wishes:
        name, note = (
            translate("What treatments cost", language),
            translate("Ranges by city and hospital", language),
        )
        yield SearchHit(name=name, note=note, url=explorer_url(), icon="coins")
    elif "operation" in parsed.wishes:
        name, note = translate("Treatments", language), translate("What happens, and what it costs", language)
        yield SearchHit(name=name, note=note, url="/treatment", icon="general_surgery")


def hospitals_of_insurer(
    part: Part, parsed: ParsedQuery, place: Place, language: Language
) -> list[SearchHit]:
    """The list of hospitals that take an insurer, in the place that is asked for; none where none does."""
    insurer = Insurer.objects.filter(slug=part.key).first()
    if insurer is None:
        return []
    found = asked_insurer(insurer, place.city if place.is_asked else None)
    if not found.total:
        return []
    title = translate("Hospitals that accept {insurer}", language)
    return [
        SearchHit(
            name=title.format(insurer=display_name(insurer, language)),
            note=noted(hospital_count(found.total, language), parsed, found, language),
            url=found.url,
            icon="hospital",
        )
    ]
