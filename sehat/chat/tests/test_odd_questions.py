"""Questions that name little or too much, of pages and people that are gone, and of who asks too often."""

from __future__ import annotations

import pytest
from django.conf import LazySettings
from django.test import Client

from sehat.chat.answers import answer
from sehat.chat.knowledge_base import READERS, knowledge_base, page_of
from sehat.chat.limits import PER_MINUTE
from sehat.content.models import ConditionPage
from sehat.core.folding import joined
from sehat.core.schemas import Language
from sehat.directory.models import Doctor

pytestmark = pytest.mark.django_db


def take_all_pages_off() -> None:
    for model in READERS:
        model.objects.update(live=False)


def pages_of_answer(question: str, language: Language = "en", subject: str = "") -> list[str]:
    return [page_of(passage) for passage in answer(question, language, subject).passages]


@pytest.mark.parametrize(
    "question",
    [
        "piles",
        "what is the difference between piles and fissure",
        "piles vs fissure in pune",
        "piles in Atlantis",
        "gallstone 15 mm",
        "ivf success rate",
        "is cataract surgery covered by ayushman",
        "बवासीर और फिशर में क्या अंतर है",
    ],
)
def test_a_heading_that_only_names_the_page_answers_nothing_else_about_it(question: str) -> None:
    """Of piles and of fissure was told what to do in pregnancy, as its heading has the word "piles"."""
    said = answer(question)
    assert said.passages
    assert {passage.section for passage in said.passages} <= {"about", "overview"}


@pytest.mark.parametrize(
    "question", ["I am pregnant and have piles", "piles in pregnancy", "piles during pregnancy what to do"]
)
def test_a_heading_with_what_is_asked_of_the_page_answers_still(question: str) -> None:
    headings = [passage.heading for passage in answer(question).passages]
    assert "I am pregnant and have piles. What should I do?" in headings


@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("beta hcg test", "/treatment/ivf"),
        ("beta blockers before surgery", "/condition/psoriasis"),
        ("family history of glaucoma", "/condition/glaucoma"),
        ("cancer screening test", "/test/mammography"),
    ],
)
def test_words_that_are_also_of_the_family_or_of_an_illness_are_asked_for(question: str, page: str) -> None:
    assert page in pages_of_answer(question, "en")


@pytest.mark.parametrize("question", ["cancer symptoms", "symptoms of cancer", "कैंसर के लक्षण", "कैंसर के कारण"])
def test_of_cancer_alone_no_page_is_quoted_that_says_what_turns_into_it(question: str) -> None:
    assert answer(question).passages == []


@pytest.mark.parametrize(
    ("question", "language"),
    [("what about my mother", "en"), ("for my wife", "en"), ("और मेरी माँ के बारे में", "hi"), ("meri beti", "en")],
)
def test_whom_a_question_is_about_names_no_page(question: str, language: Language) -> None:
    """A page whose heading tells of a mother of 85 answered for every mother, whatever she has."""
    assert "/treatment/pacemaker-implantation" not in pages_of_answer(question, language)
    assert pages_of_answer(question, language) == []


@pytest.mark.parametrize(
    "question", ["breast cancer", "is breast cancer common", "cancer of the breast", "bone cancer", "स्तन कैंसर"]
)
def test_of_a_cancer_that_no_page_is_about_no_page_about_another_says_that_it_is_rare(question: str) -> None:
    """Who asked about breast cancer read “Very rarely”, which a page says of the breasts of men."""
    assert answer(question).passages == []
    assert answer(question).links


@pytest.mark.parametrize("question", ["help", "I need help", "please help me", "can you help"])
def test_who_only_asks_for_help_is_led_to_people(question: str) -> None:
    """They read when a second opinion helps."""
    said = answer(question)
    assert said.passages == []
    assert "/request?purpose=callback" in {link.url for link in said.links}


