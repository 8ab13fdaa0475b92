"""A word of a query counts for what it belongs to, and not for what else has it."""

from __future__ import annotations

import pytest

from sehat.core.folding import words
from sehat.directory.models import City, Condition, Doctor, Hospital, Locality
from sehat.search.ordinary import read
from sehat.search.results import results_of
from sehat.search.schemas import Kind
from sehat.search.tests.test_understanding import first, parts
from sehat.search.understanding import understand

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("index")]


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("gallstones with pain", "/condition/gallstones"),  # and not the article on those without
        (
            "knee doctor in new delhi",
            "/delhi-ncr/doctors/orthopaedics",
        ),  # the new of the city is of no new knee
        ("eye hospital phone number", "/contact-us"),
        ("knee replacement devgiri", "/hospital/devgiri-hospital"),
        ("headache with vomiting", "/symptom/headache"),
        ("baby heart problem", "/department/cardiology"),
        ("without surgery", "/treatment"),  # refuses nothing but it, and asks of treatments all the same
    ],
)
def test_a_word_counts_where_it_belongs(query: str, answer: str) -> None:
    assert first(query) == answer


@pytest.mark.parametrize("query", ["white patch in tongue tobacco", "child eye white glow"])
def test_a_sign_of_something_grave_names_no_trivial_illness(query: str) -> None:
    assert not {kind for kind, _ in parts(query)} & {"condition", "treatment"}


@pytest.mark.parametrize("query", ["daant ka dard", "tooth pain", "teeth cleaning cost", "root canal price"])
def test_what_has_no_page_here_is_not_answered_by_what_else_hurts_or_costs(query: str) -> None:
    """A toothache led to pain in the chest."""
    assert results_of(understand(query), ["Symptom", "Condition", "Treatment", "Test"], 0) == {}


@pytest.mark.parametrize(
    ("query", "kind", "slug"),
    [
        ("breast cancer", "Test", "mammography"),  # says every word
        ("prostate cancer", "Test", "psa"),
        ("fever and cough", "Symptom", "fever"),
        ("knee pain and cough", "Test", "mri-knee"),
    ],
)
def test_what_has_a_page_here_is_found_beside_it(query: str, kind: Kind, slug: str) -> None:
    assert results_of(understand(query), [kind], 0)[kind].entities[0].slug == slug


@pytest.mark.parametrize("query", ["date", "due date calculator", "expiry date"])
def test_a_date_is_no_data(query: str) -> None:
    assert ("wish", "your-data") not in parts(query)


def test_a_father_is_no_gallbladder() -> None:
    assert ("condition", "gallstones") not in parts("mere pita ko pathri hai")


@pytest.mark.parametrize(
    "query",
    ["doctor above ₹500", "fees more than Rs 500", "500 rupees se zyada doctor", "above rs 1000 doctor"],
)
def test_what_a_fee_is_above_is_no_limit_whatever_the_currency_stands(query: str) -> None:
    assert not [part for part in parts(query) if part[0] == "fee"]


def test_not_more_than_is_a_limit() -> None:
    assert ("fee", "500") in parts("fees not more than 500 doctor")


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("2 saal ke bachche ko bukhar", "/symptom/fever"),
        ("bacche ko bukhar", "/symptom/fever"),
        ("ulti dast bachche ko", "/department/gastroenterology"),
        ("bacche ko dast", "/department/gastroenterology"),
        ("एक साल के बच्चे को दस्त", "/department/gastroenterology"),
    ],
)
def test_a_child_who_is_ill_is_no_couple_without_one(query: str, answer: str) -> None:
    """ "Bachcha na hona" was kept as a child alone, as what is left of it says nothing in other phrases."""
    assert first(query) == answer
    assert ("condition", "infertility") not in parts(query)


@pytest.mark.parametrize(
    "query",
    [
        "bachcha nahi ho raha",
        "baccha nhi ho raha hai",
        "baby nahi ho raha",
        "bachcha na hone ka ilaj",
        "shadi ke baad bacche nahi hue",
        "बच्चा नहीं हो रहा",
    ],
)
def test_that_no_child_comes_is_infertility(query: str) -> None:
    assert first(query) == "/condition/infertility"


