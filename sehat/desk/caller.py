"""/cms/desk/caller/: a patient who calls us becomes a request, by the rules of the site's own forms."""

from __future__ import annotations

import secrets

from django import forms
from django.conf import settings
from django.contrib import messages
from django.contrib.auth.models import User
from django.core.validators import RegexValidator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from sehat.core import audit
from sehat.core.languages import LANGUAGE_NAMES, LANGUAGES
from sehat.core.phone import INDIA
from sehat.core.rate_limits import within_limit
from sehat.core.transactions import write_transaction
from sehat.desk.permissions import REVEAL, WORK, require
from sehat.leads.actions import KeyInUse, Refused, create_lead_by_phone, is_known_key
from sehat.leads.answers.lookup import treatment_and_condition
from sehat.leads.fields import Answers
from sehat.leads.forms.consent import notice
from sehat.leads.models import Lead
from sehat.leads.wire.html import with_its_code
from sehat.messages.actions import tie_unknown
from sehat.messages.models import InboundMessage
from sehat.messages.wagtail_hooks import VIEW_INBOUND

SENT_WITH_OTHERS = "This form was sent already, with other answers: they are a request. Begin a new form."
TOO_MANY = "Nothing was saved: too many requests from your account. Wait a minute, then save again."
MAX_QUESTION = 2000
MOST_ID = 2**63 - 1  # of a message
SEE_WHO_WROTE = (REVEAL, VIEW_INBOUND)
FIELD_OF = {"query": "question"}  # a form of the site calls it so


def new_key() -> str:
    """Names one form, so that a second click makes no second request. No visitor's key looks like it."""
    return f"desk-{secrets.token_hex(16)}"


class CallerForm(forms.Form):
    """What is asked on the phone. The rules of the answers are those of leads/answers/validation.py."""

    key = forms.CharField(widget=forms.HiddenInput, validators=[RegexValidator(r"\Adesk-[0-9a-f]{32}\Z")])
    wrote = forms.IntegerField(widget=forms.HiddenInput, required=False, min_value=1, max_value=MOST_ID)
    name = forms.CharField(label="Name", max_length=100)
    mobile = forms.CharField(
        label="Mobile number",
        max_length=30,
        widget=forms.TextInput(attrs={"inputmode": "tel", "autocomplete": "off"}),
        help_text="Of another country with its code, as +44.",
    )
    city = forms.CharField(label="City", max_length=120, help_text="“Other” for one that we do not know.")
    treatment = forms.CharField(label="What it is about: treatment or condition", max_length=120)
    question = forms.CharField(
        label="What they ask, in their words",
        required=False,
        max_length=MAX_QUESTION,
        widget=forms.Textarea(attrs={"rows": 3}),
    )
    language = forms.ChoiceField(
        label="Language of the patient",
        choices=[(code, LANGUAGE_NAMES[code]) for code in LANGUAGES],
        help_text="Of the notice that you read, and of the messages to them.",
    )
    has_agreed = forms.BooleanField(
        label="I read the notice to the patient, and they agreed",
        error_messages={"required": "Without their agreement nothing may be stored."},
    )
    whatsapp = forms.BooleanField(label="They may be messaged on WhatsApp", required=False)
    sharing = forms.BooleanField(label="It may be shared with other hospitals", required=False)

    def answers(self) -> Answers:
        given = self.cleaned_data
        treatment, condition = treatment_and_condition(given["treatment"])
        country_code, mobile = with_its_code(INDIA, given["mobile"])
        return Answers(
            name=given["name"],
            mobile=mobile,
            country_code=country_code,
            city=given["city"],
            treatment=treatment,
            condition=condition,
            query=given["question"],
        )


def caller_page(request: HttpRequest, user: User, form: CallerForm) -> HttpResponse:
    notices = [(code, notice(code).text) for code in LANGUAGES]
    context = {"form": form, "notices": notices, "to_call": number_to_call(user, form)}
    return render(request, "desk/caller.html", context)


def number_to_call(user: User, form: CallerForm) -> str:
    """Of who wrote, where the form came from their message. Each look is audited: a form may name any."""
    pk = form.cleaned_data.get("wrote") if form.is_bound else form.initial.get("wrote")
    if not pk or not user.has_perms(SEE_WHO_WROTE):
        return ""
    found = InboundMessage.objects.exclude(number="").filter(pk=pk, lead=None).first()
    if found is None:
        return ""
    audit.record(by=user.get_username(), action="number revealed", subject=f"message {found.pk}")
    return found.number


@require_POST
def add_who_wrote(request: HttpRequest, pk: int) -> HttpResponse:
    """The form for who wrote on WhatsApp and has no request: it shows their number, which is audited."""
    user = require(request, WORK)
    for right in SEE_WHO_WROTE:
        require(request, right)
    found = get_object_or_404(InboundMessage.objects.exclude(number=""), pk=pk, lead=None)
    told = {"mobile": found.number, "question": found.text[:MAX_QUESTION]}
    return caller_page(request, user, CallerForm(initial=told | {"key": new_key(), "wrote": found.pk}))


@require_http_methods(["GET", "POST"])
def add_caller(request: HttpRequest) -> HttpResponse:
    user = require(request, WORK)
    form = CallerForm(request.POST or None, initial={"key": new_key()})
    lead = taken(user, form) if form.is_valid() else None
    if lead is None:
        return caller_page(request, user, form)
    messages.success(request, f"{lead.reference} is a request, and with you. Write down how the call went.")
    return redirect("leads:triage", lead.pk)


def is_usual(user: User) -> bool:
    """Counts a form of this account: one that was stolen fills no queue and messages no strangers."""
    limit = settings.LEADS_PER_ADDRESS_PER_MINUTE
    return within_limit("lead-by-phone", user.get_username(), limit=limit, seconds=60)


@write_transaction(of_lead=True)
def made(user: User, form: CallerForm) -> Lead:
    """Raises Refused and KeyInUse."""
    given = form.cleaned_data
    lead = create_lead_by_phone(
        by=user,
        answers=form.answers(),
        language=given["language"],
        whatsapp=given["whatsapp"],
        sharing=given["sharing"],
        idempotency_key=given["key"],
    )
    if given["wrote"] and user.has_perms(SEE_WHO_WROTE):
        tie_unknown(by=user.get_username(), lead=lead, message_id=given["wrote"])
    return lead


def taken(user: User, form: CallerForm) -> Lead | None:
    """None, with the reasons in the form, where it is refused."""
    given = form.cleaned_data
    if not is_known_key(given["key"]) and not is_usual(user):
        form.add_error(None, TOO_MANY)
        return None
    try:
        return made(user, form)
    except KeyInUse:
        form.add_error(None, SENT_WITH_OTHERS)
    except Refused as refused:
        for key, why in refused.errors.items():
            name = FIELD_OF.get(key, key)
            form.add_error(name if name in form.fields else None, why)
    return None
