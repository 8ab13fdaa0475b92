"""`/treatment/{slug}/cost` and `/{city}/treatment/{slug}/cost` as props (decisions 5.3)."""

from __future__ import annotations

from django.conf import settings

from sehat.core.india import before_postposition, in_a_sentence, long_date, rupees
from sehat.core.languages import display_name, find_translation, localized_path, noop, translate
from sehat.core.schemas import Language, Link
from sehat.costs.choices import explorer_url
from sehat.costs.estimate import city_span, nearest_figure, treatment_link, treatment_name
from sehat.costs.figures import Figures, city_row, figure, group_by_place, hospital_row
from sehat.costs.government import cghs_table, pmjay_rates
from sehat.costs.json_ld import procedure_page
from sehat.costs.models import PriceChange
from sehat.costs.ports import byline_of_treatment, is_there
from sehat.costs.schemas import CostDriver, CostPageProps, CostQuestion, FigureChange, InsuranceCover, Notes
from sehat.costs.selectors import (
    cost_notes,
    hospital_counts,
    hospitals_with_department,
    insurers_of,
    price_changes,
    price_ranges_of,
    reference_rates,
)
from sehat.directory.addresses import cost_url, department_url, hospitals_url, insurer_url, treatment_url
from sehat.directory.cards import home_crumb
from sehat.directory.city_addresses import crumbs_in
from sehat.directory.json_ld import breadcrumbs, faq
from sehat.directory.models import City, Insurer, Procedure
from sehat.directory.schemas import InsurerTile
from sehat.rendering.blocks import values
from sehat.rendering.footnotes import numbered, sources_of
from sehat.rendering.schemas import Crumb, Meta

LOAN = "/services/medical-loan"
INSURERS_SHOWN = 5
EVERYWHERE = noop("India")


def cost_page(procedure: Procedure, city: City | None, language: Language = "en") -> CostPageProps:
    """What a treatment costs. Needs `procedures_with_department`; seven queries more, eight with photos."""
    figures = group_by_place(price_ranges_of(procedure), city)
    rates = reference_rates(procedure, city.state if city else None)
    notes = notes_of(procedure, language)
    sources, questions = (notes.sources, notes.questions) if notes else ([], [])
    name = treatment_name(procedure, language)
    title = title_of(name, city, language)
    crumbs, path = crumbs_to(procedure, city, language), cost_url(procedure, city, language)
    cover = cover_of(procedure, city, language)
    treatment = procedure_page(title, path, name, language, sources)
    return CostPageProps(
        meta=Meta(
            title=title,
            description=description(name, city, figures, language),
            canonical=settings.SITE_URL + path,
            noindex=not (figures.is_known_here or (cost_notes(procedure, "en") and not city)),
            json_ld=[treatment, breadcrumbs(crumbs), *faq(questions)],
        ),
        crumbs=crumbs_in(city, crumbs),
        title=title,
        urgent=procedure.emergency_note if language == "en" else "",
        byline=byline_of_treatment(procedure.pk, language),
        treatment=treatment_link(procedure, language),
        city=display_name(city, language) if city else "",
        figures=[figure(row, language) for row in figures.here],
        nearest=None if figures.here else nearest_figure([procedure.pk], city, language),
        span=None if figures.here or city else city_span(procedure, language),
        explorer_url=explorer_url(procedure, city, language=language),
        general=[figure(row, language) for row in figures.general],
        by_hospital=[hospital_row(row, language) for row in figures.hospitals],
        other_cities=[city_row(row, language) for row in figures.other_cities],
        notes=numbered(notes) if notes else None,
        cghs=cghs_table(rates, city, language),
        pmjay=pmjay_rates(rates, language),
        cover=cover,
        loan_url=loan_url(language),
        in_city=in_city(procedure, city if cover.hospitals else None, language),
        changes=[change(line, language) for line in price_changes(procedure, city)],
    )


def title_of(name: str, city: City | None, language: Language) -> str:
    title = translate("{treatment} cost in {city}", language)
    return title.format(treatment=before_postposition(name, language), city=place_name(city, language))


def loan_url(language: Language) -> str | None:
    """In the language of the page where it is there, else in English; None where it is not."""
    return next((url for url in (localized_path(LOAN, language), LOAN) if is_there(url)), None)


def place_name(city: City | None, language: Language) -> str:
    return display_name(city, language) if city else translate(EVERYWHERE, language)


def in_city(procedure: Procedure, city: City | None, language: Language) -> Link:
    """Who does it in a city; words alone without one."""
    if city is None:
        return Link(label="")
    label = translate("{treatment} in {city}: doctors and hospitals", language)
    url = treatment_url(procedure, city) if language == "en" else None
    url = url or hospitals_url(city, procedure.department, language)
    named = label.format(treatment=treatment_name(procedure, language), city=place_name(city, language))
    return Link(label=named, url=url)


