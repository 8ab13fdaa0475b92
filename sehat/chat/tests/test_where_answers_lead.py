"""An answer leads on: to the part of its page, to doctors, to a service, to the page of what was named."""

from __future__ import annotations

import pytest
from django.test import Client

from sehat.chat.answers import answer
from sehat.chat.links import asks_who_we_are
from sehat.chat.tests.rules import holds_for_every_answer

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("which hospital accepts ayushman", "/hospitals/insurance/ayushman-bharat"),
        ("do you have a doctor for thyroid in delhi", "/delhi-ncr/doctors/endocrinology"),
        ("what documents for cashless", "/insurance"),
        ("how do i cancel my appointment", "/my-requests"),
        ("delete my data", "/privacy/your-data"),
        ("do you share my phone number with anyone?", "/privacy"),
        ("Are you a doctor or a robot?", "/about-us"),
        *[
            ("are you a hospital", "/about-us"),
            ("kya aap hospital ho", "/about-us"),
            ("are you a doctor", "/about-us"),
        ],
        *[
            ("क्या आप अस्पताल हैं?", "/about-us"),
            ("kya tum robot ho", "/about-us"),
            ("aap kaun ho", "/about-us"),
        ],
        *[("my appointments", "/my-requests"), ("meri appointment kab hai", "/my-requests")],
        *[("मेरी अपॉइंटमेंट", "/hi/my-requests"), ("cancel my appointment", "/my-requests")],
        *[("callback nahi aaya", "/my-requests"), ("app download", "/faq"), ("is there an app", "/faq")],
        *[("app hai kya", "/faq"), ("ऐप है क्या", "/hi/faq")],
        *[("pune me ye hospital hai", "/pune#hospitals"), ("आप डॉक्टर हैं क्या", "/about-us")],
        *[("i want to book my appointment", "/doctors"), ("are you a hospital in pune", "/pune#hospitals")],
        *[("kisi insaan se baat karni hai", "/request?purpose=callback")],
        ("kya garbhavastha me x ray karwa sakte hain", "/department/gynaecology"),
        ("do I need to pay to book?", "/faq"),
        ("please dont call me again, remove my number", "/privacy/your-data"),
        ("bahut ghatiya service, complaint kaha karu", "/contact-us"),
        ("what is your refund policy", "/refund-policy"),
        ("i want to talk to a human", "/request?purpose=callback"),
        ("talk to a person", "/request?purpose=callback"),
        ("kisi insaan se baat karao", "/request?purpose=callback"),
        ("किसी से बात कराओ", "/hi/request?purpose=callback"),
        ("who runs this website?", "/about-us"),
        ("how does this website work", "/faq"),
        ("आयुष्मान किस अस्पताल में चलता है", "/hi/hospitals/insurance/ayushman-bharat"),
    ],
)
def test_where_no_medical_text_answers_a_page_of_the_site_may(question: str, page: str) -> None:
    said = answer(question)
    holds_for_every_answer(said)
    assert said.said == "pages"
    assert said.links[0].url == page


@pytest.mark.parametrize(
    "question",
    [
        *["pune me ye hospital hai", "jo piles dekhe aap doctor hain", "star health ye company hai"],
        *["dr sharma yeh doctor hai", "apollo ye hospital hai kya", "पुणे में ये अस्पताल है"],
    ],
)
def test_who_asks_of_another_hospital_or_doctor_does_not_ask_who_we_are(question: str) -> None:
    assert not asks_who_we_are(question)


@pytest.mark.parametrize(
    "question",
    [
        "value of ct scan",
        "doctor kitne paise lete hai",
        "how much do surgeons charge patients",
        "does icu charge money",
    ],
)
def test_what_others_take_is_a_question_about_a_price(question: str) -> None:
    assert answer(question).said == "cost"


@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("pet mein dard ke baare mein doctor se baat karni hai", "/symptom/tummy-pain"),
        ("knee replacement ke baad doctor se baat karao", "/treatment/total-knee-replacement"),
    ],
)
def test_who_wants_to_talk_about_something_is_told_of_it_first(question: str, page: str) -> None:
    assert answer(question).passages[0].url.startswith(page)


