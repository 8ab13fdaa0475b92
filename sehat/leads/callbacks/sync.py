"""Syncs the call of a request with it, whoever changes the request: by signal, in its transaction."""

from __future__ import annotations

from collections.abc import Iterable

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from sehat.leads.callbacks.promises import USUAL, WINDOWS, Due, Hours, due_of
from sehat.leads.callbacks.teams import team_id_of
from sehat.leads.models import EMERGENCY, URGENT_STATUSES, Callback, Lead, Target
from sehat.leads.transitions import FUNNEL
from sehat.rendering.cache_version import cached_until_change

S = Lead.Status
OPEN_STATUSES = (S.NEW, S.CONTACTING, S.QUALIFIED, S.PROPOSED, S.CONFIRMED)
WATCHED = {"status", "do_not_contact", "answers", "emergency", "erased_at", "tier", "city", "department"}


@cached_until_change
def targets() -> dict[int, Hours]:
    """By tier; what has no row is as usual. One query, cached."""
    rows = {
        row.tier: Hours(row.minutes, row.opens, row.closes, always=row.tier == EMERGENCY)
        for row in Target.objects.all()
    }
    return USUAL | rows


def hours_of(tier: int, *, is_urgent: bool = False) -> Hours:
    known = targets()
    return known[EMERGENCY] if is_urgent else known.get(tier, known[max(known)])


def first_due(lead: Lead) -> Due:
    hours = hours_of(lead.tier, is_urgent=is_urgent(lead))
    return due_of(lead.created_at, hours, lead.call_time)


def is_urgent(lead: Lead) -> bool:
    return bool(lead.emergency) and lead.status in URGENT_STATUSES


def may_be_called(lead: Lead) -> bool:
    return lead.status in OPEN_STATUSES and not lead.do_not_contact and lead.erased_at is None


def progress_of(status: str) -> int:
    return FUNNEL.index(S(status)) if status in FUNNEL else 0


def new_callback(lead: Lead) -> Callback:
    """Unsaved: the first call of a request."""
    due = first_due(lead)
    return Callback(
        lead=lead,
        is_open=may_be_called(lead),
        ended_at=None if may_be_called(lead) else lead.created_at,
        is_urgent=is_urgent(lead),
        tier=lead.tier,
        not_before=due.not_before,
        due_at=due.by,
        target_at=due.by,
        why_due=why_first(lead),
        window=lead.call_time[:20],
        furthest=progress_of(lead.status),
        team_id=team_id_of(lead),
    )


@transaction.atomic(savepoint=False)
def sync_callback(
    instance: Lead, created: bool, update_fields: Iterable[str] | None = None, raw: bool = False, **_: object
) -> None:
    """For post_save of Lead, in its transaction where there is one, which has locked the request: who takes
    or calls it meanwhile is neither lost nor overlooked. Two queries, one for a new request."""
    if raw:
        return
    if created:
        new_callback(instance).save(force_insert=True)
    elif update_fields is None or WATCHED & set(update_fields):
        known = Callback.objects.select_for_update().filter(lead=instance).first()
        if known is None:
            new_callback(instance).save(force_insert=True)
            return
        follow(known, instance)
        known.version = F("version") + 1
        known.save()


def follow(known: Callback, lead: Lead) -> None:
    """What changed about the request changes its call, unsaved; whoever had it open sees that it changed."""
    move_call(known, lead)
    known.is_open, known.is_urgent, known.tier = may_be_called(lead), is_urgent(lead), lead.tier
    known.ended_at = None if known.is_open else known.ended_at or timezone.now()
    known.team_id = team_id_of(lead)
    known.furthest = max(known.furthest, progress_of(lead.status))
    known.version += 1


def move_call(known: Callback, lead: Lead) -> None:
    """Another window counts from now, as does an emergency after the first call; before it an emergency or
    another tier counts from the moment of the request. What was promised of that call stays, once made."""
    is_first = known.first_call_at is None
    is_other_time = lead.call_time != known.window
    is_other_case = is_first and (known.tier, known.is_urgent) != (lead.tier, is_urgent(lead))
    is_emergency_now = is_urgent(lead) and not known.is_urgent and not is_first
    if not is_other_time and not is_other_case and not is_emergency_now:
        return
    moment = timezone.now() if is_other_time or is_emergency_now else lead.created_at
    due = due_of(moment, hours_of(lead.tier, is_urgent=is_urgent(lead)), lead.call_time)
    known.not_before, known.due_at = due.not_before, due.by
    known.target_at = due.by if is_first else known.target_at
    later = Callback.Why.FOLLOW_UP if is_emergency_now else Callback.Why.ASKED
    known.why_due = why_first(lead) if is_first else later
    known.window = lead.call_time[:20]


def why_first(lead: Lead) -> str:
    return Callback.Why.ASKED if lead.call_time in WINDOWS else Callback.Why.FIRST


def callback_of(lead: Lead) -> Callback:
    """The call of a request, made now where it has none (rows that were written in bulk). One query."""
    known = Callback.objects.select_related("owner", "held_by", "team").filter(lead=lead).first()
    if known is None:
        known = new_callback(lead)
        known.save(force_insert=True)
    return known
