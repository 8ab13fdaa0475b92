"""The picture of a shared link."""

from __future__ import annotations

import io

import pytest
from django.conf import settings
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw
from selectolax.lexbor import LexborHTMLParser

from sehat.rendering.share_image import (
    MAX_LINE_WIDTH,
    MOST_LINES,
    TITLE_SIZE,
    face_of,
    font_of,
    image_url,
    lines_of,
    share_image_png,
    width_of,
    write,
)
from sehat.rendering.tests.reading import attribute

pytestmark = pytest.mark.django_db


def picture(content: bytes) -> Image.Image:
    return Image.open(io.BytesIO(content))


def test_a_page_names_a_picture_that_is_there(client: Client, renderer: object) -> None:
    tree = LexborHTMLParser(client.get("/condition/piles").content)
    tag = tree.css_first("meta[property='og:image']")
    assert tag is not None
    answer = client.get(attribute(tag, "content").removeprefix(settings.SITE_URL))
    assert answer.headers["Content-Type"] == "image/png"
    assert picture(answer.content).size == (1200, 630)
    assert len(answer.content) < 60_000


@given(st.text(min_size=1, max_size=40))
def test_no_title_is_drawn_with_a_box(title: str) -> None:
    """Ticks, faces and other scripts were boxes."""
    for letter in "".join(lines_of(title)):
        assert letter.isspace() or drawn(letter) != bytes(font_of(face_of(letter), 40).getmask("\uffff"))


def test_a_page_that_is_not_indexed_names_none(client: Client, renderer: object) -> None:
    tree = LexborHTMLParser(client.get("/search?q=piles").content)
    assert tree.css("meta[property='og:image']") == []


def test_nobody_has_us_draw_other_words(client: Client, renderer: object) -> None:
    address = image_url("Piles").removeprefix(settings.SITE_URL)
    assert client.get(address).status_code == 200
    assert client.get(address.replace("Piles", "Fake")).status_code == 404
    signature = address.split("/")[2]
    assert client.get(address.replace(signature, signature[:-1])).status_code == 404
    assert client.get("/share/nonsense.png").status_code == 404


@pytest.mark.parametrize(
    "title", ["पित्त की पथरी: ₹45,000", "Open or keyhole? #1", "24/7 care", "100 % “sure”", "../a//b.png", "é"]
)
def test_any_title_is_found_at_its_address(client: Client, renderer: object, title: str) -> None:
    answer = client.get(image_url(title).removeprefix(settings.SITE_URL))
    assert picture(answer.content).size == (1200, 630)


@pytest.mark.parametrize("title", ["मोतियाबिंद का ऑपरेशन", "Cost ₹45,000", "Long " * 80, "😀", ""])
def test_any_title_is_drawn(title: str) -> None:
    assert picture(share_image_png(title)).size == (1200, 630)


def drawn(letter: str) -> bytes:
    """The picture of a letter in its face."""
    return bytes(font_of(face_of(letter), 40).getmask(letter))


@pytest.mark.parametrize("letter", "āīśṭ₹½–’é…")
def test_a_letter_is_drawn_and_no_box_in_its_place(letter: str) -> None:
    """Titles with the letters of Sanskrit (Āyurveda) were pictures with boxes."""
    assert drawn(letter) != bytes(font_of(face_of(letter), 40).getmask("\uffff"))


def test_a_hyphen_that_does_not_break_is_drawn_as_one() -> None:
    """It was a box: word processors put it into B‑12."""
    assert lines_of("Vitamin B\N{NON-BREAKING HYPHEN}12") == ["Vitamin B-12"]


@pytest.mark.parametrize(
    ("title", "drawn_as"),
    [
        ("β-hCG, α-amylase", "beta-hCG, alpha-amylase"),
        ("SpO₂ at home", "SpO2 at home"),
        ("BP ≥ 140 → see a doctor", "BP >= 140 - see a doctor"),
        ("Vitamin K⁺, ω-3", "Vitamin K+, omega-3"),
        ("✓ Piles 🙂 care", "Piles care"),
        ("மூலம் Piles", "Piles"),
        ("Lead in blood, in \N{GREEK SMALL LETTER MU}g", "Lead in blood, in µg"),
        ("Me\N{COMBINING ACUTE ACCENT}nière", "M\N{LATIN SMALL LETTER E WITH ACUTE}nière"),
        ("A\N{COMBINING MACRON}yurveda", "\N{LATIN CAPITAL LETTER A WITH MACRON}yurveda"),
    ],
)
def test_what_no_face_of_ours_has_is_drawn_in_letters_that_they_have(title: str, drawn_as: str) -> None:
    """Tests and titles that were copied from another program were pictures with boxes."""
    assert lines_of(title) == [drawn_as]


@pytest.mark.parametrize(
    "title",
    [
        "MAMMOGRAM AND MWM CHECKUPS",
        "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
        "Gallbladder removal: what it is, recovery and cost",
        "घुटना बदलने का ऑपरेशन: यह क्या है, ठीक होना और ख़र्च",
        "Long " * 80,
    ],
)
def test_no_line_of_a_title_leaves_the_picture(title: str) -> None:
    """A title in capitals ran over the edge."""
    lines = lines_of(title)
    assert 1 <= len(lines) <= MOST_LINES
    assert max(width_of(line, TITLE_SIZE) for line in lines) <= MAX_LINE_WIDTH


def test_a_title_that_fits_is_parted_at_its_words_and_kept_whole() -> None:
    assert " ".join(lines_of("Open or keyhole surgery for gallstones")) == (
        "Open or keyhole surgery for gallstones"
    )


def test_another_title_is_another_picture() -> None:
    assert share_image_png("Piles") != share_image_png("Fistula")


def test_a_joiner_parts_no_word_of_hindi() -> None:
    """Drawn in two pieces, half a letter was a whole one with a virama under it."""
    ka, virama, ssa = "\N{DEVANAGARI LETTER KA}", "\N{DEVANAGARI SIGN VIRAMA}", "\N{DEVANAGARI LETTER SSA}"
    for joiner in ("\N{ZERO WIDTH JOINER}", "\N{ZERO WIDTH NON-JOINER}"):
        word = ka + virama + joiner + ssa
        image = Image.new("RGB", (400, 200))
        pen = ImageDraw.Draw(image)
        write(pen, (0, 0), word, 76, "#ffffff")
        whole = Image.new("RGB", (400, 200))
        ImageDraw.Draw(whole).text((0, 76), word, "#ffffff", font_of("devanagari", 76), anchor="ls")
        assert image.tobytes() == whole.tobytes()