@pytest.mark.parametrize("path", ["/chat/ai", "/hi/chat/ai"])
def test_who_asks_too_often_is_not_told_that_our_pages_say_nothing(
    client: Client, renderer: object, path: str
) -> None:
    wait = {"/chat/ai": "Please wait a minute", "/hi/chat/ai": "एक मिनट रुकें"}[path]
    asked = {"question": "symptoms of gallstones", "subject": "Gallstones"}
    for _ in range(PER_MINUTE + 1):
        page = client.post(path, asked)
    html = page.content.decode()
    assert page.status_code == 429
    assert wait in html
    assert "I found nothing" not in html.split("</main>")[0]
    assert 'name="subject" value="Gallstones"' in html  # what is asked next is about that still


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("symptoms of gallstones", "en"),
        ("पित्त की पथरी के लक्षण", "hi"),
        ("how long is the recovery", "en"),
        ("डॉक्टर को कब दिखाएँ", "hi"),
    ],
)
def test_while_no_page_is_reviewed_an_answer_leads_on_and_quotes_nothing(
    question: str, language: Language
) -> None:
    take_all_pages_off()
    said = answer(question, language, "Gallstones")
    assert said.said in {"pages", "nothing"}
    assert said.passages == []
    assert said.links


def test_while_no_page_is_reviewed_emergencies_doses_and_prices_are_answered_as_ever() -> None:
    take_all_pages_off()
    assert answer("chest pain").said == "emergency"
    assert answer("सीने में दर्द", "hi").said == "emergency"
    assert answer("how many paracetamol can I take").said == "no-dose"
    assert [row.amount for row in answer("gallstones cost").costs] != [""]


def test_a_page_that_is_taken_off_is_quoted_no_more() -> None:
    assert pages_of_answer("symptoms of gallstones") == ["/condition/gallstones"]
    pages = {page.address: page for page in ConditionPage.objects.filter(slug="gallstones")}
    pages["/condition/gallstones"].unpublish()
    assert "/condition/gallstones" not in pages_of_answer("symptoms of gallstones")
    assert "/condition/gallstones" not in {link.url for link in answer("symptoms of gallstones").links}


def test_a_doctor_who_is_gone_is_led_to_no_more() -> None:
    doctor = Doctor.objects.earliest("pk")
    question, address = f"is {doctor.name} available on Sunday", f"/doctor/{doctor.slug}"
    assert address in {link.url for link in answer(question).links}
    doctor.delete()
    said = answer("what is the fee", "en", doctor.name)
    assert {address} & {link.url for link in [*answer(question).links, *said.links]} == set()


@pytest.mark.parametrize("question", ["what is the fee", "फीस कितनी है"])
def test_the_fee_of_a_doctor_who_was_named_stands_on_their_page(question: str) -> None:
    doctor = Doctor.objects.earliest("pk")
    said = answer(question, "en", doctor.name)
    assert said.said == "pages"
    assert said.links[0].url in {f"/doctor/{doctor.slug}", f"/hi/doctor/{doctor.slug}"}
    assert said.subject


@pytest.mark.parametrize("sign", ["\x00", "\u200b", "<b>", "   ", "؟", "।", "🙂"])
def test_signs_around_a_name_change_no_answer(sign: str) -> None:
    assert pages_of_answer(f"{sign}piles{sign}") == ["/condition/piles"]


def test_a_name_said_often_is_said_once() -> None:
    assert pages_of_answer("piles " * 80) == ["/condition/piles"]


@pytest.mark.parametrize("question", ["thank you", "ok", "good morning", "bye", "धन्यवाद", "नमस्ते"])
def test_thanks_between_two_questions_keep_what_they_are_about(question: str) -> None:
    said = answer(question, "en", "Gallstones")
    assert (said.said, said.subject) == ("empty", "Gallstones")
    assert pages_of_answer("how long is the recovery", "en", said.subject) == ["/condition/gallstones"]