def test_a_passage_leads_to_its_part_of_the_page(client: Client, renderer: object) -> None:
    for question in (
        "symptoms of piles",
        "what is pre-authorisation",
        "घुटना कब बदलवाएँ",
        "what is a normal HbA1c",
    ):
        address, _, anchor = answer(question).passages[0].url.partition("#")
        assert anchor
        assert f'id="{anchor}"' in client.get(address).content.decode(), question


def test_a_refusal_leads_to_doctors_of_the_topic() -> None:
    urls = [link.url for link in answer("do I have cataract?").links]
    assert urls == ["/delhi-ncr/doctors/ophthalmology", "/request?purpose=callback"]


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("kidney stone ke liye kaunse doctor ko dikhau pune me", "/pune/doctors/urology"),
        (
            "I feel shy, is there a lady doctor for piles in Mumbai",
            "/mumbai/doctors/proctology?gender=woman",
        ),
        (
            "knee replacement doctors in Chennai who speak Hindi",
            "/chennai/doctors/orthopaedics?language=hindi",
        ),
        ("मुंबई में बवासीर के डॉक्टर", "/hi/mumbai/doctors/proctology"),
    ],
)
def test_who_asks_for_a_doctor_in_a_city_is_led_to_those_there(question: str, first: str) -> None:
    """It told of the illness, and led to doctors of another city."""
    said = answer(question)
    holds_for_every_answer(said)
    assert (said.said, said.links[0].url) == ("pages", first)


@pytest.mark.usefixtures("index")
@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("is Dr Tahira Khan available on sunday", "/doctor/dr-tahira-khan-prayagraj"),
        ("dr tahira khan fees kitni hai", "/doctor/dr-tahira-khan-prayagraj"),
        ("डॉ ताहिरा खान कब मिलती हैं", "/hi/doctor/dr-tahira-khan-prayagraj"),
        ("address of roshni eye centre", "/hospital/roshni-eye-centre"),
        ("malkauns heart institute me ICU beds kitne hai", "/hospital/malkauns-heart-institute"),
    ],
)
def test_who_is_named_is_led_to(question: str, page: str) -> None:
    """It led to all doctors, or to those of the speciality in a city that nobody named."""
    said = answer(question)
    holds_for_every_answer(said)
    assert (said.said, said.links[0].url) == ("pages", page)


@pytest.mark.usefixtures("index")
@pytest.mark.parametrize("question", ["do you have any hospital in varanasi", "is a good doctor there today"])
def test_a_title_without_a_name_names_nobody(question: str) -> None:
    assert not any("/doctor/" in (link.url or "") for link in answer(question).links)


@pytest.mark.parametrize("question", ["piles treatment in pune", "do I have piles, I live in pune"])
def test_what_is_told_of_an_illness_leads_to_doctors_of_the_city_that_is_named(question: str) -> None:
    urls = [link.url for link in answer(question).links]
    assert urls[0] == "/pune/doctors/proctology"
    assert "/delhi-ncr/doctors/proctology" not in urls


def test_a_limit_of_the_fee_asks_for_a_list_and_not_for_prices() -> None:
    said = answer("orthopaedic doctor in Pune under 2000 rupees")
    assert (said.said, said.costs) == ("pages", [])
    assert str(said.links[0].url).startswith("/pune/doctors/orthopaedics")


def test_beside_what_is_told_a_service_that_was_asked_for_is_offered() -> None:
    said = answer("Can I get a second opinion before my hysterectomy?")
    assert said.passages[0].title == "Hysterectomy"
    assert said.links[0].url == "/services/second-opinion"


@pytest.mark.parametrize(
    "question", ["what are chances of ivf at age 38", "sugar wale pair me chhala hai, kya karu"]
)
def test_beside_what_is_told_no_other_page_stands_and_none_twice(question: str) -> None:
    urls = [link.url or "" for link in answer(question).links]
    assert len(urls) == len(set(urls))
    assert not [url for url in urls if url.startswith("/my-requests")]


def test_what_is_told_of_a_service_leads_to_it() -> None:
    """Two articles spoke of a second opinion, and nothing led to where one asks for it."""
    said = answer("can I get a second opinion before surgery?")
    assert (said.said, said.links[0].url) == ("answer", "/services/second-opinion")


