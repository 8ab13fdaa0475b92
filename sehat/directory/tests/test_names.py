"""What the directory says on pages under /hi."""

from __future__ import annotations

import re

import pytest

from sehat.content.models import Person
from sehat.directory.models import Doctor, Language
from sehat.directory.names import degrees, doctor_name, doctor_title, language_name
from sehat.directory.pages.doctor import doctor_page, doctors_with_all
from sehat.directory.views import doctor_note

pytestmark = pytest.mark.django_db
LATIN_WORD = re.compile(r"[A-Za-z]{3,}")
FELLOWSHIPS = {"FMAS", "FRM", "FICO", "FACRSI", "FALS", "FIAGES"}


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("MS (General Surgery), FMAS", "एमएस (सामान्य सर्जरी), FMAS"),
        ("MD, DM (Cardiology)", "एमडी, डीएम (हृदय रोग)"),
        ("MS, MCh (Surgical Gastroenterology)", "एमएस, एमसीएच (पेट और आँत की सर्जरी)"),
        ("FRCS (Edinburgh)", "FRCS (Edinburgh)"),
        ("M.B.B.S., M.S. (General Surgery)", "एमबीबीएस, एमएस (सामान्य सर्जरी)"),
        ("F.R.C.S., . ", "F.R.C.S., . "),
        ("", ""),
        ("MBBS; MS/MCh & DNB", "एमबीबीएस; एमएस/एमसीएच & डीएनबी"),
        ("mbbs, Md, MCH (urology)", "एमबीबीएस, एमडी, एमसीएच (मूत्र रोग)"),
        ("MD - Dermatology", "MD - Dermatology"),  # a hyphen may be within one
    ],
)
def test_degrees_are_said_part_by_part_and_the_unknown_is_left(written: str, said: str) -> None:
    assert degrees(written, "hi") == said


def test_all_degrees_titles_and_languages_of_the_demo_are_known() -> None:
    written = {
        *Doctor.objects.values_list("degrees", flat=True),
        *Person.objects.values_list("degrees", flat=True),
    }
    left = {word for each in written for word in LATIN_WORD.findall(degrees(each, "hi"))}
    assert left <= FELLOWSHIPS
    doctors = Doctor.objects.select_related("department")
    said = [doctor_title(item, "hi") for item in doctors] + [
        language_name(item, "hi") for item in Language.objects.all()
    ]
    assert not [words for words in said if LATIN_WORD.search(words)]


def test_a_title_in_no_table_is_a_doctor_of_the_department() -> None:
    doctor = Doctor.objects.select_related("department").filter(department__slug="urology")[0]
    doctor.title = "Robotic andrologist"
    assert doctor_title(doctor, "hi") == "मूत्र रोग के डॉक्टर"


def test_a_name_stands_under_the_hindi_title_unless_an_editor_wrote_it() -> None:
    assert doctor_name(Doctor(name="Dr Asha Rao"), "hi") == "डॉ. Asha Rao"
    assert doctor_name(Doctor(name="Drishti Rao"), "hi") == "Drishti Rao"
    assert doctor_name(Doctor(name="Dr Asha Rao", name_hi="डॉ. आशा राव"), "hi") == "डॉ. आशा राव"


@pytest.mark.parametrize("title", ["Dr.", "DR ", "dr. ", "Dr.  ", "Dr\u00a0", "Dr.\u00a0"])
def test_the_title_is_said_in_hindi_however_it_was_written(title: str) -> None:
    assert doctor_name(Doctor(name=f"{title}Asha Rao"), "hi") == "डॉ. Asha Rao"


def test_the_form_beside_an_invented_doctor_marks_the_fee() -> None:
    doctor = Doctor(name="Dr Asha Rao", fee=1600, is_demo=True)
    assert doctor_note(doctor, "en") == "with Dr Asha Rao · fee ₹1,600 (demo), paid at the clinic"
    assert "₹1,600 (नमूना)" in doctor_note(doctor, "hi")
    doctor.is_demo = False
    assert "demo" not in doctor_note(doctor, "en")


def test_the_form_beside_a_doctor_who_asks_nothing_says_so_as_the_page_does() -> None:
    assert (
        doctor_note(Doctor(name="Dr Asha Rao", fee=0), "en")
        == "with Dr Asha Rao · fee ₹0, paid at the clinic"
    )
    assert doctor_note(Doctor(name="Dr Asha Rao"), "en") == "with Dr Asha Rao"


def test_engines_read_one_stop_behind_degrees_that_end_with_one() -> None:
    doctor = doctors_with_all()[0]
    doctor.title, doctor.degrees = "General surgeon", "M.B.B.S."
    assert doctor_page(doctor).meta.description.startswith("General surgeon, M.B.B.S. Fee, languages")
