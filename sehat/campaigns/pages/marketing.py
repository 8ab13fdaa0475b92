"""Marketing pages and their variants as props."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import HttpRequest

from sehat.campaigns import schemas
from sehat.campaigns.models import MarketingPage, MarketingVariant
from sehat.content.models.site_page import page_props
from sehat.content.page_parts.site_json_ld import web_page
from sehat.content.schemas import Question, Step
from sehat.directory.cards import price_row
from sehat.directory.schemas import PriceRangeRow
from sehat.directory.selectors import HOME_CITY, doctors_near, price_ranges
from sehat.rendering.schemas import Meta


@page_props.register(MarketingPage)
@page_props.register(MarketingVariant)
def marketing_page(
    shown: MarketingPage | MarketingVariant, request: HttpRequest
) -> schemas.MarketingPageProps:
    """A page, or its variant: the words of the one at the address of the other.

    Prices stand under the checks when they are the first block (design.md, Marketing page).
    """
    page = shown.page if isinstance(shown, MarketingVariant) else shown
    made = (section(page, block.block_type, block.value) for block in shown.body)
    sections = [one for one in made if one is not None]
    leads = bool(sections) and sections[0].kind == "prices"
    return schemas.MarketingPageProps(
        meta=marketing_meta(page, shown),
        title=shown.title,
        lead=shown.lead,
        checks=[block.value for block in shown.checks],
        prices=sections[0].prices if leads else [],
        sections=sections[1:] if leads else sections,
    )


def marketing_meta(page: MarketingPage, shown: MarketingPage | MarketingVariant) -> Meta:
    """Engines know one page of an address, whichever variant is shown."""
    url, title = settings.SITE_URL + page.address, page.seo_title or shown.title
    description = page.search_description or shown.lead
    about = {"@type": "MedicalProcedure", "name": page.procedure.name} if page.procedure else {}
    return Meta(
        title=title,
        description=description,
        canonical=url,
        noindex=page.noindex,
        json_ld=[web_page(url, title, description, about)],
    )


def section(page: MarketingPage, kind: Any, value: Any) -> schemas.MarketingSection | None:
    """A block as props; None for one that has nothing to show, as a department without doctors."""
    made = schemas.MarketingSection(kind=kind, title=value["heading"])
    if kind == "text":
        return made.model_copy(update={"text": value["text"]})
    lists: dict[str, Any] = {
        "prices": lambda: prices(page, value["procedures"]),
        "surgeons": lambda: surgeons(page, value["count"]),
        "steps": lambda: [Step(**dict(one)) for one in value["steps"]],
        "questions": lambda: [asked(one) for one in value["questions"]],
        "buttons": lambda: list(value["types"]),
    }
    items = lists[kind]()
    name = "doctors" if kind == "surgeons" else kind
    return made.model_copy(update={name: items}) if items else None


def asked(value: Any) -> Question:
    return Question(question=value["question"], answer=value["answer"])


def prices(page: MarketingPage, procedures: list[Any]) -> list[PriceRangeRow]:
    ids = [one.pk for one in procedures if one]
    return [price_row(price) for price in price_ranges(tuple(ids), page.city_id or HOME_CITY)]


def surgeons(page: MarketingPage, count: int | None) -> list[Any]:
    """None while a draft does not say how many."""
    if not page.department_id or not count:
        return []
    return list(doctors_near(page.city_id or HOME_CITY, page.department_id, count))
