"""`/reviews` as props: what patients said of the service."""

from __future__ import annotations

from django.conf import settings
from django.core.paginator import Paginator
from django.db.models import Avg, QuerySet
from django.http import Http404

from sehat.content.blog import numbered, titled, url_of
from sehat.content.models import Review
from sehat.content.schemas import ReviewCard, ReviewsPage
from sehat.core.india import long_date
from sehat.core.numbers import whole_number
from sehat.core.schemas import Crumb, Link, Meta
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.models import Department
from sehat.directory.schemas import PageLink

PER_PAGE = 12
FEWEST_FOR_AVERAGE = 5  # fewer say nothing in the middle
ADDRESS = "/reviews"
INTRO = (
    "How our service went: the call, the waiting, the papers. We show no claims about medical results, "
    "because what helped one person may not help another."
)


def reviews_page(department: str, number: str) -> ReviewsPage:
    """One page of the reviews that are shown. Five queries. An unknown department or page is 404."""
    shown = Review.objects.filter(is_shown=True)
    departments = list(Department.objects.filter(pk__in=shown.values("department")))
    chosen = next((item for item in departments if item.slug == department), None)
    if department and chosen is None:
        raise Http404
    found = shown.filter(department=chosen) if chosen else shown
    pager = Paginator(found.select_related("department"), PER_PAGE)
    asked = whole_number(number or "1")
    if asked is None or not 1 <= asked <= pager.num_pages:
        raise Http404
    current = pager.page(asked)
    crumbs = [Crumb(label="Home", url="/"), Crumb(label="Reviews")]
    return ReviewsPage(
        meta=Meta(
            title=numbered(titled("Patient reviews of our service", chosen, "en"), current.number, "en"),
            description=INTRO,
            canonical=settings.SITE_URL + url_of(ADDRESS, chosen, current.number),
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        title="Patient reviews of our service",
        intro=INTRO,
        departments=[
            Link(label="All", url=ADDRESS),
            *(Link(label=item.name, url=url_of(ADDRESS, item, 1)) for item in departments),
        ],
        chosen=url_of(ADDRESS, chosen, 1),
        average=average(found, pager.count),
        total=pager.count,
        has_demo=any(review.is_demo for review in current.object_list),
        reviews=[card(review) for review in current.object_list],
        pages=[
            PageLink(number=other, url=url_of(ADDRESS, chosen, other), is_current=other == current.number)
            for other in pager.page_range
        ],
        next_url=url_of(ADDRESS, chosen, current.number + 1) if current.has_next() else None,
    )


def average(found: QuerySet[Review], count: int) -> float | None:
    """Of all reviews found, to one decimal. One query."""
    if count < FEWEST_FOR_AVERAGE:
        return None
    return round(float(found.aggregate(average=Avg("stars"))["average"]), 1)


def card(review: Review) -> ReviewCard:
    """Needs department loaded."""
    return ReviewCard(
        name=review.name,
        city=review.city,
        department=review.department.name if review.department else "",
        stars=review.stars,
        text=review.text,
        language="hi" if review.language == "hi" else "en",
        reply=review.reply,
        written=long_date(review.written_on),
    )
