"""/chat, where people answer, and /chat/ai, where reviewed pages do."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from sehat.chat.answers import answer
from sehat.chat.api import has_room
from sehat.chat.schemas import LONGEST_QUESTION, ChatAiPage, ChatAnswer, ChatPage
from sehat.core.same_origin import is_same_origin
from sehat.core.schemas import Meta, PageContext
from sehat.rendering.page import render_page
from sehat.search.queries import readable

SUGGESTIONS = [
    "What are the symptoms of gallstones?",
    "How long is recovery after LASIK?",
    "बवासीर के लक्षण क्या हैं?",
]


def chat(request: HttpRequest) -> HttpResponse:
    """WhatsApp, a call, a call back, the hours, and the emergency line."""
    page = ChatPage(
        meta=Meta(
            title="Chat with a care expert",
            description="Reach us on WhatsApp or by phone, ask for a call back, or ask the care assistant.",
            canonical=f"{settings.SITE_URL}/chat",
        ),
        hours=settings.CALLBACK_PROMISE,
    )
    context = PageContext(page_type="Chat", page_name="Chat", path="/chat")
    return render_page(request, "chat/chat-page", page, context)


@csrf_exempt  # the same-origin rule of decisions 4.8 stands in: no cookie, so nothing to forge with
@require_http_methods(["GET", "HEAD", "POST"])
def assistant(request: HttpRequest) -> HttpResponse:
    """The care assistant: works as a form. A question is in no address and no log."""
    if request.method != "POST":
        return page_with(request, "", None)
    question = readable(request.POST.get("question", ""))[:LONGEST_QUESTION]
    if not is_same_origin(request):
        return page_with(request, question, None, status=403)
    if not has_room(request):
        return page_with(request, question, ChatAnswer(said="nothing"), status=429)
    return page_with(request, question, answer(question))


def page_with(
    request: HttpRequest, question: str, said: ChatAnswer | None, status: int = 200
) -> HttpResponse:
    page = ChatAiPage(
        meta=Meta(title="Care assistant", noindex=True),
        question=question,
        answer=said,
        suggestions=SUGGESTIONS,
    )
    context = PageContext(page_type="Chat", page_name="Care assistant", path="/chat/ai")
    keep = request.method != "POST"
    return render_page(request, "chat/chat-ai-page", page, context, status=status, keep=keep)
