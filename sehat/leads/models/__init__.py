"""Requests and what belongs to them: consent, photo, outbox to the CRM, calls, rows of the desk."""

from sehat.leads.models.callback import EMERGENCY, Appointment, Callback, Shift, Target
from sehat.leads.models.form_variant import FormVariant
from sehat.leads.models.lead import URGENT_STATUSES, ConsentReceipt, Lead, LeadNote
from sehat.leads.models.outbox import OutboxRow
from sehat.leads.models.photo import Photo, new_photo_id
from sehat.leads.models.saved_filter import SavedFilter
from sehat.leads.models.spend import Spend
from sehat.leads.models.team import Team

__all__ = [
    "EMERGENCY",
    "URGENT_STATUSES",
    "Appointment",
    "Callback",
    "ConsentReceipt",
    "FormVariant",
    "Lead",
    "LeadNote",
    "OutboxRow",
    "Photo",
    "SavedFilter",
    "Shift",
    "Spend",
    "Target",
    "Team",
    "new_photo_id",
]
