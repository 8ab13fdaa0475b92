"""The wall between the names of the specification's calls and forms, and the domain names of this project.

Each model gives a field its domain name and, as alias, its wire name. Only this package maps between them.
"""

from sehat.leads.wire.answers import CreatedLead, LeadAnswer, PhotoAnswer, StoredPhoto
from sehat.leads.wire.attribution import Attribution
from sehat.leads.wire.base import WireSchema
from sehat.leads.wire.crm import CrmLead
from sehat.leads.wire.record import FormFacts, LeadRecord, WebLead

__all__ = [
    "Attribution",
    "CreatedLead",
    "CrmLead",
    "FormFacts",
    "LeadAnswer",
    "LeadRecord",
    "PhotoAnswer",
    "StoredPhoto",
    "WebLead",
    "WireSchema",
]
