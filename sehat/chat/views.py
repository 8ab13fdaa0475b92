"""/chat, where people answer, and /chat/ai, where reviewed pages do."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from sehat.chat.answers import answer, urgent_answer
from sehat.chat.limits import is_within_limits
from sehat.chat.pages.chat import chat_page
from sehat.chat.pages.chat_ai import chat_ai_page
from sehat.chat.schemas import MAX_QUESTION_LENGTH, MAX_SUBJECT_LENGTH, ChatAnswer
from sehat.core.languages import localized_path, other_language
from sehat.core.same_origin import is_same_origin
from sehat.core.schemas import Language
from sehat.rendering.page import render_page
from sehat.rendering.schemas import PageContext
from sehat.search.queries import readable


def context(path: str, name: str, language: Language) -> PageContext:
    return PageContext(
        page_type="Chat",
        page_name=name,
        path=localized_path(path, language),
        language=language,
        other_language_url=localized_path(path, other_language(language)),
    )


def chat(request: HttpRequest, language: Language) -> HttpResponse:
    """Page type Chat: people."""
    return render_page(request, "chat/chat-page", chat_page(language), context("/chat", "Chat", language))


@csrf_exempt  # the same-origin rule of decisions 4.8 stands in: no cookie, so nothing to forge with
@require_http_methods(["GET", "HEAD", "POST"])
def assistant(request: HttpRequest, language: Language) -> HttpResponse:
    """The care assistant: works as a form. A question is in no address and no log."""
    if request.method != "POST":
        return page_with(request, language, "", None)
    typed = request.POST.get("question", "")
    question = readable(typed)[:MAX_QUESTION_LENGTH]
    if not is_same_origin(request):
        return page_with(request, language, question, None, status=403)
    subject = request.POST.get("subject", "")[:MAX_SUBJECT_LENGTH]
    if not is_within_limits(request):
        wait = ChatAnswer(said="wait", language=language, subject=subject)
        return page_with(request, language, question, urgent_answer(typed, language) or wait, status=429)
    return page_with(request, language, question, answer(typed, language, subject))


def page_with(
    request: HttpRequest, language: Language, question: str, said: ChatAnswer | None, status: int = 200
) -> HttpResponse:
    page = chat_ai_page(language, question, said)
    about = context("/chat/ai", "Care assistant", language)
    is_public = request.method != "POST"
    return render_page(request, "chat/chat-ai-page", page, about, status=status, is_public=is_public)
