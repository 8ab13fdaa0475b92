"""Of which state a government rate is, however that was written down."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from django.core.exceptions import ValidationError

from sehat.costs.government import cghs_table, pmjay_rates
from sehat.costs.models import ReferenceRate
from sehat.costs.selectors import is_of, reference_rates
from sehat.directory.models import City, Procedure

DAY = date(2026, 11, 1)
TAMIL_NADU = City(name="Chennai", slug="chennai", state="Tamil Nadu", cghs_tier=1)


def rate(state: str = "", **more: Any) -> ReferenceRate:
    told: dict[str, Any] = {
        "scheme": "pm-jay",
        "amount": 40_000,
        "source": "A list",
        "as_of": date(2026, 11, 1),
    }
    return ReferenceRate(state=state, **told | more)


@pytest.mark.parametrize(
    "written",
    [
        "Tamil Nadu",
        "tamil nadu",
        " Tamil Nadu ",
        "Tamil  Nadu",
        "TAMIL\u00a0NADU",
        "Tamil\tNadu",
        "Tamil\u200b Nadu\u200d",
    ],
)
def test_a_rate_is_of_its_state_however_that_is_written(written: str) -> None:
    """With two blanks it was of a state that no city is in."""
    assert is_of(rate(written), "Tamil Nadu")
    assert cghs_table([rate(written, scheme="cghs")], TAMIL_NADU) is not None


@pytest.mark.parametrize("written", ["Tamil", "Nadu", "TamilNadu", "Kerala", ""])
def test_a_rate_is_of_no_state_that_is_called_otherwise(written: str) -> None:
    assert not is_of(rate(written), "Tamil Nadu")


@pytest.mark.django_db
def test_a_second_rate_of_one_state_is_refused_however_it_is_written() -> None:
    procedure = Procedure.objects.get(slug="lasik")
    rate("Tamil Nadu", procedure=procedure).save()
    for written in ("tamil nadu", "Tamil  Nadu", " TAMIL NADU", "Tamil Nadu\u200b"):
        with pytest.raises(ValidationError, match="already"):
            rate(written, procedure=procedure).full_clean()
    rate("Kerala", procedure=procedure).full_clean()
    rate("tamil  nadu", procedure=procedure, scheme="cghs").full_clean()  # of another scheme


@pytest.mark.django_db
def test_a_state_is_stored_with_one_blank_between_its_words() -> None:
    one = rate("  Tamil \u00a0Nadu ", procedure=Procedure.objects.get(slug="lasik"))
    one.full_clean()
    assert one.state == "Tamil Nadu"


@pytest.mark.django_db
@pytest.mark.parametrize("unseen", ["\u200b", "\u200d\u200c", "\ufeff"])
def test_a_state_that_nobody_sees_is_all_of_india_and_such_a_source_is_none(unseen: str) -> None:
    """No figure is shown without who published it (decisions 7.2)."""
    one = rate(unseen, procedure=Procedure.objects.get(slug="lasik"))
    one.full_clean()
    assert one.state == ""
    one.source = unseen
    with pytest.raises(ValidationError) as refused:
        one.full_clean()
    assert set(refused.value.message_dict) == {"source"}


@pytest.mark.django_db
def test_the_rate_of_the_own_state_stands_first_and_others_by_name() -> None:
    procedure = Procedure.objects.get(slug="lasik")
    for state in ("Kerala", "Tamil  Nadu", "Assam", ""):
        rate(state, procedure=procedure).save()
    found = [one.state for one in pmjay_rates(reference_rates(procedure, "tamil nadu"))]
    assert found == ["Tamil  Nadu", "", "Assam", "Kerala"]


def test_a_rate_of_another_state_makes_no_table_where_a_city_is_chosen() -> None:
    of_kerala = rate("Kerala", scheme="cghs")
    assert cghs_table([of_kerala], TAMIL_NADU) is None
    assert cghs_table([of_kerala], None) is None
    table = cghs_table([of_kerala, rate("", scheme="cghs", amount=50_000)], TAMIL_NADU)
    assert table
    assert table.base == 50_000