def test_who_asks_for_a_call_is_led_to_the_form_once() -> None:
    urls = [link.url for link in answer("please call me, I don't want to type").links]
    assert urls == ["/request?purpose=callback"]


def test_what_is_only_there_in_english_is_said_and_led_to() -> None:
    said = answer("माइग्रेन के कारण")
    assert said.said == "english-only"
    assert (said.links[0].url, said.links[0].lang) == ("/condition/migraine", "en")


@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("normal delivery", "/department/gynaecology"),
        ("Hello, normal delivery", "/department/gynaecology"),
        ("mouth ulcer", "/department/ent"),
        ("loose motion", "/department/gastroenterology"),
        ("red eye", "/department/ophthalmology"),
        ("broken bone", "/department/orthopaedics"),
        ("नकसीर, नाक से खून", "/hi/department/ent"),
    ],
)
def test_of_what_a_department_alone_is_known_for_no_page_on_another_thing_tells(
    question: str, page: str
) -> None:
    """Operations on fistulas told of a “normal delivery later”, of the mouth a page on the back passage."""
    said = answer(question)
    holds_for_every_answer(said)
    assert said.said == "pages"
    assert page in [link.url for link in said.links]


@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("what is anal fissure", "/condition/anal-fissure"),
        ("ear drum hole", "/condition/ear-drum-perforation"),
    ],
)
def test_what_has_a_page_of_its_own_is_still_told(question: str, page: str) -> None:
    assert answer(question).passages[0].url.startswith(page)


@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("hindi me baat karo", "/hi/chat/ai"),
        ("kya aap hindi mein baat kar sakte hain?", "/hi/chat/ai"),
        ("please speak in Hindi", "/hi/chat/ai"),
        ("हिंदी में बात करो", "/hi/chat/ai"),
        ("अंग्रेज़ी में जवाब दो", "/chat/ai"),
        ("do you speak english", "/chat/ai"),
    ],
)
def test_who_wants_another_language_is_answered_in_it_and_led_to_it(question: str, page: str) -> None:
    said = answer(question)
    assert (said.said, said.links[0].url) == ("pages", page)
    assert said.language == said.links[0].lang == ("hi" if page.startswith("/hi/") else "en")


@pytest.mark.parametrize("question", ["hindi me batao piles kya hai", "hindi doctor pune", "hindi"])
def test_who_says_more_than_the_language_is_told_of_that(question: str) -> None:
    assert "/chat/ai" not in "".join(link.url or "" for link in answer(question).links)


def test_when_a_hospital_sees_patients_stands_on_its_page() -> None:
    assert answer("opd kab khulta hai").links[0].url == "/hospitals"


@pytest.mark.parametrize(
    ("question", "people"),
    [
        ("best doctor for piles", "/doctors/proctology"),
        ("bawasir ka accha doctor", "/doctors/proctology"),
        ("top 3 surgeons for hernia", "/doctors/general-surgery"),
        ("best hospital for ivf", "/department/fertility"),
        ("घुटने बदलने के लिए सबसे अच्छा अस्पताल", "/department/orthopaedics"),
    ],
)
def test_who_wants_the_best_is_led_to_people_and_not_told_when_to_see_one(question: str, people: str) -> None:
    """“Go to a hospital emergency now if …” was the answer."""
    said = answer(question)
    assert said.passages == []
    assert people in str(said.links[0].url)


@pytest.mark.parametrize(
    "question",
    [
        "is it good to see a doctor for piles",
        "best treatment for piles",
        "when is it best to go to hospital for fever",
        "is it best to go to hospital for kidney stone or wait at home",
        "doctor gave topical cream for piles is it enough",
        "how many days in hospital best recovery after hysterectomy",
        "doctor said best option is open surgery for hernia, what are the risks",
        "what tests does a good doctor do for piles",
        "what is the best time to see a doctor for piles",
        "पथरी में डॉक्टर को कब दिखाना अच्छा है",
        "मेरे डॉक्टर ने कहा अच्छा होगा ऑपरेशन करवा लें, पथरी",
        "हर्निया में अस्पताल में कितने दिन रहना अच्छा है",
    ],
)
def test_what_is_best_or_good_for_it_is_told(question: str) -> None:
    assert answer(question).passages != []
