"""`/{city}/doctors/{speciality}` as props."""

from __future__ import annotations

from django.http import QueryDict

from sehat.core.india import in_a_sentence, this_year
from sehat.directory.addresses import listing_url
from sehat.directory.doctor_filters import doctor_list_config
from sehat.directory.filters import Facets, facets_of
from sehat.directory.list_links import doctor_pairs, in_other_cities, others_in_city
from sehat.directory.listing import paginate_list
from sehat.directory.models import City, Department, Doctor
from sehat.directory.schemas import DoctorsPageProps
from sehat.directory.selectors import doctor_cards
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.schemas import Crumb


def doctors_page(city: City, department: Department, query: QueryDict) -> DoctorsPageProps:
    """The list as the query string asks for it. Raises EmptyPage."""
    doctors = Doctor.objects.filter(city=city, department=department)
    found = paginate_list(doctors, doctor_facets(city, department), query, listing_url(city, department))
    listing = found.listing
    many = department.specialist_plural
    title = f"{many} in {city.name}"
    crumbs = [
        Crumb(label="Home", url="/"),
        Crumb(label="Doctors", url="/doctors"),
        Crumb(label=city.name),
        Crumb(label=many),
    ]
    return DoctorsPageProps(
        meta=found.meta(
            title=f"{title}: fees, experience and languages",
            description=f"Compare {listing.unfiltered_total} {in_a_sentence(many)} in {city.name} "
            "by fee, experience and language, then ask for an appointment.",
            crumbs=crumbs,
        ),
        crumbs=crumbs,
        title=title,
        intro=department.intro,
        listing=listing,
        doctors=doctor_cards(found.shown),
        nearby=in_other_cities(doctor_pairs(), listing_url, city, department, many),
        related=others_in_city(doctor_pairs(), listing_url, city, department),
    )


@cached_until_change
def doctor_facets(city: City, department: Department) -> Facets:
    """Three queries, cached: a crawler that walks the filters asks for the same again and again."""
    doctors = Doctor.objects.filter(city=city, department=department)
    return facets_of(doctors, doctor_list_config(city, department, this_year()))
