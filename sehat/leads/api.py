"""The calls of the lead form (spec section 7, decisions 2.6 and 4.2)."""

from __future__ import annotations

import logging

from django.conf import settings
from django.db import DatabaseError
from django.http import HttpRequest
from ninja import Query, Router

from sehat.core.client_address import client_address
from sehat.core.rate_limits import within_limit
from sehat.core.refusals import TooMany, WrongFields
from sehat.directory.selectors import condition_names, department_options, procedure_options
from sehat.leads.actions import Refused, create_lead, enrich_lead
from sehat.leads.request import WIRE_FIELD, from_record
from sehat.leads.schemas import CallStatus, CreatedLead, CrmLead, LeadAnswer, LeadRecord

logger = logging.getLogger(__name__)
router = Router(tags=["leads"])
OK = CallStatus(code="200", message="OK")


@router.post("/lead/submit", response=LeadAnswer, by_alias=True)
def submit(request: HttpRequest, record: LeadRecord) -> LeadAnswer:
    """Takes a request. `data[0].Id` is the lead's id."""
    address = client_address(request)
    if not within_limit("lead", address, limit=settings.LEADS_PER_ADDRESS_PER_MINUTE, seconds=60):
        raise TooMany("Too many requests from this connection. Please wait a minute, or call us.")
    answers, consent, origin = from_record(record, address)
    key = request.headers.get("Idempotency-Key", "")[:64] or None
    try:
        lead = create_lead(by="visitor", answers=answers, consent=consent, origin=origin, idempotency_key=key)
    except Refused as refused:
        raise WrongFields({WIRE_FIELD[name]: text for name, text in refused.errors.items()}) from refused
    return LeadAnswer(status=OK, data=[CreatedLead(Id=lead.id)])


@router.post("/lead/createleadzoho", response=LeadAnswer, by_alias=True)
def createleadzoho(request: HttpRequest, body: CrmLead, leadId: Query[str] = "") -> LeadAnswer:
    """The second, fire-and-forget call: adds to the lead, wakes its delivery, never fails (decisions 2.8)."""
    try:
        enrich_lead(by="visitor", lead_id=leadId[:40], additions=body.model_dump(exclude_unset=True))
    except DatabaseError:
        logger.exception("enriching a lead failed; its delivery goes on without")
    return LeadAnswer(status=OK)


@router.get("/lead/treatments", by_alias=True)
def treatments(request: HttpRequest, departmentId: Query[int] = 0) -> list[list[dict[str, object]]]:
    """Treatments of a department, or all."""
    return [[option.model_dump(by_alias=True) for option in procedure_options(departmentId)]]


@router.get("/lead/department-options")
def options(request: HttpRequest, departmentId: Query[int] = 0) -> list[list[dict[str, object]]]:
    """Departments, and the conditions of one of them or all."""
    departments = [option.model_dump(by_alias=True) for option in department_options()]
    return [departments, [option.model_dump(by_alias=True) for option in condition_names(departmentId)]]
