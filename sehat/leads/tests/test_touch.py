"""Where a request came from: the address of its page says it, and nothing of it can refuse the request."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from sehat.leads.models import Lead
from sehat.leads.touch import MAX_LENGTH, attribution_from, known_touch
from sehat.leads.wire import Attribution
from sehat.leads.wire.stored import in_wire_names

CASES = json.loads((Path(__file__).parent / "touch_cases.json").read_text())
NOW = datetime(2026, 11, 21, tzinfo=UTC)
FORM = {"nameField": "Asha Devi", "mobileField": "9810000001", "cityField": "Pune", "treatment": "Piles"}
RECORD = {"NameData": "Asha", "MobileNoData": "9810000001", "CityData": "Pune", "condition_data": "Piles"}


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["why"]))
def test_the_cases_both_sides_agree_on(case: dict[str, Any]) -> None:
    found = attribution_from("http://testserver" + case["address"], NOW)
    touches = {found.pop("first_touch", None) is None, found.pop("last_touch", None) is None}
    assert in_wire_names(found, Attribution) == case["fields"]
    assert touches == {not case["fields"]}


@given(st.text(max_size=300))
def test_no_address_is_an_error(address: str) -> None:
    for value in (address, "http://x/?utm_source=" + address, "http://[" + address):
        found = attribution_from(value, NOW)
        assert all(len(str(word)) <= MAX_LENGTH for name, word in found.items() if "touch" not in name)


@given(st.recursive(st.none() | st.booleans() | st.text(), lambda inner: st.dictionaries(st.text(), inner)))
def test_whatever_a_browser_calls_a_touch_is_known_words_or_nothing(value: object) -> None:
    found = known_touch(value)
    assert found is None or all(isinstance(word, str) and len(word) <= MAX_LENGTH for word in found.values())


@pytest.mark.django_db
def test_a_browser_without_javascript_brings_what_its_own_address_had(client: Client) -> None:
    page = "http://testserver/condition/piles?utm_source=news&gclid=Cj0&mob=9810000009"
    answer = client.post("/request", FORM, headers={"Referer": page})
    assert answer.status_code == 303
    attribution = Lead.objects.get().attribution
    assert (attribution["source"], attribution["gclid"]) == ("news", "Cj0")
    assert attribution["last_touch"]["path"] == "/condition/piles"
    assert "9810000009" not in json.dumps(attribution)


@pytest.mark.django_db
def test_first_and_last_touch_of_a_browser_are_kept_with_the_request(client: Client) -> None:
    first = {"at": "2026-10-01T10:00:00Z", "path": "/", "utm_source": "news", "email": "asha@example.org"}
    record = RECORD | {"firstTouch": first, "lastTouch": {"source": "google\x00", "gclid": "x" * 900}}
    answer = client.post("/api/lead/submit", record, content_type="application/json")
    assert answer.status_code == 200
    attribution = Lead.objects.get().attribution
    assert attribution["first_touch"] == {"at": "2026-10-01T10:00:00Z", "path": "/", "utm_source": "news"}
    assert attribution["last_touch"] == {"source": "google", "gclid": "x" * 200}


@pytest.mark.django_db
@pytest.mark.parametrize("touch", ["text", 7, [], {"at": {"x": 1}}, {"nothing": "known"}, None])
def test_a_broken_touch_loses_no_request(client: Client, touch: object) -> None:
    answer = client.post("/api/lead/submit", RECORD | {"firstTouch": touch}, content_type="application/json")
    assert answer.status_code == 200
    assert "first_touch" not in Lead.objects.get().attribution
