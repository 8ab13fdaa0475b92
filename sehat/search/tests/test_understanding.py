"""A query is read as what, where and wishes, and answered by a page before anything else."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from django.http import QueryDict
from pytest_django.fixtures import DjangoAssertNumQueries

from sehat.content.tests.rows import below
from sehat.directory.models import City, Doctor
from sehat.rendering.cache_version import clear_cached_reads
from sehat.search.chips import part_chips
from sehat.search.pages.search import search_page
from sehat.search.results import results_of
from sehat.search.schemas import Kind, SearchPageProps
from sehat.search.understanding import understand

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("index")]
MUMBAI = 477


def parts(query: str, city_id: int = 0) -> set[tuple[str, str]]:
    return {(match.part.kind, match.part.key) for match in understand(query, city_id).parsed.matches}


def first(query: str, city_id: int = 0) -> str:
    return understand(query, city_id).answers()[0].url


def page_for(query: str) -> SearchPageProps:
    asked = QueryDict(mutable=True)
    asked["q"] = query
    return search_page(asked)


@pytest.mark.parametrize("name", ["Bangalore", "BENGALURU", "bangalor", "बंगलौर", "बेंगलुरु", "banglore"])
def test_a_city_is_met_by_any_of_its_names(name: str) -> None:
    assert parts(name) == {("city", "bengaluru")}
    assert first(name) == "/bengaluru"


@pytest.mark.parametrize(
    ("query", "read"),
    [
        ("hip replacement cost", {("treatment", "total-hip-replacement"), ("wish", "cost")}),
        ("kneereplacement pune", {("treatment", "total-knee-replacement"), ("city", "pune")}),
        ("gall blader removal", {("treatment", "gallbladder-removal")}),
        ("बवासीर के डॉक्टर Mumbai में", {("department", "proctology"), ("city", "mumbai")}),
        ("tamil bolne wali lady doctor", {("language", "tamil"), ("wish", "woman")}),
        ("urologist ₹800 se kam", {("department", "urology"), ("fee", "800")}),
        ("urologist under ५००", {("department", "urology"), ("fee", "500")}),
        ("piles at 45", {("condition", "piles")}),
        ("urologist under 5", {("department", "urology")}),
    ],
)  # fmt: skip
def test_a_query_is_read_as_its_parts(query: str, read: set[tuple[str, str]]) -> None:
    assert parts(query) == read


@pytest.mark.parametrize(
    ("query", "symptom"),
    [
        ("chest pain", "chest-pain"), ("seene mein dard", "chest-pain"), ("सीने में दर्द", "chest-pain"),
        ("breathlesness", "breathlessness"), ("saans phoolna", "breathlessness"),
        ("fever", "fever"), ("bukhar", "fever"), ("बुखार", "fever"), ("high temperature", "fever"),
        ("heavy bleeding", "heavy-bleeding"), ("headache", "headache"), ("sir dard", "headache"),
        ("सिरदर्द", "headache"), ("stomach pain", "tummy-pain"), ("pet dard", "tummy-pain"),
        ("tummy pain in pune", "tummy-pain"), ("headache doctor", "headache"),
    ],
)  # fmt: skip
def test_a_symptom_is_answered_by_its_page_first(query: str, symptom: str) -> None:
    assert first(query) == f"/symptom/{symptom}"


def test_who_sees_a_symptom_stands_after_when_not_to_wait() -> None:
    found = [answer.url for answer in understand("headache doctor in pune", 0).answers()]
    assert found[:2] == ["/symptom/headache", "/pune/doctors/neurology"]


def test_a_locality_is_that_of_the_city_that_was_typed_or_chosen() -> None:
    indore, patna = City.objects.get(slug="indore"), City.objects.get(slug="patna")
    assert first("general surgeon rajendra nagar", indore.pk).startswith("/indore/")
    assert first("general surgeon rajendra nagar", patna.pk).startswith("/patna/")
    assert first("general surgeon rajendra nagar patna", indore.pk).startswith("/patna/")


def test_near_me_is_the_chosen_city() -> None:
    assert first("knee replacement near me", MUMBAI) == "/mumbai/treatment/total-knee-replacement"
    assert first("knee replacement", MUMBAI) == "/treatment/total-knee-replacement"
    assert first("doctor near me") == "/doctors"


def test_who_is_called_so_is_found_before_a_word_is_taken_for_misspelled() -> None:
    doctor = Doctor.objects.get(slug="dr-arjun-malhotra")
    assert first("Arjun Malhotra") == f"/doctor/{doctor.slug}"
    assert first("dr arjun malhotra urologist delhi") == f"/doctor/{doctor.slug}"


def test_of_several_who_are_called_so_none_is_the_answer() -> None:
    page = page_for("dr sharma")
    assert page.answers == []
    assert len([hit for group in page.groups for hit in group.hits if "Sharma" in hit.name]) > 1


def test_a_distant_guess_is_no_answer() -> None:
    assert not page_for("gaganyaan rocket").answers


@pytest.mark.parametrize(
    ("query", "only_mentioned"),
    [
        ("breast lump", False),  # of general surgery, by what it is also called
        ("night sweats", True),
        ("blood in stool", False),  # of piles, by what lay people say
        ("piles", False),
        ("kidny ston", False),
        ("fever", False),
        ("gall", False),  # the beginning of its name
    ],
)
def test_a_page_with_the_words_in_its_text_alone_is_no_best_match(query: str, only_mentioned: bool) -> None:
    page = page_for(query)
    assert page.answers
    assert page.only_mentioned is only_mentioned


@pytest.mark.parametrize(
    ("query", "test"),
    [
        ("mri scan", "mri-knee"),
        ("ct scan", "ct-scan-head"),
        ("ct scan brain", "ct-scan-head"),
        ("kidney ka test", "kidney-function-test"),
    ],
)
def test_a_test_is_found_by_the_word_that_says_which(query: str, test: str) -> None:
    assert first(query) == f"/test/{test}"


@pytest.mark.parametrize(
    "query", ["root canal", "dental implant", "dengue", "बच्चा बोलता नहीं", "full body checkup"]
)
def test_a_page_that_has_one_of_the_words_is_no_answer(query: str) -> None:
    assert parts(query) == set()


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("burning while urinating", "/condition/urinary-tract-infection"),
        ("peshaab mein jalan", "/condition/urinary-tract-infection"),
        ("pain in lower right abdomen", "/condition/appendicitis"),
        ("thyroid test price", "/test/thyroid-profile"),
        ("पाइल्स", "/condition/piles"),
        ("how to read hospital bill", "/blog/how-to-read-a-hospital-bill"),
        ("privacy policy", "/privacy"),
        ("nearest hospital", "/hospitals"),
        ("motiyabind ke lakshan", "/condition/cataract"),
        ("ghutne badalne ka kharcha", "/treatment/total-knee-replacement/cost"),
        ("pet ka ultrasound kharcha", "/test/ultrasound-abdomen"),
        ("delete my data", "/privacy/your-data"),
        ("call me back", "/request?purpose=callback"),
        ("mujhe call karo", "/request?purpose=callback"),
        ("मुझे कॉल करें", "/request?purpose=callback"),
        ("talk to someone", "/request?purpose=callback"),
        ("whatsapp number", "/contact-us"),
        ("aapka number", "/contact-us"),
        ("cancel appointment", "/my-requests"),
        ("नेफ्रोलॉजिस्ट", "/department/urology"),
        ("nephrologist", "/department/urology"),
        ("रिफ़ंड", "/refund-policy"),
    ],
)
def test_what_people_say_leads_to_the_page_that_tells_of_it(query: str, answer: str) -> None:
    assert first(query) == answer


@pytest.mark.parametrize("query", ["vaccine", "covid vaccine", "abortion"])
def test_a_word_that_is_spelled_right_is_no_misspelled_wish(query: str) -> None:
    assert understand(query).answers() == []


def test_a_number_of_beds_is_nobody_s_name() -> None:
    assert not {kind for kind, _ in parts("50 bed hospital")} & {"doctor", "hospital"}


def test_a_wish_alone_leads_to_all_there_is() -> None:
    assert [first(query) for query in ("x ray", "cost", "doctor", "hospital")] == [
        "/tests", "/cost", "/doctors", "/hospitals",
    ]  # fmt: skip


def test_a_list_opens_filtered_as_far_as_somebody_is_left_on_it() -> None:
    """Nobody in Pune asks so little: the lowest fee comes first then."""
    assert first("lady gynaecologist under 500 in Pune") == "/pune/doctors/gynaecology?gender=woman&sort=fee"
    assert first("bone doctor under 500 in bhopal") == "/bhopal/doctors/orthopaedics?fee=least"


def test_an_insurer_is_a_list_of_its_own_or_a_filter() -> None:
    assert first("cghs pune") == "/hospitals/insurance/cghs?city=pune"
    assert first("cghs orthopaedic hospital pune").startswith("/pune/hospitals/orthopaedics?insurance=cghs")


def test_an_answer_says_how_many_there_are() -> None:
    answer = understand("urologist in bangalore").answers()[0]
    count = Doctor.objects.filter(city__slug="bengaluru", department__slug="urology").count()
    assert (answer.name, answer.note) == ("Urologists in Bengaluru", f"{count} doctors")
    in_hindi = understand("urologist in bangalore").answers("hi")[0]
    assert (in_hindi.name, in_hindi.note) == ("बेंगलुरु में मूत्र रोग विशेषज्ञ", f"{count} डॉक्टर")
    assert understand("urologist in bangalore").answers("hi")[1].note == "2 अस्पताल"


def test_people_and_places_there_come_after_the_answer_and_before_what_one_reads() -> None:
    page = page_for("urologist in bangalore")
    assert [group.kind for group in page.groups[:2]] == ["Doctor", "Hospital"]
    assert all("Bengaluru" in hit.note for group in page.groups[:2] for hit in group.hits)
    assert page_for("piles").groups[0].kind not in {"Doctor", "Hospital"}


def test_a_page_says_where_it_looked_though_the_box_says_all_india() -> None:
    page = page_for("urologist in bangalore")
    assert (page.city_id, page.city_name) == (1, "Bengaluru")
    assert page_for("urologist").city_name == ""


def test_nothing_stands_twice_on_a_page() -> None:
    page = page_for("piles")
    shown = [answer.url for answer in page.answers] + [hit.url for one in page.groups for hit in one.hits]
    assert len(shown) == len(set(shown))


def test_a_part_is_taken_away_with_the_words_that_led_to_it() -> None:
    chips = page_for("lady urologist in bangalore under 800").parts
    left = {chip.label: parse_qs(urlsplit(chip.url).query)["q"][0] for chip in chips}
    assert left == {
        "Woman": "urologist in bangalore under 800",
        "Urology": "lady in bangalore under 800",
        "Bengaluru": "lady urologist under 800",
        "Fee up to ₹800": "lady urologist in bangalore",
    }


def test_a_chip_in_hindi_is_in_hindi() -> None:
    chips = part_chips(understand("पुणे में महिला डॉक्टर").parsed, lambda query: query, "hi")
    assert [(chip.label, chip.url) for chip in chips] == [("पुणे", "महिला डॉक्टर"), ("महिला", "पुणे में")]


def test_what_nobody_has_leads_to_the_nearest_that_was_understood() -> None:
    assert page_for("pediatric dentist in pune").answers[0].url == "/pune"
    assert page_for("urologist in lucknow").answers[0].url
    assert not page_for("qwrtpsdfg").answers


def test_an_emergency_is_not_read_as_a_search() -> None:
    page = page_for("seene me dard")
    assert page.emergency
    assert (page.parts, page.answers) == ([], [])


def test_a_query_of_known_words_asks_the_database_nothing(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    understand("urologist in bangalore").answers()
    with django_assert_num_queries(0):
        understand("urologist in bangalore").answers()


@pytest.mark.parametrize(
    ("query", "path"),
    [
        ("second opinion", "/services/second-opinion"),
        ("blog", "/blog"),
        ("medical test", "/tests"),
        ("faq", "/faq"),
    ],
)
def test_a_page_answers_until_its_editor_ends_it(query: str, path: str) -> None:
    assert path in [answer.url for answer in understand(query).answers()]
    below(path.strip("/")).specific.unpublish()
    clear_cached_reads()
    assert path not in [answer.url for answer in understand(query).answers()]


@pytest.mark.parametrize(
    ("called", "kind", "first"),
    [
        ("ghutna", "Condition", "Knee Osteoarthritis"),
        ("ghutna", "Treatment", "Knee Arthroscopy"),
        ("kaan", "Condition", "Ear Drum Perforation"),
        ("naak", "Condition", "Deviated Septum"),
        ("peshab", "Condition", "Urinary Tract Infection"),
    ],
)
def test_of_a_department_that_a_part_of_the_body_names_that_part_comes_first(
    called: str, kind: Kind, first: str
) -> None:
    found = results_of(understand(called), [kind], 0)[kind].entities
    assert found[0].name == first


def test_a_department_that_is_named_as_it_is_has_its_treatments() -> None:
    found = results_of(understand("orthopaedics"), ["Treatment"], 0)["Treatment"].entities
    assert {one.subtitle for one in found} == {"Bones and joints"}


@pytest.mark.parametrize(
    ("query", "page"),
    [
        ("डेंगू टेस्ट", "/tests"),
        ("sarkari aspatal kolkata", "/kolkata#hospitals"),  # no Dr Sarkar
        ("private hospital", "/hospitals"),  # no notice of privacy
        ("nose job", "/department/plastic-surgery"),  # no vacancy
        ("cervical pain", "/department/orthopaedics"),  # no chest pain
        ("normal delivery cost", "/department/gynaecology"),  # no Nirmal Hospital
    ],
)
def test_an_ordinary_word_leads_to_nobody_and_nothing_that_sounds_like_it(query: str, page: str) -> None:
    assert first(query) == page


@pytest.mark.parametrize("query", ["tb ka ilaj", "cold and cough", "ब्लड कैंसर", "tooth pain", "dama ka ilaj"])
def test_what_no_page_is_about_has_no_answer(query: str) -> None:
    assert understand(query).answers() == []


@pytest.mark.parametrize("text", ["test", "tests", "scan", "medical test", "टेस्ट", "रिपोर्ट", "test report"])
def test_a_word_that_many_tests_share_leads_to_all_of_them(text: str) -> None:
    """ "Test" alone was answered by the kidney function test, and by urology."""
    assert first(text) == "/tests"


@pytest.mark.parametrize("text", ["pain", "Pain."])
def test_one_word_that_several_names_have_is_the_name_of_none(text: str) -> None:
    """ "Pain" was answered by the page of chest pain."""
    assert understand(text).answers() == []


def test_a_word_of_one_name_alone_still_leads_to_it() -> None:
    assert first("stone") == "/condition/kidney-stones"
    assert first("tummy") == "/symptom/tummy-pain"


@pytest.mark.parametrize(
    "text",
    [
        "piles treatment without surgery",
        "bina operation ke piles ka ilaj",
        "बिना ऑपरेशन के बवासीर का इलाज",
        "non surgical treatment of piles",
    ],
)
def test_who_asks_for_a_treatment_without_an_operation_is_led_to_none(text: str) -> None:
    """They were answered by the operation, before the page of what they have."""
    understood = understand(text)
    assert (understood.parsed.wishes, understood.parsed.rest) == (frozenset(), ())
    assert understood.answers()[0].url == "/condition/piles"
    assert not any("/treatment/" in answer.url for answer in understood.answers())


def test_a_price_without_insurance_is_not_looked_for_among_those_who_take_it() -> None:
    assert "insurance" not in understand("cost of piles surgery without insurance").parsed.wishes
    assert "insurance" in understand("cost of piles surgery with insurance").parsed.wishes


def test_what_goes_without_something_else_is_searched_for_as_it_is() -> None:
    assert first("piles surgery without pain") == "/treatment/piles-laser-surgery"
    assert ("wish", "operation") in parts("without pain operation of the eye")


@pytest.mark.parametrize(
    "text",
    [
        "45 year old male knee pain pune",
        "knee pain in 60 years old woman pune",
        "45 saal ki mahila ghutne ka dard pune",
        "age 45 female knee pain pune",
        "45 वर्ष की महिला घुटने में दर्द पुणे",
    ],
)
def test_the_age_and_the_gender_of_a_patient_choose_no_doctor(text: str) -> None:
    """Their list was of doctors of that gender alone."""
    understood = understand(text)
    assert (understood.parsed.wishes, understood.parsed.rest) == (frozenset(), ())
    assert understood.answers()[0].url.removeprefix("/hi") == "/pune/doctors/orthopaedics"


@pytest.mark.parametrize(
    "text",
    [
        "lady doctor for 60 year old mother pune",
        "female orthopaedic surgeon pune for 45 year old",
        "female urologist pune 20 years experience",
        "male urologist pune",
    ],
)
def test_a_gender_that_is_said_of_who_treats_is_a_wish_whatever_age_is_said(text: str) -> None:
    assert understand(text).parsed.wishes & {"woman", "man"}
