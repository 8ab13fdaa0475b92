"""Plain words of a query: such as say nothing of it, numbers that are written out, and what is refused."""

from __future__ import annotations

import pytest

from sehat.search.parser.tokens import tokens_of
from sehat.search.tests.test_reading import parts, read
from sehat.search.understanding import understand


@pytest.mark.django_db
@pytest.mark.usefixtures("index")
class TestWordsThatSayNothing:
    @pytest.mark.parametrize("query", ["ilaj", "इलाज", "ka ilaj", "bimari", "aur", "एक", "upchar kya hai"])
    def test_are_answered_by_no_page_that_happens_to_hold_them(self, query: str) -> None:
        """“Treatment” led to the laser surgery of fistula, “ilaj” to an insemination."""
        assert understand(query).answers() == []

    def test_lead_to_the_list_that_is_called_so(self) -> None:
        assert [hit.url for hit in understand("treatment").answers()] == ["/treatment"]

    def test_stand_in_nobody_s_way_beside_a_word_that_says_something(self) -> None:
        assert understand("ilaj of piles").answers()[0].url == "/condition/piles"


@pytest.mark.django_db
class TestARate:
    @pytest.mark.parametrize("query", ["ivf success rate", "success rate of IVF", "ivf ki safalta ka rate"])
    def test_of_success_is_no_price(self, query: str) -> None:
        """The figure of a price stood first."""
        assert understand(query).answers()[0].url == "/treatment/ivf"

    @pytest.mark.parametrize(
        "query",
        [
            "cataract rate",
            "IVF success rate and cost",
            "heart operation rate",
            "rate of heart bypass surgery",
            "success rate and rate of ivf",
        ],
    )
    def test_of_an_operation_is_one(self, query: str) -> None:
        assert understand(query).answers()[0].url.endswith("/cost")


class TestNumbersThatAreWrittenOut:
    @pytest.mark.parametrize(
        ("query", "fee"),
        [
            ("urologist paanch sau tak", "500"),
            ("urologist do hazar tak", "2000"),
            ("urologist under five hundred", "500"),
            ("urologist पाँच सौ तक", "500"),
            ("urologist एक हज़ार से कम", "1000"),
            ("urologist ek hazaar se kam", "1000"),
            ("urologist paanch se aath sau tak", "800"),
        ],
    )
    def test_are_the_fee_that_they_say(self, query: str, fee: str) -> None:
        parsed = read(query)
        assert sorted(parts(parsed)) == [("department", "urology"), ("fee", fee)]

    @pytest.mark.parametrize(
        ("query", "fee"), [("urologist dedh hazar tak", "1500"), ("urologist ढाई हज़ार तक", "2500")]
    )
    def test_are_halves_too(self, query: str, fee: str) -> None:
        assert ("fee", fee) in parts(read(query))

    @pytest.mark.django_db
    @pytest.mark.usefixtures("index")
    @pytest.mark.parametrize(
        "query",
        ["do lakh knee replacement", "knee replacement dedh lakh", "paanch lakh mein knee replacement"],
    )
    def test_of_lakhs_are_no_lucknow_and_no_digestion(self, query: str) -> None:
        parsed = understand(query).parsed
        assert (parts(parsed), parsed.rest) == ([("treatment", "total-knee-replacement")], ())

    @pytest.mark.parametrize("query", ["urologist do", "ek urologist", "do urologist se baat"])
    def test_are_words_where_nothing_is_counted(self, query: str) -> None:
        assert ("department", "urology") in parts(read(query))
        assert not any(token.word.isdecimal() for token in tokens_of(tuple(query.split())))


@pytest.mark.django_db
@pytest.mark.usefixtures("index")
class TestAnOperationThatIsRefused:
    @pytest.mark.parametrize(
        "query",
        [
            "operation ke bina piles ka ilaj",
            "ऑपरेशन के बिना बवासीर का इलाज",
            "piles no surgery",
            "no operation for piles",
            "I do not want surgery for piles",
        ],
    )
    def test_is_no_answer_wherever_the_refusal_stands(self, query: str) -> None:
        assert understand(query).answers()[0].url == "/condition/piles"
        assert "operation" not in understand(query).parsed.wishes

    @pytest.mark.parametrize(
        ("query", "wish"),
        [
            ("contact no hospital pune", "hospital"),
            ("no appointment doctor", "doctor"),
            ("phone no operation pune piles", "operation"),
            ("mobile no surgery department pune", "operation"),
        ],
    )
    def test_is_none_of_a_contact_number(self, query: str, wish: str) -> None:
        assert wish in understand(query).parsed.wishes

    @pytest.mark.parametrize("query", ["cataract cost insurance ke bina", "मोतियाबिंद खर्च बीमा के बिना"])
    def test_insurance_is_refused_behind_it_too(self, query: str) -> None:
        assert "insurance" not in understand(query).parsed.wishes

    @pytest.mark.parametrize(
        ("query", "wish"),
        [
            ("cost pune bina insurance cataract", "cost"),
            ("मोतियाबिंद खर्च पुणे बिना बीमा", "cost"),
            ("cataract cost kitna bina insurance", "cost"),
            ("hospital delhi bina operation piles", "hospital"),
            ("डॉक्टर दिल्ली बिना ऑपरेशन बवासीर", "doctor"),
            ("operation delhi bina dard piles", "operation"),
        ],
    )
    def test_is_not_what_stands_before_a_place_or_a_question(self, query: str, wish: str) -> None:
        """“Bina” belongs to what follows it, unless “ke” stands before it."""
        assert wish in understand(query).parsed.wishes


@pytest.mark.django_db
@pytest.mark.usefixtures("index")
@pytest.mark.parametrize("query", ["hospital open at night", "sunday open clinic"])
def test_one_word_of_two_in_its_title_makes_no_article_an_answer(query: str) -> None:
    """Who looked for a hospital that is open was told first of open surgery."""
    assert not any("/blog/" in answer.url for answer in understand(query).answers())


@pytest.mark.django_db
@pytest.mark.usefixtures("index")
class TestASurnameThatIsShortForAnOperation:
    @pytest.mark.parametrize("query", ["Dr Chetan Urs", "dr naveen urs", "doctor darshan urs"])
    def test_is_the_doctor_where_the_whole_name_is_said(self, query: str) -> None:
        """URS is an operation on the ureter."""
        assert understand(query).answers()[0].url.startswith("/doctor/dr-")

    @pytest.mark.parametrize("query", ["urs", "urs doctor", "dr urs", "doctor for urs in pune"])
    def test_is_the_operation_where_no_name_stands_beside_it(self, query: str) -> None:
        assert any("ursl" in one.url or "urology" in one.url for one in understand(query).answers())
