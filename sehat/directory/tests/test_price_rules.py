"""Figures that contradict each other are refused when saved and named by `manage.py check`."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from django.core.exceptions import ValidationError
from django.core.management import call_command
from django.core.management.base import SystemCheckError
from django.utils import timezone

from sehat.directory.checks import prices_agree
from sehat.directory.models import City, Empanelment, Hospital, Insurer, PriceRange, Procedure
from sehat.directory.prices import main_price, span_of_cities
from sehat.rendering.cache_version import clear_cached_reads

pytestmark = pytest.mark.django_db
KNEE = "total-knee-replacement"


def price(lowest: int, highest: int, **values: object) -> PriceRange:
    own = {"label": "one knee", "source": "A price list", "as_of": date(2026, 11, 1)}
    procedure = Procedure.objects.get(slug=KNEE)
    return PriceRange(procedure=procedure, lowest=lowest, highest=highest, **own | values)


def delhi() -> City:
    return City.objects.get(slug="delhi-ncr")


def test_a_national_range_that_its_cities_are_wider_than_is_refused() -> None:
    with pytest.raises(ValidationError, match="does not hold ₹1,60,000 to ₹3,50,000"):
        price(180_000, 250_000).full_clean()


def test_a_national_range_that_holds_its_cities_is_taken() -> None:
    price(150_000, 380_000).full_clean()


def test_a_city_outside_the_national_range_is_refused() -> None:
    price(150_000, 380_000).save()
    pune = City.objects.get(slug="pune")
    with pytest.raises(ValidationError, match="₹1,50,000 to ₹3,80,000 in the larger place"):
        price(140_000, 200_000, city=pune).full_clean()
    price(160_000, 200_000, city=pune).full_clean()


def test_what_a_hospital_asks_stands_in_the_range_of_its_city() -> None:
    hospital = Hospital.objects.filter(city=delhi())[0]
    with pytest.raises(ValidationError, match="does not hold"):
        price(90_000, 120_000, city=delhi(), hospital=hospital).full_clean()


def test_one_published_figure_holds_nothing_and_another_method_is_another_price() -> None:
    price(45_000, 45_000).full_clean()
    price(60_000, 70_000, label="partial knee").full_clean()


@pytest.mark.parametrize(
    "also_wrong", [{}, {"as_of": date(2099, 1, 1)}, {"quotes": 1, "quoted_by": 3}, {"source": ""}]
)
def test_a_highest_below_the_lowest_is_told_beside_it(also_wrong: dict[str, object]) -> None:
    """Beside another fault it was called a violated constraint, of no field."""
    with pytest.raises(ValidationError) as refused:
        price(300_000, 200_000, label="other", **also_wrong).full_clean()
    told = refused.value.message_dict
    assert told["highest"] == ["The highest price is below the lowest."]
    assert "__all__" not in told


def test_amounts_out_of_order_are_refused() -> None:
    with pytest.raises(ValidationError, match="must not fall"):
        price(10, 50, label="other", typical=60).full_clean()


def test_the_figures_of_the_demo_agree() -> None:
    assert prices_agree(None, databases=["default"]) == []
    for row in PriceRange.objects.all():
        row.full_clean()


def test_the_check_names_a_pair_that_got_by_the_save() -> None:
    price(180_000, 250_000).save()
    told = [message.msg for message in prices_agree(None, databases=["default"])]
    expected = "Total Knee Replacement (one knee) in India, ₹1,80,000 to ₹2,50,000 does not hold "
    assert expected + "Total Knee Replacement (one knee) in Delhi NCR, ₹1,60,000 to ₹3,50,000." in told
    with pytest.raises(SystemCheckError):
        call_command("check", databases=["default"], fail_level="WARNING")


def test_without_a_database_named_the_check_reads_none(django_assert_num_queries: object) -> None:
    with django_assert_num_queries(0):  # type: ignore[operator]
        assert prices_agree(None) == []


def test_the_span_of_cities_holds_the_figure_of_each() -> None:
    knee = Procedure.objects.get(slug=KNEE)
    span = span_of_cities(knee.pk)
    assert span is not None
    assert {row.city.slug for row in span.cities if row.city} == {
        "delhi-ncr",
        "mumbai",
        "bengaluru",
        "chennai",
    }
    assert (span.lowest, span.highest) == (150_000, 380_000)
    here = main_price(knee.pk, delhi())
    assert here is not None
    assert (here.label, here.room) == ("one knee", "")


def test_a_span_of_cities_names_a_method_that_one_of_them_writes_in_capitals() -> None:
    """No method was named where one city says “One knee” and the others “one knee”."""
    knee = Procedure.objects.get(slug=KNEE)
    first = PriceRange.objects.filter(procedure=knee, city=delhi(), hospital=None, room="")
    assert first.update(label="One knee") == 1
    PriceRange.objects.filter(procedure=knee).exclude(city=delhi()).update(label="one  knee")
    clear_cached_reads()
    span = span_of_cities(knee.pk)
    assert span is not None
    assert span.label.casefold().split() == ["one", "knee"]


def test_a_span_of_cities_that_tell_different_methods_holds_all_and_names_none() -> None:
    piles = Procedure.objects.get(slug="piles-laser-surgery")
    told = PriceRange.objects.filter(procedure=piles, hospital=None, room="").exclude(city=None)
    assert len(set(told.values_list("label", flat=True))) > 1
    span = span_of_cities(piles.pk)
    assert span is not None
    assert (span.lowest, span.highest, span.label) == (
        min(row.lowest for row in told),
        max(row.highest for row in told),
        "",
    )


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"room": "shared"},
        {"city": "pune"},
        {"city": "pune", "room": "private"},
        {"city": "delhi-ncr", "hospital": "nirmal-multispeciality-hospital"},
    ],
)
def test_a_second_figure_of_one_place_method_and_room_is_refused(more: dict[str, str]) -> None:
    """An import finds a figure by these, and refused every file of prices once two had them alike."""
    own: dict[str, object] = {"label": "robotic", "room": more.get("room", "")}
    own["city"] = City.objects.filter(slug=more.get("city", "")).first()
    own["hospital"] = Hospital.objects.filter(slug=more.get("hospital", "")).first()
    first = price(200_000, 300_000, **own)
    first.full_clean()
    first.save()
    with pytest.raises(ValidationError, match="₹2,00,000 to ₹3,00,000 is of the same place") as refused:
        price(210_000, 290_000, **own).full_clean()
    assert set(refused.value.message_dict) == {"label"}
    first.full_clean()
    price(210_000, 290_000, **own | {"label": "robotic, both knees"}).full_clean()


def test_the_check_names_figures_that_cannot_be_told_apart() -> None:
    for highest in (300_000, 310_000):
        price(200_000, highest, label="robotic", room="shared").save()
    told = [warning.msg for warning in prices_agree(None, ["default"])]
    assert told == [
        "Total Knee Replacement (robotic, shared room) in India, ₹2,00,000 to ₹3,10,000: there is another of "
        "this place, label and room."
    ]


def test_hospitals_that_were_asked_gave_a_quote_each() -> None:
    price(160_000, 350_000, label="robotic", quotes=12, quoted_by=12).full_clean()
    with pytest.raises(ValidationError, match="Fewer quotes than hospitals") as refused:
        price(160_000, 350_000, label="robotic", quotes=3, quoted_by=12).full_clean()
    assert set(refused.value.message_dict) == {"quoted_by"}


def test_what_was_told_was_told_by_today() -> None:
    """2062 for 2026 stood on the page as the day of the figure."""
    tomorrow = timezone.localdate() + timedelta(days=1)
    hospital, insurer = (
        Hospital.objects.all()[0],
        Insurer.objects.create(name="New", slug="new", kind="private"),
    )
    rows = (
        price(160_000, 350_000, label="robotic", as_of=tomorrow),
        Empanelment(hospital=hospital, insurer=insurer, told_on=tomorrow),
    )
    for row in rows:
        with pytest.raises(ValidationError, match="still to come"):
            row.full_clean()


def test_a_price_is_not_written_twice_in_other_letters() -> None:
    """Both stood on the page of costs, under one name."""
    price(150_000, 380_000, city=None).save()
    with pytest.raises(ValidationError, match="is of the same place and room"):
        price(140_000, 390_000, label=" One  Knee").full_clean()
