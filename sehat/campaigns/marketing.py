"""Marketing pages and their variants as props."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from sehat.campaigns import schemas
from sehat.campaigns.models import CampaignIndexPage, MarketingContent, MarketingPage, MarketingVariant
from sehat.content.schemas import Question, Step
from sehat.core.schemas import Link, Meta
from sehat.directory.cards import price_row
from sehat.directory.schemas import PriceRangeRow
from sehat.directory.selectors import HOME_CITY, doctors_near, price_ranges
from sehat.rendering.page import render_page
from sehat.rendering.variants import VARIANTS_HEADER, header_of


def serve_marketing(page: MarketingPage, request: HttpRequest, letter: str) -> HttpResponse:
    """The page (variant a) or a live variant of it; the answer names the shares of the variants."""
    variants = {item.slug: item for item in MarketingVariant.objects.child_of(page).live()}
    shown = variants.get(letter)
    response = render_content(
        page, shown or page, request, (shown.slug if shown else "a") if variants else ""
    )
    if variants and response.headers["Cache-Control"].startswith("public"):
        # A cache in front of ours would hold one variant for everyone.
        response.headers["Cache-Control"] = "private, max-age=60"
        if not shown:
            response.headers[VARIANTS_HEADER] = header_of({key: one.weight for key, one in variants.items()})
    return response


def render_content(
    page: MarketingPage, shown: MarketingContent, request: HttpRequest, letter: str
) -> HttpResponse:
    context = page.context(page.address).model_copy(update={"page_variant": letter})
    is_public = not page.get_view_restrictions()
    return render_page(request, page.component, marketing_props(page, shown), context, is_public=is_public)


def marketing_props(page: MarketingPage, shown: Any) -> schemas.MarketingPageProps:
    """Prices stand under the checks when they are the first block (design.md, Marketing page)."""
    made = (section(page, block.block_type, block.value) for block in shown.body)
    sections = [one for one in made if one is not None]
    leads = bool(sections) and sections[0].kind == "prices"
    return schemas.MarketingPageProps(
        meta=Meta(
            title=page.seo_title or shown.title,
            description=page.search_description or shown.lead,
            canonical=settings.SITE_URL + page.address,
            noindex=page.noindex,
        ),
        title=shown.title,
        lead=shown.lead,
        checks=[block.value for block in shown.checks],
        prices=sections[0].prices if leads else [],
        sections=sections[1:] if leads else sections,
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
    return [price_row(price) for price in price_ranges(ids, page.city_id or HOME_CITY)]


def surgeons(page: MarketingPage, count: int) -> list[Any]:
    if not page.department_id:
        return []
    return list(doctors_near(page.city_id or HOME_CITY, page.department_id, count))


def index_props(page: CampaignIndexPage) -> schemas.CampaignIndexPageProps:
    """Every live campaign, the newest first. One query."""
    campaigns = MarketingPage.objects.child_of(page).live().order_by("-first_published_at", "title")
    return schemas.CampaignIndexPageProps(
        meta=Meta(
            title=page.seo_title or page.title,
            description=page.search_description or page.lead,
            canonical=settings.SITE_URL + page.address,
        ),
        title=page.title,
        lead=page.lead,
        campaigns=[
            schemas.CampaignTile(link=Link(label=one.title, url=one.address), lead=one.lead)
            for one in campaigns
        ],
    )
