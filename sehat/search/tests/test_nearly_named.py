"""Who is called nearly as what was typed stands first, before the list of their speciality and city."""

from __future__ import annotations

import pytest

from sehat.search.nearly_named import is_nearly, says_where, sounds_so
from sehat.search.parser.parts import Part
from sehat.search.schemas import Entity
from sehat.search.understanding import understand

EYE, PUNE, PLACE = (
    Part("department", "ophthalmology", "Eye"),
    Part("city", "pune", "Pune"),
    Part("wish", "hospital", "H"),
)


def named(name: str, kind: str = "Doctor") -> Entity:
    return Entity.model_validate({"ArticleType": kind, "Id": 1, "Name": name, "Slug": "x", "Url": "/x"})


def first(query: str) -> str:
    return understand(query).answers()[0].url


@pytest.mark.django_db
@pytest.mark.usefixtures("index")
class TestSearch:
    @pytest.mark.parametrize(
        ("query", "doctor"),
        [
            ("harish redy bone doctor", "dr-harish-reddy-hyderabad"),
            ("rajiv tiwari urologist hyderabad", "dr-rajeev-tiwari-hyderabad"),
            ("गुरप्रीत संधू पेट के डॉक्टर", "dr-gurpreet-sandhu-delhi-ncr"),
            ("guru prasad hegde", "dr-guruprasad-hegde-pune"),  # one word of the name typed as two
            ("डॉ ताहिरा खान", "dr-tahira-khan-prayagraj"),  # and no ear, कान
            ("रेशमा पिल्लई", "dr-reshma-pillai-thiruvananthapuram"),  # and not piles
            ("vamsi choudhary hyderabad", "dr-vamsi-chowdary-hyderabad"),  # and nobody of another city
            ("mohanty sir bhubaneswar surgeon", "dr-ranjan-mohanty-bhubaneswar"),
        ],
    )
    def test_a_misspelled_doctor_comes_before_the_list_of_their_speciality(
        self, query: str, doctor: str
    ) -> None:
        assert first(query) == f"/doctor/{doctor}"

    @pytest.mark.parametrize(
        ("query", "hospital"),
        [
            ("abogi eye hospital bangalore", "abhogi-eye-centre"),
            ("kopou phool hospital guwahati", "kopouphool-hospital"),
            ("मेघदूत ऑर्थोपेडिक सेंटर", "meghdoot-orthopaedic-centre"),
            ("devgiri hospital doctors list", "devgiri-hospital"),
            ("kafi skin clinic nagpur timings", "kafi-skin-clinic"),
        ],
    )
    def test_a_misspelled_hospital_is_found_by_one_word_and_what_it_is(
        self, query: str, hospital: str
    ) -> None:
        assert first(query) == f"/hospital/{hospital}"

    @pytest.mark.parametrize(
        ("query", "url"),
        [
            ("hospitls in nagpur", "/nagpur#hospitals"),  # what it is, misspelled, is no name of one
            ("eye doctor in pune", "/pune/doctors/ophthalmology"),
        ],
    )
    def test_who_names_nobody_is_led_to_the_list(self, query: str, url: str) -> None:
        assert first(query) == url

    @pytest.mark.parametrize("query", ["dard", "pair me sujan aur dard"])
    def test_pain_alone_is_no_headache(self, query: str) -> None:
        """“sir” of “sir dard” was left out as a word of politeness."""
        found = {
            (match.part.kind, match.part.key) for match in understand(query).parsed.matches if match.pieces
        }
        assert ("symptom", "headache") not in found

    @pytest.mark.parametrize("query", ["surgery karni hai kya", "us dard ka ilaj"])
    def test_a_word_of_a_longer_wish_wishes_nothing(self, query: str) -> None:
        assert understand(query).parsed.wishes.isdisjoint({"call", "about"})


@pytest.mark.django_db
class TestNames:
    @pytest.mark.parametrize(
        ("said", "is_so"),
        [
            (("harish", "redy"), True),
            (("redy", "harish"), True),
            (("harish", "verma"), False),  # each of the words
            (("redy",), False),  # one is like too many people
            (("ha", "redy"), False),  # two letters are like anything
        ],
    )
    def test_of_a_person_each_of_two_words_sounds_nearly_so(self, said: tuple[str, ...], is_so: bool) -> None:
        assert is_nearly(named("Dr Harish Reddy"), said, (EYE,)) is is_so

    @pytest.mark.parametrize(
        ("parts", "is_so"), [((), False), ((EYE,), True), ((PUNE,), True), ((PLACE,), True)]
    )
    def test_of_a_hospital_one_word_with_what_or_where_it_is(
        self, parts: tuple[Part, ...], is_so: bool
    ) -> None:
        assert says_where(parts) is is_so
        assert is_nearly(named("Abhogi Eye Centre", "Hospital"), ("abogi",), parts) is is_so


@pytest.mark.parametrize(
    ("name", "said", "is_so"),
    [
        ("guruprasadhegde", "guruprasadhegde", True),
        ("kopouphool", "kopouphul", True),
        ("संधू", "sandhu", True),
        ("reddy", "verma", False),
    ],
)
def test_a_word_sounds_so_with_one_letter_more_or_less(name: str, said: str, is_so: bool) -> None:
    assert sounds_so(name, said) is is_so
