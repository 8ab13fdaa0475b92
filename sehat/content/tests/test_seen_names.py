"""Who writes and reviews, and parts of cities, are called something that is seen."""

from __future__ import annotations

import pytest
from django.core.exceptions import ValidationError

from sehat.content.models import Person
from sehat.content.page_parts.roles import person_name
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
