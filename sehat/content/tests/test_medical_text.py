"""Rules that every medical text of the site keeps, read from its files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

FILES = sorted((Path(settings.BASE_DIR) / "sehat" / "content" / "demo").rglob("*.json"))
MEDICAL = [
    path for path in FILES if path.parent.name in {"conditions", "treatments", "tests", "articles", "hi"}
]
BLEEDING = "you soak a pad an hour for two hours, pass large clots, or feel faint with bleeding"
DOSE = re.compile(r"\d ?(?:mg|mcg|IU|मिग्रा|मिलीग्राम)\b(?!/)", re.IGNORECASE)


def condition(slug: str) -> dict[str, Any]:
    path = next(path for path in MEDICAL if path.parent.name == "conditions" and path.stem == slug)
    row: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return row


def emergency(slug: str) -> str:
    return " ".join(condition(slug)["emergency"])


@pytest.mark.parametrize("path", MEDICAL, ids=lambda path: path.stem)
def test_a_medical_text_names_no_dose(path: Path) -> None:
    assert not DOSE.findall(path.read_text("utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_percentage_has_no_space_as_india_writes_it(path: Path) -> None:
    assert not re.findall(r"\d[ \u00a0\u202f]%", path.read_text("utf-8"))


ASKED = [path for path in MEDICAL if path.parent.name in {"conditions", "treatments"}]


@pytest.mark.parametrize("path", ASKED, ids=lambda path: path.stem)
def test_a_page_lists_what_to_ask_the_doctor(path: Path) -> None:
    asked = json.loads(path.read_text("utf-8"))["ask_doctor"]
    assert 4 <= len(asked) <= 6
    assert all(question.endswith("?") and len(question) <= 200 for question in asked)
    assert len(set(asked)) == len(asked)


@pytest.mark.parametrize(
    "path", [path for path in ASKED if path.parent.name == "treatments"], ids=lambda path: path.stem
)
def test_every_operation_that_is_planned_names_a_second_opinion(path: Path) -> None:
    asked = " ".join(json.loads(path.read_text("utf-8"))["ask_doctor"])
    assert ("second opinion" in asked) == (path.stem != "appendicectomy")


@pytest.mark.parametrize("slug", ["pcos", "endometriosis", "uterine-fibroids"])
def test_heavy_bleeding_is_an_emergency_from_the_same_amount_on_every_page(slug: str) -> None:
    assert BLEEDING in condition(slug)["emergency"]
    assert "a new pad every one to two hours" in " ".join(condition(slug)["see_doctor"])


@pytest.mark.parametrize(
    ("slug", "sign"),
    [
        ("adenoids", "button battery"),
        ("stroke", "came and went within minutes"),
        ("coronary-artery-disease", "known angina comes more often"),
        ("migraine", "sore scalp"),
        ("type-2-diabetes", "whatever the meter says"),
        ("fatty-liver", "stopped heavy drinking"),
        ("slipped-disc", "when wiping"),
        ("sciatica", "when wiping"),
        ("enlarged-prostate", "when wiping"),
    ],
)
def test_what_cannot_wait_stands_among_the_emergencies_and_nowhere_milder(slug: str, sign: str) -> None:
    assert sign in emergency(slug)
    assert sign not in " ".join(condition(slug)["see_doctor"])


HINDI = [path for path in MEDICAL if path.parts[-3] in {"conditions", "treatments"}]


@pytest.mark.parametrize("path", HINDI, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_page_in_hindi_says_all_that_cannot_wait_and_what_to_ask(path: Path) -> None:
    hindi = json.loads(path.read_text("utf-8"))
    english = json.loads((path.parents[1] / path.name).read_text("utf-8"))
    for name in ("see_doctor", "emergency"):
        assert len(hindi[name]) == len(english[name])
    assert 4 <= len(set(hindi["ask_doctor"])) == len(hindi["ask_doctor"]) <= 6
    assert [fact["term"] for fact in hindi["key_facts"]] == [fact["term"] for fact in english["key_facts"]]
    if path.parts[-3] == "treatments":
        is_named = "दूसरे डॉक्टर की राय" in " ".join(hindi["ask_doctor"])
        assert is_named == (path.stem != "appendicectomy")


def test_fifteen_conditions_and_what_is_done_for_them_are_written_in_hindi() -> None:
    folders = [path.parts[-3] for path in HINDI]
    assert folders.count("conditions") >= 15
    assert folders.count("treatments") >= 21
