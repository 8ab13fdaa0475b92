"""A template as a patient reads it, and a test of it to a number of one's own."""

from __future__ import annotations

from django import forms
from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_http_methods

from sehat.core import audit
from sehat.core.phone import INDIA, BadMobile, parse_mobile
from sehat.core.rate_limits import within_limit
from sehat.gateways.outcomes import Dead, Outcome, Sent
from sehat.gateways.sms import gateway_names, send_sms, sms_gateway
from sehat.gateways.whatsapp import whatsapp
from sehat.messages.kinds import Channel
from sehat.messages.models import Template
from sehat.messages.texts import as_sms, as_whatsapp, example_values, filled

CHANGE = "patient_messages.change_template"
TESTS_PER_HOUR = 10
TOO_MANY = "That were ten tests in an hour: please wait."
ESCAPED = frozenset("^{}\\[~]|")  # of the alphabet of GSM: each goes as two letters
PLAIN, UNICODE = (160, 153), (70, 67)  # letters of one SMS, and of each part of a longer one


class TestForm(forms.Form):
    number = forms.CharField(label="Send a test to", max_length=20, help_text="An Indian mobile number.")

    def clean_number(self) -> str:
        try:
            return parse_mobile(self.cleaned_data["number"], INDIA).e164
        except BadMobile as error:
            raise forms.ValidationError("This is no Indian mobile number.") from error


@require_http_methods(["GET", "POST"])
def try_out(request: HttpRequest, pk: int) -> HttpResponse:
    user = request.user
    if not isinstance(user, User) or not user.has_perm(CHANGE):
        raise PermissionDenied
    template = get_object_or_404(Template, pk=pk)
    form = TestForm(request.POST if request.method == "POST" else None)
    if form.is_valid():
        tell(request, send_test(by=user.get_username(), template=template, to=form.cleaned_data["number"]))
        return redirect(request.path)
    text = filled(template, example_values(template))
    context = {"template": template, "text": text, "parts": sms_parts(text), "form": form,
               "faults": faults_of(template)}  # fmt: skip
    return render(request, "patient_messages/try_out.html", context)


def send_test(*, by: str, template: Template, to: str) -> Outcome:
    """Nobody's request: the values are examples. The trail does not say the number."""
    if not within_limit("test-message", by, limit=TESTS_PER_HOUR, seconds=3600):
        return Dead(TOO_MANY)
    values = example_values(template)
    audit.record(by=by, action="message tested", subject=f"template {template.pk}", channel=template.channel)
    if template.channel == Channel.SMS:
        return send_sms(as_sms(template, to, values))
    gateway = whatsapp()
    if gateway is None:
        return Dead("No WhatsApp gateway is set.")
    return gateway.send(as_whatsapp(template, to, values, ours="test", is_free=False))


def tell(request: HttpRequest, outcome: Outcome) -> None:
    if isinstance(outcome, Sent):
        messages.success(request, "The test is on its way.")
    else:
        messages.error(request, f"It was not sent: {outcome.why}")


def faults_of(template: Template) -> list[str]:
    """Why no patient gets it now."""
    needs_id = any(sms_gateway(name).needs_template for name in gateway_names())
    if template.channel == Channel.SMS and needs_id and not template.dlt_template_id:
        return ["It has no DLT template id: it is not sent."]
    if template.channel == Channel.WHATSAPP and not template.whatsapp_name:
        return ["It has no name of a WhatsApp template: SMS takes its place."]
    if template.channel == Channel.WHATSAPP and whatsapp() is None:
        return ["No WhatsApp gateway is set: SMS takes its place."]
    return []


def sms_parts(text: str) -> int:
    """How many SMS a text takes: letters beyond ASCII make each shorter, and some count as two."""
    is_plain = text.isascii() and "`" not in text
    whole, part = PLAIN if is_plain else UNICODE
    doubled = sum(letter in ESCAPED if is_plain else letter > "\uffff" for letter in text)
    length = len(text) + doubled
    return 1 if length <= whole else -(-length // part)
