"""`/cost` as props: the index of what treatments cost, or the estimate of one by city, room and insurance."""

from __future__ import annotations

from itertools import groupby

from django.conf import settings

from sehat.core.india import sentence_case
from sehat.core.languages import display_name, noop, translate
from sehat.costs.choices import Choices, explorer_url
from sehat.costs.choices_form import choices_form, plain_department
from sehat.costs.estimate import estimate_of
from sehat.costs.rows import cost_name, cost_row
from sehat.costs.schemas import CostGroup, CostRow, ExplorerPageProps
from sehat.costs.selectors import procedures_by_slug
from sehat.directory.addresses import cost_url
from sehat.directory.cards import home_crumb
from sehat.directory.city_addresses import crumbs_in
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.models import Procedure
from sehat.directory.prices import prices_of_places
from sehat.rendering.schemas import Crumb, Meta

INTRO = noop(
    "Every figure names who published it and when. What nobody published is not shown as a price: you can "
    "ask for an estimate of your own."
)

DESCRIPTION = noop(
    "What treatments cost in India, by city, hospital, room and insurance, each figure with its source and "
    "date."
)
DESCRIPTION_OF_CITY = noop(
    "What treatments cost in {city}, by hospital, room and insurance, each figure with its source and date."
)


def explorer_page(chosen: Choices, notices: list[str]) -> ExplorerPageProps:
    """The index: no query when the cached reads are warm; the estimate of a treatment three, four with an
    insurer."""
    treatment, language = chosen.treatment, chosen.language
    title = page_title(chosen)
    crumbs = crumbs_to(chosen)
    index_url = explorer_url(city=chosen.city, language=language)
    canonical = cost_url(treatment, chosen.city, language) if treatment else index_url
    return ExplorerPageProps(
        meta=Meta(
            title=title,
            description=description(chosen),
            canonical=settings.SITE_URL + canonical,
            noindex=bool(treatment or notices),
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs_in(chosen.city, crumbs),
        title=title,
        intro="" if treatment else translate(INTRO, language),
        notices=notices,
        choices=choices_form(chosen),
        estimate=estimate_of(treatment, chosen) if treatment else None,
        index=[] if treatment else index_of(chosen),
        all_url=index_url,
    )


def description(chosen: Choices) -> str:
    if chosen.city is None:
        return translate(DESCRIPTION, chosen.language)
    place = display_name(chosen.city, chosen.language)
    return translate(DESCRIPTION_OF_CITY, chosen.language).format(city=place)


def page_title(chosen: Choices) -> str:
    language = chosen.language
    if chosen.treatment is None:
        place = display_name(chosen.city, language) if chosen.city else translate("India", language)
        return translate("What treatments cost in {city}", language).format(city=place)
    name = cost_name(chosen.treatment, chosen.city, language)
    return translate("{}: your estimate", language).format(name)


def crumbs_to(chosen: Choices) -> list[Crumb]:
    language = chosen.language
    home, costs = home_crumb(language), translate("Costs", language)
    if chosen.treatment is None:
        return [home, Crumb(label=costs)]
    name = sentence_case(display_name(chosen.treatment, language))
    all_costs = Crumb(label=costs, url=explorer_url(city=chosen.city, language=language))
    return [home, all_costs, Crumb(label=name)]


def index_of(chosen: Choices) -> list[CostGroup]:
    """Every treatment with its range: those with a figure in the place first in their department, then those
    with one elsewhere; departments without a figure in the place last."""
    prices = prices_of_places()
    rows = sorted(
        procedures_by_slug().values(),
        key=lambda row: (row.department.rank, row.department.name, row.pk not in prices, row.name),
    )
    groups = [
        CostGroup(
            label=plain_department(department, chosen.language),
            icon=department.icon,
            rows=sorted((index_row(row, chosen) for row in group), key=lambda row: row.amount == ""),
        )
        for department, group in groupby(rows, key=lambda row: row.department)
    ]
    return sorted(groups, key=lambda group: not any(row.amount for row in group.rows))


def index_row(treatment: Procedure, chosen: Choices) -> CostRow:
    """What it costs in the place; it leads to the estimate for what is chosen."""
    return cost_row(
        treatment,
        chosen.city,
        chosen.language,
        name=sentence_case(display_name(treatment, chosen.language)),
        url=explorer_url(treatment, chosen.city, chosen.room, chosen.insurer, chosen.language),
    )
