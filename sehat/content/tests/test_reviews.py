"""/reviews: what patients said, as far as it is to be shown."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest
from django.core.exceptions import ValidationError
from django.http import Http404
from django.utils import timezone

from sehat.content.models import Review
from sehat.content.page_parts.department_list import PER_PAGE
from sehat.content.pages.reviews import FEWEST_FOR_AVERAGE, reviews_page
from sehat.directory.models import Department

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _no_others() -> None:
    Review.objects.all().delete()


def said(*stars: int, **more: Any) -> list[Review]:
    own: dict[str, Any] = {"name": "Sunita R.", "text": "They called at once.", "is_shown": True}
    return [Review.objects.create(stars=number, **own | more) for number in stars]


def test_what_is_not_to_be_shown_is_neither_listed_nor_counted() -> None:
    said(*[5] * FEWEST_FOR_AVERAGE)
    said(*[1] * 9, is_shown=False)
    page = reviews_page("", "")
    assert (page.total, page.average, len(page.reviews)) == (FEWEST_FOR_AVERAGE, 5.0, FEWEST_FOR_AVERAGE)


@pytest.mark.parametrize(
    ("stars", "average"),
    [
        ([], None),
        ([5] * 4, None),
        ([5, 5, 5, 5, 4], 4.8),
        ([1, 2, 3, 4, 5], 3.0),
        ([4, 4, 4, 4, 4, 4, 5, 5], 4.3),  # 4.25: halves upwards, as everybody reckons
        ([4] * 13 + [5] * 7, 4.4),  # 4.35, of which a computer has less
    ],
)
def test_few_reviews_have_no_average(stars: list[int], average: float | None) -> None:
    said(*stars)
    assert reviews_page("", "").average == average


def test_the_newest_stands_first_and_pages_show_each_once() -> None:
    for day in range(1, PER_PAGE + 3):
        said(5, name=f"Patient {day:02}", written_on=date(2026, 1, day))
    first, second = reviews_page("", ""), reviews_page("", "2")
    names = [one.name for page in (first, second) for one in page.reviews]
    assert names == [f"Patient {day:02}" for day in range(PER_PAGE + 2, 0, -1)]
    assert (first.next_url, second.next_url) == ("/reviews?page=2", None)
    assert second.meta.title.endswith(", page 2")
    assert second.meta.canonical == "http://localhost:8000/reviews?page=2"


@pytest.mark.parametrize(
    ("department", "number"),
    [("", "2"), ("", "0"), ("", "x"), ("", "-1"), ("", "9" * 5000), ("none", ""), ("urology", "")],
)
def test_a_page_or_a_department_without_reviews_is_not_there(department: str, number: str) -> None:
    said(5, department=Department.objects.get(slug="general-surgery"))
    with pytest.raises(Http404):
        reviews_page(department, number)


def test_a_department_narrows_the_list_and_its_average() -> None:
    surgery = Department.objects.get(slug="general-surgery")
    said(*[3] * FEWEST_FOR_AVERAGE, department=surgery)
    said(*[5] * FEWEST_FOR_AVERAGE)
    page = reviews_page("general-surgery", "")
    assert (page.total, page.average) == (FEWEST_FOR_AVERAGE, 3.0)
    assert page.chosen == "/reviews?department=general-surgery"
    assert [link.url for link in page.departments] == ["/reviews", page.chosen]
    assert reviews_page("", "").average == 4.0


def test_a_department_that_ended_leaves_its_reviews() -> None:
    department = Department.objects.create(name="Dreams", slug="dreams")
    said(5, department=department)
    department.delete()
    assert [one.department for one in reviews_page("", "").reviews] == [""]


def test_without_a_review_there_is_a_page_without_one() -> None:
    page = reviews_page("", "")
    assert (page.total, page.reviews, page.pages, page.next_url) == (0, [], [], None)
    assert [link.url for link in page.departments] == ["/reviews"]


@pytest.mark.parametrize(("is_demo", "told"), [(True, True), (False, False)])
def test_invented_reviews_are_said_to_be_so(is_demo: bool, told: bool) -> None:
    said(5, is_demo=is_demo)
    assert reviews_page("", "").has_demo is told


def test_invented_reviews_of_another_page_are_said_to_be_so_beside_the_average_that_has_them() -> None:
    said(*[5] * PER_PAGE, written_on=date(2026, 2, 1))
    said(1, is_demo=True, written_on=date(2026, 1, 1))
    assert [reviews_page("", number).has_demo for number in ("", "2")] == [True, True]


@pytest.mark.parametrize("stars", [0, 6, -1])
def test_an_editor_gives_one_to_five_stars(stars: int) -> None:
    with pytest.raises(ValidationError) as raised:
        Review(name="Sunita R.", stars=stars, text="They called.").full_clean()
    assert set(raised.value.message_dict) == {"stars"}
    assert str(Review(name="Sunita R.", stars=4)) == "Sunita R., 4 stars"


def test_nobody_wrote_a_review_tomorrow() -> None:
    today = timezone.localdate()
    (review,) = said(5, written_on=today)
    review.full_clean()
    review.written_on = today + timedelta(days=1)
    with pytest.raises(ValidationError, match="This day is still to come"):
        review.full_clean()
