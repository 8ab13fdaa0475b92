"""`/{city}/hospitals/{department}` as props."""

from __future__ import annotations

from django.http import QueryDict

from sehat.core.india import in_a_sentence, sentence_case
from sehat.core.languages import display_name, localized_path, noop, translate
from sehat.core.schemas import Language
from sehat.directory.addresses import hospitals_url
from sehat.directory.cards import home_crumb
from sehat.directory.city_addresses import crumbs_in
from sehat.directory.hospital_filters import hospital_facets
from sehat.directory.list_links import hospital_pairs, in_other_cities, others_in_city
from sehat.directory.listing import paginate_list
from sehat.directory.models import City, Department, Hospital
from sehat.directory.schemas import HospitalsPageProps
from sehat.directory.selectors import hospital_cards
from sehat.rendering.schemas import Crumb

# What engines show, and what stands at the top. With one there is nothing to compare.
ONE = (
    noop(
        "A hospital with a department of {department} in {city}: its beds, accreditation and the insurance "
        "it takes."
    ),
    noop(
        "We list one hospital in {city} that has a department of {department}. See its beds, accreditation "
        "and the insurance it told us it takes, then ask for an appointment."
    ),
)
MORE = (
    noop(
        "Compare hospitals with a department of {department} in {city} by beds, accreditation and the "
        "insurance they take."
    ),
    noop(
        "Hospitals in {city} that have a department of {department}. Compare beds, accreditation and the "
        "insurance they told us they take, then ask for an appointment."
    ),
)


def hospitals_page(
    city: City, department: Department, query: QueryDict, language: Language = "en"
) -> HospitalsPageProps:
    """The list as the query string asks for it. Raises EmptyPage."""
    hospitals = Hospital.objects.filter(city=city, departments=department)
    facets = hospital_facets(city, department, language)
    found = paginate_list(hospitals, facets, query, hospitals_url(city, department, language), language)
    place, name = display_name(city, language), display_name(department, language)
    named = in_a_sentence(name) if language == "en" else name
    title = title_of(name, place, language)
    description, intro = (
        translate(words, language).format(department=named, city=place)
        for words in (ONE if found.listing.unfiltered_total == 1 else MORE)
    )
    crumbs = [
        home_crumb(language),
        Crumb(label=translate("Hospitals", language), url=localized_path("/hospitals", language)),
        Crumb(label=place),
        Crumb(label=name),
    ]
    return HospitalsPageProps(
        meta=found.meta(
            title=translate("{}: beds, accreditation and insurance", language).format(title),
            description=description,
            crumbs=crumbs,
        ),
        crumbs=crumbs_in(city, crumbs),
        title=title,
        intro=intro,
        listing=found.listing,
        hospitals=hospital_cards(found.shown, language=language),
        nearby=in_other_cities(hospital_pairs(language), hospitals_url, city, department, name, language),
        related=others_in_city(hospital_pairs(language), hospitals_url, city, department, language),
    )


def title_of(department: str, city: str, language: Language) -> str:
    """Of a department and a city by their names: “General surgery hospitals in Delhi NCR”."""
    title = translate("{department} hospitals in {city}", language)
    return title.format(department=sentence_case(department), city=city)
