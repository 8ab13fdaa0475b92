"""What is recognised however it is typed, and what is not when it is denied, past or only asked about."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.emergencies.recogniser import emergencies_in

SIGNS = st.sampled_from(
    [
        "chest pain", "my father is not breathing", "seene mein dard", "सीने में दर्द", "i want to end my life",
        "saanp ne kaat liya", "vomiting blood", "baby having fits", "लकवा मार गया", "zehar kha liya",
    ]
)  # fmt: skip
CALM = st.sampled_from(["knee pain", "stroke rehabilitation", "पेट दर्द", "heart hospital", "bawaseer ka ilaj"])
STORY = "We had lunch and watched a film. Later she felt tired and went to bed. "


@pytest.mark.parametrize(
    ("text", "category"),
    [
        ("CHEST PAIN", "heart"),
        ("c h e s t   p a i n", "heart"),
        ("ch3st p4in", "heart"),
        ("сhest pаin", "heart"),  # two letters are Cyrillic
        ("ｃｈｅｓｔ ｐａｉｎ", "heart"),
        ("che\u200bst pa\u200din", "heart"),
        ("chest🙂pain🙏🏽", "heart"),
        ("chest\n\n\npain", "heart"),
        ("pain, in the chest", "heart"),
        ("heeelp caaant breathe", "breathing"),
        ("can’t breathe", "breathing"),
        ("h e l p cant breathe", "breathing"),
        ("s*icide", "self-harm"),
        ("iwanttodie", "self-harm"),
        ("chest में बहुत pain", "heart"),
        ("saanp ने काट liya", "snake"),
        ("dil ka doora", "heart"),
        ("बेहोस हो गया", "fits"),
    ],
)
def test_spelling_and_script_are_no_matter(text: str, category: str) -> None:
    assert category in emergencies_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "no chest pain",
        "not having any chest pain",
        "seene me dard nahi hai",
        "सीने में दर्द नहीं है",
        "mother died of a heart attack",
        "after a heart attack last year",
        "had a stroke 3 years ago",
        "pichle saal lakwa hua tha",
        "seene me dard nahi hai bas khansi hai",  # what is denied ends where another thought begins
        "seene me dard nahi hai lekin khansi hai",
        "heart attack ke baad kya khana chahiye",
        "heart attack se bachne ke upay",
        "chest pain doctor fees",
        "snake bite vaccine price",
        "suicide prevention article",
        "stroke rehabilitation",
        "breathing exercises",
        "khoon ki jaanch",
        "",
        "   ",
        "\u200b",
    ],
)
def test_what_is_denied_past_or_only_asked_about_is_none(text: str) -> None:
    assert emergencies_in(text) == ()


@pytest.mark.parametrize(
    "text",
    [
        "had a heart attack last year and now chest pain again",
        "no fever but chest pain",
        "not sure, chest pain or gas",
        "seene me dard nahi ruk raha",
        "my father has chest pain, which doctor and what fees",
        "chest pain again today, same as last year",
        "i read an article on suicide. i want to die",
        "sar ke piche chot aur ulti",  # "piche" is no price that was misspelt
        "heart rate 190",  # nor is this rate one
        "stroke ke baad saans nahi aa rahi",
    ],
)
def test_in_doubt_it_is_one(text: str) -> None:
    assert emergencies_in(text)


@given(SIGNS | CALM, st.data())
def test_case_spaces_joiners_and_emoji_change_nothing(text: str, data: st.DataObject) -> None:
    noise = data.draw(st.sampled_from(["\u200d", "\u200b", "\ufeff", "\u00ad"]))
    place = data.draw(st.integers(0, len(text)))
    space = data.draw(st.sampled_from([" ", "  ", "\t", " 🙏 ", "\u00a0", " - "]))
    typed = (text[:place] + noise + text[place:]).replace(" ", space)
    typed = data.draw(st.sampled_from([typed, typed.upper(), typed.title()]))
    assert emergencies_in(typed) == emergencies_in(text)


@given(SIGNS, st.integers(1, 140))
def test_a_story_before_it_changes_nothing(text: str, sentences: int) -> None:
    assert emergencies_in(STORY * sentences + text)


@given(st.text(max_size=300))
def test_anything_may_be_typed(text: str) -> None:
    assert isinstance(emergencies_in(text), tuple)


@pytest.mark.parametrize(
    "text", ["a" * 100_000, "🙂" * 10_000, "pain" * 2_500, "chest " * 2_000, "." * 10_000]
)
def test_long_nonsense_is_none(text: str) -> None:
    assert emergencies_in(text) == ()


@pytest.mark.parametrize(
    ("harmless", "other"),
    [
        ("uric acid badha hua kya khaye", "acid kha liya"),
        ("hair fall in pregnancy", "had a fall in pregnancy"),
    ],
)
def test_a_dangerous_word_in_a_harmless_name_is_none(harmless: str, other: str) -> None:
    assert not emergencies_in(harmless)
    assert emergencies_in(other)
    assert emergencies_in(f"{harmless}, {other}")


@pytest.mark.parametrize(
    ("over", "still"),
    [
        (
            "पिताजी को तीन साल पहले दिल का दौरा पड़ा था अब ठीक हैं",
            "पिताजी को तीन साल पहले दिल का दौरा पड़ा था अब ठीक नहीं हैं",
        ),
        ("two years ago I had chest pain, now fine", "two years ago I had chest pain, now again"),
        ("pichle hafte seene me dard tha ab theek hu", "pichle hafte seene me dard tha ab phir"),
    ],
)
def test_what_is_well_now_is_over(over: str, still: str) -> None:
    """The “now” of “now fine” was heard as one of something that goes on."""
    assert not emergencies_in(over)
    assert emergencies_in(still)


@pytest.mark.parametrize(
    "text",
    [
        "khoon band nhi ho rha",
        "saans nai aa rhi",
        "papa gir gye uth nhi rhe",
        "achanak ek taraf ka hath kaam nhi kr rha",
    ],
)
def test_what_is_typed_in_short_is_read_in_full(text: str) -> None:
    """data/same.txt: “nhi” is “nahi” in every phrase of the lists."""
    assert emergencies_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "meri saas ruk rahi hai",
        "fit aa raha hai bachche ko",
        "emergency doctor chahiye abhi",
        "khoon band nahi ho raha",
    ],
)
def test_what_is_harmless_in_another_sentence_takes_nothing_back(text: str) -> None:
    assert emergencies_in(text)


@pytest.mark.parametrize(
    ("text", "category"),
    [
        ("on blood thinner hit head", "bleeding"),
        ("takes blood-thinning medicine, bumped head hard", "bleeding"),
        ("acid in i", "eye"),
        ("fase droping", "stroke"),
        ("achanak bolna band ho gaya", "stroke"),
        ("nishash nite parchena", "breathing"),
        ("rakt thambat nahi", "bleeding"),
        ("fit aali ahe tondatun fes yetoy", "fits"),
        ("mala chakkar yeun padlo uthat nahi", "fits"),
        ("babar gyan nei uthchena", "fits"),
        ("shaape kamor diyeche", "snake"),
        ("potassium permanganate pi liya", "poison"),
    ],
)
def test_misspelt_joined_or_in_words_of_maharashtra_and_bengal_it_is_one(text: str, category: str) -> None:
    assert category in emergencies_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "will i take tablets for life",
        "do i have to take medicines for life?",
        "डॉक्टर मेरी भाषा ठीक से नहीं बोलते, क्या करूँ",
        "doctor hindi nahi bolte",
        "blood thinner ke side effect kya hai",
        "can i stop blood thinners before surgery",
    ],
)
def test_of_a_medicine_for_life_or_a_language_it_is_none(text: str) -> None:
    assert not emergencies_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "पापा हिंदी भी नहीं बोल पा रहे",
        "pitaji achanak hamari bhasha nahi bol rahe",
        "doctor hindi nahi bol pa rahe papa achanak",
        "पापा हमारी भाषा नहीं बोल रहे",
        "डॉक्टर, पापा बोलते नहीं",
    ],
)
def test_who_speaks_their_language_no_more_is_none_of_those(text: str) -> None:
    assert "stroke" in emergencies_in(text)


@pytest.mark.parametrize(
    ("text", "category"),
    [
        ("i swallowed all tablets for life is over", "self-harm"),
        ("took 30 sleeping pills for life is not worth it", "self-harm"),
        ("took whole strip of tablets for life has ended for me", "self-harm"),
        ("child ate grandpa's medicines for life", "poison"),
        ("bachche ne papa ki medicine for life kha li", "poison"),
        ("he swallowed all his bp medicine for life in one go", "poison"),
        ("all my medicines for life i swallowed at once", "poison"),
    ],
)
def test_an_overdose_is_one_though_the_medicine_is_for_life(text: str, category: str) -> None:
    assert category in emergencies_in(text)


@pytest.mark.parametrize(
    ("ordinary", "grave"),
    [
        ("mere daant tedhe aur fase hue hain braces kitne ke", "papa ka fase tedha ho gaya"),
        ("khana tedhe daant me fase rehta hai", "his fase is crooked"),
        ("face dropping treatment botox", "face dropping"),
        ("mouth dropping ulcers", "mouth dropping on one side"),
        ("mouth droping saliva in baby 6 month", "suddenly mouth droping"),
    ],
)
def test_fase_is_also_stuck_and_a_mouth_also_drops_something(ordinary: str, grave: str) -> None:
    assert not emergencies_in(ordinary)
    assert "stroke" in emergencies_in(grave)


@pytest.mark.parametrize(
    ("ordinary", "grave"),
    [
        ("mujhe call karna aur bolna band karo", "bolna band ho gaya"),
        ("abhi bol band karo", "papa ka abhi bol band ho gaya"),
        ("अभी बोलना बंद करो", "पापा का बोलना बंद हो गया"),
        ("boli band hai dukaan ki", "boli band hui"),
        ("bolna band karo", "papa ka bolna band ho gaya kuch karo"),
    ],
)
def test_to_ask_somebody_to_be_quiet_is_none(ordinary: str, grave: str) -> None:
    assert not emergencies_in(ordinary)
    assert "stroke" in emergencies_in(grave)


@pytest.mark.parametrize(
    ("ordinary", "grave"),
    [
        ("chemical in i-pill side effects", "chemical in i"),
        ("tranexamic acid in i v for periods", "acid in i gir gaya"),
        ("acid in i.v. drip", "acid in my i"),
        ("acid in iv fluid", "acid went in i"),
        ("vitamin c acid in aye", "acid in aye gir gaya, help"),
    ],
)
def test_acid_in_i_is_the_eye_and_not_a_vein_or_a_pill(ordinary: str, grave: str) -> None:
    assert not emergencies_in(ordinary)
    assert "eye" in emergencies_in(grave)


@pytest.mark.parametrize(
    ("ordinary", "grave"),
    [
        ("sir heparin injection kitne me lagi", "ecosprin lete hain, sir me lagi"),
        ("sir ecosprin lene se bp gira kya", "warfarin par the, gir gaye sir phat gaya"),
        (
            "sir mere papa ko ecosprin lagi hui hai bypass ke baad",
            "papa xarelto lete hai gir gaye sir par chot",
        ),
        ("doctor sir xarelto kab tak leni hai, hb gir raha", "warfarin lete hain sar takra gaya"),
        ("sir xarelto se hb gira kya", "warfarin papa gir gaye sir neeche laga"),
    ],
)
def test_a_doctor_who_is_called_sir_has_no_head_that_is_hit(ordinary: str, grave: str) -> None:
    assert not emergencies_in(ordinary)
    assert "bleeding" in emergencies_in(grave)


@pytest.mark.parametrize(
    ("ordinary", "grave"),
    [
        ("fit aali jeans mala", "aaila fit aali"),
        ("bhav padla uthat nahi share market", "baba padle uthat nahi"),
        ("pani shuddh nahi padla", "aajoba padle, shuddh nahi"),
        ("gyan nei amar ei rog niye", "babar gyan nei"),
    ],
)
def test_words_of_maharashtra_and_bengal_are_also_of_clothes_prices_and_what_one_knows(
    ordinary: str, grave: str
) -> None:
    assert not emergencies_in(ordinary)
    assert "fits" in emergencies_in(grave)


@pytest.mark.parametrize(
    ("text", "category"),
    [
        ("अचानक बोलना मुश्किल हो गया", "stroke"),
        ("पापा से बोलना नहीं हो रहा", "stroke"),
        ("sugar droping sweating a lot", "fits"),
        ("faec numb", "stroke"),
        ("face drupping", "stroke"),
        ("papa beshud hai", "fits"),
        ("bachche ko zatke aa rahe hain", "fits"),
    ],
)
def test_a_spelling_that_one_rule_lists_is_mended_for_the_others_too(text: str, category: str) -> None:
    assert category in emergencies_in(text)
