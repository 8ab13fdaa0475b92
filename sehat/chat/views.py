"""/chat, where people answer, and /chat/ai, where reviewed pages do."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from sehat.chat.answers import answer
from sehat.chat.api import has_room
from sehat.chat.schemas import LONGEST_QUESTION, ChatAiPageProps, ChatAnswer, ChatPageProps
from sehat.content.page_parts.medical_meta import alternates
from sehat.core.same_origin import is_same_origin
from sehat.core.schemas import Language, Meta, PageContext
from sehat.rendering.page import render_page
from sehat.search.queries import readable

SUGGESTIONS: dict[Language, list[str]] = {
    "en": [
        "What are the symptoms of gallstones?",
        "How long is recovery after LASIK?",
        "बवासीर के लक्षण क्या हैं?",
    ],
    "hi": [
        "बवासीर के लक्षण क्या हैं?",
        "मोतियाबिंद का इलाज क्या है?",
        "आयुष्मान कार्ड किसे मिलता है?",
    ],
}
TITLES: dict[Language, tuple[str, str]] = {
    "en": ("Chat with a care expert", "Care assistant"),
    "hi": ("सलाहकार से बात करें", "सहायक"),
}
DESCRIPTIONS: dict[Language, str] = {
    "en": "Reach us on WhatsApp or by phone, ask for a call back, or ask the care assistant.",
    "hi": "WhatsApp या फ़ोन पर बात करें, कॉल माँगें, या सहायक से पूछें।",
}


def address(path: str, language: Language) -> str:
    return f"/hi{path}" if language == "hi" else path


def context(path: str, name: str, language: Language) -> PageContext:
    other: Language = "en" if language == "hi" else "hi"
    return PageContext(
        page_type="Chat",
        page_name=name,
        path=address(path, language),
        language=language,
        other_language_url=address(path, other),
    )


def chat(request: HttpRequest, language: Language) -> HttpResponse:
    """WhatsApp, a call, a call back, the hours, and the emergency line."""
    title, _ = TITLES[language]
    here = context("/chat", "Chat", language)
    page = ChatPageProps(
        meta=Meta(
            title=title,
            description=DESCRIPTIONS[language],
            canonical=settings.SITE_URL + here.path,
            alternates=alternates(here.path, language, here.other_language_url),
        ),
        hours=settings.CALLBACK_PROMISE_HI if language == "hi" else settings.CALLBACK_PROMISE,
    )
    return render_page(request, "chat/chat-page", page, here)


@csrf_exempt  # the same-origin rule of decisions 4.8 stands in: no cookie, so nothing to forge with
@require_http_methods(["GET", "HEAD", "POST"])
def assistant(request: HttpRequest, language: Language) -> HttpResponse:
    """The care assistant: works as a form. A question is in no address and no log."""
    if request.method != "POST":
        return page_with(request, language, "", None)
    question = readable(request.POST.get("question", ""))[:LONGEST_QUESTION]
    if not is_same_origin(request):
        return page_with(request, language, question, None, status=403)
    if not has_room(request):
        return page_with(
            request, language, question, ChatAnswer(said="nothing", language=language), status=429
        )
    return page_with(request, language, question, answer(question, language))


def page_with(
    request: HttpRequest, language: Language, question: str, said: ChatAnswer | None, status: int = 200
) -> HttpResponse:
    _, title = TITLES[language]
    page = ChatAiPageProps(
        meta=Meta(title=title, noindex=True),
        question=question,
        answer=said,
        suggestions=SUGGESTIONS[language],
    )
    about = context("/chat/ai", "Care assistant", language)
    is_public = request.method != "POST"
    return render_page(request, "chat/chat-ai-page", page, about, status=status, is_public=is_public)
