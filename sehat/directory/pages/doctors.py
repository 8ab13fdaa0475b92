"""`/{city}/doctors/{speciality}` as props."""

from __future__ import annotations

from django.http import QueryDict

from sehat.core.india import in_a_sentence
from sehat.core.languages import display_name, localized_path, noop, translate
from sehat.core.schemas import Language
from sehat.directory.addresses import listing_url
from sehat.directory.cards import home_crumb
from sehat.directory.city_addresses import crumbs_in
from sehat.directory.doctor_filters import doctor_facets
from sehat.directory.list_links import doctor_pairs, in_other_cities, others_in_city
from sehat.directory.listing import paginate_list
from sehat.directory.models import City, Department, Doctor
from sehat.directory.names import intro_of, specialists
from sehat.directory.schemas import DoctorsPageProps
from sehat.directory.selectors import doctor_cards
from sehat.rendering.schemas import Crumb


def doctors_page(
    city: City, department: Department, query: QueryDict, language: Language = "en"
) -> DoctorsPageProps:
    """The list as the query string asks for it. Raises EmptyPage."""
    doctors = Doctor.objects.filter(city=city, department=department)
    facets = doctor_facets(city, department, language)
    found = paginate_list(doctors, facets, query, listing_url(city, department, language), language)
    listing = found.listing
    many, place = specialists(department, language), display_name(city, language)
    title = translate("{what} in {city}", language).format(what=many, city=place)
    crumbs = [
        home_crumb(language),
        Crumb(label=translate("Doctors", language), url=localized_path("/doctors", language)),
        Crumb(label=place),
        Crumb(label=many),
    ]
    return DoctorsPageProps(
        meta=found.meta(
            title=translate("{}: fees, experience and languages", language).format(title),
            description=description_of(listing.unfiltered_total, many, place, language),
            crumbs=crumbs,
        ),
        crumbs=crumbs_in(city, crumbs),
        title=title,
        intro=intro_of(department, language),
        listing=listing,
        doctors=doctor_cards(found.shown, language),
        nearby=in_other_cities(doctor_pairs(language), listing_url, city, department, many, language),
        related=others_in_city(doctor_pairs(language), listing_url, city, department, language),
    )


def description_of(count: int, specialists: str, city: str, language: Language) -> str:
    """What engines show. With one there is nobody to compare."""
    one = noop(
        "{specialists} in {city}: fee, experience and languages of the one who is listed. Ask for an "
        "appointment."
    )
    more = noop(
        "Compare {number} {specialists} in {city} by fee, experience and language, then ask for an "
        "appointment."
    )
    said = specialists if count == 1 else in_a_sentence(specialists)
    words = translate(one if count == 1 else more, language)
    return words.format(number=count, specialists=said, city=city)
