"""Pictures of editors in the formats and sizes that pages show: made once by Wagtail, then read."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import NamedTuple
from urllib.parse import urljoin

from django.conf import settings
from django.db import transaction
from django.db.models import Model, Prefetch, prefetch_related_objects
from django.db.models.signals import post_save
from PIL.Image import DecompressionBombError
from wagtail.images import get_image_model
from wagtail.images.models import AbstractImage, AbstractRendition

from sehat.core.schemas import Picture

log = logging.getLogger(__name__)


# Gone or broken, an error page in place of the file, which is read as XML, a kind that we show none of, or
# stored before there was a limit, with more pixels than any machine unpacks.
UNREADABLE = (OSError, SyntaxError, ValueError, DecompressionBombError)


class Shape(NamedTuple):
    """What Wagtail makes of a picture: for small frames, and for large ones or dense screens."""

    small: str
    large: str


FIGURE = Shape("width-480", "width-960")
COVER = Shape("fill-480x220", "fill-960x440")  # hospitals, in the frame of the cover we draw
ICON = Shape("fill-64x64", "fill-128x128")  # cities, in the list of them
PORTRAIT = Shape("fill-192x192", "fill-384x384")  # people, in the frame of the avatar


def specs(shape: Shape) -> tuple[str, ...]:
    """Two widths in AVIF and in WebP; the large one as JPEG or PNG for what knows neither."""
    modern = [f"{size}|format-{kind}" for kind in ("avif", "webp") for size in shape]
    return (*modern, shape.large)


def renditions(shape: Shape, image: str = "") -> Prefetch[str]:
    """For `prefetch_related`, by the path to the picture: one query, none without pictures."""
    rows = get_image_model().get_rendition_model().objects.filter(filter_spec__in=specs(shape))
    path = f"{image}__renditions" if image else "renditions"
    return Prefetch(path, rows, to_attr="prefetched_renditions")


def fetch_renditions(images: Iterable[AbstractImage | None], shape: Shape) -> None:
    """For pictures that are loaded already: one query, none without pictures."""
    prefetch_related_objects([image for image in images if image], renditions(shape))


def pictures_by_id(image_ids: list[int], shape: Shape) -> dict[int, Picture]:
    """The pictures that can be shown. Two queries, none without pictures."""
    if not image_ids:
        return {}
    images = get_image_model().objects.filter(pk__in=image_ids).prefetch_related(renditions(shape))
    found = {image.pk: picture_of(image, shape) for image in images}
    return {pk: picture for pk, picture in found.items() if picture}


def picture_of(image: AbstractImage | None, shape: Shape) -> Picture | None:
    """A picture as pages show it; None where there is none, or its file is gone or cannot be read.

    Needs its renditions fetched, or it asks the database; those that do not exist yet are made.
    """
    if image is None:
        return None
    try:
        made = image.get_renditions(*specs(shape))
    except UNREADABLE:
        log.warning("picture %s cannot be read", image.pk)
        return None
    small_avif, large_avif, small_webp, large_webp, fallback = (made[spec] for spec in specs(shape))
    return Picture(
        avif=srcset(small_avif, large_avif),
        webp=srcset(small_webp, large_webp),
        src=fallback.url,
        width=fallback.width,
        height=fallback.height,
    )


def render_renditions_on_save(model: type[Model], photo: str, shape: Shape) -> None:
    """Make the sizes of a row's photo when an editor saves the row, or crops the photo, and not at its
    first visitor: twenty photos take seconds.

    What is written in bulk is rendered when first shown, as is what could not be rendered here.
    """

    def row_saved(instance: Model, raw: bool = False, **_: object) -> None:
        image_id = getattr(instance, f"{photo}_id")
        if image_id and not raw:
            render_once_committed(image_id, shape)

    def image_saved(instance: AbstractImage, raw: bool = False, **_: object) -> None:
        if not raw and model._default_manager.filter(**{photo: instance}).exists():
            render_once_committed(instance.pk, shape)

    name = f"renditions-{model._meta.label}-{photo}"
    post_save.connect(row_saved, sender=model, weak=False, dispatch_uid=name)
    post_save.connect(image_saved, sender=get_image_model(), weak=False, dispatch_uid=f"{name}-image")


def render_once_committed(image_id: int, shape: Shape) -> None:
    """A picture that cannot be rendered spoils no save."""
    transaction.on_commit(lambda: pictures_by_id([image_id], shape), robust=True)


def srcset(small: AbstractRendition, large: AbstractRendition) -> str:
    """Nothing is made larger than it is, so both may be of one width: then one of them."""
    by_width = {item.width: item.url for item in (large, small)}
    return ", ".join(f"{by_width[width]} {width}w" for width in sorted(by_width))


def image_block(picture: Picture | None) -> dict[str, object]:
    """`image` of a schema.org block; nothing without a picture."""
    return {"image": urljoin(settings.SITE_URL, picture.src)} if picture else {}
