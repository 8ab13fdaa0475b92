"""The form with which an agent answers a patient on WhatsApp, or why there is none."""

from __future__ import annotations

from django import forms
from django.http import QueryDict

from sehat.core.india import local_moment
from sehat.desk.words import Words
from sehat.leads.models import Lead
from sehat.messages.answers import MAX_LENGTH, refusal
from sehat.messages.health_words import health_words_in
from sehat.messages.selectors import session_until


class AnswerForm(forms.Form):
    """Plain text. What would tell others who hold the phone of an illness is refused, as in all messages."""

    answer = Words(
        label="Your answer",
        max_length=MAX_LENGTH,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text="In plain words. No illness, department or result: others may read it.",
    )

    def clean_answer(self) -> str:
        text: str = self.cleaned_data["answer"]
        told = health_words_in(text)
        if told:
            raise forms.ValidationError(f"Others may read it: it should not say {', '.join(told)}.")
        return text


def answer_context(lead: Lead, holder: str, data: QueryDict | None = None) -> dict[str, object]:
    """The form while it may be sent, else why not. Seven queries at most."""
    why = f"{holder} has this request open now." if holder else refusal(lead)
    if why:
        return {"no_answer_because": why}
    until = session_until(lead)
    return {"answer_form": AnswerForm(data), "answer_until": local_moment(until) if until else ""}