def description(name: str, city: City | None, figures: Figures, language: Language) -> str:
    """What engines and shared links show: the first figure of the place in rupees, marked where it is
    invented (decisions 7.2), or that none is published there; what hospitals ask is no range of the place."""
    where = place_name(city, language)
    treatment = in_a_sentence(before_postposition(name, language))
    about = translate(
        "What changes the price, what a package includes, government rates and insurance.", language
    )
    if not figures.here and figures.hospitals:
        told = translate("What hospitals in {city} ask for {treatment}. {about}", language)
        return told.format(treatment=treatment, city=where, about=about)
    if not figures.here:
        none = translate("No figure is published yet for {treatment} in {city}. {about}", language)
        return none.format(treatment=treatment, city=where, about=about)
    first = figures.here[0]
    amounts = rupees(first.lowest)
    if first.highest != first.lowest:
        amounts = translate("{low} to {high}", language).format(low=amounts, high=rupees(first.highest))
    if first.is_demo:
        amounts = f"{amounts} ({translate('demo', language)})"
    return translate("{treatment} in {city}: {amounts}. {about}", language).format(
        treatment=name, city=where, amounts=amounts, about=about
    )


def crumbs_to(procedure: Procedure, city: City | None, language: Language) -> list[Crumb]:
    """Needs department loaded."""
    department = procedure.department
    treatment = treatment_link(procedure, language)
    crumbs = [
        home_crumb(language),
        Crumb(label=display_name(department, language), url=department_url(department, language)),
        Crumb(label=treatment.label, url=treatment.url),
    ]
    cost = translate("Cost", language)
    if city is None:
        return [*crumbs, Crumb(label=cost)]
    here = translate("Cost in {city}", language).format(city=display_name(city, language))
    return [*crumbs, Crumb(label=cost, url=cost_url(procedure, language=language)), Crumb(label=here)]


def notes_of(procedure: Procedure, language: Language) -> Notes | None:
    """No query when cached."""
    notes = cost_notes(procedure, language)
    if notes is None:
        return None
    return Notes(
        intro=notes.intro,
        drivers=[CostDriver(**value) for value in values(notes.drivers)],
        includes=values(notes.includes),
        excludes=values(notes.excludes),
        insurance=notes.insurance,
        questions=[CostQuestion(**value) for value in values(notes.questions)],
        sources=sources_of(notes.sources, language),
    )


def cover_of(procedure: Procedure, city: City | None, language: Language) -> InsuranceCover:
    """Two queries. Needs department loaded."""
    hospitals = hospitals_with_department(procedure, city)
    total, cashless, invented = hospital_counts(hospitals)
    taken = insurers_of(hospitals)
    schemes = [tile(insurer, count, city, language) for insurer, count in taken if is_scheme(insurer)]
    companies = [tile(insurer, count, city, language) for insurer, count in taken if not is_scheme(insurer)]
    return InsuranceCover(
        is_demo=invented > 0,
        hospitals=total,
        cashless=cashless,
        hospitals_url=hospitals_url(city, procedure.department, language) if city and total else None,
        schemes=schemes,
        insurers=companies[:INSURERS_SHOWN],
        insurance_url=localized_path("/insurance", language),
    )


def is_scheme(insurer: Insurer) -> bool:
    return insurer.kind == Insurer.Kind.SCHEME


def tile(insurer: Insurer, count: int, city: City | None, language: Language) -> InsurerTile:
    url = insurer_url(insurer, language)
    return InsurerTile(
        label=display_name(insurer, language), url=f"{url}?city={city.slug}" if city else url, hospitals=count
    )


def change(line: PriceChange, language: Language) -> FigureChange:
    """Needs city and hospital loaded."""
    place = line.hospital or line.city
    return FigureChange(
        on=long_date(line.changed_on, language),
        subject=subject_of(line, language),
        place=display_name(place, language) if place else "",
        old_lowest=line.old_lowest,
        old_highest=line.old_highest,
        new_lowest=line.new_lowest,
        new_highest=line.new_highest,
    )


def subject_of(line: PriceChange, language: Language) -> str:
    """Label and room, or rate and state, each in the words of the language where it has such."""
    if whole := find_translation(line.subject, language, "price label"):
        return whole
    of, _, last = line.subject.rpartition(", ")
    return ", ".join(word(part, language) for part in (of, last) if part)


def word(part: str, language: Language) -> str:
    return find_translation(part, language, "price label") or translate(part, language, "state")
