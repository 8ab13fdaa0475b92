"""The icon of the site on a phone's home screen: the brand's letter on its ground, with the waypoint."""

from __future__ import annotations

import io
from functools import cache

from PIL import Image, ImageDraw

from sehat.rendering.share_image import ACCENT, INK, face_of, font_of

GROUND = "#0e5a4c"  # frontend/src/ui/art/brand.svg


@cache
def app_icon_png(brand: str, size: int) -> bytes:
    """A square of `size` px as PNG, about 5 KB. It fills its square: the phone rounds it."""
    image = Image.new("RGB", (size, size), GROUND)
    pen = ImageDraw.Draw(image)
    letter = brand[:1].upper()
    pen.text((size / 2, size * 0.74), letter, INK, font_of(face_of(letter), round(size * 0.68)), anchor="ms")
    x, y, radius = size * 0.72, size * 0.28, size * 0.07
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ACCENT)
    file = io.BytesIO()
    image.quantize(64).save(file, "PNG", optimize=True)
    return file.getvalue()
