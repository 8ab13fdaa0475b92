"""Writes of the leads room. Each is one transaction."""

from sehat.leads.actions.by_phone import create_lead_by_phone
from sehat.leads.actions.calls import (
    OF_A_VISIT,
    CallResult,
    Stale,
    correct_lead,
    mark_called,
    mark_seen,
    save_call,
)
from sehat.leads.actions.changes import (
    answer_survey,
    change_call_time,
    change_lead,
    mark_spam,
    release_lead,
    requeue,
    retry_dead_letters,
    send_again,
    stop_contact,
    withdraw_lead,
)
from sehat.leads.actions.claims import claim_next, give, give_all, renew, set_available, share_out, take
from sehat.leads.actions.create import Consent, KeyInUse, Origin, Refused, create_lead, is_known_key
from sehat.leads.actions.elsewhere import Moves, called_elsewhere
from sehat.leads.actions.enrich import enrich_lead, update_lead
from sehat.leads.actions.photos import delete_photos, prune_photos, store_photo
from sehat.leads.actions.triage import InvalidTransition, update_status
from sehat.leads.callbacks.holds import Held

__all__ = [
    "OF_A_VISIT",
    "CallResult",
    "Consent",
    "Held",
    "InvalidTransition",
    "KeyInUse",
    "Moves",
    "Origin",
    "Refused",
    "Stale",
    "answer_survey",
    "called_elsewhere",
    "change_call_time",
    "change_lead",
    "claim_next",
    "correct_lead",
    "create_lead",
    "create_lead_by_phone",
    "delete_photos",
    "enrich_lead",
    "give",
    "give_all",
    "is_known_key",
    "mark_called",
    "mark_seen",
    "mark_spam",
    "prune_photos",
    "release_lead",
    "renew",
    "requeue",
    "retry_dead_letters",
    "save_call",
    "send_again",
    "set_available",
    "share_out",
    "stop_contact",
    "store_photo",
    "take",
    "update_lead",
    "update_status",
    "withdraw_lead",
]
