"""The home page as props."""

from __future__ import annotations

from django.conf import settings
from django.db.models import Min, QuerySet
from django.http import HttpRequest
from wagtail.query import PageQuerySet

from sehat.content import schemas
from sehat.content.addresses import person_url, root_path
from sehat.content.models import ArticlePage, ConditionPage, HomePage, Person
from sehat.content.models.site_page import page_props, published
from sehat.content.page_parts.article_card import article_card
from sehat.content.page_parts.reading_time import minutes
from sehat.content.page_parts.roles import person_name
from sehat.content.page_parts.site_json_ld import site_blocks
from sehat.content.page_parts.translation import in_language
from sehat.content.selectors import is_there, leading_conditions, with_photos
from sehat.core.india import long_date
from sehat.core.languages import display_field, display_name, localized_path, noop, other_language, translate
from sehat.core.schemas import Language
from sehat.directory.addresses import HOME_PATHS, cost_url
from sehat.directory.cards import is_plotted, price_row
from sehat.directory.city_addresses import in_city
from sehat.directory.list_links import department_tiles
from sehat.directory.models import City, Doctor, PriceRange
from sehat.directory.prices import prices_of_places
from sehat.directory.schemas import HospitalCard
from sehat.directory.selectors import (
    doctor_cards,
    hospitals_near,
    usual_city,
)
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.page import alternates
from sehat.rendering.pictures import PORTRAIT, picture_of
from sehat.rendering.schemas import Meta

TILES_SHOWN, CARDS_SHOWN, PRICES_SHOWN, PEOPLE_SHOWN = 12, 3, 4, 4
ARTICLES_LOOKED_AT = 24  # among the newest there are some of each language, mostly

QUICK_ACTIONS = [
    schemas.QuickAction(
        title=noop("Request an appointment"), text=noop("Tell us the problem and get a call back"),
        art="spot-appointment", url="/request", opens_form=True,
    ),
    schemas.QuickAction(
        title=noop("Check a treatment’s cost"), text=noop("Price ranges in your city"),
        art="spot-cost", url="/cost", opens_form=False,
    ),
    schemas.QuickAction(
        title=noop("Get a second opinion"), text=noop("Before you agree to surgery"),
        art="spot-second-opinion", url="/services/second-opinion", opens_form=False,
    ),
    schemas.QuickAction(
        title=noop("Check your insurance"), text=noop("Private, Ayushman, CGHS"),
        art="spot-insurance", url="/insurance", opens_form=False,
    ),
]  # fmt: skip
STEPS = [
    schemas.Step(
        title=noop("Tell us what is wrong"),
        text=noop("A short form: your name, number, city and the treatment you are thinking about."),
    ),
    schemas.Step(
        title=noop("A care expert calls"),
        text=noop("They listen, answer questions and suggest doctors who fit your needs and budget."),
    ),
    schemas.Step(
        title=noop("Meet the doctor"),
        text=noop("Visit the clinic, or get a second opinion if surgery was already advised."),
    ),
    schemas.Step(
        title=noop("Help until you recover"),
        text=noop("Insurance papers, admission and follow-up visits, with one person to call."),
    ),
]


@page_props.register(HomePage)
def home_page(page: HomePage, request: HttpRequest | None = None) -> schemas.HomePageProps:
    """The home page as the usual city's."""
    return city_home_page(page, usual_city())


def city_home_page(page: HomePage, city: City, language: Language = "en") -> schemas.HomePageProps:
    """The home page with the departments, prices, doctors and hospitals of a city.

    For engines all of these are one page. Three queries beside the page itself, when the cached reads are
    warm.
    """
    title, lead = title_and_lead(page, language)
    return schemas.HomePageProps(
        meta=Meta(
            title=(language == "en" and page.seo_title) or title,
            description=(language == "en" and page.search_description) or lead,
            canonical=settings.SITE_URL + HOME_PATHS[language],
            alternates=alternates(HOME_PATHS[language], language, HOME_PATHS[other_language(language)]),
            json_ld=site_blocks(language),
        ),
        title=title,
        lead=lead,
        city=display_name(city, language),
        popular=[
            link.model_copy(update={"url": in_city(link.url or "", city.slug)})
            for link in leading_conditions(4, language)
        ],
        quick_actions=quick_actions(city.slug, language),
        departments=department_tiles(city.slug, language)[:TILES_SHOWN],
        prices=[
            price_row(price, language, url=cost_url(price.procedure, price.city, language))
            for price in home_prices(city.pk)
        ],
        costs_url=in_city(localized_path("/cost", language), city.slug),
        doctors=doctor_cards(home_doctors(city.pk), language),
        doctors_url=in_city(localized_path("/doctors", language), city.slug),
        steps=[
            schemas.Step(title=translate(step.title, language), text=translate(step.text, language))
            for step in STEPS
        ],
        hospitals=home_hospitals(city.pk, language),
        reviewers=reviewers(language),
        articles=articles(language),
    )


