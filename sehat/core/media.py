"""Files that editors uploaded, from the site's own origin: shown, never run (ASVS 5.4, decisions 4)."""

from __future__ import annotations

import errno
import posixpath
import re
from pathlib import PurePosixPath

from django.conf import settings
from django.http import FileResponse, Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.views.static import serve

# What a browser shows of /media. Anything else is saved, not opened.
SHOWN = {".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif", ".mp4", ".webm", ".vtt"}
# Documents have a view of Wagtail's, which asks for the login that a private collection wants.
DOCUMENTS = "documents"
POLICY = "default-src 'none'; sandbox"
RANGE = re.compile(r"bytes=([0-9]{0,15})-([0-9]{0,15})")
PART_BYTES = 2 * 1024 * 1024  # of a part at most: a browser asks for the next, and none fills the memory


def media(request: HttpRequest, path: str) -> HttpResponseBase:
    """A file of /media. Raises Http404 for documents."""
    name = posixpath.normpath(path).lstrip("/")  # as `serve` reads it: videos/../documents/… is of documents
    if name.split("/")[0] == DOCUMENTS:
        raise Http404
    response = in_parts(request, file_at(request, name))
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


def in_parts(request: HttpRequest, whole: HttpResponseBase) -> HttpResponseBase:
    """The part of a file that is asked for (RFC 9110, 14): Safari plays no film that comes only as a whole,
    and no browser goes on from its middle."""
    file = getattr(whole, "file_to_stream", None)
    if not isinstance(whole, FileResponse) or file is None:
        return whole
    whole.headers["Accept-Ranges"] = "bytes"
    size, modified = int(whole.headers["Content-Length"]), whole.headers["Last-Modified"]
    found = RANGE.fullmatch(request.headers.get("Range", "")) if request.method == "GET" else None
    span = span_of(found[1], found[2], size) if found else None
    if span is None or request.headers.get("If-Range", modified) != modified:
        return whole
    part = HttpResponse(status=206, content_type=whole.headers["Content-Type"])
    part.headers["Accept-Ranges"], part.headers["Last-Modified"] = "bytes", modified
    if span.start < size:
        file.seek(span.start)
        part.content = file.read(len(span))
        part.headers["Content-Range"] = f"bytes {span.start}-{span.stop - 1}/{size}"
    else:
        part.status_code, part.headers["Content-Range"] = 416, f"bytes */{size}"
    file.close()
    return part


def span_of(first: str, last: str, size: int) -> range | None:
    """The places of the bytes; of no number before the hyphen the last ones. None for what makes no sense, an
    empty span at the end for what is beyond it."""
    if not first:
        begin, end = max(0, size - int(last or 0)), size
        return range(begin, min(end, begin + PART_BYTES)) if last else None
    begin, end = int(first), int(last) + 1 if last else size
    if last and end <= begin:
        return None
    return range(begin, min(end, size, begin + PART_BYTES)) if begin < size else range(size, size)
