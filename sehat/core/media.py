"""Files that editors uploaded, from the site's own origin: shown, never run (ASVS 5.4, decisions 4)."""

from __future__ import annotations

import errno
import posixpath
from pathlib import PurePosixPath

from django.conf import settings
from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase
from django.views.static import serve

# What a browser shows of /media. Anything else is saved, not opened.
SHOWN = {".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif", ".mp4", ".webm", ".vtt"}
# Documents have a view of Wagtail's, which asks for the login that a private collection wants.
DOCUMENTS = "documents"
POLICY = "default-src 'none'; sandbox"


def media(request: HttpRequest, path: str) -> HttpResponseBase:
    """A file of /media. Raises Http404 for documents."""
    name = posixpath.normpath(path).lstrip("/")  # as `serve` reads it: videos/../documents/… is of documents
    if name.split("/")[0] == DOCUMENTS:
        raise Http404
    response = file_at(request, name)
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["X-Content-Type-Options"] = "nosniff"
    if PurePosixPath(name).suffix.lower() not in SHOWN:
        response.headers["Content-Disposition"] = "attachment"
    return response


def file_at(request: HttpRequest, name: str) -> HttpResponseBase:
    """The file under /media. Raises Http404, too for a name longer than any that a file can have."""
    try:
        return serve(request, name, document_root=str(settings.MEDIA_ROOT))
    except OSError as fault:
        if fault.errno == errno.ENAMETOOLONG:
            raise Http404 from fault
        raise
