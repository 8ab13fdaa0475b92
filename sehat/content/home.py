"""The home page as props."""

from __future__ import annotations

from django.conf import settings
from django.db.models import QuerySet

from sehat.content import schemas
from sehat.content.models import ConditionPage, HomePage, Person
from sehat.core.india import long_date
from sehat.core.schemas import Link, Meta
from sehat.directory.cards import doctor_card, price_row
from sehat.directory.models import Doctor, PriceRange
from sehat.directory.selectors import (
    HOME_CITY,
    city_presets,
    department_tiles,
    hospitals_in,
    with_cards,
)

CITY = "Delhi NCR"
TILES_SHOWN, CARDS_SHOWN, PRICES_SHOWN, PEOPLE_SHOWN = 12, 3, 4, 4

QUICK_ACTIONS = [
    schemas.QuickAction(
        title="Book an appointment", text="Tell us the problem and get a call back",
        art="spot-appointment", url="/request", opens_form=True,
    ),
    schemas.QuickAction(
        title="Check a treatment’s cost", text="Price ranges in your city",
        art="spot-cost", url="#costs", opens_form=False,
    ),
    schemas.QuickAction(
        title="Get a second opinion", text="Before you agree to surgery",
        art="spot-second-opinion", url="/request?purpose=second-opinion", opens_form=True,
    ),
    schemas.QuickAction(
        title="Read about a condition", text="Checked by a named doctor",
        art="spot-insurance", url="/condition", opens_form=False,
    ),
]  # fmt: skip
STEPS = [
    schemas.Step(
        title="Tell us what is wrong",
        text="A short form: your name, number, city and the treatment you are thinking about.",
    ),
    schemas.Step(
        title="A care expert calls",
        text="They listen, answer questions and suggest doctors who fit your needs and budget.",
    ),
    schemas.Step(
        title="Meet the doctor",
        text="Visit the clinic, or get a second opinion if surgery was already advised.",
    ),
    schemas.Step(
        title="Help until you recover",
        text="Insurance papers, admission and follow-up visits, with one person to call.",
    ),
]


def home_props(page: HomePage) -> schemas.HomePage:
    """Ten queries beside the page itself."""
    tiles = department_tiles()
    return schemas.HomePage(
        meta=Meta(
            title=page.seo_title or page.title,
            description=page.search_description or page.lead,
            canonical=settings.SITE_URL + "/",
        ),
        title=page.title,
        lead=page.lead,
        city=CITY,
        cities=[Link(label=city.name) for city in city_presets()],
        popular=popular_links(),
        quick_actions=QUICK_ACTIONS,
        departments=tiles[:TILES_SHOWN],
        prices=[price_row(price) for price in demo_prices()],
        doctors=[doctor_card(doctor) for doctor in with_cards(verified_doctors())],
        doctors_url=tiles[0].url if tiles else "/condition",
        steps=STEPS,
        hospitals=hospitals_in(HOME_CITY, CARDS_SHOWN),
        reviewers=[
            schemas.ReviewerTile(name=person.name, speciality=person.speciality, url=None)
            for person in Person.objects.filter(role=Person.Role.REVIEWER)[:PEOPLE_SHOWN]
        ],
        articles=articles(),
    )


def popular_links() -> list[Link]:
    """Live condition pages, the newest review first. One query."""
    pages = ConditionPage.objects.live().order_by("-reviewed_on", "title")
    return [Link(label=page.title, url=f"/condition/{page.slug}") for page in pages[:4]]


def demo_prices() -> list[PriceRange]:
    """Ranges recorded for the city, one a procedure. One query."""
    rows = PriceRange.objects.filter(city_id=HOME_CITY, label="").select_related("procedure")
    return list(rows.order_by("lowest")[:PRICES_SHOWN])


def verified_doctors() -> QuerySet[Doctor]:
    """One doctor a department, with a checked registration."""
    return Doctor.objects.filter(city_id=HOME_CITY, is_verified=True).order_by("id")[:CARDS_SHOWN]


def articles() -> list[schemas.ArticleCard]:
    """Condition pages as reading. One query."""
    pages = (
        ConditionPage.objects.live()
        .select_related("reviewer", "condition__department")
        .order_by("-reviewed_on", "-title")
    )
    return [
        schemas.ArticleCard(
            title=f"{page.title}: {page.lead.split('. ')[0]}"[:90],
            url=f"/condition/{page.slug}",
            icon=page.condition.department.icon,
            language="en",
            reviewed_by=page.reviewer.name,
            updated=long_date(page.reviewed_on),
            minutes=reading_minutes(page),
        )
        for page in pages[:CARDS_SHOWN]
    ]


def reading_minutes(page: ConditionPage) -> int:
    """At 200 words a minute, rounded up."""
    texts = [page.lead, page.overview, page.causes, page.tests]
    texts += [block.value["answer"] for block in page.questions]
    return -(-sum(len(text.split()) for text in texts) // 200)
