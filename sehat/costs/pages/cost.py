"""`/treatment/{slug}/cost` and `/{city}/treatment/{slug}/cost` as props (decisions 5.3)."""

from __future__ import annotations

from django.conf import settings
from django.core.exceptions import ObjectDoesNotExist

from sehat.core.india import long_date, rupees, sentence_case
from sehat.core.schemas import Link
from sehat.costs.choices import explorer_url
from sehat.costs.estimate import city_span, nearest_figure, treatment_link
from sehat.costs.figures import Figures, city_row, figure, group_by_place, hospital_row
from sehat.costs.government import cghs_table, pmjay_rates
from sehat.costs.json_ld import procedure_page
from sehat.costs.models import PriceChange
from sehat.costs.ports import byline_of_treatment
from sehat.costs.schemas import CostPageProps, CostQuestion, Cover, Driver, FigureChange, Notes
from sehat.costs.selectors import (
    hospital_counts,
    hospitals_with_department,
    insurers_of,
    is_there,
    price_changes,
    price_ranges_of,
    reference_rates,
)
from sehat.directory.addresses import cost_url, department_url, hospitals_url, insurer_url, treatment_url
from sehat.directory.json_ld import breadcrumbs, faq
from sehat.directory.models import City, Insurer, Procedure
from sehat.directory.schemas import InsurerTile
from sehat.rendering.schemas import Crumb, Meta

LOAN = "/services/medical-loan"
INSURERS_SHOWN = 5
EVERYWHERE = "India"


def cost_page(procedure: Procedure, city: City | None) -> CostPageProps:
    """What a treatment costs. Needs `procedures_with_notes`; seven queries more, eight with photos."""
    figures = group_by_place(price_ranges_of(procedure), city)
    rates = reference_rates(procedure, city.state if city else None)
    notes = notes_of(procedure)
    cover = cover_of(procedure, city)
    name = sentence_case(procedure.name)
    title = f"{name} cost in {city.name if city else EVERYWHERE}"
    crumbs = crumbs_to(procedure, city)
    path = cost_url(procedure, city)
    return CostPageProps(
        meta=Meta(
            title=title,
            description=description(name, city, figures),
            canonical=settings.SITE_URL + path,
            noindex=not (figures.is_known_here or (notes and not city)),
            json_ld=[
                procedure_page(title, path, name),
                breadcrumbs(crumbs),
                *faq(notes.questions if notes else []),
            ],
        ),
        crumbs=crumbs,
        title=title,
        urgent=procedure.emergency_note,
        byline=byline_of_treatment(procedure.pk),
        treatment=treatment_link(procedure),
        city=city.name if city else "",
        figures=[figure(row) for row in figures.here],
        nearest=None if figures.here else nearest_figure(procedure, city),
        span=None if figures.here or city else city_span(procedure),
        explorer_url=explorer_url(procedure, city),
        general=[figure(row) for row in figures.general],
        by_hospital=[hospital_row(row) for row in figures.hospitals],
        other_cities=[city_row(row) for row in figures.other_cities],
        notes=notes,
        cghs=cghs_table(rates, city),
        pmjay=pmjay_rates(rates),
        cover=cover,
        loan_url=LOAN if is_there(LOAN) else None,
        in_city=Link(
            label=f"{name} in {city.name}: doctors and hospitals" if city else "",
            url=treatment_url(procedure, city) if city and cover.hospitals else None,
        ),
        changes=[change(line) for line in price_changes(procedure, city)],
    )


def description(name: str, city: City | None, figures: Figures) -> str:
    where = city.name if city else EVERYWHERE
    about = "What changes the price, what a package includes, government rates and insurance."
    if not figures.here:
        return f"No figure is published yet for {name} in {where}. {about}"
    first = figures.here[0]
    amounts = rupees(first.lowest)
    if first.highest != first.lowest:
        amounts += f" to {rupees(first.highest)}"
    return f"{name} in {where}: {amounts}. {about}"


def crumbs_to(procedure: Procedure, city: City | None) -> list[Crumb]:
    """Needs department loaded."""
    department = procedure.department
    treatment = treatment_link(procedure)
    crumbs = [
        Crumb(label="Home", url="/"),
        Crumb(label=department.name, url=department_url(department)),
        Crumb(label=treatment.label, url=treatment.url),
    ]
    if city is None:
        return [*crumbs, Crumb(label="Cost")]
    return [*crumbs, Crumb(label="Cost", url=cost_url(procedure)), Crumb(label=f"Cost in {city.name}")]


def notes_of(procedure: Procedure) -> Notes | None:
    """Needs cost_notes loaded."""
    try:
        notes = procedure.cost_notes
    except ObjectDoesNotExist:
        return None
    return Notes(
        intro=notes.intro,
        drivers=[Driver(**dict(block.value)) for block in notes.drivers],
        includes=[block.value for block in notes.includes],
        excludes=[block.value for block in notes.excludes],
        insurance=notes.insurance,
        questions=[CostQuestion(**dict(block.value)) for block in notes.questions],
    )


def cover_of(procedure: Procedure, city: City | None) -> Cover:
    """Two queries. Needs department loaded."""
    hospitals = hospitals_with_department(procedure, city)
    total, cashless, invented = hospital_counts(hospitals)
    taken = insurers_of(hospitals)
    schemes = [tile(insurer, count, city) for insurer, count in taken if is_scheme(insurer)]
    companies = [tile(insurer, count, city) for insurer, count in taken if not is_scheme(insurer)]
    return Cover(
        is_demo=invented > 0,
        hospitals=total,
        cashless=cashless,
        hospitals_url=hospitals_url(city, procedure.department) if city and total else None,
        schemes=schemes,
        insurers=companies[:INSURERS_SHOWN],
        insurance_url="/insurance",
    )


def is_scheme(insurer: Insurer) -> bool:
    return insurer.kind == Insurer.Kind.SCHEME


def tile(insurer: Insurer, count: int, city: City | None) -> InsurerTile:
    url = insurer_url(insurer)
    return InsurerTile(label=insurer.name, url=f"{url}?city={city.slug}" if city else url, hospitals=count)


def change(line: PriceChange) -> FigureChange:
    """Needs city and hospital loaded."""
    place = line.hospital or line.city
    return FigureChange(
        on=long_date(line.changed_on),
        subject=line.subject,
        place=place.name if place else "",
        old_lowest=line.old_lowest,
        old_highest=line.old_highest,
        new_lowest=line.new_lowest,
        new_highest=line.new_highest,
    )
