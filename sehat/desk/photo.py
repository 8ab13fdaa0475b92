"""The photo of a request, for staff: behind a link, so that each view of it is audited."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils.html import format_html
from django.views.decorators.http import require_safe

from sehat.core import audit
from sehat.core.india import local_moment
from sehat.desk.permissions import REVEAL, require
from sehat.leads.models import Lead, Photo
from sehat.leads.photos.files import read_photo

# The browser's own viewer of pictures lays the picture out by inline styles.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"


def photo_row(lead: Lead) -> list[dict[str, object]]:
    """A row for the page of a request; none without a photo."""
    stored = Photo.objects.filter(lead=lead).first()
    if stored is None:
        return []
    until = local_moment(stored.uploaded_at + timedelta(days=settings.PHOTOS_KEPT_DAYS))
    link = format_html(
        '<a href="{}">See the photo</a> (deleted on {})', reverse("leads:photo", args=[lead.pk]), until
    )
    return [{"label": "Photo", "value": link, "component": None}]


@require_safe
def photo(request: HttpRequest, pk: str) -> HttpResponse:
    """The picture itself. No cache may store it, and nothing in it may run."""
    user = require(request, REVEAL)
    stored = get_object_or_404(Photo, lead_id=pk)
    jpeg = read_photo(stored.file_name)
    if jpeg is None:
        raise Http404
    audit.record(by=user.get_username(), action="photo viewed", subject=f"lead {pk}")
    headers = {"Cache-Control": "no-store", "Content-Security-Policy": POLICY}
    return HttpResponse(jpeg, content_type="image/jpeg", headers=headers)