def title_and_lead(page: HomePage, language: Language) -> tuple[str, str]:
    """As editors wrote them in the language, else in English."""
    return display_field(page, "title", language), display_field(page, "lead", language)


def quick_actions(city_slug: str, language: Language) -> list[schemas.QuickAction]:
    """Those whose page is there: a service may end. No query when cached."""
    actions = [in_words(action, city_slug, language) for action in QUICK_ACTIONS]
    return [action for action in actions if is_there((action.url or "").partition("?")[0])]


def in_words(action: schemas.QuickAction, city_slug: str, language: Language) -> schemas.QuickAction:
    """An action in a language and a city, with the page of that language where there is one."""
    url = in_city(in_language(action.url or "", language), city_slug)
    said = {"title": translate(action.title, language), "text": translate(action.text, language)}
    return action.model_copy(update={**said, "url": url})


@cached_until_change
def reviewers(language: Language = "en") -> list[schemas.ReviewerTile]:
    """Nobody invented; in Hindi by name alone, the rest is on their page. At most two queries, cached."""
    real = Person.objects.filter(role=Person.Role.REVIEWER, is_demo=False)
    return [
        schemas.ReviewerTile(
            name=person_name(person, language),
            speciality=person.speciality if language == "en" else "",
            url=person_url(person.role, person.slug, language),
            photo=picture_of(person.photo, PORTRAIT),
        )
        for person in with_photos(real)[:PEOPLE_SHOWN]
    ]


def home_prices(city_id: int) -> list[PriceRange]:
    """The main figure of procedures in a city, where it is plotted; lowest first. No query when cached."""
    mains = [
        next((row for row in rows if row.city_id == city_id), None) for rows in prices_of_places().values()
    ]
    plotted = [row for row in mains if row is not None and row.typical is not None and is_plotted(row)]
    return sorted(plotted, key=lambda row: (row.lowest, row.pk))[:PRICES_SHOWN]


@cached_until_change
def home_hospitals(city_id: int, language: Language = "en") -> list[HospitalCard]:
    """The largest of a city. Two queries, three with photos, cached."""
    return hospitals_near(city_id, 0, CARDS_SHOWN, language)


def home_doctors(city_id: int) -> QuerySet[Doctor]:
    """A doctor with a checked registration for each department whose prices are shown, then for popular ones.

    Two queries.
    """
    verified = Doctor.objects.filter(city_id=city_id, is_verified=True)
    firsts = verified.values("department", "department__rank").annotate(first=Min("pk"))
    priced = {price.procedure.department_id for price in home_prices(city_id)}
    ranked = sorted(firsts, key=lambda row: (row["department"] not in priced, row["department__rank"]))
    return Doctor.objects.filter(pk__in=[row["first"] for row in ranked[:CARDS_SHOWN]]).order_by("pk")


def articles(language: Language = "en") -> list[schemas.ArticleCard]:
    """The newest articles, on the English page one of them in Hindi in the middle; there condition pages
    where none is written in English yet.

    At most three queries, mostly one.
    """
    newest = published(ArticlePage.objects).select_related("reviewer").order_by("-published_on", "-pk")
    found = list(newest[:ARTICLES_LOOKED_AT])
    if language == "hi":
        return [article_card(page) for page in newest_in("hi", CARDS_SHOWN, found, newest)]
    english, hindi = newest_in("en", CARDS_SHOWN - 1, found, newest), newest_in("hi", 1, found, newest)
    to_read = [] if english else conditions_to_read()
    return to_read or [article_card(page) for page in english[:1] + hindi + english[1:]]


def newest_in(
    language: Language, count: int, found: list[ArticlePage], newest: PageQuerySet
) -> list[ArticlePage]:
    """Of `found`, which are the newest of all; one query where others may stand behind them."""
    own = [page for page in found if page.language == language][:count]
    if len(own) == count or len(found) < ARTICLES_LOOKED_AT:
        return own
    below = {"url_path__startswith": f"{root_path()}hi/"}
    return list((newest.filter(**below) if language == "hi" else newest.exclude(**below))[:count])


def conditions_to_read() -> list[schemas.ArticleCard]:
    """Condition pages as reading. One query."""
    pages = (
        published(ConditionPage.objects)
        .exclude(url_path__startswith=f"{root_path()}hi/")
        .select_related("reviewer", "condition__department")
        .order_by("-title")
    )
    return [
        schemas.ArticleCard(
            title=page.seo_title or page.title,
            url=page.address,
            icon=page.condition.department.icon,
            language="en",
            reviewed_by=page.reviewed_by.name if page.reviewed_by else "",
            updated=long_date(page.reviewed_on) if page.reviewed_by and page.reviewed_on else "",
            minutes=minutes(page),
        )
        for page in pages[:CARDS_SHOWN]
    ]
