"""The call behind “Was this page helpful?”. It answers nothing but that it was counted."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Router, Status
from ninja.errors import HttpError

from sehat.content.actions import count_vote
from sehat.content.models import MedicalPage
from sehat.content.schemas import PageFeedback
from sehat.content.selectors import medical_page_at
from sehat.core.client_address import client_bucket
from sehat.core.errors import RateLimited
from sehat.core.languages import noop
from sehat.core.rate_limits import within_limit
from sehat.core.schemas import Refusal

router = Router(tags=["content"])
A_MINUTE = 30
A_PAGE_AND_DAY = 40  # one address is often a whole mobile network
DAY = 86400


def is_within_limits(request: HttpRequest, page: MedicalPage) -> bool:
    address = client_bucket(request)
    return within_limit("helpful", address, limit=A_MINUTE, seconds=60) and within_limit(
        "helpful-page", f"{address}:{page.pk}", limit=A_PAGE_AND_DAY, seconds=DAY
    )


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
