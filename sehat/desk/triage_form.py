"""What an agent fills in about a call: how it went, the stage, the next call, and what else it was about."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils import timezone

from sehat.core.india import local_moment
from sehat.desk.words import Words
from sehat.leads.actions import OF_A_VISIT, CallResult
from sehat.leads.callbacks.sync import OPEN_STATUSES
from sehat.leads.models import Callback, Lead, LeadNote
from sehat.leads.transitions import ahead_of, allowed_from, steps_to

MAX_NOTE_LENGTH = 2000
FIRST_YEAR, LAST_YEAR = 2000, 2200
FARTHEST, FARTHEST_VISIT = timedelta(days=183), timedelta(days=366)  # of a next call, of an appointment
VISIT = ("visit_at", "visit_place", "visit_doctor")
STALE = (
    "Nothing was saved: this request changed while you had it open. What changed stands below; your words "
    "are kept. Look, then save again."
)
WITH_A_DAY = (Lead.Status.PROPOSED, *OF_A_VISIT)  # a day that is proposed is known, and moves no call
NO_DAY = "Only what is proposed or confirmed has a day: choose that stage, or leave this empty."


class LocalMoment(forms.DateTimeField):
    """A moment in India, as the browser's own field writes it."""

    def __init__(self, label: str) -> None:
        widget = forms.DateTimeInput(attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M")
        super().__init__(label=label, required=False, widget=widget, help_text="Indian time.")

    def clean(self, value: Any) -> datetime | None:
        """Raises ValidationError, also for a slip in the year: the first and last are in no other zone."""
        moment: datetime | None = super().clean(value)
        if moment and not FIRST_YEAR <= moment.year <= LAST_YEAR:
            raise forms.ValidationError(self.error_messages["invalid"], code="invalid")
        return moment


class TriageForm(forms.Form):
    """Offers the current status and those it may lead to; an outcome asks for what it needs."""

    version = forms.IntegerField(widget=forms.HiddenInput)
    outcome = forms.ChoiceField(
        label="How the call went",
        required=False,
        choices=[("", "No call"), *LeadNote.Outcome.choices],
        help_text="Keys 1 to 4. A wrong number closes what nobody was reached about; it may be opened again.",
    )
    status = forms.ChoiceField(
        label="Stage", help_text="After a conversation several stages ahead at once, up to an appointment."
    )
    call_again_at = LocalMoment("Call again on")
    visit_at = LocalMoment("Appointment on")
    visit_place = Words(label="Where: hospital and address", required=False, max_length=200)
    visit_doctor = Words(label="With which doctor", required=False, max_length=120)
    closed_because = forms.ChoiceField(
        label="Lost because", required=False, choices=[("", "Not closed"), *Callback.Closing.choices]
    )
    text = Words(
        label="Note",
        required=False,
        max_length=MAX_NOTE_LENGTH,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text="The patient may ask to read it.",
    )

    also = forms.MultipleChoiceField(
        label="This call was also about",
        required=False,
        widget=forms.CheckboxSelectMultiple,
        help_text="How it went, your note and the next call are written on each; an appointment on this one.",
    )
    is_stage_of_all = forms.BooleanField(
        label="Give these the same stage, where it may follow", required=False
    )

    def __init__(self, lead: Lead, version: int, others: list[Lead], data: QueryDict | None = None) -> None:
        """`others`: requests of the same person; those that are open may be what the call was about too."""
        self.offered = {seen_as(one): in_words(one) for one in others if is_open(one)}
        first = {"status": lead.status, "version": version, "also": list(self.offered)}
        super().__init__(data, initial=first)
        self.before, self.asked_at = lead.status, lead.created_at
        self.version_now, self.is_not_contacted = version, lead.do_not_contact
        also = self.fields["also"]
        assert isinstance(also, forms.MultipleChoiceField)
        also.choices = list(self.offered.items())
        if not self.offered:
            del self.fields["also"], self.fields["is_stage_of_all"]
        field = self.fields["status"]
        assert isinstance(field, forms.ChoiceField)
        field.choices = [(status, Lead.Status(status).label) for status in offered(lead.status)]

    def clean(self) -> dict[str, Any]:
        given = super().clean() or {}
        status, again = given.get("status"), given.get("call_again_at")
        self.check_stage(status, given.get("outcome"))
        may_ring = status in OPEN_STATUSES and not self.is_not_contacted
        if given.get("outcome") == LeadNote.Outcome.LATER and may_ring and not again:
            self.add_error("call_again_at", "When did the patient ask to be called?")
        if again:
            self.check_next_call(again, status)
        if given.get("visit_at") and status not in WITH_A_DAY:
            self.add_error("visit_at", NO_DAY)
        is_told = any(given.get(name) for name in VISIT)  # that it is moved
        if (is_told and status in WITH_A_DAY) or (status == Lead.Status.CONFIRMED and self.before != status):
            self.demand_visit(given)
        is_lost = status == Lead.Status.CLOSED and self.before not in {status, Lead.Status.VISITED}
        if is_lost and not given.get("closed_because"):
            self.add_error("closed_because", "Why was it lost?")
        return given

    def check_stage(self, status: str | None, outcome: str | None) -> None:
        """Only a conversation leads through several stages at once."""
        is_spoken = outcome == LeadNote.Outcome.SPOKE
        if status and status != self.before and not steps_to(self.before, status, is_spoken=is_spoken):
            label, spoke = Lead.Status(status).label, LeadNote.Outcome.SPOKE.label
            self.add_error(
                "status", f"{label} is several stages ahead: say above “{spoke}”, or choose the next."
            )

    def check_next_call(self, again: datetime, status: str | None) -> None:
        """What nobody would be reminded of is no next call."""
        if again <= timezone.now():
            self.add_error("call_again_at", "That time is over.")
        elif again > timezone.now() + FARTHEST:
            self.add_error("call_again_at", "That is more than half a year ahead. Which year is it?")
        elif self.is_not_contacted:
            self.add_error("call_again_at", "The patient asked not to be contacted: nobody calls again.")
        elif status and status not in OPEN_STATUSES:
            stage = Lead.Status(status).label
            self.add_error(
                "call_again_at",
                f"At the stage {stage} nobody calls again: leave this empty, or choose another.",
            )

    def demand_visit(self, given: dict[str, Any]) -> None:
        """Only what has a day and a place is an appointment (decisions 6). It may be over, and written down
        late; before the request, or more than a year ahead, it is a slip."""
        if not given.get("visit_at"):
            self.add_error("visit_at", "When is the appointment?")
        elif given["visit_at"] < self.asked_at:
            self.add_error("visit_at", "That is before this request was made. Which year is it?")
        elif given["visit_at"] > timezone.now() + FARTHEST_VISIT:
            self.add_error("visit_at", "That is more than a year ahead. Which year is it?")
        if not given.get("visit_place"):
            self.add_error("visit_place", "Where is it?")

    def is_stale(self) -> bool:
        """Whether one of the requests changed since the page was opened."""
        assert isinstance(self.data, QueryDict)
        is_other = set(self.data.getlist("also")) - set(self.offered)
        return self.data.get("version") != str(self.version_now) or bool(is_other)

    def result(self) -> CallResult:
        told = {name: value for name, value in self.cleaned_data.items() if name not in ("version", "also")}
        return CallResult(**told)

    def others(self) -> dict[str, int]:
        """What else the call was about, each with the version that was seen; nothing without a call."""
        given = self.cleaned_data
        is_of_all = given["outcome"] or given["call_again_at"] or given.get("is_stage_of_all")
        pairs = (one.rsplit(":", 1) for one in given.get("also", ()) if is_of_all)
        return {lead_id: int(version) for lead_id, version in pairs}


def offered(status: str) -> list[str]:
    """The status itself, those that may follow and those that a conversation may lead to, in their order."""
    there = {status, *allowed_from(status), *ahead_of(status)}
    return [str(one) for one in Lead.Status.values if one in there]


def is_open(lead: Lead) -> bool:
    """Rows that were written in bulk have no call of their own yet."""
    call = getattr(lead, "callback", None)
    return call is not None and call.is_open


def seen_as(lead: Lead) -> str:
    """An open request at the version that is shown."""
    return f"{lead.pk}:{lead.callback.version}"


def in_words(lead: Lead) -> str:
    """SP-HTT9-SC7C of 22 November 2026, 11:02 am: Piles, new."""
    about = lead.about or "no treatment named"
    return (
        f"{lead.reference} of {local_moment(lead.created_at)}: {about}, {lead.get_status_display().lower()}"
    )


def stale_form(lead: Lead, version: int, others: list[Lead], sent: QueryDict) -> TriageForm:
    """The form as it was filled in, for the request as it is now: it says that nothing was saved."""
    data = sent.copy()
    data["version"] = str(version)
    if data.get("status") not in offered(lead.status):
        data["status"] = lead.status
    wanted = {one.rsplit(":", 1)[0] for one in data.getlist("also")}
    data.setlist("also", [seen_as(one) for one in others if is_open(one) and one.pk in wanted])
    form = TriageForm(lead, version, others, data)
    form.is_valid()
    form.add_error(None, STALE)
    return form
