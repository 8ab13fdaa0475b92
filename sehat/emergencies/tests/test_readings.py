"""A blood sugar that is told as a number."""

from __future__ import annotations

import pytest

from sehat.emergencies.readings import with_readings
from sehat.emergencies.recogniser import emergencies_in


@pytest.mark.parametrize(
    "text",
    [
        "sugar 25", "Sugar: 44", "sugar is 32", "papa ka sugar 35 aa raha hai", "sugar dropped to 44",
        "शुगर 38 हो गई",
        "sugar 25 mg/dl", "glucose 52 mg/dL", "sugar 2.1", "sugar 2 mmol/l", "sugar 53",
        "sugar 600", "sugar 500", "sugar 540 aaya hai", "sugar 600 ke upar", "sugar 600 3 din se",
        "sugar 33 mmol/l",
        "glucometer shows LO", "sugar machine par HI dikha raha hai",
    ],
)  # fmt: skip
def test_one_that_cannot_wait_is_heard_without_another_word(text: str) -> None:
    assert "fits" in emergencies_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "sugar 54", "sugar 110 fasting", "sugar 180 after food", "sugar 250", "sugar 499", "sugar 7.8 mmol",
        "sugar 5.5", "sugar 6.5 hba1c", "sugar 2 baar check ki", "sugar 20 saal se hai",
        "sugar since 25 years",
        "sugar 20-25 saal se hai", "शुगर 20 दिन से बढ़ी हुई", "sugar patient 45 years old", "sugar 45-year-old",
        "sugar 45 male", "sugar hai, umar 45",
        "sugar 40 ki umar me kyu hoti hai", "sugar 50+ age", "sugar 25 gram", "insulin 20 units at night",
        "sugar test 500", "sugar doctor fee 500", "glucose 50 gram test pregnancy", "sugar 5000",
        "sugar " + "9" * 5000, "hi sugar doctor",
    ],
)  # fmt: skip
def test_another_value_years_an_age_an_amount_or_a_price_is_none(text: str) -> None:
    assert not emergencies_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "शुगर अभी 38 है", "शुगर गिर गई 38", "पापा की शुगर कम हो गई 40", "BSL 38", "FBS 38", "PPBS 560",
        "BG 45", "RBS 600", "fbs 40 hai", "sugar fasting 38", "sugar random 560", "sugar pp 520",
        "sugar ka level 600", "शुगर का लेवल 600 आया", "sugar drops to 44", "sugar falling to 44",
        "sugar fallen to 40", "sugar crossed 600", "sugar reached 600", "sugar above 500", "sugar below 50",
        "sugar around 40", "sugar badhkar 600", "sugar ghat ke 40", "sugar ghat ke 40 ho gayi",
        "sugar 600+ aa raha hai", "sugar 600 plus", "sugar 600 age 55", "sugar 40 age 65 male",
        "sugar 38 baar baar", "500 sugar", "40 sugar ho gayi", "glucometer 35",
        "glucometer 560 dikha raha hai", "sugar 2.8 mmol", "sugar 40, kya kare", "sugar 40!", "sugar 40?",
        "sugar 600 what to do", "sugar 40 kya karu", "sugar 45 please help", "sugar 45 and sweating",
        "sugar 45 aur pasina", "sugar is 45 now", "sugar 45 mg%", "my sugar is 560 now",
        "sugar level is 600", "my father's sugar level dropped to 38", "शुगर 600 हो गई है",
        "शुगर 40 है क्या करें", "sugar 600 pahunch gaya", "sugar 600 ho gayi papa ki",
        "papa ki sugar 40 ho gayi hai", "blood sugar 38 mg/dl", "sugar 45 hai papa ko",
        "sugar 38 chakkar aa raha hai", "sugar 560 ulti ho rahi", "sugar 600 unconscious",
        "sugar 40 papa behosh", "mummy ka sugar 38 hai jaldi batao",
        "sugar 45 dikha raha hai kya karna chahiye", "sugar level 32 mg/dl patient not responding",
        "my mother's blood sugar is 41", "her glucose reading is 39 mg/dl",
        "diabetic sugar 580 and vomiting", "sugar (fasting) 45", "RBS: 612 mg/dl", "grbs-580", "sugar=40",
        "sugar 40.", "sugar 40, pasina aa raha hai", "papa ko 40 sugar hai", "meri 560 sugar aayi hai",
        "शुगर ५८० आ गई है", "शुगर 40 से नीचे है", "शुगर लेवल 580 है क्या करूँ",
        "ग्लूकोमीटर में 35 दिखा रहा है", "sugar has dropped to 40", "sugar gir ke 40 ho gaya",
        "sugar gir gayi 38", "sugar 600 se upar", "sugar level crossed 550 what should i do",
        "aaj test kiya sugar 600 aaya", "checkup me sugar 600 aayi hai", "test report sugar 560 mg/dl",
        "sugar 40 at night", "sugar 45 in the night", "sugar 600 in morning", "sugar 45 since 2 hours",
        "sugar 45 for 2 hours", "sugar 38 is he ok", "sugar 560 is that dangerous", "sugar 45 bacche ka",
        "bachche ki sugar 45", "sugar 600 insulin nahi hai", "sugar 560 need doctor",
        "sugar 600 admit karna padega kya", "sugar 45 ho gya h", "sugar 40 k aas paas", "suger 35",
        "sugar level 600 hai aur saans tez", "sugar 550 mgdl", "sugar 45mg/dl", "sugar 2.5mmol/l",
        "sugar 40-45 aa raha hai", "sugar 600-650 rehti hai", "sugar 600 rehta hai", "sugar 45 behosh",
        "sugar 40 k niche", "sugar 40 k neeche chala gaya", "sugar 40 par aa gaya", "sugar 40 pe aa gayi",
        "my dads sugar came 590", "sugar bahut zyada 600", "sugar too high 600", "sugar very low 40",
        "sugar is very high around 580", "sugar 580 mg dl", "sugar - 580", "sugar level 40 😟", "sugar 40🙏",
        "Sugar 40 Hai", "sugar 35 fasting", "sugar 590 pp", "sugar 600 after food",
        "sugar 45 and he is 65 years old", "65 years old sugar 45", "mother 65 sugar 580",
        "sugar 35 koi kuch bataye", "sugar 35 pls suggest", "sugar 45 hath kaanp rahe",
        "sugar 45 can i eat", "sugar 45 should i eat sweets", "sugar 600 can it be controlled at home",
    ],
)  # fmt: skip
def test_a_number_at_the_end_or_before_a_word_of_being_is_a_reading(text: str) -> None:
    assert "fits" in emergencies_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "शुगर 30 महीने से", "शुगर 20 यूनिट", "शुगर 40 की उम्र में क्यों होती है",
        "full body checkup with sugar 599", "lipid + sugar 750", "blood sugar 50₹", "sugar 45 per kg",
        "sugar 500 mg tablet", "sugar 500mg metformin", "shugar ki 500 mg wali goli",
        "sugar me 500 ki dawa", "sugar me 20 badam", "sugar me 25 ml karela juice",
        "sugar 35 calories apple", "low sugar 30 recipes", "glucose 500 ml", "sugar at 22:30 was 130",
        "sugar at 2.30 am is 110", "sugar 20 nov 110", "sugar at 25-11-2026: 120",
        "sugar 45 min baad check", "sugar at 32 wks pregnant", "शुगर 30 मिनट", "sugar - 25 home remedies",
        "sugar 24x7 clinic", "sugar 500 doctors", "sugar 40 crore log", "sugar at 40 kya khana chahiye",
        "sugar 500 tha ab 120 hai", "sugar was 500 last year", "sugar test price 500",
        "sugar ka test 500 me", "sugar 40 din me control", "sugar 20 percent", "sugar 500 rs",
        "sugar free 20", "sugar 45 kg weight", "sugar 30 days plan", "sugar 7 din se",
        "sugar test package 599", "blood sugar test at home 500", "sugar 25 tablets ka patta",
        "sugar ki 30 goli", "500 sugar doctors", "20 sugar cubes", "50 sugar tablets", "sugar ki dawa 500",
        "30 sugar patients", "sugar 20 saal se hai aur pair me dard", "sugar 24 hours",
        "sugar specialist 500", "sugar test 500 rs", "sugar ki dawai 40 rupaye", "hba1c 6.5 sugar 140",
        "sugar 30 ki umar se", "sugar control in 30 days", "sugar 50 ke baad kya khaye",
        "blood sugar test 50 rupees", "sugar 20 minute walk", "blood sugar chart 40 years",
        "sugar doctor 500 fees", "sugar normal range 70 to 140", "fasting sugar 100 pp 140",
        "sugar 24 ghante monitor", "sugar 2 saal se", "glucometer under 500", "sugar machine under 1000",
        "best glucometer 500 to 1000", "glucometer 25 strips price", "glucometer strips 50",
        "sugar strips 50 pack", "sugar 100 units", "sugar 500 grams", "20 sugar tablets",
        "50 sugar free tablets", "sugar patient 40 age", "age 45 sugar hai", "sugar hai 45 saal ki umar",
        "diabetes 45 saal", "sugar 30 se 40 saal", "sugar 40+ women", "sugar 50 plus age group",
        "sugar 50 plus", "sugar free 500", "sugar in pregnancy 28 weeks", "sugar at 28 weeks",
        "glucose 75g test", "glucose tolerance test 75 gm", "sugar doctor near 500081",
        "sugar 40 hospitals", "rbs test 50", "fbs test 60", "fbs ppbs 100", "thyroid and sugar 599",
        "sugar thyroid 599", "rbs 110 bp 140", "sugar 1.5 saal se hai", "sugar 2.5 lakh", "sugar 1.5 tsp",
        "sugar 2.5 years", "sugar 25th january", "sugar 1 hour later", "sugar was 45 two years ago",
        "sugar 45 thi pichle saal", "glucose 500 ka packet", "sugar 500 ka medicine", "sugar 40 rs kilo",
        "sugar 45 rs kg", "bg remover 500", "sugar ke 40 lakshan", "sugar ke 25 gharelu nuskhe",
        "sugar ki 500 wali machine", "sugar 45 din ka course", "sugar is 20 percent of food", "shows hi",
        "machine showing hi to all", "how to bring sugar from 300 to 100",
        "kya 500 sugar se maut ho sakti hai", "sugar below 500",
    ],
)  # fmt: skip
def test_a_number_before_anything_else_is_none(text: str) -> None:
    assert not emergencies_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "cbc lft sugar 999", "cbc sugar 999", "full body checkup sugar 500", "thyroid aur sugar 599",
        "glucometer 999", "sugar meter 500 wala",
    ],
)  # fmt: skip
def test_a_high_number_behind_what_is_sold_is_a_price(text: str) -> None:
    """Undecidable by its words alone: more people ask what tests and meters cost than tell a reading so."""
    assert not emergencies_in(text)


