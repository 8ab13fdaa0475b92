"""Photos as editors upload them."""

from __future__ import annotations

import io

from django.core.files.uploadedfile import SimpleUploadedFile
from PIL import Image as Drawing
from wagtail.images.models import Image


def photo(title: str = "A photo", size: tuple[int, int] = (1200, 800), kind: str = "jpeg") -> Image:
    """A stored picture of `size` in pixels; its large versions are made at its first showing."""
    written = io.BytesIO()
    drawing = Drawing.radial_gradient("L").resize(size).convert("RGB")
    drawing.save(written, kind)
    file = SimpleUploadedFile(f"photo.{kind}", written.getvalue(), f"image/{kind}")
    made: Image = Image.objects.create(title=title, file=file)
    return made


def lost(image: Image) -> Image:
    """The same picture once its file is gone from the disk."""
    image.file.storage.delete(image.file.name)
    return image
