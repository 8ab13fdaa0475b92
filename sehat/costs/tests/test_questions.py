"""Whether a question asks for a price, and the row that answers it."""

from __future__ import annotations

import pytest

from sehat.core.schemas import Language
from sehat.costs.answers import cost_rows
from sehat.costs.questions import asks_cost
from sehat.costs.rows import cost_row
from sehat.directory.models import City, Procedure

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    "text",
    [
        "knee replacement cost pune", "how much is a knee replacement", "ghutne ka operation kharcha",
        "ऑपरेशन का ख़र्च", "TKR price", "what does it cost?",
        "घुटने का ऑपरेशन कितने में होता है", "ghutne ka operation kitne me hota hai", "lasik kitne mein hoga",
        "घुटना बदलने में कितना पड़ेगा", "लेसिक कितने का पड़ता है", "मोतियाबिंद का ऑपरेशन कितना होगा",
        "घुटना बदलना कितने की है", "लेसिक कितने के होते हैं",
        "how much are braces", "how much money for IVF", "how much do I pay for LASIK", "how much to pay",
        "IVF kitne lakh ka", "ghutna badalna kitne hazar", "आईवीएफ कितने लाख", "मोतियाबिंद कितने हज़ार में",
        "knee replacement rate", "cataract operation ka rate kya hai", "घुटने के ऑपरेशन का रेट", "rate list",
        "CGHS rate for cataract", "heart operation rate", "dil ke operation ka rate",
        "rates of LASIK in Pune", "MRI ka rate", "rate of heart bypass surgery", "rate of heart surgery",
        "rate of infection treatment", "rate of any operation", "rate of first visit",
        "success rate and rate of ivf", "the rate you charge for LASIK",
        "angioplasty ka rate hospital me kya hai", "knee replacement rate hospital wise",
        "rate of growth hormone",
        "value of ct scan", "what is the value of an MRI", "value of abdomen ultrasound",
        "knee replacement ka rate me gst", "rate of dil ka operation", "dil ki surgery ka rate",
        "मोतियाबिंद की लागत", "lasik ki laagat", "ऑपरेशन का ख\u093cर\u094d\u200dच",
    ],
)  # fmt: skip
def test_a_question_about_a_price_is_told_by_its_words(text: str) -> None:
    assert asks_cost(text)


@pytest.mark.parametrize(
    "text",
    [
        "how much are the risks of knee replacement", "how much are stitches visible",
        "how much attention must I pay", "how much should I pay attention to pain",
        "how much pain after LASIK",
        "लाख कोशिश की", "kitni lakhan",
        "IVF success rate", "rate of infection after surgery", "normal heart rate", "दिल की धड़कन का रेट",
        "value of hba1c", "normal value of a scan",
        "erythrocyte sedimentation rate", "loan interest rate", "how do I rate a doctor",
        "rate this hospital", "IVF ki safalta ka rate", "can I rate my doctor", "how to rate the service",
        "please rate us", "rate of cure", "rate of heart",
        "rate of infection in surgery", "what is the rate of success of surgery",
        "knee replacement", "how much rest after LASIK", "recovery after knee replacement", "",
        "lasik kitne din mein theek hota hai", "ऑपरेशन में कितने दिन लगते हैं", "लागू कितने मेंढक",
        "दिन में कितना काम करना चाहिए", "कितना कांच", "कितना पढ़ना चाहिए", "ऑपरेशन के बाद कितना पानी पीना है",
    ],
)  # fmt: skip
def test_not_every_question_is_about_a_price(text: str) -> None:
    assert not asks_cost(text)


def knee() -> Procedure:
    return Procedure.objects.get(slug="total-knee-replacement")


def test_a_row_says_the_amount_and_what_it_is() -> None:
    row = cost_row(knee(), City.objects.get(slug="mumbai"))
    assert row.name == "Total knee replacement cost in Mumbai"
    assert row.amount == "₹1,75,000 – ₹3,80,000"
    assert row.note == "in Mumbai, one knee · from 18 quotes, 5 hospitals · demo figure"
    assert row.url == "/mumbai/treatment/total-knee-replacement/cost"


def test_a_row_without_a_figure_is_honest() -> None:
    row = cost_row(knee(), City.objects.get(slug="pune"))
    assert row.amount == ""
    assert row.note.startswith("None published in Pune. Nearest: Mumbai, ₹1,75,000 – ₹3,80,000")
    lasik = cost_row(Procedure.objects.get(slug="lasik"), City.objects.get(slug="pune"))
    assert (lasik.amount, lasik.note) == ("", "None published in Pune.")


def test_a_row_in_hindi_has_no_english_but_names() -> None:
    row = cost_row(knee(), City.objects.get(slug="pune"), "hi")
    assert row.name == f"पुणे में {knee().name_hi} का ख़र्च"
    assert row.note.startswith("पुणे की कोई छपी हुई क़ीमत नहीं है। सबसे पास: मुंबई, ₹1,75,000")


@pytest.mark.parametrize(
    ("city", "language", "name", "url"),
    [
        (None, "en", "What treatments cost", "/cost"),
        ("pune", "en", "What treatments cost in Pune", "/cost?city=pune"),
        (None, "hi", "इलाज का ख़र्च", "/hi/cost"),
        ("pune", "hi", "पुणे में इलाज का ख़र्च", "/hi/cost?city=pune"),
    ],
)
def test_who_asks_for_a_price_of_nothing_we_know_is_led_to_all_of_them(
    city: str | None, language: Language, name: str, url: str
) -> None:
    place = City.objects.get(slug=city) if city else None
    [row] = cost_rows([], place, language)
    assert (row.name, row.url, row.amount) == (name, url, "")
    assert row.note