@pytest.mark.parametrize(
    "text", ["cbc sugar 999 aaya", "checkup me sugar 600", "lft cbc sugar 38", "glucometer par 600"]
)
def test_it_is_a_reading_if_a_word_says_so_or_it_is_low(text: str) -> None:
    assert "fits" in emergencies_in(text)


@pytest.mark.parametrize(
    ("over", "still"),
    [
        ("sugar 500 tha ab 120 hai", "sugar 500 tha ab 560 hai"),
        ("sugar was 41 now 110", "sugar was 110 now sugar is 41"),
        ("शुगर 40 थी अब 110 है", "शुगर 40 थी अब 2 घंटे से बेहोश"),
    ],
)
def test_one_that_is_over_is_none(over: str, still: str) -> None:
    assert not emergencies_in(over)
    assert "fits" in emergencies_in(still)


@pytest.mark.parametrize(
    "text",
    [
        "glucometer HI", "meter shows HI", "sugar HI aa raha hai", "शुगर मशीन में HI आ रहा है",
        "glucometer lo dikha raha hai", "sugar machine showing HI",
        "sugar showing LO on machine he is sweating talking nonsense", "glucometer hi dikha raha hai",
        "sugar showing lo he is sweating", "meter says lo", "machine shows lo now",
        "meter reading shows HI abhi", "Glucometer HI", "GLUCOMETER SHOWS HI",
        "papa ka sugar HI dikha raha hai", "sugar level HI", "sugar LO", "shugar machine LO bata rahi hai",
    ],
)  # fmt: skip
def test_a_meter_that_shows_letters_is_heard(text: str) -> None:
    assert "fits" in emergencies_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "meri fasting sugar 95 hi aa rahi hai kya theek hai", "meri sugar normal hi aa rahi hai",
        "meri sugar ki report hi aa gayi", "ct scan machine hi aa rahi hai aaj",
        "sugar hai mujhe, doctor ko lo dikha", "machine says hi to my daughter",
        "glucometer hi kharidna hai", "kaunsa glucometer hi accha hai", "MERI SUGAR NORMAL HI AA RAHI HAI",
        "MERI SUGAR HI AA RAHI HAI", "glucometer lo",
    ],
)  # fmt: skip
def test_hi_and_lo_are_also_words_of_hindi(text: str) -> None:
    assert not emergencies_in(text)


def test_one_that_can_wait_leaves_the_text_as_it_is() -> None:
    """Its dose is left out afterwards, and "300" without one letter is "30"."""
    assert with_readings("sugar 300 mg/dl hai") == "sugar 300 mg/dl hai"
    assert not emergencies_in("meri sugar 300 mg/dl hai insulin kitna lu")
