"""What later calls of the same form add to its request."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.db.models import Q
from django.utils import timezone

from sehat.core import audit
from sehat.core.phone import BadMobile, Mobile, parse_mobile
from sehat.core.transactions import write_transaction
from sehat.leads.actions.changes import requeue
from sehat.leads.actions.consents import given_in
from sehat.leads.actions.create import Consent, Origin, Refused, demand_parent, department_id, free_text
from sehat.leads.actions.emergency import mark_emergency
from sehat.leads.answers.resolve import Resolved, directory_lookup, resolve
from sehat.leads.answers.stored import is_of_child, stored_answers, stored_attribution, together
from sehat.leads.answers.validation import valid_answers, validation_errors
from sehat.leads.fields import Answers
from sehat.leads.models import ConsentReceipt, Lead, OutboxRow
from sehat.leads.schemas import FormField
from sehat.leads.selectors import newest_receipt
from sehat.leads.tier import tier_of
from sehat.patients.selectors import is_verified

SESSION = timedelta(days=1)
NOTHING_ASKED = [FormField(key="name", is_required=False)]


@write_transaction(of_lead=True)
def update_lead(*, by: str, lead_id: str, answers: Answers, consent: Consent, origin: Origin) -> Lead | None:
    """What a later step of the same session adds to its lead (`qualifying` and the like, decisions 2.6).

    The id cannot be guessed; it counts for a day and only with the number of the lead. None: no such lead.
    What was given is validated, and raises Refused; what was not given stays (decisions 7.7).
    """
    since = timezone.now() - SESSION
    number = number_of(answers)
    known = Lead.objects.filter(pk=lead_id, mobile=number, created_at__gte=since, erased_at=None)
    lead = known.exclude(status=Lead.Status.WITHDRAWN).select_for_update().first()
    if lead is None:
        return None
    resolved = resolve(answers)
    errors = validation_errors(resolved.answers, NOTHING_ASKED, directory_lookup(resolved, ()))
    if errors:
        raise Refused(errors)
    changed = change_columns(lead, answered_columns(resolved, origin))
    given = stored_answers(origin.sent_answers, resolved.answers)
    attribution = stored_attribution(origin.attribution, is_child=is_of_child(lead.answers | given))
    changed += add(lead, differing(given, lead.answers), differing(attribution, lead.attribution))
    if mark_emergency(lead, *free_text(lead)):
        changed.append("emergency")
    untrack_child(lead)
    prove_parent(lead, resolved.answers)
    changed += add_consent(lead, consent, origin)
    if changed:
        lead.tier = tier_of(lead)
        lead.save()
        requeue(lead)
        audit.record(by=by, action="lead updated", subject=f"lead {lead.id}", fields=changed)
    return lead


def number_of(answers: Answers) -> str:
    """As a request stores it, however it was typed; what is no number is nobody's."""
    try:
        return parse_mobile(answers.mobile, answers.country_code).number
    except BadMobile:
        return answers.mobile


def answered_columns(resolved: Resolved, origin: Origin) -> dict[str, Any]:
    """Columns that the answers name. Treatment and condition are one field: one clears the other."""
    answers = resolved.answers
    given: dict[str, Any] = {
        "name": answers.name.strip(),
        "email": answers.email.strip(),
        "question": answers.query.strip(),
        "department_id": department_id(resolved, origin, None),
        "hospital_id": resolved.hospital_id,
    }
    columns = {name: value for name, value in given.items() if value}
    if answers.city.strip():
        columns |= {"city_name": answers.city.strip(), "city_id": resolved.city_id}
    if answers.treatment.strip() or answers.condition.strip():
        columns |= {
            "treatment_name": answers.treatment.strip(),
            "condition_name": answers.condition.strip(),
            "procedure_id": resolved.procedure_id,
            "condition_id": resolved.condition_id,
        }
    return columns


def change_columns(lead: Lead, columns: dict[str, Any]) -> list[str]:
    """Sets what differs, unsaved, and gives the names of it."""
    changed = [name for name, value in columns.items() if getattr(lead, name) != value]
    for name in changed:
        setattr(lead, name, columns[name])
    return changed


def untrack_child(lead: Lead) -> None:
    """Takes what tracks off an unsaved lead that is, or has become, a child's (decisions 2.14)."""
    lead.attribution = stored_attribution(lead.attribution, is_child=is_of_child(lead.answers))


def prove_parent(lead: Lead, answers: Answers) -> None:
    """A step that makes the request a child's needs the same code as a new one. Raises Refused."""
    if not answers.is_child:
        return
    lead.is_verified = lead.is_verified or is_verified(Mobile(lead.country_code, lead.mobile))
    demand_parent(lead, answers)


def add_consent(lead: Lead, consent: Consent, origin: Origin) -> list[str]:
    """A newer receipt where a consent is given that was not; none is ever taken back by being left out. One
    that is given again was not withdrawn: that is set unsaved."""
    known = newest_receipt(lead) or ConsentReceipt()
    given = {
        "whatsapp_updates": known.whatsapp_updates or consent.whatsapp_updates,
        "share_with_hospitals": known.share_with_hospitals or consent.share_with_hospitals,
        "parent_verified": is_of_child(lead.answers) and lead.is_verified,
    }
    if all(getattr(known, name) == value for name, value in given.items()):
        return []
    newest = ConsentReceipt.objects.create(
        lead=lead, notice_version=consent.version, language=origin.language, **given
    )
    lead.consents_withdrawn = [one for one in lead.consents_withdrawn if one not in given_in(newest)]
    return ["consents"]


@write_transaction()
def enrich_lead(*, by: str, lead_id: str, answers: dict[str, Any], attribution: dict[str, Any]) -> None:
    """Adds what the second call knows and the lead lacks, and makes its row due.

    An answer that breaks a rule is left out: this call never fails. A CRM that was told before hears what is
    new. What was taken back or erased stays as it is.
    """
    known = Lead.objects.filter(pk=lead_id, erased_at=None).exclude(status=Lead.Status.WITHDRAWN)
    lead = known.select_for_update().first()
    if lead is None:
        return
    given = valid_answers(lacking(answers, lead.answers))
    told = stored_attribution(attribution, is_child=is_of_child(lead.answers | given))
    changed = add(lead, given, lacking(told, lead.attribution))
    untrack_child(lead)
    if changed:
        lead.tier = tier_of(lead)
        lead.save(update_fields=["answers", "attribution", "tier"])
        audit.record(by=by, action="lead enriched", subject=f"lead {lead.id}", fields=changed)
        if has_reached_crm(lead):
            requeue(lead)
    OutboxRow.objects.filter(lead=lead, state=OutboxRow.State.WAITING, attempts=0).update(
        due_at=timezone.now()
    )


def has_reached_crm(lead: Lead) -> bool:
    """Whether the CRM has the request as it was, or is being told of it just now."""
    now = Q(leased_until__gt=timezone.now())
    return OutboxRow.objects.filter(Q(state=OutboxRow.State.SENT) | now, lead=lead).exists()


def differing(given: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in given.items() if known.get(name) != value}


def lacking(given: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in given.items() if value not in ("", None) and name not in known}


def add(lead: Lead, answers: dict[str, Any], attribution: dict[str, Any]) -> list[str]:
    """Sets them, unsaved, and gives their names; [] when there is nothing new."""
    lead.answers = together(lead.answers, answers)
    lead.attribution = lead.attribution | attribution
    return sorted(answers | attribution)
