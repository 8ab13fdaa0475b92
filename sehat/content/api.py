"""The call behind “Was this page helpful?”. It answers nothing but that it was counted."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Router, Status
from ninja.errors import HttpError

from sehat.content.actions import count_vote
from sehat.content.limits import is_within_limits
from sehat.content.schemas import PageFeedback
from sehat.content.selectors import medical_page_at
from sehat.core.errors import RateLimited
from sehat.core.languages import noop
from sehat.core.schemas import Refusal

router = Router(tags=["content"])


@router.post("/page/helpful", response={204: None, 404: Refusal})
def helpful(request: HttpRequest, body: PageFeedback) -> Status[None]:
    """Counts one vote on a page."""
    page = medical_page_at(body.page)
    if page is None:
        raise HttpError(404, "We ask this of no page at this address.")
    if not is_within_limits(request, page):
        raise RateLimited(noop("Please wait a minute before the next answer."))
    count_vote(by="visitor", page=page, vote=body.said)
    return Status(204, None)
