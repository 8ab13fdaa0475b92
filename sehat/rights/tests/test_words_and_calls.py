"""What is shown of calls in the language of the request, and what is left of them after an erasure."""

from __future__ import annotations

import pytest

from sehat.calls.models import VoiceCall
from sehat.leads.models import Lead, LeadNote
from sehat.rights.actions import erase_due
from sehat.rights.tests.conftest import Clock, Visitor

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("outcome", LeadNote.Outcome.values)
def test_how_a_call_went_is_told_in_hindi_to_who_asked_in_hindi(
    visitor: Visitor, clock: Clock, outcome: str
) -> None:
    lead = visitor.send()
    Lead.objects.filter(pk=lead.pk).update(language="hi")
    LeadNote.objects.create(lead=lead, by="asha", outcome=outcome, text="शाम को कॉल करें", at=clock.now)
    visitor.prove()
    [note] = visitor.see().json()["data"]["requests"][0]["notes"]
    assert note["text"].endswith("शाम को कॉल करें")
    assert not any(letter.isascii() and letter.isalpha() for letter in note["text"])


def test_calls_of_the_gateway_go_with_an_erased_request(visitor: Visitor, clock: Clock) -> None:
    erased, other = visitor.send(), visitor.send(MobileNoData="9876543299")
    for lead in (erased, other):
        VoiceCall.objects.create(lead=lead, by="asha", vendor_id=f"sid-{lead.pk[-4:]}", seconds=200)
    visitor.prove()
    visitor.ask("erase")
    clock.move(days=8)
    assert erase_due(by="test") == 1
    assert [call.lead for call in VoiceCall.objects.all()] == [other]


@pytest.mark.parametrize(
    ("language", "seconds", "said"),
    [
        ("en", 200, "Call, 200 seconds"),
        ("en", 1, "Call, 1 second"),
        ("en", 0, "Call, 0 seconds"),
        ("hi", 200, "कॉल, 200 सेकंड"),
        ("hi", 1, "कॉल, 1 सेकंड"),
    ],
)
def test_a_call_of_the_gateway_says_how_long_it_was(
    visitor: Visitor, language: str, seconds: int, said: str
) -> None:
    lead = visitor.send()
    Lead.objects.filter(pk=lead.pk).update(language=language)
    VoiceCall.objects.create(lead=lead, by="asha", seconds=seconds)
    visitor.prove()
    [note] = visitor.see().json()["data"]["requests"][0]["notes"]
    assert note["text"] == said
