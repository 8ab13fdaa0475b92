"""`/chat/ai` as props: where reviewed pages answer."""

from __future__ import annotations

from sehat.chat.schemas import ChatAiPageProps, ChatAnswer
from sehat.core.languages import noop, translate
from sehat.core.schemas import Language
from sehat.rendering.schemas import Meta

TITLE = noop("Care assistant")
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


def chat_ai_page(language: Language, question: str = "", answer: ChatAnswer | None = None) -> ChatAiPageProps:
    """The form, with what was asked and answered, if anything was."""
    return ChatAiPageProps(
        meta=Meta(title=translate(TITLE, language), noindex=True),
        question=question,
        answer=answer,
        suggestions=SUGGESTIONS[language],
    )
