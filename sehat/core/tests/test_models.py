"""What is named can be looked up, and what was done is written down with the deed."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.exceptions import ValidationError
from django.db import transaction

from sehat.core import audit
from sehat.core.locks import advisory_lock
from sehat.core.models import AuditEvent
from sehat.directory.models import City


@pytest.mark.parametrize("aliases", [None, [], ""])
def test_an_emptied_box_is_no_alias(aliases: Any) -> None:
    city = City(name="Delhi", slug="delhi", aliases=aliases)
    city.clean()
    assert city.aliases == []


@pytest.mark.parametrize("aliases", ["dilli", {"a": "b"}, ["dilli", 7], [["dilli"]], [None], 7, True])
def test_aliases_are_a_list_of_words(aliases: Any) -> None:
    with pytest.raises(ValidationError) as raised:
        City(name="Delhi", slug="delhi", aliases=aliases).clean()
    assert set(raised.value.message_dict) == {"aliases"}


def test_words_in_any_script_are_aliases() -> None:
    city = City(name="Delhi", slug="delhi", aliases=["dilli", "दिल्ली"])
    city.clean()
    assert city.aliases == ["dilli", "दिल्ली"]
    assert str(city) == "Delhi"


@pytest.mark.django_db
def test_a_deed_is_written_down_with_whose_it_was() -> None:
    audit.record(by="meera", action="note added", subject="lead SP-1", length=12)
    event = AuditEvent.objects.get(subject="lead SP-1")
    assert (event.by, event.action, event.details) == ("meera", "note added", {"length": 12})
    assert str(event) == "meera note added lead SP-1"


@pytest.mark.django_db
def test_a_deed_that_fails_is_not_written_down() -> None:
    def deed() -> None:
        with transaction.atomic():
            audit.record(by="meera", action="note added", subject="lead SP-2")
            raise ValueError("on purpose")

    with pytest.raises(ValueError, match="on purpose"):
        deed()
    assert not AuditEvent.objects.filter(subject="lead SP-2").exists()


@pytest.mark.django_db
def test_the_newest_deed_stands_first() -> None:
    for number in range(3):
        audit.record(by="meera", action=f"deed {number}", subject="lead SP-3")
    actions = AuditEvent.objects.filter(subject="lead SP-3").values_list("action", flat=True)
    assert list(actions) == ["deed 2", "deed 1", "deed 0"]


@pytest.mark.django_db
@pytest.mark.parametrize("what", ["mobile +919810000001", "", "नंबर", "x" * 5000])
def test_anything_can_be_locked_and_twice_in_a_transaction(what: str) -> None:
    with transaction.atomic():
        advisory_lock(what)
        advisory_lock(what)
