"""A question that names nothing is about what was asked before it: "and how much is that in Pune?"."""

from __future__ import annotations

import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from sehat.chat.answers import answer, without_greeting
from sehat.chat.schemas import ChatAnswer
from sehat.chat.subject import subject_after, with_subject
from sehat.core.schemas import Language

pytestmark = pytest.mark.django_db


def talk(*questions: str, language: Language = "en") -> ChatAnswer:
    """The answer to the last of these, asked one after another."""
    said = answer(questions[0], language)
    for question in questions[1:]:
        said = answer(question, language, said.subject)
    return said


@pytest.mark.parametrize(
    ("before", "question", "page"),
    [
        ("what is gallstones", "which doctor should i see", "/condition/gallstones"),
        ("tell me about angioplasty", "how many days in hospital", "/treatment/angioplasty"),
        ("bawasir ka ilaj kya hai", "laser wala accha hai kya", "/condition/piles"),
        ("पथरी क्या होती है", "इसका इलाज कैसे होता है", "/hi/condition/kidney-stones"),
        ("slip disc kya h", "physio se thik hoga ya operation", "/condition/slipped-disc"),
    ],
)
def test_a_question_that_names_nothing_is_answered_by_the_page_of_the_one_before(
    before: str, question: str, page: str
) -> None:
    said = talk(before, question)
    assert {passage.url.partition("#")[0] for passage in said.passages} == {page}


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("what are the symptoms", "symptoms"),
        ("What are the symptoms?", "symptoms"),
        ("what are symptoms", "symptoms"),
        ("what are the causes", "causes"),
        ("tell me the symptoms", "symptoms"),
        ("are the symptoms bad", "symptoms"),
        ("लक्षण क्या हैं", "symptoms"),
    ],
)
def test_a_part_that_is_asked_for_in_a_whole_sentence_is_of_what_was_asked_before(
    question: str, part: str
) -> None:
    """ "Symptoms?" was answered, and "what are the symptoms" by nothing: "the" was taken for an illness."""
    said = talk("what is piles", question)
    assert said.subject == "Piles"
    assert said.passages[0].url.endswith(f"/condition/piles#{part}")


@pytest.mark.parametrize(
    "question",
    [
        "what are the symptoms of lupus",
        "the lupus symptoms",
        "what is the lupus",
        "my lupus symptoms",
        "how is the dengue treated",
        "is dengue dangerous",
        "how long does the dengue last",
        "the flu",
    ],
)
def test_an_illness_that_no_page_is_about_stays_one_whatever_stands_before_it(question: str) -> None:
    assert "piles" not in str(talk("what is piles", question).passages)


@pytest.mark.parametrize("last", ["and in Mumbai", "what about mumbai?", "aur mumbai me", "मुंबई में"])
def test_the_same_is_asked_of_another_city(last: str) -> None:
    said = talk("hernia surgery cost in chennai", last)
    assert said.said == "cost"
    assert said.costs == answer("hernia surgery cost in mumbai", said.language).costs != []
    assert said.subject == "Laparoscopic Hernia Repair Mumbai cost"


def test_a_city_is_asked_about_until_another_one_is() -> None:
    said = talk("i need a skin doctor in pune", "any lady doctor")
    assert said.links[0].url == "/pune/doctors/dermatology?gender=woman"


def test_three_questions_are_about_one_thing() -> None:
    assert talk("what is pcos", "how much does it cost", "is it painful").subject == "PCOS"


@pytest.mark.parametrize("question", ["diet", "Exercise?", "and alcohol", "yoga", "परहेज़"])
def test_how_one_lives_is_asked_of_what_was_asked_before(question: str) -> None:
    """ "Diet" after piles was answered with what pages of the heart and the eyes say of it."""
    said = talk("what is piles", question)
    assert said.subject == "Piles"
    assert {passage.url.partition("#")[0].removeprefix("/hi") for passage in said.passages} == {
        "/condition/piles"
    }


@pytest.mark.parametrize("question", ["lupus", "malaria", "डेंगू"])
def test_a_word_alone_that_no_page_is_about_is_another_subject(question: str) -> None:
    assert talk("what is piles", question).subject != "Piles"


@pytest.mark.parametrize(
    "last",
    ["ok and in mumbai", "thanks, and in mumbai?", "Hello! and in Mumbai", "धन्यवाद, मुंबई में", "ok ok, mumbai"],
)
def test_who_says_thanks_first_is_answered_as_who_does_not(last: str) -> None:
    """ "Thanks, and in Delhi?" was taken for Thane, and answered for Mumbai."""
    said = talk("hernia surgery cost in chennai", last)
    assert said.subject == "Laparoscopic Hernia Repair Mumbai cost"


