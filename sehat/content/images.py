"""What editors may add as a picture: one that is whole, and no larger than this machine unpacks."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import transaction
from PIL import Image
from wagtail.images.fields import WagtailImageField
from wagtail.images.forms import BaseImageForm
from wagtail.images.models import AbstractImage, SourceImageIOError

from sehat.rendering.pictures import UNREADABLE

SHOWN_NEXT = "max-165x165"  # by Wagtail, behind an upload and in its list
_decoder = threading.BoundedSemaphore(1)  # each may take 100 MB


class WholePicture(WagtailImageField):
    """Refuses by its head what has too many pixels, before one is unpacked, and what is damaged in words."""

    def to_python(self, data: Any) -> Any:
        """Raises ValidationError."""
        if data in self.empty_values:
            return super().to_python(data)
        self.check_head(data)
        try:
            with _decoder:
                return super().to_python(data)
        except ValidationError:
            raise
        except Exception as error:  # a decoder fails in many ways on a file that is not whole
            raise self.refusal("invalid_image") from error

    def check_head(self, data: Any) -> None:
        """What has none that we know is Wagtail's to refuse: it says which formats there are."""
        try:
            with Image.open(data) as image:
                pixels: int = image.width * image.height
        except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
            raise self.too_many("very many") from error
        except Exception:
            pixels = 0
        finally:
            data.seek(0)
        if pixels > settings.WAGTAILIMAGES_MAX_IMAGE_PIXELS:
            raise self.too_many(pixels)

    def too_many(self, pixels: int | str) -> ValidationError:
        most = settings.WAGTAILIMAGES_MAX_IMAGE_PIXELS
        return self.refusal("file_too_many_pixels", num_pixels=pixels, max_pixels_count=most)

    def refusal(self, code: str, **told: object) -> ValidationError:
        return ValidationError(self.error_messages[code] % told, code=code)


class PictureForm(BaseImageForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if given := self.fields.get("file"):
            self.fields["file"] = WholePicture(
                label=given.label, required=given.required, widget=given.widget, help_text=given.help_text
            )


def never_unpack_too_large(model: type[AbstractImage]) -> None:
    """One that was stored before there was a limit is as one whose file is gone, for pages and for /cms:
    Wagtail opens each here, and knows no limit but that of an upload."""
    open_file = model.open_file

    @contextmanager
    def open_small(self: AbstractImage) -> Iterator[Any]:
        if self.width * self.height > settings.WAGTAILIMAGES_MAX_IMAGE_PIXELS:
            raise SourceImageIOError(f"{self.width} by {self.height} pixels are too many")
        with open_file(self) as file:
            yield file

    model.open_file = open_small


def small_picture_on_save(instance: AbstractImage, raw: bool = False, **_: object) -> None:
    """For post_save of a picture: with the small one that the next page shows. Made there, six at once would
    be unpacked. Once the row is committed: other writers wait for no decoder."""
    if not raw:
        transaction.on_commit(lambda: make_small_picture(instance), robust=True)


def make_small_picture(image: AbstractImage) -> None:
    with _decoder, suppress(*UNREADABLE):
        image.get_rendition(SHOWN_NEXT)
