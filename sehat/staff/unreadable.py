"""Wagtail's own views fail on what none of their forms sends: ids that are no numbers, missing fields.

That is a request that cannot be read (400), and no fault of the server that wakes somebody.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from traceback import walk_tb

import wagtail
from django.conf import settings
from django.core.exceptions import BadRequest, ObjectDoesNotExist, ValidationError
from django.core.paginator import InvalidPage
from django.db import DataError
from django.http import HttpRequest, HttpResponse
from django.urls import NoReverseMatch

OURS, WAGTAIL = f"{settings.BASE_DIR / 'sehat'}/", f"{Path(wagtail.__file__).parent}/"
STATEMENTS = "/django/db/backends/"
# Of a value that is of another kind, too large or missing, or that names nothing that is there.
UNREAD = (
    ValueError, OverflowError, TypeError, AttributeError, LookupError,
    DataError, InvalidPage, NoReverseMatch, ObjectDoesNotExist, ValidationError,
)  # fmt: skip


class UnreadableRequests:
    """Middleware. An error of a line of ours stays one."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> None:
        """Raises BadRequest, which is logged with the error."""
        if request.path.startswith("/cms/") and isinstance(error, UNREAD) and is_of_wagtail(error):
            raise BadRequest("Wagtail cannot read this request") from error


def is_of_wagtail(error: Exception) -> bool:
    """Whether its last line is Wagtail's and none of ours, up to a statement: rendering/table_changes.py sees
    all of those."""
    files = (frame.f_code.co_filename for frame, _ in walk_tb(error.__traceback__))
    until = takewhile(lambda file: STATEMENTS not in file, files)
    last = [file for file in until if file.startswith((OURS, WAGTAIL))][-1:]
    return any(file.startswith(WAGTAIL) for file in last)
