"""What editors choose from is found by its name."""

from __future__ import annotations

import html

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sehat.directory.models import Condition, Department

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("kind", "query", "found", "left_out"),
    [
        ("directory/condition", "PIL", "Piles", "Gallstones"),
        ("directory/condition", "  stone  kidney ", "Kidney", "Gallstones"),
        ("directory/city", "pun", "Pune", "Mumbai"),
        ("content/person", "neha", "Neha Kulkarni", "Rao"),
        ("directory/city", "पुणे", "Pune", "Mumbai"),
        ("directory/condition", "बवासीर", "Piles", "Gallstones"),
        ("directory/department", "SURGERY", "General Surgery", "Urology"),
    ],
)
@pytest.mark.parametrize("part", ["", "results/"])
def test_rows_are_searched_by_words_of_their_name(
    client: Client, admin_user: User, kind: str, query: str, found: str, left_out: str, part: str
) -> None:
    client.force_login(admin_user)
    answer = client.get(f"/cms/snippets/choose/{kind}/{part}", {"q": query})
    page = answer.json()["html"] if "json" in answer.headers["Content-Type"] else answer.content.decode()
    assert found in page
    assert left_out not in page


@pytest.mark.parametrize(
    ("name", "name_hi", "query"),
    [
        ("Ménière’s disease", "", "menieres DISEASE"),
        ("Crohn's disease", "", "crohn’s"),
        ("Glaucoma", "काँच बिंदु", "कांच"),
        ("Glaucoma", "फ़ालिज", "फालिज"),
        ("ÉPILEPSIE", "", "épilepsie"),
    ],
)
def test_a_row_is_found_however_its_name_is_typed(
    client: Client, admin_user: User, name: str, name_hi: str, query: str
) -> None:
    """An editor who has no é, or another keyboard for Hindi, turned pages of conditions."""
    department = Department.objects.earliest("pk")
    Condition.objects.create(name=name, name_hi=name_hi, slug="of-the-test", department=department)
    client.force_login(admin_user)
    answer = client.get("/cms/snippets/choose/directory/condition/results/", {"q": query})
    assert html.escape(name) in answer.content.decode()


def test_what_nobody_is_called_finds_nothing_and_breaks_nothing(client: Client, admin_user: User) -> None:
    client.force_login(admin_user)
    for query in ("\x00", "%_", "x" * 5000):
        assert client.get("/cms/snippets/choose/directory/doctor/results/", {"q": query}).status_code == 200
