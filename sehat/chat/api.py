"""The call of the chat's island. Nothing of it is stored, by us or by a cache."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from ninja import Router

from sehat.chat.answers import answer, urgent_answer
from sehat.chat.limits import is_within_limits
from sehat.chat.schemas import ChatAnswer, ChatQuestion
from sehat.core.errors import RateLimited
from sehat.core.languages import noop

router = Router(tags=["chat"])


@router.post("/chat/ask", response=ChatAnswer, by_alias=True)
def ask(request: HttpRequest, response: HttpResponse, call: ChatQuestion) -> ChatAnswer:
    """What reviewed pages say to a question."""
    response.headers["Cache-Control"] = "no-store"
    if not is_within_limits(request):
        if urgent := urgent_answer(call.question, call.language):
            return urgent
        raise RateLimited(noop("Please wait a minute before the next question, or call us."))
    return answer(call.question, call.language, call.subject)
