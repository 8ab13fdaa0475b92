"""`/reviews` as props: what patients said of the service."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db.models import Avg, Count, Q, QuerySet

from sehat.content.models import Review
from sehat.content.page_parts.department_list import department_list
from sehat.content.schemas import ReviewCard, ReviewsPageProps
from sehat.core.india import long_date
from sehat.core.languages import as_language
from sehat.core.numbers import half_up
from sehat.directory.cards import home_crumb
from sehat.directory.json_ld import breadcrumbs
from sehat.rendering.schemas import Crumb, Meta

FEWEST_FOR_AVERAGE = 5  # fewer say nothing in the middle
ADDRESS = "/reviews"
TITLE = "Patient reviews of our service"
INTRO = (
    "How our service went: the call, the waiting, the papers. We show no claims about medical results, "
    "because what helped one person may not help another."
)


def reviews_page(department: str, number: str) -> ReviewsPageProps:
    """One page of the reviews that are shown. Five queries. An unknown department or page is 404."""
    shown = Review.objects.filter(is_shown=True).select_related("department")
    paginated = department_list(shown, ADDRESS, "en", department, number)
    crumbs = [home_crumb("en"), Crumb(label="Reviews")]
    total, told = paginated.pagination.total, figures(paginated.rows)
    return ReviewsPageProps(
        meta=Meta(
            title=paginated.title(TITLE),
            description=INTRO,
            canonical=settings.SITE_URL + paginated.own_url,
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        title=TITLE,
        intro=INTRO,
        departments=paginated.choices(),
        chosen=paginated.url(paginated.chosen),
        average=average(told["average"], total),
        total=total,
        has_demo=told["invented"] > 0,  # on whatever page they stand: the average is of all
        reviews=[card(review) for review in paginated.shown],
        pages=paginated.pagination.links(),
        next_url=paginated.pagination.next_url,
    )


def figures(found: QuerySet[Review]) -> dict[str, Any]:
    """The average of all reviews found, and how many of them are invented. One query."""
    return found.aggregate(average=Avg("stars"), invented=Count("pk", filter=Q(is_demo=True)))


def average(stars: float | None, count: int) -> float | None:
    """To one decimal, halves upwards."""
    return None if stars is None or count < FEWEST_FOR_AVERAGE else half_up(float(stars), 10)


def card(review: Review) -> ReviewCard:
    """Needs department loaded."""
    return ReviewCard(
        name=review.name,
        city=review.city,
        department=review.department.name if review.department else "",
        stars=review.stars,
        text=review.text,
        language=as_language(review.language),
        reply=review.reply,
        written=long_date(review.written_on),
    )
