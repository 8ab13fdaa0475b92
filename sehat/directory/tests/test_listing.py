"""Pages and order of a doctor list."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest

from sehat.directory.doctor_filters import SORTS
from sehat.directory.listing import PER_PAGE, EmptyPage
from sehat.directory.models import Doctor
from sehat.directory.tests.lists import asked, everyone, names_of

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("page", ["4", "999999", "9999999999", "9" * 5000])
def test_a_page_beyond_the_end_has_nothing(page: str) -> None:
    with pytest.raises(EmptyPage):
        asked(f"page={page}")


@pytest.mark.parametrize("page", ["0", "-1", "abc", "²", "१", "", "1.5", " 2"])
def test_a_page_that_is_no_number_is_the_first(page: str) -> None:
    assert names_of(asked(urlencode({"page": page}))) == names_of(asked(""))


@pytest.mark.parametrize("sort", SORTS)
def test_pages_of_any_order_show_every_doctor_once(sort: str) -> None:
    shown = [name for number in (1, 2, 3) for name in names_of(asked(f"sort={sort}&page={number}"))]
    assert sorted(shown) == sorted(doctor.name for doctor in everyone())


def test_lists_order_by_experience_fee_or_name_and_put_what_is_not_known_last() -> None:
    newest, unpriced = Doctor.objects.get(name=names_of(asked(""))[0]), names_of(asked("sort=fee"))[0]
    Doctor.objects.filter(pk=newest.pk).update(practising_since=None)
    Doctor.objects.filter(name=unpriced).update(fee=None)
    for sort, key, unknown in (("experience", "years", newest.name), ("fee", "fee", unpriced)):
        cards = [card for number in (1, 2, 3) for card in asked(f"sort={sort}&page={number}").doctors]
        known = [getattr(card, key) for card in cards if getattr(card, key) is not None]
        assert known == sorted(known, reverse=key == "years")
        assert cards[-1].name == unknown
    assert names_of(asked("sort=name")) == sorted(doctor.name for doctor in everyone())[:PER_PAGE]
