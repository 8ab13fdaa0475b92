"""`/{city}/hospitals/{department}` as props."""

from __future__ import annotations

from django.http import QueryDict
from django.utils import timezone

from sehat.core.india import in_a_sentence
from sehat.directory.addresses import hospitals_url
from sehat.directory.filters import Facets, facets_of
from sehat.directory.hospital_filters import hospital_list_config
from sehat.directory.list_links import hospital_pairs, in_other_cities, others_in_city
from sehat.directory.listing import paginate_list
from sehat.directory.models import City, Department, Hospital
from sehat.directory.schemas import HospitalsPageProps
from sehat.directory.selectors import hospital_cards
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.schemas import Crumb


def hospitals_page(city: City, department: Department, query: QueryDict) -> HospitalsPageProps:
    """The list as the query string asks for it. Raises EmptyPage."""
    hospitals = Hospital.objects.filter(city=city, departments=department)
    found = paginate_list(
        hospitals, hospital_facets(city, department), query, hospitals_url(city, department)
    )
    named = in_a_sentence(department.name)
    title = f"{department.name} hospitals in {city.name}"
    crumbs = [
        Crumb(label="Home", url="/"),
        Crumb(label="Hospitals", url="/hospitals"),
        Crumb(label=city.name),
        Crumb(label=department.name),
    ]
    return HospitalsPageProps(
        meta=found.meta(
            title=f"{title}: beds, accreditation and insurance",
            description=f"Compare hospitals with a department of {named} in {city.name} "
            "by beds, accreditation and the insurance they take.",
            crumbs=crumbs,
        ),
        crumbs=crumbs,
        title=title,
        intro=f"Hospitals in {city.name} that have a department of {named}. Compare "
        "beds, accreditation and the insurance they told us they take, then ask for an appointment.",
        listing=found.listing,
        hospitals=hospital_cards(found.shown),
        nearby=in_other_cities(hospital_pairs(), hospitals_url, city, department, department.name),
        related=others_in_city(hospital_pairs(), hospitals_url, city, department),
    )


@cached_until_change
def hospital_facets(city: City, department: Department) -> Facets:
    """Two queries, cached."""
    hospitals = Hospital.objects.filter(city=city, departments=department)
    return facets_of(hospitals, hospital_list_config(hospitals, timezone.localdate()))
