"""`/thankyou` as props, in both languages: received, and nothing is booked yet (decisions 2.11)."""

from __future__ import annotations

from sehat.core.schemas import Language, Meta
from sehat.leads.schemas import NextStep, ThankyouPageProps
from sehat.leads.selectors import callback_promise
from sehat.leads.status import emergency_of, lead_of_token, status_path
from sehat.leads.survey import survey_fields

TITLE: dict[Language, str] = {
    "en": "Thank you. We have your request.",
    "hi": "धन्यवाद। आपका अनुरोध हमें मिल गया है।",
}
# Title and text of each step; {promise} is by when we call.
STEPS: dict[Language, list[tuple[str, str]]] = {
    "en": [
        ("Request received", ""),
        (
            "We call you",
            "We call {promise}, to understand the problem and answer your questions. The call is free.",
        ),
        ("You choose a doctor", "We suggest two or three who fit your need, city and budget."),
        ("You visit the clinic", "Nothing is booked until you and the clinic agree on a day and time."),
    ],
    "hi": [
        ("अनुरोध मिल गया", ""),
        (
            "हम आपको कॉल करते हैं",
            "हम {promise} कॉल करके आपकी परेशानी समझेंगे और आपके सवालों के जवाब देंगे। कॉल मुफ़्त है।",
        ),
        ("आप डॉक्टर चुनते हैं", "हम आपकी ज़रूरत, शहर और बजट के हिसाब से दो-तीन डॉक्टर सुझाते हैं।"),
        ("आप क्लिनिक जाते हैं", "जब तक आप और क्लिनिक दिन और समय तय न कर लें, कुछ भी बुक नहीं होता।"),
    ],
}
KEEP_READY: dict[Language, list[str]] = {
    "en": [
        "Your ultrasound or other reports",
        "Names of medicines you take",
        "Your insurance or Ayushman card",
    ],
    "hi": [
        "अल्ट्रासाउंड या दूसरी जाँचों की रिपोर्ट",
        "जो दवाएँ आप लेते हैं, उनके नाम",
        "आपका बीमा या आयुष्मान कार्ड",
    ],
}


def thankyou_page(
    language: Language, *, reference: str | None, status_token: str, has_survey: bool, plan: str | None
) -> ThankyouPageProps:
    """`plan` is the department the plan is about, "" for none in particular, None without a plan. One query
    where the token is one of ours."""
    lead = lead_of_token(status_token)
    return ThankyouPageProps(
        meta=Meta(title=TITLE[language], noindex=True),
        reference=reference,
        emergency=emergency_of(lead, language) if lead else None,
        status_url=status_path(lead.pk) if lead else None,
        survey=survey_fields() if has_survey else [],
        plan=plan,
        callback_promise=callback_promise(language),
        steps=next_steps(language),
        keep_ready=KEEP_READY[language],
    )


def next_steps(language: Language) -> list[NextStep]:
    promise = callback_promise(language)
    received, call, *later = [(title, text.format(promise=promise)) for title, text in STEPS[language]]
    return [
        NextStep(title=received[0], text=received[1], state="done"),
        NextStep(title=call[0], text=call[1], state="now"),
        *(NextStep(title=title, text=text, state="next") for title, text in later),
    ]
