"""What the place of an appointment tells of somebody's health: others read a message on a phone."""

from __future__ import annotations

import pytest

from sehat.messages.health_words import without_health_words

pytestmark = pytest.mark.django_db
TELL = [
    *["Shroff Charity Eye Hospital", "Tata Memorial Cancer Hospital", "Apollo Heart Institute", "IVF Centre"],
    *["Kidney Institute", "Nephrology OPD", "Cath Lab", "Dialysis Unit", "Chemotherapy Day Care", "ENT OPD"],
    *["Psychiatry Wing", "Mental Health Centre", "HIV Clinic", "ART Centre", "Maternity Ward", "Labour Room"],
    *["Dental College", "Skin Clinic", "Bone and Joint Clinic", "De-addiction Centre", "TB Hospital"],
    *[
        "Cardiac Sciences Block",
        "Chest Clinic",
        "Piles Clinic",
        "Liver Institute",
        "Spine Centre",
        "Stroke Unit",
    ],
    *["नेत्र चिकित्सालय", "कैंसर अस्पताल", "मातृत्व वार्ड", "हृदय रोग संस्थान", "गुर्दा वार्ड", "किडनी यूनिट", "हड्डी विभाग"],
]
TELL_NOTHING = [
    *["City Hospital", "Block C, second floor", "Women's Hospital", "Gate 2, opposite the metro", "OPD 5"],
    *["Sector 44", "Outer Ring Road", "दिल्ली", "सिटी अस्पताल", "मुख्य भवन"],
]


@pytest.mark.parametrize("place", TELL)
def test_what_tells_of_it_is_left_out(place: str) -> None:
    assert without_health_words(f"{place}, Saket") == "Saket"


@pytest.mark.parametrize("place", TELL_NOTHING)
def test_what_only_leads_there_stays(place: str) -> None:
    assert without_health_words(f"{place}, Saket") == f"{place}, Saket"


@pytest.mark.parametrize(
    "pasted",
    [
        "City Hospital,\tSaket",
        "City   Hospital,\nSaket",
        "  City\u00a0Hospital ,  Saket\r\n",
        "City Hospital,,Saket,",
    ],
)
def test_an_address_that_was_pasted_is_one_line_with_single_blanks(pasted: str) -> None:
    """WhatsApp refuses a variable with a tab, an end of a line or many blanks: the message went nowhere."""
    assert without_health_words(pasted) == "City Hospital, Saket"


@pytest.mark.parametrize("place", ["IUI Centre", "UTI and BPH Clinic", "IBS clinic", "DVT Ward", "TKR Block"])
def test_an_abbreviation_of_the_directory_tells_as_much_as_its_name(place: str) -> None:
    """“IUI Centre” stood in the message of an appointment: names of three letters were passed over."""
    assert without_health_words(f"{place}, City Hospital") == "City Hospital"


@pytest.mark.parametrize("place", ["Gas Agency Road", "AF Colony", "BP petrol pump"])
def test_a_common_word_of_few_letters_is_no_illness(place: str) -> None:
    assert without_health_words(f"{place}, Saket") == f"{place}, Saket"


def test_of_a_place_that_tells_of_nothing_else_nothing_is_left() -> None:
    assert without_health_words("Oncology OPD, Chemotherapy Day Care") == ""
