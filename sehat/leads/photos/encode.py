"""From bytes of a stranger to a small JPEG that holds pixels and nothing else (decisions 2.13)."""

from __future__ import annotations

import threading
from io import BytesIO

from PIL import Image, ImageOps

from sehat.core.errors import ServiceUnavailable

MAX_BYTES = 5 * 1024 * 1024
MAX_PIXELS = 25_000_000
# A JPEG is decoded at a fraction of its size; the others whole: 4 bytes a pixel, and as much again to scale.
MAX_PIXELS_WHOLE = 6_000_000
WAIT_SECONDS = 5
MIN_SIDE = 100
MAX_SIDE = 1024
FORMATS = ("JPEG", "PNG", "WEBP")
COLOURS = {"RGB", "RGBA", "L", "LA", "P", "1"}  # also those of pictures made small, and of scans
_decoder = threading.BoundedSemaphore(1)

TOO_LARGE = "The photo is larger than 5 MB"
NO_PHOTO = "This is no photo we can read: please send a JPEG, PNG or WebP picture"
TOO_MANY_PIXELS = "The photo has more than 25 million pixels"
TOO_MANY_PIXELS_WHOLE = "The picture has more than 6 million pixels: please send it as a JPEG"
BUSY = "Many photos are coming in. Please try again in a minute, or send the request without one."
NOT_STORED = "We cannot take photos just now. Please send the request without one."
TOO_SMALL = "The photo is smaller than 100 by 100 pixels"
ANIMATED = "The photo moves: please send a still one"
WRONG_COLOURS = "The photo has colours for print: please send it in RGB"


class BadPhoto(Exception):
    """It cannot be taken; the text says why."""


def clean_photo(data: bytes) -> bytes:
    """A JPEG of at most 1024 px a side, upright, without metadata. Raises BadPhoto.

    Raises ServiceUnavailable when others are at work for long: one photo is decoded at a time in a process,
    so that many of 100 KB do not take gigabytes.
    """
    if len(data) > MAX_BYTES:
        raise BadPhoto(TOO_LARGE)
    if not _decoder.acquire(timeout=WAIT_SECONDS):
        raise ServiceUnavailable(BUSY)
    try:
        return decoded(data)
    finally:
        _decoder.release()


def decoded(data: bytes) -> bytes:
    try:
        with Image.open(BytesIO(data), formats=FORMATS) as image:
            check(image)
            return small_jpeg(image)
    except BadPhoto:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise BadPhoto(TOO_MANY_PIXELS) from error
    except Exception as error:  # a decoder fails in many ways on bytes made to break it
        raise BadPhoto(NO_PHOTO) from error


def check(image: Image.Image) -> None:
    """Looks at the head alone, before a pixel is unpacked."""
    width, height = image.size
    if width * height > MAX_PIXELS:
        raise BadPhoto(TOO_MANY_PIXELS)
    if image.format not in {"JPEG", "MPO"} and width * height > MAX_PIXELS_WHOLE:
        raise BadPhoto(TOO_MANY_PIXELS_WHOLE)
    if min(width, height) < MIN_SIDE:
        raise BadPhoto(TOO_SMALL)
    # Phones put a second picture behind a JPEG (MPO); its first one is the photo.
    if image.format != "MPO" and getattr(image, "is_animated", False):
        raise BadPhoto(ANIMATED)
    if image.mode not in COLOURS:
        raise BadPhoto(WRONG_COLOURS)


def small_jpeg(image: Image.Image) -> bytes:
    # A JPEG is unpacked at a fraction of its size at once, which keeps memory small.
    image.draft(None, (2 * MAX_SIDE, 2 * MAX_SIDE))
    is_clear = image.has_transparency_data
    upright = ImageOps.exif_transpose(image).convert("RGBA" if is_clear else "RGB")
    upright.thumbnail((MAX_SIDE, MAX_SIDE))
    # Onto a blank one: Pillow would carry comments of the old file over. It is white, as paper: what is clear
    # in a scan would be black, as its writing is.
    blank = Image.new("RGB", upright.size, "white")
    blank.paste(upright, mask=upright if is_clear else None)
    out = BytesIO()
    blank.save(out, "JPEG", quality=85, optimize=True)
    return out.getvalue()
