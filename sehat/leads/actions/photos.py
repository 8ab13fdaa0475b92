"""Photos: stored, claimed by the request of their form, and deleted after PHOTOS_KEPT_DAYS."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import Q, QuerySet

from sehat.core import audit
from sehat.core.errors import ServiceUnavailable
from sehat.core.transactions import write_transaction
from sehat.leads.models import Lead, Photo
from sehat.leads.photos.encode import NOT_STORED, clean_photo
from sehat.leads.photos.files import orphaned_files, remove_photos, write_photo

logger = logging.getLogger(__name__)
UNCLAIMED = timedelta(days=1)  # how long a photo waits for its request


def claim_photo(lead: Lead, photo_id: str) -> None:
    """Makes a photo that the same form took part of its lead. A request is not refused for want of one."""
    if not photo_id:
        return
    mine = Photo.objects.filter(pk=photo_id, lead=None, form_key=lead.idempotency_key or "")
    if not lead.idempotency_key or not mine.update(lead=lead):
        lead.flags = [*lead.flags, "photo not found"]
        lead.save(update_fields=["flags"])


def store_photo(*, by: str, data: bytes, form_key: str) -> Photo:
    """A photo for the request that the form with this Idempotency-Key will send. Raises BadPhoto, and
    ServiceUnavailable where no disk takes it: the request goes without.

    The file is written first: what a failure leaves behind, `prune_photos` finds.
    """
    jpeg = clean_photo(data)
    try:
        name = write_photo(jpeg)
    except OSError as fault:
        logger.exception("no photo can be stored")
        raise ServiceUnavailable(NOT_STORED) from fault
    with write_transaction():
        photo = Photo.objects.create(form_key=form_key, file_name=name)
        audit.record(by=by, action="photo kept", subject=f"photo {name}")
    return photo


@transaction.atomic
def delete_photos(*, by: str, photos: QuerySet[Photo]) -> int:
    """Rows now, files once that is sure. Gives their number."""
    names = list(photos.values_list("file_name", flat=True))
    if names:
        Photo.objects.filter(file_name__in=names).delete()
        audit.record(by=by, action="photos deleted", subject="photos", count=len(names))
        transaction.on_commit(lambda: remove_photos(names))
    return len(names)


def prune_photos(*, by: str, now: datetime) -> int:
    """Deletes what is older than PHOTOS_KEPT_DAYS, and what no request claimed in a day (decisions 2.13)."""
    too_old = Q(uploaded_at__lt=now - timedelta(days=settings.PHOTOS_KEPT_DAYS))
    unclaimed = Q(lead=None, uploaded_at__lt=now - UNCLAIMED)
    gone = delete_photos(by=by, photos=Photo.objects.filter(too_old | unclaimed))
    remove_photos(orphaned_files(set(Photo.objects.values_list("file_name", flat=True)), now - UNCLAIMED))
    return gone
