"""The call of the chat's island. Nothing of it is stored, by us or by a cache."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from ninja import Router

from sehat.chat.answers import answer, urgent_answer
from sehat.chat.schemas import ChatAnswer, ChatQuestion
from sehat.core.client_address import client_bucket
from sehat.core.errors import RateLimited
from sehat.core.languages import noop
from sehat.core.rate_limits import within_limit

router = Router(tags=["chat"])
PER_MINUTE = 30


def is_within_limits(request: HttpRequest) -> bool:
    return within_limit("chat", client_bucket(request), limit=PER_MINUTE, seconds=60)


@router.post("/chat/ask", response=ChatAnswer, by_alias=True)
def ask(request: HttpRequest, response: HttpResponse, call: ChatQuestion) -> ChatAnswer:
    """What reviewed pages say to a question."""
    response.headers["Cache-Control"] = "no-store"
    if not is_within_limits(request):
        if urgent := urgent_answer(call.question, call.language):
            return urgent
        raise RateLimited(noop("Please wait a minute before the next question, or call us."))
    return answer(call.question, call.language)