@given(st.text(max_size=40), st.sampled_from(["", "ok, ", "Thanks! ", "namaste ", "hello - "]))
def test_of_a_question_only_its_beginning_is_left_out_and_never_all(question: str, greeting: str) -> None:
    typed = f"{greeting}{question}"
    left = without_greeting(typed)
    assert typed.endswith(left)
    assert bool(left.strip()) == bool(typed.strip())


@pytest.mark.parametrize(
    "question", ["sir dard", "ji machlana", "good hospital for piles in pune", "okra allergy"]
)
def test_words_that_only_begin_like_a_greeting_are_none(question: str) -> None:
    assert without_greeting(question) == question


@pytest.mark.parametrize(
    "question",
    [
        "what is dialysis", "what is lupus", "lupus kya hota hai", "dengue ka test kaunsa hai", "डेंगू क्या है",
        "treatment for constipation", "constipation ka ilaj", "कब्ज का इलाज", "vertigo treatment",
        "what are the symptoms of alzheimers", "ल्यूपस क्या है", "bmi calculator", "timings of dr rao",
    ],
)  # fmt: skip
def test_what_is_named_is_not_answered_by_the_page_of_the_one_before(question: str) -> None:
    said = talk("what is gallstones", question)
    assert not any("gallstones" in passage.url for passage in said.passages)


@pytest.mark.parametrize(
    "question",
    [
        "is there any medicine for it", "can it become cancer", "does stress cause it",
        "iski koi medicine hai", "can i drink alcohol after surgery", "kya isse cancer ho sakta hai",
        "is it safe in pregnancy",
        "bina operation theek ho sakta hai", "kitne din me chal sakte hai",
    ],
)  # fmt: skip
def test_a_question_that_points_back_is_about_that_whatever_else_it_names(question: str) -> None:
    said = talk("what is piles", question)
    assert said.subject == "Piles"
    assert {passage.url.partition("#")[0] for passage in said.passages} == {"/condition/piles"}
    assert talk("what is piles", question, "how much does it cost").said == "cost"


def test_in_a_city_something_else_may_be_looked_for() -> None:
    assert talk("hernia surgery cost in chennai", "restaurants in pune").said == "nothing"


@pytest.mark.parametrize("question", ["what is your refund policy", "thank you", ""])
def test_what_is_said_between_does_not_end_a_subject(question: str) -> None:
    assert talk("what is gallstones", question).subject == "Gallstones"
    assert talk("what is gallstones", question, "how much is it").said == "cost"


def test_a_question_that_names_its_subject_is_about_that_alone() -> None:
    assert with_subject("symptoms of piles", "Gallstones") == "symptoms of piles"
    assert subject_after("symptoms of piles", "Gallstones") == "Piles"


def test_an_emergency_comes_before_what_was_asked() -> None:
    assert talk("what is gallstones", "i have chest pain now").said == "emergency"


@pytest.mark.parametrize("subject", ["<script>", "x" * 300, "zzz", "\x00", "🙂"])
def test_a_subject_that_is_none_changes_nothing(subject: str) -> None:
    assert answer("how much does it cost", "en", subject).model_copy(update={"subject": ""}) == answer(
        "how much does it cost"
    )


def test_the_form_without_scripts_asks_on(client: Client, renderer: object) -> None:
    first = client.post("/chat/ai", {"question": "what is gallstones"}).content.decode()
    assert first.count('name="subject" value="Gallstones"') == 2
    then = client.post("/chat/ai", {"question": "which doctor should i see", "subject": "Gallstones"})
    assert "/condition/gallstones#" in then.content.decode()


@pytest.mark.usefixtures("index")
@pytest.mark.parametrize(
    "last", ["what are his fees", "does he speak Marathi", "kab milte hain", "is he there on sunday"]
)
def test_what_is_asked_of_a_doctor_who_was_named_leads_to_them_again(last: str) -> None:
    """ "What are his fees" was answered with a page that says fees."""
    said = talk("Dr Tahira Khan", last)
    assert said.links[0].url == "/doctor/dr-tahira-khan-prayagraj"
    assert said.subject == "Dr Tahira Khan"


@pytest.mark.usefixtures("index")
@pytest.mark.parametrize(
    ("last", "said"),
    [
        ("is there a lady doctor instead", "pages"),
        ("what is gallstones", "answer"),
        ("hi", "empty"),
        ("and in pune", "nothing"),
    ],
)
def test_who_asks_for_something_else_is_led_to_that_doctor_no_more(last: str, said: str) -> None:
    found = talk("Dr Tahira Khan", last)
    assert found.said == said
    assert "/doctor/dr-tahira-khan-prayagraj" not in {link.url for link in found.links}
