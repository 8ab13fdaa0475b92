"""LeadSquared, Salesforce, HubSpot, Freshsales and a webhook: how each is played, and a lead for them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sehat.gateways.crm.base import MappedCrm, Record
from sehat.gateways.crm.freshsales import Freshsales
from sehat.gateways.crm.hubspot import HubSpot
from sehat.gateways.crm.leadsquared import LeadSquared
from sehat.gateways.crm.salesforce import Salesforce
from sehat.gateways.crm.webhook import Webhook
from sehat.gateways.tests import crm_vendor as play
from sehat.gateways.tests.crm_vendor import ACCESS, SECRET, Rules
from sehat.leads.wire import CrmLead


@dataclass(frozen=True)
class Case:
    """A vendor: how it is played, its names, what it says of a lead that it refuses, what that is to us."""

    gateway: type[MappedCrm]
    rules: Rules
    settings: dict[str, str]
    url: str
    unique: str
    name: str
    number: str
    refusal: Any
    dead: str
    nothing: str | None = ""
    odd: list[Any] = field(default_factory=list)


CASES = {
    "LeadSquared": Case(
        LeadSquared,
        play.leadsquared,
        {"LEADSQUARED_ACCESS_KEY": ACCESS, "LEADSQUARED_SECRET_KEY": SECRET},
        "LEADSQUARED_URL",
        "mx_Web_Lead_Id",
        "FirstName",
        "+91-9810000001",
        "MXInvalidAttributeValueException",
        "LeadSquared: MXInvalidAttributeValueException",
        odd=[{"Status": "Success"}, {"Status": "Error"}, {"Status": "Error", "ExceptionType": "98100 00001"}],
    ),
    "Salesforce": Case(
        Salesforce,
        play.salesforce,
        {"SALESFORCE_CLIENT_ID": ACCESS, "SALESFORCE_CLIENT_SECRET": SECRET},
        "SALESFORCE_URL",
        "Web_Lead_Id__c",
        "LastName",
        "+919810000001",
        play.salesforce_error("REQUIRED_FIELD_MISSING", "Company"),
        "Salesforce: REQUIRED_FIELD_MISSING Company",
        nothing=None,
        odd=[[], [{"success": True}], {"success": True}, [{"errorCode": "UNKNOWN_EXCEPTION"}]],
    ),
    "HubSpot": Case(
        HubSpot,
        play.hubspot,
        {"HUBSPOT_TOKEN": ACCESS},
        "HUBSPOT_URL",
        "web_lead_id",
        "lastname",
        "+919810000001",
        "VALIDATION_ERROR",
        "HubSpot: VALIDATION_ERROR",
        odd=[{"status": "COMPLETE"}, {"results": {}}, {"status": "error", "category": "RATE_LIMITS"}],
    ),
    "Freshsales": Case(
        Freshsales,
        play.freshsales,
        {"FRESHSALES_TOKEN": ACCESS},
        "FRESHSALES_URL",
        "external_id",
        "last_name",
        "+919810000001",
        422,
        "Freshsales: HTTP 422",
        nothing=None,
        odd=[{"contact": {}}, {"contact": []}, {"errors": {"code": 500}}],
    ),
    "webhook": Case(
        Webhook,
        play.receiver,
        {"CRM_WEBHOOK_SECRET": SECRET},
        "CRM_WEBHOOK_URL",
        "Web_Lead_Id",
        "name",
        "9810000001",
        422,
        "webhook: HTTP 422",
    ),
}  # fmt: skip


def lead(number: int, **more: object) -> Record:
    whole = CrmLead(name=f"Sunita {number}", phoneno=f"981000000{number}", message="Does it hurt?")
    return whole.model_dump(by_alias=True) | {"Web_Lead_Id": f"SP-{number}"} | more
