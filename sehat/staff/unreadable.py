"""Wagtail's own views fail on what none of their forms sends: ids that are no numbers, missing fields.

That is a request that cannot be read (400). It is logged as the error that it may be all the same.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from traceback import walk_tb

from django.conf import settings
from django.core.exceptions import BadRequest, ObjectDoesNotExist, ValidationError
from django.core.paginator import InvalidPage
from django.db import DataError
from django.http import HttpRequest, HttpResponse
from django.urls import NoReverseMatch

logger = logging.getLogger(__name__)
OURS = f"{settings.BASE_DIR / 'sehat'}/"
SEES_STATEMENTS = f"{OURS}rendering/table_changes.py"  # stands around each of them, whoever sends it
# Of a value that is of another kind, too large or missing, or that names nothing that is there.
UNREAD = (
    ValueError, OverflowError, TypeError, AttributeError, LookupError,
    DataError, InvalidPage, NoReverseMatch, ObjectDoesNotExist, ValidationError,
)  # fmt: skip


class UnreadableRequests:
    """Middleware. An error with a line of ours in it stays one, and so does that of a request which sends
    nothing to be read."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> None:
        """Raises BadRequest."""
        if isinstance(error, UNREAD) and is_of_wagtail(request) and is_sent(request) and not has_ours(error):
            logger.error("Wagtail cannot read a request of %s", request.path, exc_info=error)
            raise BadRequest("Wagtail cannot read this request") from error


def is_of_wagtail(request: HttpRequest) -> bool:
    """Whether its view is Wagtail's own."""
    match = request.resolver_match
    return match is not None and match.func.__module__.startswith("wagtail.")


def is_sent(request: HttpRequest) -> bool:
    """Whether it has a query, a body or something in its path that may be wrong."""
    match = request.resolver_match
    in_path = match is not None and bool(match.args or match.kwargs)
    return in_path or bool(request.GET) or request.method not in ("GET", "HEAD")


def has_ours(error: Exception) -> bool:
    """Whether a line of ours stands in its traceback, which begins at the view."""
    files = [frame.f_code.co_filename for frame, _ in walk_tb(error.__traceback__)]
    is_last = files[-1].startswith(OURS)
    return is_last or any(file.startswith(OURS) and file != SEES_STATEMENTS for file in files)
