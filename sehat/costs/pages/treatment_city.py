"""`/{city}/treatment/{slug}` as props: who does a treatment in a city, where, and at what price."""

from __future__ import annotations

from itertools import groupby

from django.conf import settings
from django.db.models import Exists, OuterRef

from sehat.core.india import in_a_sentence, listed, sentence_case
from sehat.core.schemas import Link
from sehat.costs.estimate import treatment_link
from sehat.costs.figures import figure, group_by_place
from sehat.costs.json_ld import procedure_page
from sehat.costs.schemas import TreatmentCityPageProps
from sehat.costs.selectors import hospitals_with_department, price_ranges_of
from sehat.directory.addresses import cost_url, department_url, hospitals_url, listing_url, treatment_url
from sehat.directory.cards import home_crumb
from sehat.directory.city_addresses import crumbs_in
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.listing import EmptyPage
from sehat.directory.models import City, Doctor, Hospital, Procedure
from sehat.directory.schemas import DoctorCard
from sehat.directory.selectors import MOST_BEDS, MOST_EXPERIENCED, cards_of, hospital_cards
from sehat.rendering.schemas import Crumb, Meta

DOCTORS_SHOWN, HOSPITALS_SHOWN, CITIES_SHOWN = 4, 4, 8
LEAST_DOCTORS, LEAST_HOSPITALS = 3, 2  # of its own, for a page without a price to be indexed


def treatment_city_page(procedure: Procedure, city: City) -> TreatmentCityPageProps:
    """Needs department and conditions loaded; four queries more once the cards are cached.

    Raises EmptyPage where nobody works in the department.
    """
    doctors, do_it = doctors_for(procedure, city)
    here = hospitals_with_department(procedure, city)
    hospitals = hospital_cards(here.order_by(*MOST_BEDS)[:HOSPITALS_SHOWN])
    if not doctors and not hospitals:
        raise EmptyPage
    department, many = procedure.department, in_a_sentence(procedure.department.specialist_plural)
    crumbs = crumbs_to(procedure, city)
    figures = group_by_place(price_ranges_of(procedure), city).here
    localities, cities = places_for(procedure, city)
    all_doctors = listing_url(city, department) if doctors else None
    is_worth = is_worth_finding(len(doctors) if do_it else 0, len(hospitals), len(figures))
    return TreatmentCityPageProps(
        meta=meta_of(procedure, city, crumbs, noindex=not is_worth),
        crumbs=crumbs_in(city, crumbs),
        title=f"{sentence_case(procedure.name)} in {city.name}",
        name_hi=procedure.name_hi,
        treatment=treatment_link(procedure),
        also_called=procedure.plain_name,
        city=city.name,
        specialists=department.specialist_plural,
        conditions=[condition.name for condition in procedure.conditions.all()],
        intro=intro(procedure, city),
        figure=figure(figures[0]) if figures else None,
        cost_url=cost_url(procedure, city),
        doctors=doctors,
        do_it=do_it,
        doctors_link=Link(label=f"All {many} in {city.name}", url=all_doctors),
        hospitals=hospitals,
        hospitals_link=Link(
            label=f"All {in_a_sentence(department.name)} hospitals in {city.name}",
            url=hospitals_url(city, department) if hospitals else None,
        ),
        localities=localities,
        other_cities=cities,
    )


def meta_of(procedure: Procedure, city: City, crumbs: list[Crumb], *, noindex: bool) -> Meta:
    name, path = sentence_case(procedure.name), treatment_url(procedure, city)
    title, many = f"{name} in {city.name}", in_a_sentence(procedure.department.specialist_plural)
    return Meta(
        title=f"{title}: doctors, hospitals and cost",
        description=f"Who does {in_a_sentence(procedure.name)} in {city.name}: {many} with fees and "
        "languages, hospitals with the department, and what it costs.",
        canonical=settings.SITE_URL + path,
        noindex=noindex,
        json_ld=[procedure_page(title, path, name, "en", []), breadcrumbs(crumbs)],
    )


def doctors_for(procedure: Procedure, city: City) -> tuple[list[DoctorCard], bool]:
    """Doctors who do it, most experience first, and True; where nobody is recorded as doing it, doctors
    of its department, and False. One query, and those of the cards."""
    done = Doctor.procedures.through._default_manager.filter(doctor=OuterRef("pk"), procedure=procedure)
    found = Doctor.objects.filter(city=city, department=procedure.department_id)
    ranked = found.annotate(does_it=Exists(done)).order_by("-does_it", *MOST_EXPERIENCED)
    doctors = list(ranked.select_related("photo")[:DOCTORS_SHOWN])
    doing = [doctor for doctor in doctors if doctor.does_it]
    return cards_of(doing or doctors), bool(doing)


def intro(procedure: Procedure, city: City) -> str:
    """What it is for and who does it; first what cannot wait. Needs department and conditions loaded."""
    name = sentence_case(procedure.name)
    conditions = [in_a_sentence(condition.name) for condition in procedure.conditions.all()]
    what = f"{name} is a treatment for {listed(conditions)}. " if conditions else ""
    many = in_a_sentence(procedure.department.specialist_plural)
    if procedure.emergency_note:
        return f"{procedure.emergency_note} {what}In {city.name} it is done by {many}."
    return (
        f"{what}In {city.name} it is done by {many}. Compare them, hospitals and the cost before you decide."
    )


def is_worth_finding(doing: int, hospitals: int, figures: int) -> bool:
    """Whether the page has something of its own to say: sitemap.py asks the database the same."""
    return figures > 0 or (doing >= LEAST_DOCTORS and hospitals >= LEAST_HOSPITALS)


def crumbs_to(procedure: Procedure, city: City) -> list[Crumb]:
    """Needs department loaded."""
    department, treatment = procedure.department, treatment_link(procedure)
    return [
        home_crumb("en"),
        Crumb(label=department.name, url=department_url(department)),
        Crumb(label=treatment.label, url=treatment.url),
        Crumb(label=city.name),
    ]


def places_for(procedure: Procedure, city: City) -> tuple[list[Link], list[Link]]:
    """Hospitals by area of the city, and the same treatment in other cities. One query."""
    department = procedure.department
    rows = Hospital.objects.filter(departments=department).order_by(
        "city__rank", "city__name", "city__slug", "locality__name"
    )
    columns = ("city__rank", "city__name", "city__slug", "locality__name", "locality__slug")
    areas: list[Link] = []
    cities: list[Link] = []
    for (_, name, slug), group in groupby(rows.values_list(*columns).distinct(), key=lambda row: row[:3]):
        if slug == city.slug:
            url = hospitals_url(city, department)
            areas = [Link(label=area, url=f"{url}?locality={of}") for *_, area, of in group]
        else:
            label = f"{sentence_case(procedure.name)} in {name}"
            cities.append(Link(label=label, url=treatment_url(procedure, slug)))
    return areas, cities[:CITIES_SHOWN]