@pytest.mark.parametrize(
    ("query", "wrong"),
    [
        ("thanks", "mumbai"),
        ("garib ke liye ilaj", "garia"),
        ("cannot squat", "surat"),
        ("baar baar chheenk", "chennai"),
        ("चीनी की बीमारी", "chennai"),
        ("kidney donor", "dehradun"),
        ("bare treatment options", "operation"),
        ("kidney failure", "anal-fissure"),
        ("generic medicine", "future-generali-india-insurance"),
        ("ऑपरेशन में खतरा", "katra"),
        ("chances of success", "careers"),
        ("guarantee of result", "gujarati"),
        ("mera ladka", "stroke"),
        ("kaan se kam sunai, kaam nahi ho pata", "limit"),
        ("illness in old age", "cataract-lenses-compared"),
        ("क्योंकि दर्द है", "konkani"),
        ("पेट भारी", "about"),
        ("madad karo", "woman"),
        ("pasine aur garmi", "garia"),
    ],
)
def test_an_everyday_word_is_no_misspelled_name(query: str, wrong: str) -> None:
    assert wrong not in {key for _, key in parts(query)}


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("thane", "/mumbai"),
        ("garia", "/kolkata"),
        ("surt", "/surat"),
        ("chenai", "/chennai"),
        ("hart doctor", "/department/cardiology"),
        ("lever ka doctor", "/department/gastroenterology"),
        ("पैसे कितने लगेंगे ivf में", "/treatment/ivf/cost"),
    ],
)
def test_a_misspelled_name_is_still_found(query: str, answer: str) -> None:
    assert first(query) == answer


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("my appointments", "/my-requests"),
        ("meri appointment kab hai", "/my-requests"),
        ("book my appointment", "/doctors"),
        ("is there an app", "/faq"),
        ("app ke paas heart doctor hai", "/department/cardiology"),  # aap
        ("ayushman app", "/hospitals/insurance/ayushman-bharat"),
        ("kisi se baat karni hai", "/request?purpose=callback"),
        ("mri kaha karwao", "/test/mri-knee"),
        ("x ray karwa sakte hain", "/tests"),
    ],
)
def test_what_is_said_by_two_words_is_said_by_neither(query: str, answer: str) -> None:
    """ "My" and "baat" say nothing: an appointment of one's own was one to book, “karwa” a call back."""
    assert first(query) == answer


@pytest.mark.parametrize(
    ("query", "wrong"),
    [
        ("second hand", "when-a-second-opinion-helps"),
        ("ramesh hospital", "dr-rajesh-nambiar-thiruvananthapuram"),
        (
            "i am 65 years old and having swelling in both feet since one month which doctor should i see",
            "infertility",
        ),
        ("mere pati 60 saal ke hain, dono pair me sujan mahine se", "infertility"),
    ],
)
def test_a_word_that_is_like_another_or_says_since_when_names_nothing(query: str, wrong: str) -> None:
    """A hand sounded like the “and” of a title, and months and years told of infertility."""
    assert wrong not in {key for _, key in parts(query)}


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("Raghunatan", "raghunathan"),
        ("murugeshan", "murugesan"),
        ("dr murugeshan", "murugesan"),
        ("dr bhatnager", "bhatnagar"),
        ("dr nambiyar", "nambiar"),
        ("dr hegade", "hegde"),
        ("dr mukharjee", "mukherjee"),
        ("shrivastav doctor", "srivastava"),
        ("kabita doctor", "kavita"),
    ],
)
def test_a_doctor_is_known_by_one_word_of_the_name_that_is_heard_so(query: str, name: str) -> None:
    answer = first(query)
    assert answer.startswith("/doctor/dr-")
    assert name in answer.split("-")


@pytest.mark.parametrize("query", ["ramesh", "dr ramesh", "ramesh hospital", "murugeshan hospital"])
def test_a_doctor_is_not_known_by_a_word_that_is_heard_otherwise_or_of_a_hospital(query: str) -> None:
    assert "doctor" not in {kind for kind, _ in parts(query)}


@pytest.mark.parametrize("of", [City, Condition, Doctor, Hospital, Locality])
def test_no_everyday_word_is_a_word_of_a_name(
    of: type[City] | type[Condition] | type[Doctor] | type[Hospital] | type[Locality],
) -> None:
    names = of.objects.values_list("name", "name_hi")
    assert not read("ordinary.txt") & {word for both in names for word in words(" ".join(both))}


@pytest.mark.parametrize("query", ["hospital ka pata", "hospital ka pata batao", "thana me hospital ka pata"])
def test_an_address_is_no_patna(query: str) -> None:
    assert ("city", "patna") not in parts(query)


@pytest.mark.parametrize("query", ["fish", "hear problem", "police thana", "baby na ho nasbandi"])
def test_an_everyday_word_that_begins_or_sounds_like_a_name_leads_nowhere(query: str) -> None:
    """ "Fish" was answered by the "fisher" that is an anal fissure, "hear" by the heart."""
    assert understand(query).answers() == []


@pytest.mark.parametrize("query", ["nasbandi taki bachcha na ho", "baby na ho iske liye contraceptive"])
def test_who_wants_no_more_children_is_not_childless(query: str) -> None:
    assert ("condition", "infertility") not in parts(query)


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("hospital ka pata", "/hospitals"),
        ("hear doctor", "/doctors"),
        ("thana west doctor", "/mumbai#doctors"),
        ("thana hospital", "/mumbai#hospitals"),
    ],
)
def test_an_everyday_word_leaves_the_others_what_they_say(query: str, answer: str) -> None:
    assert first(query).startswith(answer)