def test_a_price_asked_of_another_city_is_that_of_the_other_city() -> None:
    first = answer("gallstones cost in pune")
    second = answer("and in Mumbai", "en", first.subject)
    assert "Pune" in first.costs[0].name
    assert "Mumbai" in second.costs[0].name


def test_what_hindi_and_english_pages_know_is_told_by_their_own_names() -> None:
    knowledge = knowledge_base()
    for topic in knowledge.by_page.values():
        for passage in topic.passages:
            assert passage.url.startswith("/hi/") == (passage.lang == "hi")
            assert passage.text.strip()


def test_no_question_that_may_be_asked_next_stands_there_twice() -> None:
    for question in ("piles", "LASIK", "बवासीर", "tummy pain", "lipid profile"):
        asked = answer(question).follow_ups
        assert len(asked) == len(set(asked)) <= 3


@pytest.mark.parametrize(
    ("question", "said", "page"),
    [
        ("My TSH is 6. Do I need tablets for life?", "no-diagnosis", "/test/thyroid-profile"),
        ("my creatinine is 1.4 will i need dialysis", "no-diagnosis", "/test/kidney-function-test"),
        ("My haemoglobin is 10. Can I just take iron?", "no-diagnosis", "/test/cbc"),
        (
            "My HbA1c is 6.2%. Should I take tablets?",
            "no-dose",
            "/blog/hba1c-and-living-with-type-2-diabetes",
        ),
    ],
)
def test_a_reading_of_a_page_is_refused_and_led_to_it(
    settings: LazySettings, question: str, said: str, page: str
) -> None:
    """What the page answers for everybody ("Most likely not.") would be a verdict on the one who asks."""
    settings.CHAT_MODEL = "sehat.chat.tests.test_model.Curious"
    refused = answer(question)
    assert (refused.said, refused.passages, refused.summary) == (said, [], "")
    link = refused.links[-2]
    assert link.url == f"{page}#questions"
    assert link.label.startswith("Read on our page: “My ")
    assert joined(question) in joined(link.label)


def test_a_question_of_a_page_about_everybody_is_answered_in_its_words() -> None:
    [passage] = answer("does low thyroid prevent pregnancy").passages
    assert passage.heading == "Does low thyroid prevent pregnancy?"


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("My TSH is 7. Do I need tablets for life?", "no-diagnosis"),
        ("my creatinine is 4 will i need dialysis", "no-diagnosis"),
        ("my creatinine is 14 will i need dialysis", "no-diagnosis"),
        ("My haemoglobin is 1.0. Can I just take iron?", "no-diagnosis"),
        ("My HbA1c is 62. Should I take tablets?", "no-dose"),
        ("my tsh is .6 do i need tablets for life", "no-diagnosis"),
        ("My HbA1c is 8.2%. Should I take tablets?", "no-dose"),
        ("Is it cancer?", "no-diagnosis"),
        ("May I take a painkiller before I see the doctor?", "no-dose"),
    ],
)
def test_the_same_of_other_figures_or_of_nothing_named_leads_to_no_reading(
    settings: LazySettings, question: str, said: str
) -> None:
    """A point is a figure: a creatinine of 14 was answered with what is said of one of 1.4."""
    settings.CHAT_MODEL = "sehat.chat.tests.test_model.Curious"
    refused = answer(question)
    assert refused.said == said
    assert not any("#questions" in (link.url or "") for link in refused.links)


def test_a_low_haemoglobin_is_no_hba1c() -> None:
    for question in ("mera hb kam hai", "hb kam hai"):
        assert page_of(answer(question).passages[0]) == "/test/cbc"


@pytest.mark.parametrize(
    "question",
    ["creatinine 14 will i need dialysis", "creatinine is 14, dialysis needed?", "tsh 60 tablets for life"],
)
def test_what_a_page_says_of_one_reading_is_told_of_no_other(question: str) -> None:
    """Without "my" it is no question of one person, and was shown what is said of a creatinine of 1.4."""
    assert not any(one.heading.startswith("My ") for one in answer(question).passages)
