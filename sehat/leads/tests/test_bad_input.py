"""Bad input in every field of every way in, alone and together: refused by its name, or stored as text."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from pytest_django import Settings

from sehat.leads.fields import BY_KEY, FIELDS
from sehat.leads.models import Lead
from sehat.leads.tests.conftest import GOOD, Submit
from sehat.leads.tests.test_html_form import FORM
from sehat.leads.wire import Attribution, CrmLead, FormFacts, LeadRecord, WebLead
from sehat.leads.wire.crm_record import crm_record
from sehat.leads.wire.html import html_name

pytestmark = pytest.mark.django_db
CALLS: dict[str, type[FormFacts] | type[CrmLead]] = {
    "/api/lead/submit": LeadRecord,
    "/lead/v1/admin/webleadcreate": WebLead,
    "/api/lead/createleadzoho": CrmLead,
}
WORDS = {
    "another language": "मुझे बवासीर है",
    "emoji": "😀👨‍👩‍👧",
    "right to left": "\u202eabc\u200f عربى",
    "script": "<script>alert(1)</script>",
    "formula": "=cmd|' /C calc'!A0",
    "a foreign number": "+1 415 555 0123",
    "an id that does not exist": "987654321",
    "negative": "-1",
    "letters that no form types": "a\x00b\x0c",
}
NO_WORDS: dict[str, Any] = {
    "too long": "x" * 4100,
    "a list": ["a"],
    "an object": {"a": "b"},
    "a number of a hundred digits": 10**100,
    "half a letter": "\ud800",
}
# What a record may bring that is never refused but counts for nothing: touches, and lists of keys.
SHOWN_AT = {"countryCode": "MobileNoData"}  # one field on the screen
NOT_NEEDED = {
    "PageTypeData", "PageNameData", "pagePath", "pageToken", "PageLanguage", "leadFormVariant",
    "leadFormKeys", "CreatedDateData", "LeadTier", "ip", "captchascore", "IsActiveData", "consentVersion",
    "filledInMs", "bmi", "pilesSeverity", *Attribution.wire_names().values(),
}  # fmt: skip


@pytest.fixture(autouse=True)
def _much_room(settings: Settings) -> None:
    settings.LEADS_PER_ADDRESS_PER_MINUTE = 10**6


def send(client: Client, path: str, changes: dict[str, Any]) -> Any:
    good = {"name": "Sunita Rao"} if path.endswith("zoho") else GOOD | {"countryCode": "91"}
    return client.post(path, good | changes, content_type="application/json")


def wire_names(path: str) -> set[str]:
    return set(CALLS[path].wire_names().values())


def names_of(path: str) -> list[str]:
    forgiving = set() if path.endswith("zoho") else NOT_NEEDED
    return sorted(wire_names(path) - forgiving)


def refused(answer: Any) -> set[str]:
    """The fields that a refusal names; empty for an answer that takes all."""
    assert answer.status_code in {200, 422}, answer.content
    return {reason["field"] for reason in answer.json().get("error", ())}


@pytest.mark.parametrize("path", CALLS)
@pytest.mark.parametrize("kind", WORDS)
def test_odd_words_are_kept_as_words_or_refused_by_the_name_of_their_field(
    client: Client, path: str, kind: str
) -> None:
    answers = {name: refused(send(client, path, {name: WORDS[kind]})) for name in names_of(path)}
    wrong = {name: fields for name, fields in answers.items() if not fields <= {name, SHOWN_AT.get(name)}}
    assert wrong == {}


@pytest.mark.parametrize("path", CALLS)
@pytest.mark.parametrize("kind", NO_WORDS)
def test_what_is_no_words_is_refused_by_the_name_of_its_field(client: Client, path: str, kind: str) -> None:
    answers = {name: refused(send(client, path, {name: NO_WORDS[kind]})) for name in names_of(path)}
    assert {name: fields for name, fields in answers.items() if fields != {name}} == {}
    assert Lead.objects.count() == 0


@pytest.mark.parametrize("path", ["/api/lead/submit", "/lead/v1/admin/webleadcreate"])
@pytest.mark.parametrize("kind", [*NO_WORDS, "letters that no form types"])
def test_no_request_is_lost_for_a_field_that_nobody_needs(client: Client, path: str, kind: str) -> None:
    names = sorted(NOT_NEEDED & wire_names(path))
    answer = send(client, path, dict.fromkeys(names, (WORDS | NO_WORDS)[kind]))
    assert refused(answer) == set()
    lead = Lead.objects.get()
    assert (lead.name, lead.mobile, lead.tier) == ("Sunita Rao", "9876543210", 3)
    assert crm_record(lead)["name"] == "Sunita Rao"


@pytest.mark.parametrize("path", ["/api/lead/submit", "/lead/v1/admin/webleadcreate"])
def test_null_anywhere_is_the_same_as_not_sent(client: Client, path: str) -> None:
    optional = wire_names(path) - GOOD.keys()
    assert refused(send(client, path, dict.fromkeys(optional))) == set()
    assert Lead.objects.get().name == "Sunita Rao"


def test_a_number_where_a_partner_should_send_text_is_its_text(client: Client) -> None:
    sent: dict[str, Any] = {"MobileNoData": 9876543210, "countryCode": 91, "vendorId": 12, "campaignid": 77.0}
    assert refused(send(client, "/lead/v1/admin/webleadcreate", sent | {"leadFormVariant": 3})) == set()
    record = crm_record(Lead.objects.get())
    told = {name: record[name] for name in ("phoneno", "Country_Code", "vendorId", "campaignid")}
    assert told == {"phoneno": "9876543210", "Country_Code": "91", "vendorId": "12", "campaignid": "77"}


def test_yes_and_no_may_come_as_true_and_false(client: Client) -> None:
    send(client, "/lead/v1/admin/webleadcreate", {"IsInsurance": True, "IsConsultwithDoctor": False})
    record = crm_record(Lead.objects.get())
    assert (record["IsInsurance"], record["IsConsultwithDoctor"]) == ("Yes", "No")


@pytest.mark.parametrize("name", ["NameData", "CityData", "EmailIdData", "QueryData", "Callback_Input"])
def test_true_is_no_certain_text_and_its_field_is_named(client: Client, name: str) -> None:
    assert refused(send(client, "/api/lead/submit", {name: True})) == {name}


@pytest.mark.parametrize("key", ["age", "height", "weight"])
@pytest.mark.parametrize("number", [-1, 70.5, 10**12, True])
def test_a_number_that_is_no_answer_has_the_message_of_its_field(
    client: Client, key: str, number: object
) -> None:
    answer = send(client, "/api/lead/submit", {key: number})
    assert answer.json()["error"] == [{"field": key, "message": BY_KEY[key].message}]


@pytest.mark.parametrize("number", [-1, 1.5, 10**12, True])
def test_a_number_that_is_no_id_is_dropped_and_the_request_taken(client: Client, number: object) -> None:
    assert refused(send(client, "/api/lead/submit", {"docotrid": number, "hospitalid": number})) == set()
    lead = Lead.objects.get()
    assert (lead.doctor_id, lead.hospital_id) == (None, None)


@pytest.mark.parametrize("path", CALLS)
@pytest.mark.parametrize("bad", [*WORDS.values(), *NO_WORDS.values()], ids=[*WORDS, *NO_WORDS])
def test_all_fields_bad_at_once_are_one_clear_answer(client: Client, path: str, bad: Any) -> None:
    answer = send(client, path, dict.fromkeys(wire_names(path), bad))
    assert answer.status_code == 413 or refused(answer) <= wire_names(path)
    assert b"Traceback" not in answer.content


@pytest.mark.parametrize(("path", "name"), [
    ("/api/lead/submit", "height"),
    ("/api/lead/submit", "bmi"),
    ("/api/lead/submit", "captchascore"),
    ("/api/lead/createleadzoho", "BMI_kg_m2"),
])  # fmt: skip
@pytest.mark.parametrize("number", ["1e999", "-1e999", "NaN", "1e99"])
def test_a_number_that_no_column_holds_is_never_stored(
    client: Client, path: str, name: str, number: str
) -> None:
    answer = client.post(path, f'{{"{name}": {number}}}', content_type="application/json")
    assert (name in refused(answer)) is (name not in NOT_NEEDED)
    assert Lead.objects.count() == 0


@pytest.mark.parametrize("body", ["null", "[]", '"x"', ""])
def test_a_body_that_is_no_object_is_refused_in_words_of_ours(client: Client, body: str) -> None:
    answer = client.post("/api/lead/submit", body, content_type="application/json")
    said = "The body is not the object this call takes."
    assert answer.status_code == 422
    assert (answer.json()["status"]["message"], answer.json()["error"][0]["message"]) == (said, said)


@pytest.mark.parametrize("wrong", ["abc", "-1", "99999999999"])
def test_a_wrong_word_of_an_address_is_named(client: Client, wrong: str) -> None:
    answer = client.get("/api/lead/treatments", {"departmentId": wrong})
    assert refused(answer) == {"departmentId"}
    assert answer.json()["status"]["message"].startswith("departmentId: Input should be")


def test_a_field_is_refused_once_whatever_kinds_it_may_have(client: Client) -> None:
    assert len(send(client, "/api/lead/submit", {"docotrid": ["a"]}).json()["error"]) == 1


def test_every_field_but_those_of_the_form_may_be_missing(submit: Submit) -> None:
    everything = dict.fromkeys(wire_names("/api/lead/submit") - GOOD.keys())
    assert refused(submit(**everything)) == set()
    for name in GOOD:
        assert refused(submit(**{name: None})) <= {name}, name


@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize("bad", [*WORDS.values(), "a\x00b", "x" * 5000], ids=[*WORDS, "NUL", "too long"])
def test_the_html_form_gives_each_bad_field_back_or_takes_it_as_words(client: Client, bad: str) -> None:
    for field in FIELDS:
        answer = client.post("/request", FORM | {html_name(field.key): bad})
        assert answer.status_code in {303, 422}, field.key
        assert b"<script>alert" not in answer.content
        if answer.status_code == 422:
            assert BY_KEY[field.key].message in answer.content.decode(), field.key
    answer = client.post(
        "/request", dict.fromkeys(FORM | {html_name(field.key): "" for field in FIELDS}, bad)
    )
    assert answer.status_code == 422
