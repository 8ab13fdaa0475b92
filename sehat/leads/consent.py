"""The notice beside every form. A change of its words is a new version (DPDP Act 2023, section 5)."""

from __future__ import annotations

from sehat.core.schemas import Language
from sehat.leads.schemas import ConsentNotice

VERSION = "2026-11"
TEXT: dict[Language, str] = {
    "en": "We use your name, number and answers to call you back about this request. Our care team sees "
    "them, and the hospital you choose. You can withdraw at any time: call us or use the contact page.",
    "hi": "हम आपका नाम, नंबर और जवाब आपको इसी अनुरोध पर कॉल करने के लिए इस्तेमाल करते हैं। इन्हें हमारी टीम और "
    "आपका चुना हुआ अस्पताल देखता है। आप कभी भी मना कर सकते हैं: हमें कॉल करें या संपर्क पन्ने पर लिखें।",
}


def notice(language: Language) -> ConsentNotice:
    return ConsentNotice(
        version=VERSION, text=TEXT[language], privacy_url="/privacy", terms_url="/terms-conditions"
    )
