"""The picture a shared link shows (Open Graph): the page's title on the brand's ground, 1200 x 630 px."""

from __future__ import annotations

import io
import textwrap
import unicodedata
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from urllib.parse import quote

from django.conf import settings
from django.core.signing import Signer
from django.utils.crypto import constant_time_compare
from PIL import Image, ImageDraw, ImageFont

SIZE = (1200, 630)
GROUND, INK, MUTED, ACCENT = "#0a352e", "#ffffff", "#a9d6c7", "#f4ae2b"  # design/tokens.css
MARGIN, LINE_HEIGHT, MAX_LINE_LENGTH, MOST_LINES = 88, 92, 26, 4
TITLE_SIZE, MAX_LINE_WIDTH = 76, SIZE[0] - 2 * MARGIN
FONTS = Path(settings.BASE_DIR) / "frontend" / "src" / "styles" / "fonts"
FACES = {
    "latin": "anek-latin-latin-600-normal.woff2",
    "latin-ext": "mukta-latin-ext-600-normal.woff2",
    "devanagari": "mukta-devanagari-600-normal.woff2",
}
# What none of them has, and titles do: β-hCG, SpO₂, B‑12, BP ≥ 140.
GREEK = {
    "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "κ": "kappa", "λ": "lambda", "ω": "omega",
    "\N{GREEK SMALL LETTER MU}": "µ",
}  # fmt: skip
SIGNS = {"\N{NON-BREAKING HYPHEN}": "-", "≥": ">=", "≤": "<=", "≈": "~", "→": "-", "⁺": "+", "⁻": "-"}
LOWERED = {chr(0x2080 + figure): str(figure) for figure in range(10)}
IN_OUR_FACES = str.maketrans(SIGNS | GREEK | LOWERED)
NOTHING = "\U0010ffff"  # no letter: faces draw their box for it
SIGNATURE_LENGTH = 22  # of base64: 132 bits of an HMAC of 256, of which half is enough (RFC 2104 section 5)
signer = Signer(salt="share-image")


def image_url(title: str) -> str:
    """The address of the picture of a title. Signed, so that nobody has us render other words.

    The title stands in it as it is: a page has it elsewhere too, so that this takes few bytes of it.
    """
    return f"{settings.SITE_URL}/share/{signature_of(title)}/{quote(title, safe='')}.png"


def signature_of(title: str) -> str:
    return signer.signature(title)[:SIGNATURE_LENGTH]


def is_signed(title: str, signature: str) -> bool:
    """Whether this site has named a picture of this title."""
    return constant_time_compare(signature_of(title), signature)


@lru_cache(maxsize=256)
def share_image_png(title: str) -> bytes:
    """The picture as PNG, about 20 KB. About 40 ms, so the last ones are cached."""
    image = Image.new("RGB", SIZE, GROUND)
    pen = ImageDraw.Draw(image)
    draw_path(pen)
    write(pen, (MARGIN, MARGIN), settings.BRAND_NAME, 44, MUTED)
    lines = lines_of(title)
    top = SIZE[1] - 150 - LINE_HEIGHT * len(lines)
    for number, line in enumerate(lines):
        write(pen, (MARGIN, top + number * LINE_HEIGHT), line, TITLE_SIZE, INK)
    file = io.BytesIO()
    image.quantize(64).save(file, "PNG", optimize=True)
    return file.getvalue()


def lines_of(title: str) -> list[str]:
    """As many letters a line as fit all of its lines: capitals are wider than what a line mostly holds.

    An accent that stands apart from its letter, as some programs write them, is joined with it. What no face
    has (✓, a face, another script) is left out.
    """
    plain = unicodedata.normalize("NFC", title).translate(IN_OUR_FACES)
    plain = " ".join("".join(filter(is_drawn, plain)).split())
    for letters in range(MAX_LINE_LENGTH, 0, -1):
        lines = textwrap.wrap(plain, letters, max_lines=MOST_LINES, placeholder=" …")
        if all(width_of(line, TITLE_SIZE) <= MAX_LINE_WIDTH for line in lines):
            return lines
    return []


@lru_cache(maxsize=2_000)
def is_drawn(letter: str) -> bool:
    """Whether its face has it, and draws no box in its place. Blanks are parted by `lines_of`."""
    font = font_of(face_of(letter), TITLE_SIZE)
    return letter.isspace() or bytes(font.getmask(letter)) != bytes(font.getmask(NOTHING))


def width_of(line: str, size: int) -> float:
    return sum(font_of(face, size).getlength("".join(run)) for face, run in groupby(line, face_of))


def draw_path(pen: ImageDraw.ImageDraw) -> None:
    """The dotted marigold path with its waypoint, the mark of the brand."""
    y = SIZE[1] - 84
    for x in range(MARGIN, SIZE[0] - MARGIN - 40, 28):
        pen.ellipse((x, y - 4, x + 8, y + 4), fill=ACCENT)
    end = SIZE[0] - MARGIN - 24
    pen.ellipse((end - 20, y - 20, end + 20, y + 20), fill=ACCENT)
    pen.ellipse((end - 8, y - 8, end + 8, y + 8), fill=GROUND)


def write(pen: ImageDraw.ImageDraw, at: tuple[int, int], text: str, size: int, colour: str) -> None:
    """One line, each run of a script in the face that has it."""
    x: float = at[0]
    for face, letters in groupby(text, face_of):
        run = "".join(letters)
        font = font_of(face, size)
        pen.text((x, at[1] + size), run, colour, font, anchor="ls")
        x += font.getlength(run)


def face_of(letter: str) -> str:
    """Joiners stand within words of Hindi; Sanskrit and names in Latin have letters of their own (ā, ś)."""
    if "\u0900" <= letter <= "\u097f" or letter in "\u200c\u200d":
        return "devanagari"
    return "latin-ext" if "\u0100" <= letter <= "\u024f" or "\u1e00" <= letter <= "\u1eff" else "latin"


@cache
def font_of(face: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / FACES[face], size)
