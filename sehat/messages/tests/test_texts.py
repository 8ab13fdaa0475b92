"""What stands in messages: all their variables, and nothing about anybody's health."""

from __future__ import annotations

import pytest
from django.core.exceptions import ValidationError
from hypothesis import given
from hypothesis import strategies as st

from sehat.leads.models import Appointment
from sehat.messages.health_words import health_vocabulary, health_words_in, without_health_words
from sehat.messages.kinds import RULES, VARIABLES, WITH_TEMPLATES, Channel, variables_in
from sehat.messages.models import StopWord, Template
from sehat.messages.selectors import meaning_of
from sehat.messages.stop_words import normalized
from sehat.messages.tests.conftest import Ask, Clock
from sehat.messages.texts import FILLED_BY, example_values, filled, values_for

pytestmark = pytest.mark.django_db
TELLING = ("Gallbladder Removal", "Piles", "Oncology", "Cataract", "बवासीर")


def test_each_kind_has_its_words_on_each_channel_in_each_language() -> None:
    rows = Template.objects.values_list("kind", "channel", "language")
    assert set(rows) == {
        (kind, channel, language)
        for kind, _ in WITH_TEMPLATES
        for channel in Channel
        for language in ("en", "hi")
    }


def test_no_text_that_comes_with_the_site_says_anything_about_health() -> None:
    for template in Template.objects.all():
        template.full_clean()
        assert set(variables_in(template.text)) <= RULES[template.kind].variables
        assert health_words_in(template.text) == []
        assert "{" not in filled(template, example_values(template))


def test_the_variables_are_an_allow_list() -> None:
    assert set(FILLED_BY) == VARIABLES == {"brand", "reference", "link", "guide", "when", "place", "window"}


def test_no_value_says_what_the_request_is_about(ask: Ask, clock: Clock) -> None:
    lead = ask()
    lead.treatment_name, lead.question = "Gallbladder Removal", "Is it cancer?"
    lead.save()
    place = "Oncology OPD, Block C, City Hospital, Saket"
    Appointment.objects.create(lead=lead, starts_at=clock.now, place=place, doctor="Dr Rao", by="anita")
    for language in ("en", "hi"):
        said = " ".join(values_for(lead, sorted(VARIABLES), language).values())
        assert "City Hospital, Saket" in said
        for word in (*TELLING, "cancer", "Sunita", "Rao", lead.mobile):
            assert word not in said


@pytest.mark.parametrize(
    "text",
    [
        "Your {treatment} is near",
        "{name}, we called",
        "{reference.id}",
        "{reference!r}",
        "{reference:>9}",
        "{",
        "{}",
        "About your piles: {reference}",
        "आपके बवासीर का अनुरोध {reference}",
    ],
)
def test_a_text_that_says_more_is_refused(text: str) -> None:
    row = Template.objects.get(kind="received", channel="sms", language="en")
    row.text = text
    with pytest.raises(ValidationError) as refused:
        row.full_clean()
    assert set(refused.value.message_dict) == {"text"}


@pytest.mark.parametrize(
    "text", ["Hello {{1}}", "Your request {{reference}} is here.", "{reference}}}", "{{"]
)
def test_braces_as_whatsapp_s_own_pages_have_them_are_refused(text: str) -> None:
    """They were taken for letters: a patient read “{1}”."""
    template = Template.objects.filter(kind="received", channel="whatsapp", language="en").get()
    template.text = text
    with pytest.raises(ValidationError) as refused:
        template.full_clean()
    assert set(refused.value.message_dict) == {"text"}


def test_the_vocabulary_is_that_of_the_directory() -> None:
    assert len(health_vocabulary()) > 60
    for name in TELLING:
        assert health_words_in(f"About {name}, please") != [], name


def test_a_place_loses_what_it_says_of_a_department() -> None:
    assert without_health_words("Oncology OPD, City Hospital, Saket") == "City Hospital, Saket"
    assert without_health_words("Oncology") == ""


@pytest.mark.parametrize(
    "text",
    [
        "STOP", "stop", " Stop. ", "“STOP”", "stop!!", "Please stop", "STOP ALL", "Stop sending messages",
        "unsubscribe", "band karo", "Band karo please", "रोकें", "बंद करो।", "कृपया बंद करें", "थांबवा", "বন্ধ করুন",
        "நிறுத்து", "நிறுத்தவும்", "ఆపండి", "ನಿಲ್ಲಿಸಿ", "നിർത്തുക", "બંધ કરો", "ਬੰਦ ਕਰੋ", "ବନ୍ଦ କରନ୍ତୁ", "بند کریں", "নপঠাব",
    ],
)  # fmt: skip
def test_a_word_ends_messages_in_each_language(text: str) -> None:
    assert meaning_of(text) is True


@pytest.mark.parametrize(
    "text",
    [
        "Stop the bleeding, what should I do?", "Should I stop my medicine?", "", "👍", "hello", "don't stop",
        "Please call me", "cancel", "नमस्ते", "x" * 5000, "message", "stop the bleeding " * 40,
    ],
)  # fmt: skip
def test_what_says_more_than_the_word_is_read_by_people(text: str) -> None:
    assert meaning_of(text) is None


def test_a_word_lets_messages_come_again() -> None:
    assert meaning_of("Start") is False


def test_stored_words_are_as_they_are_compared() -> None:
    words = list(StopWord.objects.values_list("word", flat=True))
    assert len(words) > 80
    assert [word for word in words if normalized(word) != word] == []


def test_a_word_of_fillers_alone_is_refused_and_others_are_normalized() -> None:
    with pytest.raises(ValidationError):
        StopWord(word="please!").full_clean()
    row = StopWord(word=" Enough! ")
    row.full_clean()
    assert row.word == "enough"


@given(text=st.text(alphabet="STOPstop रोकें।निறுত্তবন্ধ.!?“”👍\u200c", max_size=40))
def test_normalizing_twice_is_normalizing_once(text: str) -> None:
    assert normalized(normalized(text)) == normalized(text)
