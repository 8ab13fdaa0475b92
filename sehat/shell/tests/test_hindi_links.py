"""The links to Hindi that each English page has are written in a small file of their letters alone."""

from __future__ import annotations

import re

import pytest
from django.conf import settings

from sehat.rendering.schemas import PageContext
from sehat.shell.menus import HINDI_BLOG
from sehat.shell.selectors import language_link

pytestmark = pytest.mark.django_db
FACES = (settings.BASE_DIR / "frontend/src/styles/fonts.css").read_text().split("@font-face")


def letters_of_faces() -> list[set[str]]:
    ranges = [re.findall(r"U\+([0-9A-F]{4})", face) for face in FACES if '"Link Devanagari"' in face]
    return [{chr(int(code, 16)) for code in codes} for codes in ranges]


@pytest.mark.parametrize("page_type", ["Home", "Error"], ids=["to this page", "to the home page"])
def test_their_file_has_each_letter_of_the_links(page_type: str) -> None:
    """A label with another letter would bring the whole face, 59 KB: make the small file anew."""
    regular, bold = letters_of_faces()
    assert regular == bold
    context = PageContext(page_type=page_type, page_name="A page", path="/")
    label = language_link(context, "").label
    assert {letter for letter in label + HINDI_BLOG.label if letter > "\u0900"} <= regular
