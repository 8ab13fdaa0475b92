"""Every answer is cited, or refused as decided (decisions 5.5): a set of questions, and rules for all."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.chat.answers import answer
from sehat.chat.knowledge_base import Topic, knowledge_base, page_of
from sehat.chat.pages.chat_ai import SUGGESTIONS
from sehat.chat.tests.rules import holds_for_every_answer
from sehat.chat.topics import topics
from sehat.content.models import ArticlePage, ConditionPage, Person
from sehat.core.schemas import Language
from sehat.rendering.cache_version import clear_cached_reads

pytestmark = pytest.mark.django_db
QUESTIONS: list[dict[str, str]] = json.loads((Path(__file__).parent / "questions.json").read_text("utf-8"))


def test_the_set_has_questions_of_every_sort() -> None:
    sorts = [question["said"] for question in QUESTIONS]
    assert len(QUESTIONS) >= 60
    assert min(sorts.count(sort) for sort in set(sorts)) >= 10
    assert set(sorts) == {"answer", "nothing", "no-diagnosis", "no-dose", "emergency", "english-only"}


@pytest.mark.parametrize("question", QUESTIONS, ids=[question["ask"] for question in QUESTIONS])
def test_a_question_is_answered_with_its_page_or_refused(question: dict[str, str]) -> None:
    said = answer(question["ask"])
    holds_for_every_answer(said)
    assert said.said == question["said"]
    if said.said == "answer":
        assert said.passages[0].url.partition("#")[0] == question["page"]
        assert said.passages[0].section == question.get("section", said.passages[0].section)
    else:
        assert said.passages == []


@pytest.mark.usefixtures("index")
def test_two_words_that_one_page_says_name_it() -> None:
    assert answer("my periods are irregular").passages[0].url.startswith("/condition/pcos")


@given(st.text(max_size=300))
def test_anything_typed_is_answered_by_the_same_rules(text: str) -> None:
    holds_for_every_answer(answer(text))


@pytest.mark.parametrize(
    ("question", "page", "language"),
    [
        ("बुखार में कितनी गोली लें", "en", "hi"),
        ("सीने में दर्द हो रहा है", "en", "hi"),
        ("क्या मुझे बवासीर है", "hi", "hi"),
        ("kitni goli khani hai", "hi", "hi"),
        ("kitni goli khani hai", "en", "en"),
        ("do I have piles?", "en", "en"),
    ],
)
def test_a_hindi_question_is_answered_in_hindi(question: str, page: Language, language: str) -> None:
    said = answer(question, page)
    assert said.language == language
    in_hindi = [bool(re.search("[ऀ-ॿ]", link.label)) for link in said.links]
    assert in_hindi == [language == "hi"] * len(said.links)


@pytest.mark.parametrize("language", ["en", "hi"])
def test_what_may_be_asked_next_is_answered_by_the_same_page_with_another_part(language: Language) -> None:
    """Of every topic: a suggestion that leads nowhere, or in a circle, is worse than none."""
    pages = {page_of(one): one.title for topic in topics_of(language) for one in topic.passages[:1]}
    asked = 0
    for url, title in sorted(pages.items()):
        first = answer(title, language)
        if first.said != "answer" or page_of(first.passages[0]) != url:
            continue  # a name that tells of an emergency, or one that two pages share
        for question in first.follow_ups:
            then = answer(question, language)
            if then.said == "cost":
                assert then.costs, question
                assert question not in then.follow_ups
                continue
            assert then.said == "answer", question
            assert page_of(then.passages[0]) == url, question
            assert then.passages[0].section not in {one.section for one in first.passages}, question
            asked += 1
    assert asked > len(pages)


@pytest.mark.parametrize(
    ("asked", "price", "next_one"),
    [
        ("What causes gallstones?", "Gallstones: what does it cost?", "Gallstones: how is it treated?"),
        ("पित्त की पथरी क्यों होती है?", "पित्त की पथरी: कितना ख़र्च आता है?", "पित्त की पथरी: इलाज कैसे होता है?"),
    ],
)
def test_a_price_is_offered_in_the_talk_and_the_talk_goes_on_from_it(
    asked: str, price: str, next_one: str
) -> None:
    assert price in answer(asked).follow_ups
    told = answer(price)
    assert "₹" in told.costs[0].amount
    assert next_one in told.follow_ups


def test_a_page_without_a_price_offers_none() -> None:
    assert not [question for question in answer("What is CBC?").follow_ups if "cost" in question]


def topics_of(language: Language) -> list[Topic]:
    every = knowledge_base().by_page.values()
    return [topic for topic in every if topic.passages and topic.passages[0].lang == language]


def test_a_passage_with_a_dose_is_left_out() -> None:
    page = ArticlePage.objects.live().get(slug="choosing-a-hospital")
    text = "Zanzibarol is taken at 500 mg in the morning."
    page.body = [("text", {"heading": "Zanzibarol", "text": text})]
    page.save()
    clear_cached_reads()
    assert answer("zanzibarol").said == "nothing"


@pytest.mark.parametrize("question", ["hi", "Namaste ji", "नमस्ते"])
def test_who_only_greets_is_asked_what_they_want_to_know(question: str) -> None:
    assert answer(question).said == "empty"


@pytest.mark.parametrize("question", ["and after that how long rest?", "kitne din lagte hai"])
def test_a_question_about_nothing_is_answered_by_no_page(question: str) -> None:
    assert answer(question).passages == []


@pytest.mark.parametrize(
    ("question", "pages"),
    [
        ("difference between hydrocele and varicocele", {"hydrocele", "varicocele"}),
        ("bypass aur stent me kya fark hai", {"coronary-bypass-surgery", "angioplasty"}),
    ],
)
def test_of_two_that_are_compared_each_is_told_of(question: str, pages: set[str]) -> None:
    assert {page_of(passage).rpartition("/")[2] for passage in answer(question).passages} == pages


@pytest.mark.parametrize(
    "question", ["Do you do root canal treatment?", "Do you treat cancer?", "is dengue treated here"]
)
def test_of_what_no_page_is_about_nothing_is_told(question: str) -> None:
    assert answer(question).said == "nothing"


@pytest.mark.parametrize(
    "question", ["can i drink alcohol after surgery", "will i need antibiotics after the operation"]
)
def test_a_word_of_what_no_page_is_about_ends_no_other_question(question: str) -> None:
    assert answer(question).passages


def test_a_question_that_is_the_heading_of_one_page_is_answered_there() -> None:
    """ "When to replace the knee" is a part of an article, and told of the operation."""
    [passage, *_] = answer("घुटना कब बदलवाएँ").passages
    assert page_of(passage) == "/hi/blog/50-ke-baad-ghutne-ka-dard"


def test_a_heading_that_says_not_what_it_is_about_names_no_page() -> None:
    assert topics("Do I need surgery at once?", knowledge_base()) == []


def test_two_that_are_named_and_not_compared_are_told_of_by_what_fits_best() -> None:
    said = answer("symptoms of gallstones and hernia")
    assert said.passages[0].section == "symptoms"


def test_a_page_that_is_not_reviewed_or_not_live_says_nothing() -> None:
    real = Person.objects.create(name="A real author", slug="a-real-author", role="author")
    ConditionPage.objects.filter(slug="glaucoma").update(author=real)
    clear_cached_reads()
    urls = [passage.url for passage in answer("signs of glaucoma").passages]
    assert not [url for url in urls if url.startswith("/condition/glaucoma")]


def test_the_knowledge_base_is_cached(django_assert_num_queries: Any) -> None:
    clear_cached_reads()
    answer("gallstones")
    with django_assert_num_queries(0):
        answer("symptoms of piles")


@pytest.mark.parametrize(
    "question", ["when should I worry about piles", "when to see a doctor for gallstones"]
)
def test_when_to_go_at_once_comes_before_when_to_see_a_doctor(question: str) -> None:
    text = answer(question).passages[0].text
    assert text.startswith("Go to a hospital emergency now if:")
    assert "See a doctor if:" in text


def test_a_risk_is_quoted_with_how_common_it_is() -> None:
    (risks, *_) = [one.text for one in answer("risks of angioplasty").passages if one.section == "risks"]
    assert all(re.search(r"^- .+ \((common|uncommon|rare)\): ", line) for line in risks.splitlines())


def test_a_hindi_question_is_never_answered_in_english() -> None:
    for question in ("बवासीर के लक्षण क्या हैं?", "मोतियाबिंद का इलाज क्या है?", "आयुष्मान कार्ड किसे मिलता है?"):
        said = answer(question)
        assert {one.lang for one in said.passages} <= {"hi"}
        assert said.said in {"answer", "english-only"}


def test_a_suggestion_is_answered_in_its_own_language() -> None:
    for language, asked in SUGGESTIONS.items():
        assert [answer(question, language).said for question in asked] == ["answer"] * len(asked)


@pytest.mark.parametrize(
    "question", ["I took an overdose of paracetamol", "which tablets for heart attack now"]
)
def test_an_emergency_comes_before_the_guard_of_doses(question: str) -> None:
    assert answer(question).said == "emergency"


def test_the_last_line_of_a_long_story_is_read() -> None:
    assert answer("We had lunch and went to bed. " * 100 + "He is not breathing.").said == "emergency"


def test_who_may_harm_themself_is_offered_nothing() -> None:
    said = answer("i want to end my life")
    assert (said.passages, said.links, said.summary) == ([], [], "")
    assert said.emergency
    assert said.emergency.numbers[0].number == "14416"


@pytest.mark.parametrize(
    ("question", "row"),
    [
        ("How much does a knee replacement cost in Mumbai?", "₹1,75,000 – ₹3,80,000"),
        ("knee replacement ka kharcha pune mein", "None published in Pune. Nearest: Mumbai, ₹1,75,000"),
        ("What does cataract surgery cost?", "₹20,000 – ₹1,25,000 in 4 cities"),
        ("LASIK price in Jaipur", "None published in Jaipur."),
        ("How much does it cost?", "Choose a treatment"),
    ],
)
def test_a_question_about_a_price_is_answered_with_rupees_and_what_they_are(question: str, row: str) -> None:
    said = answer(question)
    assert said.said == "cost"
    assert row in " ".join(f"{one.amount} {one.note}" for one in said.costs)
    assert said.passages == []
    holds_for_every_answer(said)


def test_a_price_is_said_in_the_language_of_the_question() -> None:
    said = answer("मुंबई में घुटना बदलने का ख़र्च कितना है?")
    assert (said.said, said.language) == ("cost", "hi")
    assert said.costs[0].name.startswith("मुंबई में")


@pytest.mark.parametrize("question", ["How long is recovery after knee replacement?", "normal heart rate"])
def test_other_questions_are_answered_as_before(question: str) -> None:
    assert answer(question).said != "cost"


@pytest.mark.parametrize(
    ("question", "page", "value"),
    [
        ("cbc normal range", "/test/cbc", "Haemoglobin (Hb): Men 13 to 17"),
        ("hba1c normal value", "/test/hba1c", "Normal: Below 5.7%"),
        ("normal range of TSH", "/test/thyroid-profile", "TSH: About 0.4 to 4.5"),
        ("thyroid ka normal range", "/test/thyroid-profile", "TSH: About 0.4 to 4.5"),
        ("fasting sugar normal range", "/test/blood-sugar-fasting", "Normal, fasting: 70 to 99 mg/dL"),
        ("सीबीसी की नॉर्मल रेंज", "/hi/test/cbc", "हीमोग्लोबिन (Hb): पुरुष 13 से 17"),
    ],
)
def test_who_asks_for_the_values_of_a_report_is_told_them(question: str, page: str, value: str) -> None:
    first = answer(question).passages[0]
    assert first.url == f"{page}#ranges"
    assert value in first.text


@pytest.mark.parametrize(
    "question",
    ["blood pressure normal range", "normal weight range", "normal BMI range", "normal range of weight"],
)
def test_the_values_of_one_test_are_none_of_another_thing(question: str) -> None:
    """Who asked for a blood pressure was told the ejection fraction of an echo."""
    assert not answer(question).passages


def test_the_normal_bmi_is_told_by_the_calculator() -> None:
    assert answer("normal BMI range").links[0].url == "/tools/bmi-calculator"


@pytest.mark.parametrize("question", ["weight normal", "normal pressure"])
def test_no_table_is_quoted_of_a_test_that_has_none_of_the_words(question: str) -> None:
    assert all(passage.section != "ranges" for passage in answer(question).passages)


def test_two_names_of_one_page_are_not_compared_with_the_same_words_twice() -> None:
    passages = answer("LASIK vs SMILE").passages
    assert passages[0].url.startswith("/treatment/lasik")
    assert len({passage.url for passage in passages}) == len(passages)


def test_the_rate_of_an_operation_is_its_price() -> None:
    said = answer("cataract operation ka rate kya hai")
    assert (said.said, said.costs[0].url) == ("cost", "/treatment/cataract-surgery/cost")


@pytest.mark.parametrize(
    ("question", "url"),
    [("Partner with us", "/partner-with-us"), ("Press", "/press"), ("संपादकीय नीति", "/hi/editorial-policy")],
)
def test_the_title_of_a_page_leads_to_it(question: str, url: str) -> None:
    """Partners were told that a fistula is not passed on to theirs."""
    said = answer(question)
    assert (said.said, said.links[0].url) == ("pages", url)


def test_a_title_after_a_subject_asks_about_that_subject() -> None:
    subject = answer("what are piles?").subject
    assert answer("Symptoms", subject=subject).passages[0].url == "/condition/piles#symptoms"


@pytest.mark.parametrize("question", ["is bleeding normal after piles surgery", "is it normal to have piles"])
def test_what_is_normal_of_an_illness_is_no_value_of_a_test(question: str) -> None:
    assert {page_of(passage).split("/")[1] for passage in answer(question).passages} <= {
        "condition",
        "treatment",
    }


def test_who_asks_whether_an_insurer_pays_is_led_to_those_who_take_it() -> None:
    urls = [link.url for link in answer("does star health cover piles surgery").links]
    assert "/hospitals/insurance/star-health-insurance" in urls
