"""What people type who do not know a name leads to the page, and takes nothing from whoever is called so."""

from __future__ import annotations

import pytest

from sehat.core.folding import words
from sehat.search.ordinary import elsewhere_words
from sehat.search.parser.bags import KINDS
from sehat.search.parser.lay_words import by_kind, lay_words
from sehat.search.parser.vocabulary import content, vocabulary
from sehat.search.understanding import understand

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("index")]


def first(query: str) -> str:
    return understand(query).answers()[0].url


def test_every_row_that_has_some_is_there() -> None:
    assert set(by_kind()) == KINDS
    known = vocabulary().rows
    assert [
        (kind, slug) for kind, rows in by_kind().items() for slug in rows if (kind, slug) not in known
    ] == []


def test_none_is_left_of_fillers_alone_or_is_of_what_no_page_is_about() -> None:
    every = [(slug, phrase) for rows in by_kind().values() for slug, said in rows.items() for phrase in said]
    empty = [(slug, phrase) for slug, phrase in every if not words(phrase)]
    elsewhere = [pair for pair in every if elsewhere_words().issuperset(content(words(pair[1])))]
    assert (empty, elsewhere) == ([], [])


def test_what_nobody_wrote_any_for_has_none() -> None:
    assert lay_words("condition", "no-such-thing") == ()
    assert lay_words("city", "pune") == ()


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("moothra kallu", "/condition/kidney-stones"),
        ("wife 34 amh low what are options", "/department/fertility"),
        ("kannu operation bengaluru", "/bengaluru/doctors/ophthalmology"),
        ("tailbone ke upar phoda baar baar", "/condition/pilonidal-sinus"),
        ("kandha jam gaya hai, hath upar nahi hota", "/condition/frozen-shoulder"),
        ("burning while passing urine, female", "/condition/urinary-tract-infection"),
        ("आँख में सफेद जाला", "/condition/cataract"),
        ("मूळव्याध उपचार", "/condition/piles"),
        ("camera test for stomach", "/treatment/endoscopy"),
        ("keyhole surgery knee", "/treatment/knee-arthroscopy"),
        ("stone blasting kidney", "/treatment/shock-wave-lithotripsy"),
        ("घुटना बदलवाने का खर्च", "/treatment/total-knee-replacement/cost"),
        ("teen mahine ki sugar ka test", "/test/hba1c"),
        ("haemoglobin low test", "/test/cbc"),
        ("periods not stopping 15 days", "/symptom/heavy-bleeding"),
        ("bawasir aur fissure me kya fark hai", "/blog/piles-or-fissure"),
        ("which lens is best for cataract, monofocal or multifocal", "/blog/cataract-lenses-compared"),
        ("How a cashless claim works, step by step", "/blog/how-a-cashless-claim-works"),
        ("sour water comes up in throat when i lie down", "/condition/acid-reflux"),
        ("pain from back to groin with blood in urine", "/condition/kidney-stones"),
        ("पेशाब में खून और कमर में मरोड़ जैसा दर्द", "/condition/kidney-stones"),
        ("माहवारी में बहुत खून जाता है थक्के आते हैं", "/symptom/heavy-bleeding"),  # no thrombosis
        ("ek pair ki pindli sooj gayi laal aur dard", "/condition/deep-vein-thrombosis"),
        ("shaadi ko 5 saal ho gaye bachha nahi ho raha", "/condition/infertility"),
        ("gardan me gaanth hai nigalne par hilti hai", "/condition/thyroid-nodule"),
        ("operation se pehle khali pet kitne ghante", "/blog/preparing-for-a-day-care-operation"),
        ("tpa not giving approval for admission", "/blog/how-a-cashless-claim-works"),
        ("navel bulging out after second delivery", "/condition/umbilical-hernia"),
        ("nalla kannu doctor", "/department/ophthalmology"),
        ("periods late 10 days", "/department/gynaecology"),  # no heavy bleeding
        ("ladki ko 16 saal tak period nahi aaya", "/department/gynaecology"),
        ("periods time pe nahi aate", "/condition/pcos"),
        ("menopause hot flashes", "/department/gynaecology"),
        ("peeliya", "/department/gastroenterology"),  # no Palasia
        ("papa bhulne lage hain", "/department/neurology"),
        ("khoon ki kami", "/test/cbc"),
    ],
)
def test_how_it_feels_and_what_it_is_called_at_home_leads_to_it(typed: str, url: str) -> None:
    assert first(typed) == url


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("weight loss cough tired", "/department/endocrinology"),
        ("wajan kam ho raha hai bina wajah", "/department/endocrinology"),
        ("blood in stool and losing weight", "/department/gastroenterology"),
        ("black stool", "/department/gastroenterology"),
        ("blood in urine no pain", "/department/urology"),
        ("persistent cough 3 weeks", "/department/ent"),
        ("mole changing colour", "/department/dermatology"),
        ("yellow eyes", "/department/gastroenterology"),
        ("mouth sore not healing one month, chews gutka", "/department/ent"),
        ("बिना कोशिश के वज़न घट रहा है, भूख मर गई", "/department/endocrinology"),
        ("bleeding again 4 years after periods stopped", "/department/gynaecology"),
        ("hard lump in one testicle no pain", "/department/urology"),
    ],
)
def test_a_warning_sign_leads_to_who_looks_into_it_and_to_no_trivial_illness(typed: str, url: str) -> None:
    """Lost weight led to operations for losing it, blood and lost weight to piles."""
    assert first(typed) == url


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("register my hospital on your site", "/partner-with-us"),
        ("my partner has piles", "/condition/piles"),
        ("saved hospitals", "/shortlist"),
        ("compare hospitals pune", "/pune#hospitals"),  # no “company”
        ("star health company", "/hospitals/insurance/star-health-insurance"),
        ("star health ye company", "/hospitals/insurance/star-health-insurance"),
        ("hdfc ergo company contact", "/hospitals/insurance/hdfc-ergo-general-insurance"),
        ("star health customer care", "/hospitals/insurance/star-health-insurance"),
        ("company", "/about-us"),
        ("contact number", "/contact-us"),
        ("opd kab khulta hai", "/hospitals"),
        ("ओपीडी कब खुलता है", "/hospitals"),
        ("opd pune", "/pune#hospitals"),
        ("sleeve operation weight loss", "/treatment/sleeve-gastrectomy"),
        ("knee sleeve", "/condition/knee-osteoarthritis"),
        ("join pain", "/condition/knee-osteoarthritis"),  # a slip for joint
        ("dusre doctor ki salah operation se pehle", "/services/second-opinion"),
        ("doctor ki salah", "/doctors"),
        ("diabetes doctor", "/department/endocrinology"),
        ("second opinion", "/services/second-opinion"),
        ("gallstones", "/condition/gallstones"),
        ("knee pain doctor in pune", "/pune/doctors/orthopaedics"),
        ("gall bladder surgery", "/treatment/gallbladder-removal"),
    ],
)
def test_a_name_comes_before_what_lay_people_say(typed: str, url: str) -> None:
    assert first(typed).partition("?")[0] == url


def test_a_name_that_is_begun_is_found_whatever_else_it_is_spelled_like() -> None:
    """ "gallst" is nearly "galti", which stands beside another word in what lay people say."""
    assert [part.key for part in vocabulary().near(["gallst"], is_last=True)] == ["gallstones"]
    assert vocabulary().near(["gall"], is_last=True) == []  # a word of its own, which begins several names


def test_all_is_no_wish_for_every_department() -> None:
    """The first answer to "legs hurt, I stand all day" was the list of departments."""
    assert first("veins bulging on my legs, i stand all day") == "/condition/varicose-veins"
    assert [first(text) for text in ("all departments", "all doctors", "all tests")] == [
        "/departments",
        "/doctors",
        "/tests",
    ]
