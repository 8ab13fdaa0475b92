"""Who writes and reviews, parts of cities, pages and reviews are called something that is seen."""

from __future__ import annotations

import pytest
from django.core.exceptions import ValidationError

from sehat.content.models import ConditionPage, HomePage, Person, Review
from sehat.content.page_parts.roles import person_name
from sehat.content.pages.home import title_and_lead
from sehat.content.tests.rows import english
from sehat.core.languages import display_name
from sehat.directory.models import City, Locality

pytestmark = pytest.mark.django_db
UNSEEN = ["\u200b", "\u200d\u200c", "\ufeff"]


def person(**names: str) -> Person:
    return Person(slug="asha-rao", role=Person.Role.AUTHOR, **names)


def part(**names: str) -> Locality:
    return Locality(city=City.objects.get(slug="pune"), slug="camp", **names)


@pytest.mark.parametrize("unseen", UNSEEN)
@pytest.mark.parametrize("row", [person, part])
def test_a_name_that_nobody_sees_is_refused_by_its_field(row: type[Person | Locality], unseen: str) -> None:
    """Bylines, lists of authors and filters by area had a line without words."""
    with pytest.raises(ValidationError) as refused:
        row(name=unseen).full_clean()
    assert set(refused.value.message_dict) == {"name"}


@pytest.mark.parametrize("unseen", UNSEEN)
def test_a_hindi_name_that_nobody_sees_leaves_the_english_one(unseen: str) -> None:
    asha, camp = person(name="Asha Rao", name_hi=unseen), part(name="Camp", name_hi=unseen)
    asha.full_clean()
    camp.full_clean()
    assert person_name(asha, "hi") == "Asha Rao"
    assert display_name(camp, "hi") == "Camp"


def test_joiners_inside_a_name_stay_where_keyboards_put_them() -> None:
    asha = person(name="Asha Rao", name_hi="आशा\u200d राव")
    asha.full_clean()
    assert asha.name_hi == "आशा\u200d राव"


@pytest.mark.parametrize("unseen", UNSEEN)
@pytest.mark.parametrize("field", ["name", "text"])
def test_a_review_says_something_and_who_wrote_it(field: str, unseen: str) -> None:
    """It stood on /reviews as a card without words, and its stars counted."""
    review = Review(**{"name": "Sunita R.", "text": "They called.", "stars": 5} | {field: unseen})
    with pytest.raises(ValidationError) as refused:
        review.full_clean()
    assert set(refused.value.message_dict) == {field}


@pytest.mark.parametrize("unseen", UNSEEN)
def test_a_city_and_an_answer_that_nobody_sees_are_none(unseen: str) -> None:
    """Under the review stood “Our answer” and nothing below it."""
    review = Review(name="Sunita R.", text="They called.", stars=5, city=unseen, reply=unseen)
    review.full_clean()
    assert (review.city, review.reply) == ("", "")


@pytest.mark.parametrize("unseen", UNSEEN)
def test_a_page_is_called_something_that_is_seen(unseen: str) -> None:
    """It had no heading, and lists led to it by a link without words."""
    page = english(ConditionPage, slug="piles")
    page.title = unseen
    with pytest.raises(ValidationError) as refused:
        page.full_clean()
    assert set(refused.value.message_dict) == {"title"}


@pytest.mark.parametrize("unseen", UNSEEN)
def test_a_hindi_home_whose_title_nobody_sees_has_the_english_one(unseen: str) -> None:
    home = HomePage.objects.get()
    home.title_hi, home.lead_hi, home.seo_title = unseen, unseen, unseen
    home.full_clean()
    assert title_and_lead(home, "hi") == (home.title, home.lead)
    assert home.seo_title == ""


def test_what_is_left_empty_is_refused_by_the_rule_of_its_field() -> None:
    with pytest.raises(ValidationError) as refused:
        Review(name="", text="", stars=5).full_clean()
    assert set(refused.value.message_dict) == {"name", "text"}
    assert "signs that nobody sees" not in str(refused.value)
