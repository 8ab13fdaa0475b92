"""Marketing pages and their variants as props."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import HttpRequest

from sehat.campaigns import schemas
from sehat.campaigns.models import MarketingPage, MarketingVariant
from sehat.content.models.site_page import page_props
from sehat.content.page_parts.body import placed_rows
from sehat.content.page_parts.index_meta import shortened
from sehat.content.page_parts.site_json_ld import web_page
from sehat.content.schemas import Question, Step
from sehat.directory.schemas import DoctorCard, PriceRangeRow
from sehat.directory.selectors import HOME_CITY, doctors_near, price_ranges, usual_city
from sehat.rendering.blocks import filled
from sehat.rendering.footnotes import without_footnotes
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
    first = sections[0] if sections else None
    in_hero = first.prices if isinstance(first, schemas.MarketingPrices) else []
    return schemas.MarketingPageProps(
        meta=marketing_meta(page, shown),
        title=shown.title,
        lead=shown.lead,
        checks=[block.value for block in shown.checks],
        prices=in_hero,
        sections=sections[1:] if in_hero else sections,
    )


def marketing_meta(page: MarketingPage, shown: MarketingPage | MarketingVariant) -> Meta:
    """Engines know one page of an address, whichever variant is shown."""
    url, title = settings.SITE_URL + page.address, page.seo_title or shown.title
    description = page.search_description or shortened(shown.lead)
    about = {"@type": "MedicalProcedure", "name": page.procedure.name} if page.procedure else {}
    return Meta(
        title=title,
        description=description,
        canonical=url,
        noindex=page.noindex,
        json_ld=[web_page(url, title, description, about)],
    )


def section(page: MarketingPage, kind: str, value: Any) -> schemas.MarketingSection | None:
    """A block as props; None for one that has nothing to show, as a department without doctors."""
    value = filled(value)
    title = value["heading"]
    match kind:
        case "prices":
            rows = prices(page, value["procedures"])
            return schemas.MarketingPrices(title=title, prices=rows) if rows else None
        case "surgeons":
            doctors = surgeons(page, value["count"])
            return schemas.MarketingSurgeons(title=title, doctors=doctors) if doctors else None
        case "steps":
            steps = [Step(**filled(one)) for one in value["steps"]]
            return schemas.MarketingSteps(title=title, steps=steps) if steps else None
        case "questions":
            questions = [asked(one) for one in value["questions"]]
            return schemas.MarketingQuestions(title=title, questions=questions) if questions else None
        case "buttons":
            buttons = list(value["types"])
            return schemas.MarketingButtons(title=title, buttons=buttons) if buttons else None
        case _:
            return schemas.MarketingText(title=title, text=without_footnotes(value["text"]))


def asked(value: Any) -> Question:
    """No sources stand on these pages: the footnotes of a text that was copied would lead nowhere."""
    value = filled(value)
    return Question(question=value["question"], answer=without_footnotes(value["answer"]))


def prices(page: MarketingPage, procedures: list[Any]) -> list[PriceRangeRow]:
    """In the page's city, each treatment once; what is known of all India alone says so."""
    ids, city = tuple(dict.fromkeys(one.pk for one in procedures if one)), page.city or usual_city()
    return placed_rows(price_ranges(ids, city.pk), city)


def surgeons(page: MarketingPage, count: int | None) -> list[DoctorCard]:
    """None while a draft does not say how many."""
    if not page.department_id or not count:
        return []
    return list(doctors_near(page.city_id or HOME_CITY, page.department_id, count))
