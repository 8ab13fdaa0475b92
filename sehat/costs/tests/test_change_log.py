"""The change log: whoever touches a figure leaves a line."""

from __future__ import annotations

from datetime import date

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from sehat.costs.demo.loader import load_costs
from sehat.costs.models import PriceChange, ReferenceRate
from sehat.costs.pages.cost import subject_of
from sehat.directory.demo.reference import load_prices
from sehat.directory.models import City, PriceRange, Procedure

pytestmark = pytest.mark.django_db


@pytest.fixture
def figure() -> PriceRange:
    found = PriceRange.objects.get(
        procedure__slug="gallbladder-removal", city__slug="delhi-ncr", hospital=None, label="keyhole"
    )
    PriceChange.objects.all().delete()
    return found


def lines() -> list[tuple[object, ...]]:
    columns = ("subject", "city__slug", "old_lowest", "old_highest", "new_lowest", "new_highest")
    return list(PriceChange.objects.order_by("pk").values_list(*columns))


def test_a_changed_range_leaves_its_old_and_its_new_figures_and_the_day(figure: PriceRange) -> None:
    figure.highest = 150_000
    figure.save()
    assert lines() == [("keyhole", "delhi-ncr", 55_000, 145_000, 55_000, 150_000)]
    assert PriceChange.objects.get().changed_on == timezone.localdate()


def test_a_figure_that_is_moved_went_where_it_was_and_came_where_it_is(figure: PriceRange) -> None:
    """A price of Pune that had been typed under Delhi left no line in either: its amounts were the same."""
    figure.label = "one incision"
    figure.save()
    assert lines() == [
        ("keyhole", "delhi-ncr", 55_000, 145_000, None, None),
        ("one incision", "delhi-ncr", None, None, 55_000, 145_000),
    ]
    PriceChange.objects.all().delete()
    figure.city, figure.lowest = City.objects.get(slug="lucknow"), 60_000
    figure.save()
    assert lines() == [
        ("one incision", "delhi-ncr", 55_000, 145_000, None, None),
        ("one incision", "lucknow", None, None, 60_000, 145_000),
    ]


def test_a_save_that_changes_neither_figure_nor_place_leaves_no_line(figure: PriceRange) -> None:
    figure.source = "Another price list"
    figure.save()
    assert lines() == []


@pytest.mark.parametrize(
    ("subject", "said"),
    [
        ("", ""),
        ("keyhole", "दूरबीन से"),
        ("keyhole, private room", "दूरबीन से, निजी कमरा"),
        ("keyhole, one side", "दूरबीन से, एक तरफ़"),  # one label, with a comma of its own
        ("keyhole, one side, shared room", "दूरबीन से, एक तरफ़, साझा कमरा"),
        ("robotic", "robotic"),
        ("robotic, day care, private room", "robotic, day care, निजी कमरा"),
        ("CGHS rate", "सीजीएचएस की दर"),
        ("PM-JAY (Ayushman Bharat) rate, Bihar", "पीएम-जेएवाई (आयुष्मान भारत) की दर, बिहार"),
    ],
)
def test_a_line_says_of_what_a_figure_is_in_the_words_of_the_page(subject: str, said: str) -> None:
    line = PriceChange(subject=subject)
    assert (subject_of(line, "hi"), subject_of(line, "en")) == (said, subject)


def test_a_save_that_changes_no_figure_leaves_nothing(figure: PriceRange) -> None:
    figure.source = "Another source"
    figure.save()
    assert lines() == []


def test_a_figure_that_comes_and_goes_leaves_two_lines(figure: PriceRange) -> None:
    figure.pk = None
    figure.label = "robotic"
    figure.save()
    figure.delete()
    assert lines() == [
        ("robotic", "delhi-ncr", None, None, 55_000, 145_000),
        ("robotic", "delhi-ncr", 55_000, 145_000, None, None),
    ]


@pytest.mark.parametrize("label", ["Keyhole", " keyhole", "KEYHOLE "])
def test_a_label_that_is_spelled_otherwise_is_no_other_figure(figure: PriceRange, label: str) -> None:
    """The page said that one figure went and another, of the same amounts, came."""
    figure.label = label
    figure.save()
    assert lines() == []
    figure.highest += 5_000
    figure.save()
    assert lines() == [(label, "delhi-ncr", 55_000, 145_000, 55_000, 150_000)]


def test_a_government_rate_is_logged_as_well(figure: PriceRange) -> None:
    rate = ReferenceRate.objects.get(procedure=figure.procedure, scheme="pm-jay")
    rate.amount = 33_000
    rate.save()
    assert lines() == [("PM-JAY (Ayushman Bharat) rate, Bihar", None, 32_000, 32_000, 33_000, 33_000)]


def test_a_treatment_takes_its_log_with_it(figure: PriceRange) -> None:
    own = Procedure.objects.create(name="Own", slug="own", department=figure.procedure.department)
    PriceRange.objects.create(procedure=own, lowest=1, highest=2, source="A list", as_of=date(2026, 11, 1))
    own.delete()
    assert not PriceChange.objects.filter(procedure_id=own.pk).exists()


def test_deleting_many_logs_each(figure: PriceRange) -> None:
    found = PriceRange.objects.filter(procedure=figure.procedure, city=City.objects.get(slug="mumbai"))
    count = found.count()
    found.delete()
    assert len(lines()) == count > 1


def test_loading_the_demo_again_changes_no_figure(figure: PriceRange) -> None:
    load_prices()
    load_costs()
    assert lines() == []


def test_what_an_editor_changes_in_cms_is_logged(figure: PriceRange, admin_user: User) -> None:
    editor = Client()
    editor.force_login(admin_user)
    names = (
        "lowest",
        "typical_low",
        "typical",
        "typical_high",
        "quotes",
        "quoted_by",
        "includes",
        "source",
        "label",
    )
    sent = {name: getattr(figure, name) for name in names}
    sent |= {"procedure": figure.procedure_id, "city": figure.city_id, "hospital": "", "as_of": "2026-11-20"}
    answer = editor.post(f"/cms/snippets/directory/pricerange/edit/{figure.pk}/", sent | {"highest": 160_000})
    assert answer.status_code == 302
    assert lines() == [("keyhole", "delhi-ncr", 55_000, 145_000, 55_000, 160_000)]
