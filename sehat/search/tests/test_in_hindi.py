"""The suggestions on a page in Hindi."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from sehat.content.models import ArticlePage, SymptomPage, TestPage
from sehat.content.page_parts.translation import twin_url
from sehat.content.tests.rows import english
from sehat.core.languages import LANGUAGES, language_of
from sehat.directory.models import Doctor, Hospital, Procedure
from sehat.directory.names import doctor_title
from sehat.rendering.cache_version import clear_cached_reads
from sehat.search.chips import part_chips
from sehat.search.understanding import understand

pytestmark = pytest.mark.django_db


def suggested(client: Client, query: str, **more: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/search/entities", {"query": query, **more}).json()[0]
    return found


def test_they_are_the_same_results_by_their_hindi_names(client: Client) -> None:
    english, hindi = (suggested(client, "बवासीर", **more) for more in ({}, {"language": "hi"}))
    found = [[(row["ArticleType"], row["Id"]) for row in rows] for rows in (english, hindi)]
    assert found[0] == found[1]
    assert hindi[0]["Url"] == "/hi/condition/piles"
    by_kind = {row["ArticleType"]: row for row in hindi[::-1]}
    assert (by_kind["Condition"]["Name"], by_kind["Condition"]["SubTitle"]) == ("बवासीर", "गुदा रोग")
    assert by_kind["Treatment"]["Name"] == "बवासीर का लेज़र ऑपरेशन"
    assert by_kind["Department"]["Name"] == "गुदा रोग"


def test_people_hospitals_and_their_places_are_called_by_their_hindi_names(client: Client) -> None:
    [doctor] = suggested(client, "Kavita Raghunathan", type="D", language="hi")[:1]
    assert (doctor["Name"], doctor["CityName"]) == ("डॉ. कविता रघुनाथन", "दिल्ली एनसीआर")
    [hospital] = suggested(client, "Nirmal Multispeciality", type="H", language="hi")[:1]
    assert hospital["Name"] == "निर्मल मल्टीस्पेशलिटी हॉस्पिटल"
    assert hospital["SubTitle"] == "साकेत, दिल्ली एनसीआर"


@pytest.mark.parametrize(
    "query", ["Nirmal Multispeciality", "निर्मल मल्टीस्पेशलिटी", "nirmal hospital", "निर्मल हॉस्पिटल"]
)
def test_a_hospital_is_found_in_both_scripts(client: Client, query: str) -> None:
    [row] = suggested(client, query, type="H")[:1]
    assert row["Name"] == "Nirmal Multispeciality Hospital"


def test_a_hospital_that_has_no_hindi_name_keeps_its_own(client: Client) -> None:
    hospital = Hospital.objects.get(name="Nirmal Multispeciality Hospital")
    hospital.name_hi = ""
    hospital.save()
    clear_cached_reads()
    [row] = suggested(client, "Nirmal Multispeciality", type="H", language="hi")[:1]
    assert row["Name"] == hospital.name


@pytest.mark.parametrize("query", ["kidney function test", "किडनी फ़ंक्शन", "fever", "बुखार", "hba1c"])
@pytest.mark.parametrize("language", ["en", "hi"])
def test_a_page_and_its_translation_are_one_result_in_the_language_that_is_searched_in(
    client: Client, query: str, language: str
) -> None:
    found = suggested(client, query, language=language)
    addresses = [row["Url"] for row in found]
    assert len(addresses) == len(set(addresses))
    written = [row["Url"] for row in found if row["ArticleType"] in {"Test", "Symptom", "Blog"}]
    there = {address for address in written if twin_url(address)}
    assert {language_of(address) for address in there} <= {language}


def test_a_doctor_of_an_untranslated_title_is_called_as_on_their_page(client: Client) -> None:
    doctor = Doctor.objects.get(slug="dr-kavita-raghunathan")
    Doctor.objects.filter(pk=doctor.pk).update(title="Senior consultant, robotic surgery")
    [row] = suggested(client, "Kavita Raghunathan", type="D", language="hi")
    doctor.refresh_from_db()
    assert row["SubTitle"] == doctor_title(doctor, "hi") == "सामान्य सर्जरी के डॉक्टर"


def test_a_test_is_found_by_the_other_names_of_its_hindi_page(client: Client) -> None:
    page = english(TestPage, slug="thyroid-profile")
    assert "थायराइड टेस्ट" not in page.also_called
    urls = [row["Url"] for row in suggested(client, "थायराइड टेस्ट")]
    assert page.address in urls


def test_a_hindi_page_whose_english_one_is_gone_is_found_by_itself(client: Client) -> None:
    english(SymptomPage, slug="fever").unpublish()
    rows = [row for row in suggested(client, "बुख़ार", language="en") if row["ArticleType"] == "Symptom"]
    assert "/hi/symptom/fever" in [row["Url"] for row in rows]


def test_any_other_language_is_english(client: Client) -> None:
    assert suggested(client, "piles", language="xx") == suggested(client, "piles")


@pytest.mark.parametrize(
    ("query", "path"),
    [
        ("हड्डी रोग", "/hi/department/orthopaedics"),
        ("घुटने का गठिया", "/hi/condition/knee-osteoarthritis"),
        ("जाँच", "/hi/tests"),
        ("बीमा", "/hi/insurance"),
        ("आयुष्मान", "/hi/hospitals/insurance/ayushman-bharat"),
        ("कीमत", "/hi/cost"),
        ("मोतियाबिंद का खर्च", "/hi/treatment/cataract-surgery/cost"),
        ("दूसरी राय", "/hi/services/second-opinion"),
        ("ब्लॉग", "/hi/blog"),
        ("निजता", "/hi/privacy"),
        ("सभी विभाग", "/hi/departments"),
        ("घर पर", "/hi/request?purpose=callback"),
        ("पुणे में मूत्र रोग डॉक्टर", "/hi/pune/doctors/urology"),
        ("पुणे में डॉक्टर", "/hi/pune#doctors"),
        ("मुंबई", "/hi/mumbai"),
        ("एसिडिटी", "/condition/acid-reflux"),
    ],
)
def test_the_page_that_answers_is_the_hindi_one_where_there_is_one(query: str, path: str) -> None:
    assert path in [answer.url for answer in understand(query).answers("hi")]
    assert path.removeprefix("/hi") in [answer.url for answer in understand(query).answers()]


def test_the_usual_city_is_answered_by_the_home_page_in_the_language_that_is_searched_in() -> None:
    found = understand("दिल्ली के अस्पताल")
    assert found.answers("hi")[0].url == "/hi#hospitals"
    assert found.answers()[0].url == "/#hospitals"


@pytest.mark.usefixtures("index")
class TestWhoIsNamed:
    def test_a_doctor_who_answers_is_called_as_among_the_results(self) -> None:
        [answer, *_] = understand("Kavita Raghunathan").answers("hi")
        assert answer.url == "/hi/doctor/dr-kavita-raghunathan"
        assert answer.name == "डॉ. कविता रघुनाथन"
        assert answer.note.endswith(", दिल्ली एनसीआर")

    def test_a_hospital_and_its_place_are_called_by_their_hindi_names(self) -> None:
        [answer, *_] = understand("Nirmal Multispeciality").answers("hi")
        assert (answer.name, answer.note) == ("निर्मल मल्टीस्पेशलिटी हॉस्पिटल", "साकेत, दिल्ली एनसीआर")

    def test_in_english_both_are_as_they_are_registered(self) -> None:
        [doctor, *_] = understand("Kavita Raghunathan").answers()
        assert (doctor.name, doctor.note.split(", ")[-1]) == ("Dr Kavita Raghunathan", "Delhi NCR")

    @pytest.mark.parametrize("query", ["डॉ कविता रघुनाथन", "कविता रघुनाथन", "डॉक्टर रघुनाथन"])
    def test_a_doctor_is_met_by_the_hindi_name_and_no_word_of_it_is_read_as_a_wish(self, query: str) -> None:
        """“कविता” is nearly “कितना”, how much: its first answer after the doctor was what treatments cost."""
        parsed = understand(query).parsed
        assert [(match.part.kind, match.part.key) for match in parsed.matches] == [
            ("doctor", "dr-kavita-raghunathan")
        ]
        assert "cost" not in parsed.wishes

    def test_the_chip_of_a_doctor_is_hindi_on_a_hindi_page(self) -> None:
        chips = part_chips(understand("dr kavita raghunathan").parsed, "/hi/search?q={}".format, "hi")
        assert [chip.label for chip in chips] == ["डॉ. कविता रघुनाथन"]


@pytest.mark.usefixtures("index")
@pytest.mark.parametrize("query", ["knee replacment robot", "घुटना बदलना", "thyroid test", "थायराइड की जाँच"])
@pytest.mark.parametrize("language", ["en", "hi"])
def test_what_was_renamed_or_ended_since_the_index_was_written_is_searched_for_without_a_fault(
    client: Client, query: str, language: str
) -> None:
    """The index follows within seconds; what it has and the vocabulary has not was a server error."""
    Procedure.objects.filter(slug="total-knee-replacement").update(
        slug="knee-implant", name="Implant", name_hi="इम्प्लांट", aliases=[]
    )
    english(TestPage, slug="thyroid-profile").unpublish()
    clear_cached_reads()
    answer = client.get("/api/search/entities", {"query": query, "language": language})
    assert answer.status_code == 200


class TestAnAnswerThatNobodyTranslated:
    @pytest.mark.parametrize("kind", [SymptomPage, TestPage])
    def test_says_which_language_its_title_speaks(self, kind: type[SymptomPage | TestPage]) -> None:
        page = kind.objects.exclude(url_path__contains="/hi/").first()
        kind.objects.filter(url_path__contains="/hi/", slug=page.slug).update(live=False)
        kind.objects.filter(pk=page.pk).update(name_hi="")
        clear_cached_reads()
        hit = next(one for one in understand(page.title).answers("hi") if one.url == page.address)
        assert (hit.name, hit.lang) == (page.title, "en")
        assert {one.lang for one in understand(page.title).answers("en")} == {None}

    def test_says_none_of_a_name_in_the_language_of_the_page(self) -> None:
        assert {hit.lang for hit in understand("बुखार").answers("hi")} == {None}

    def test_that_is_hindi_alone_says_so_on_an_english_page(self) -> None:
        """An article that nobody translated was not found by its own title."""
        article = ArticlePage.objects.filter(url_path__contains="/hi/", translation_of=None).live().first()
        assert article
        said = {language: understand(article.title).answers(language)[0] for language in LANGUAGES}
        assert {hit.url for hit in said.values()} == {article.address}
        assert (said["en"].lang, said["hi"].lang) == ("hi", None)


def test_an_article_that_answers_leads_to_its_hindi_one_though_that_has_another_address() -> None:
    """Under its Hindi title stood the address of the English article."""
    hindi = ArticlePage.objects.filter(translation_of__isnull=False).live().first()
    assert hindi
    there = {"en": hindi.translation_of.address, "hi": hindi.address}
    for typed in (hindi.title, hindi.translation_of.title):
        for language in LANGUAGES:
            assert understand(typed).answers(language)[0].url == there[language]
