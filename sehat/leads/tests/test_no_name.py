"""Nothing is nobody's name: an answer that was left empty belongs to no row, whatever its other names are."""

from __future__ import annotations

import pytest
from django.core.exceptions import ValidationError

from sehat.core.languages import display_name
from sehat.directory.models import City, Condition, Department, Procedure
from sehat.leads.answers.lookup import (
    NameIndex,
    city_index,
    condition_index,
    department_index,
    procedure_index,
)
from sehat.leads.answers.resolve import resolve
from sehat.leads.fields import Answers
from sehat.rendering.cache_version import clear_cached_reads

pytestmark = pytest.mark.django_db
UNSEEN = ["\u200b", "\ufeff ", "", " ", "\u200d\u200c"]


@pytest.fixture(params=UNSEEN)
def unseen(request: pytest.FixtureRequest) -> str:
    """Another name that nobody sees, as a copied cell has it, of one row of each kind."""
    said = str(request.param)
    for model in (City, Condition, Department, Procedure):
        row = model._default_manager.first()
        assert row
        model._default_manager.filter(pk=row.pk).update(aliases=["Bawaseer", said])
    clear_cached_reads()
    return said


@pytest.mark.usefixtures("unseen")
def test_a_request_that_names_nothing_belongs_to_no_city_treatment_condition_or_department() -> None:
    """Each request without a city was of the city that had such a name, and of its team."""
    found = resolve(Answers(name="Asha", mobile="9876543210"))
    ids = (found.city_id, found.procedure_id, found.condition_id, found.department_id, found.hospital_id)
    assert ids == (None, None, None, None, None)


def test_what_nobody_sees_names_nothing_either(unseen: str) -> None:
    for index in (city_index(), condition_index(), department_index(), procedure_index()):
        assert index.id_of(unseen) is None
        assert unseen not in index
        assert not index.has(unseen)
        assert index.as_listed(unseen) == unseen


@pytest.mark.usefixtures("unseen")
def test_its_other_names_are_still_its_own() -> None:
    first = City.objects.first()
    assert first
    assert NameIndex(City).id_of("bawaseer") == first.pk


@pytest.mark.parametrize("said", UNSEEN)
def test_a_name_that_nobody_sees_is_left_out_when_a_row_is_saved_in_its_form(said: str) -> None:
    pune = City.objects.get(slug="pune")
    pune.aliases = ["Poona", said, "PCMC"]
    pune.full_clean()
    assert pune.aliases == ["Poona", "PCMC"]


@pytest.mark.parametrize("aliases", ["Poona", {"a": 1}, [1], [["Poona"]], [None]])
def test_what_is_no_list_of_words_is_refused_by_its_field(aliases: object) -> None:
    pune = City.objects.get(slug="pune")
    pune.aliases = aliases
    with pytest.raises(ValidationError) as refused:
        pune.full_clean()
    assert set(refused.value.message_dict) == {"aliases"}


@pytest.mark.parametrize("said", UNSEEN)
def test_a_hindi_name_that_nobody_sees_is_none(said: str) -> None:
    """Hindi pages called the city by it: their headings, lists and crumbs had a gap in its place."""
    pune = City.objects.get(slug="pune")
    pune.name_hi = said
    pune.full_clean()
    assert display_name(pune, "hi") == "Pune"
