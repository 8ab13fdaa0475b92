"""What somebody feels, in words that name nothing, leads to the page that says most of them, or nowhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.search.complaints import FELT, NAME, TOLD, Key, complaints, complaints_of
from sehat.search.parser.matching import Matcher
from sehat.search.parser.tokens import tokens_of
from sehat.search.parser.vocabulary import vocabulary
from sehat.search.understanding import understand

PAGES: dict[Key, dict[str, float]] = {
    ("condition", "reflux"): {
        "burning": FELT,
        "throat": FELT,
        "dinner": FELT,
        "lie": FELT,
        "sour": NAME,
        "food": TOLD,
    },
    ("condition", "tonsillitis"): {"throat": NAME, "swallow": FELT, "fever": FELT, "food": TOLD},
    ("symptom", "fever"): {"fever": NAME, "hot": NAME, "child": TOLD},
    **{("condition", f"other-{number}"): {f"word{number}": NAME} for number in range(40)},
}
FOUND = complaints_of(PAGES)


@pytest.mark.parametrize(
    ("said", "slug"),
    [
        ("burning throat when i lie down after dinner", "reflux"),
        ("throat hurts to swallow with fever and food", "tonsillitis"),
        ("sour burning", "reflux"),  # twice as much as any other, by a name
        ("throat", None),  # one word is felt with many things
        ("food", None),
        ("nothing of it is known", None),
        ("", None),
    ],
)
def test_enough_words_and_more_than_of_any_other_lead_to_a_page(said: str, slug: str | None) -> None:
    found = FOUND.best(said.split())
    assert (found[1] if found else None) == slug


@given(st.lists(st.sampled_from(["burning", "throat", "dinner", "fever", "hot", "and", "word7"]), max_size=8))
def test_neither_the_order_nor_a_word_said_twice_changes_the_page(said: list[str]) -> None:
    assert FOUND.best(said) == FOUND.best(said[::-1]) == FOUND.best([*said, *said])


@pytest.mark.django_db
@pytest.mark.usefixtures("index")
class TestSearch:
    @pytest.mark.parametrize(
        ("typed", "url"),
        [
            ("sour water coming in mouth at night, eating digene daily", "/condition/acid-reflux"),
            ("ball like thing in front of neck moves when i swallow", "/condition/thyroid-nodule"),
            ("my 5 year old snores loudly and breathes from mouth", "/condition/adenoids"),
            ("अम्मा को सुई में धागा डालना नहीं दिखता, धुएँ जैसा", "/condition/cataract"),
        ],
    )
    def test_words_of_ones_own_are_understood_and_called_a_mention(self, typed: str, url: str) -> None:
        understood = understand(typed)
        assert understood.answers()[0].url == url

    @pytest.mark.parametrize(
        "typed",
        [
            "what time is the last bus to the railway station",
            "my wife is not talking to me after a fight",
            "tooth hole is paining at night",
            "how to cook rice without a pressure cooker",
        ],
    )
    def test_what_no_page_is_about_is_no_complaint(self, typed: str) -> None:
        assert understand(typed).parsed.part("condition", "symptom", "treatment", "test") is None

    @pytest.mark.parametrize(
        "typed",
        [
            "ghutna khelte khelte mud gaya ab lachakta hai",
            "pet ke daye taraf pasli ke niche dard tel wala khana",
        ],
    )
    def test_a_misspelled_word_of_a_sentence_is_no_city(self, typed: str) -> None:
        matcher = Matcher(vocabulary(), tokens_of(tuple(typed.split())))
        matcher.match_misspelled()
        assert not [match for match in matcher.matches if match.part.kind in {"city", "locality"}]

    def test_every_illness_and_symptom_can_be_told_of(self) -> None:
        kinds = [kind for kind, _ in complaints().pages]
        assert kinds.count("condition") > 50
        assert kinds.count("symptom") == 6

    @pytest.mark.parametrize(
        ("typed", "url"),
        [
            ("old age everything looks foggy with one eye", "/condition/cataract"),
            ("heart beating fast and irregular suddenly", "/condition/atrial-fibrillation"),
        ],
    )
    def test_where_a_word_says_the_department_the_illness_of_it_is_told(self, typed: str, url: str) -> None:
        assert understand(typed).answers()[0].url == url

    @pytest.mark.parametrize(
        ("typed", "url"),
        [
            ("कान नाक गला", "/department/ent"),
            ("white patches on skin", "/department/dermatology"),
            ("eye doctor for my old mother", "/department/ophthalmology"),
        ],
    )
    def test_who_says_no_more_than_the_department_is_led_there(self, typed: str, url: str) -> None:
        assert understand(typed).answers()[0].url == url

    @pytest.mark.parametrize("typed", ["pani ki gaanth hai andashay me", "ladke ki chhati badh gayi hai"])
    def test_a_word_beside_an_illness_is_nobodys_name(self, typed: str) -> None:
        assert understand(typed).parsed.part("doctor", "hospital") is None


@pytest.mark.django_db
@pytest.mark.usefixtures("index")
def test_work_beside_what_is_felt_is_no_wish_for_a_vacancy() -> None:
    """The first answer was our vacancies."""
    told = understand("blue twisted veins on my calf standing job")
    assert told.answers()[0].url == "/condition/varicose-veins"
    assert "careers" not in told.parsed.wishes
    assert understand("any job for a nurse").answers()[0].url == "/careers"


@pytest.mark.django_db
@pytest.mark.usefixtures("index")
def test_of_two_illnesses_the_one_comes_first_that_most_words_tell_of() -> None:
    told = [
        understand(text) for text in ("sugar patient, wound on foot not healing", "gas kabhi dast kabhi kabj")
    ]
    firsts = [one.answers()[0].url for one in told]
    assert firsts == ["/condition/diabetic-foot-ulcer", "/condition/irritable-bowel-syndrome"]
