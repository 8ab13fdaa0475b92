"""`/cost` as props: the index of what treatments cost, or the estimate of one by city, room and insurance."""

from __future__ import annotations

from itertools import groupby

from django.conf import settings

from sehat.core.india import sentence_case
from sehat.costs.choices import Choices, choices_form, explorer_url
from sehat.costs.estimate import estimate_of
from sehat.costs.rows import cost_name, cost_row
from sehat.costs.schemas import CostGroup, ExplorerPageProps
from sehat.costs.selectors import procedures_by_slug
from sehat.directory.addresses import cost_url
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.prices import prices_of_places
from sehat.rendering.schemas import Crumb, Meta

INTRO = (
    "Every figure names who published it and when. What nobody published is not shown as a price: you can "
    "ask for an estimate of your own."
)


def explorer_page(chosen: Choices, notices: list[str]) -> ExplorerPageProps:
    """The index: no query when the cached reads are warm; the estimate of a treatment three, four with an
    insurer."""
    treatment = chosen.treatment
    title = page_title(chosen)
    crumbs = crumbs_to(chosen)
    canonical = cost_url(treatment, chosen.city) if treatment else explorer_url(city=chosen.city)
    return ExplorerPageProps(
        meta=Meta(
            title=title,
            description="What treatments cost in India, by city, hospital, room and insurance, each figure "
            "with its source and date.",
            canonical=settings.SITE_URL + canonical,
            noindex=bool(treatment or notices),
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        title=title,
        intro="" if treatment else INTRO,
        notices=notices,
        choices=choices_form(chosen),
        estimate=estimate_of(treatment, chosen) if treatment else None,
        index=[] if treatment else index_of(chosen),
        all_url=explorer_url(city=chosen.city),
    )


def page_title(chosen: Choices) -> str:
    if chosen.treatment is None:
        return f"What treatments cost in {chosen.city.name if chosen.city else 'India'}"
    name = cost_name(chosen.treatment, chosen.city, "en")
    return f"{name}: your estimate"


def crumbs_to(chosen: Choices) -> list[Crumb]:
    home = Crumb(label="Home", url="/")
    if chosen.treatment is None:
        return [home, Crumb(label="Costs")]
    name = sentence_case(chosen.treatment.name)
    return [home, Crumb(label="Costs", url=explorer_url(city=chosen.city)), Crumb(label=name)]


def index_of(chosen: Choices) -> list[CostGroup]:
    """Every treatment with its range: those with a figure in the place first in their department, departments
    with most figures first."""
    prices = prices_of_places()
    rows = sorted(
        procedures_by_slug().values(),
        key=lambda row: (row.department.rank, row.department.name, row.pk not in prices, row.name),
    )
    groups = [
        CostGroup(
            label=department.plain_name,
            icon=department.icon,
            rows=[
                cost_row(
                    row,
                    chosen.city,
                    name=sentence_case(row.name),
                    url=explorer_url(row, chosen.city, chosen.room, chosen.insurer),
                )
                for row in group
            ],
        )
        for department, group in groupby(rows, key=lambda row: row.department)
    ]
    return sorted(groups, key=lambda group: not any(row.amount for row in group.rows))
