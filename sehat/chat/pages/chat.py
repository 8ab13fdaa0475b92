"""`/chat` as props: where people answer."""

from __future__ import annotations

from django.conf import settings

from sehat.chat.addresses import page_path
from sehat.chat.schemas import ChatPageProps
from sehat.content.page_parts.medical_meta import alternates
from sehat.core.schemas import Language, Meta

TITLE: dict[Language, str] = {"en": "Chat with a care expert", "hi": "सलाहकार से बात करें"}
DESCRIPTION: dict[Language, str] = {
    "en": "Reach us on WhatsApp or by phone, ask for a call back, or ask the care assistant.",
    "hi": "WhatsApp या फ़ोन पर बात करें, कॉल माँगें, या सहायक से पूछें।",
}


def chat_page(language: Language) -> ChatPageProps:
    """WhatsApp, a call, a call back, the hours, and the emergency line."""
    path, other = page_path("/chat", language), page_path("/chat", "en" if language == "hi" else "hi")
    return ChatPageProps(
        meta=Meta(
            title=TITLE[language],
            description=DESCRIPTION[language],
            canonical=settings.SITE_URL + path,
            alternates=alternates(path, language, other),
        ),
        hours=settings.CALLBACK_PROMISE_HI if language == "hi" else settings.CALLBACK_PROMISE,
    )
