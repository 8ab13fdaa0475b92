"""The calls of the lead form (spec section 7, decisions 2.6 and 4.2)."""

from __future__ import annotations

import hashlib
import logging
from typing import Annotated

from django.conf import settings
from django.db import DatabaseError
from django.http import HttpRequest
from ninja import Query, Router
from ninja.errors import HttpError
from pydantic import BeforeValidator

from sehat.core.client_address import client_address, client_bucket
from sehat.core.errors import InvalidFields, RateLimited
from sehat.core.languages import as_language, noop
from sehat.core.public_lists import public_list
from sehat.core.rate_limits import within_limit
from sehat.core.schemas import Language, Refusal, SiteStatus
from sehat.directory.schemas import (
    DepartmentOption,
    DiseaseOption,
    HospitalOption,
    LocalityOption,
    ProcedureOption,
)
from sehat.directory.selectors import (
    condition_names,
    department_options,
    hospital_options,
    locality_options,
    procedure_options,
)
from sehat.leads.actions import (
    KeyInUse,
    Refused,
    create_lead,
    enrich_lead,
    is_known_key,
    store_photo,
    update_lead,
)
from sehat.leads.answers.resolve import in_english
from sehat.leads.fields import BY_KEY
from sehat.leads.forms.build import form_of_variant, takes_photos
from sehat.leads.forms.purposes import VARIANTS
from sehat.leads.models import Lead
from sehat.leads.photos.encode import FORMATS, MAX_BYTES, NO_PHOTO, BadPhoto
from sehat.leads.requests.status import asked_for, emergency_of, status_path
from sehat.leads.schemas import LeadForm, OwnFormPurpose
from sehat.leads.wire.answers import CreatedLead, LeadAnswer, PhotoAnswer, StoredPhoto
from sehat.leads.wire.crm import CrmLead, additions
from sehat.leads.wire.record import (
    FormFacts,
    LeadRecord,
    WebLead,
    from_record,
    is_web_lead_number,
    wire_name,
)
from sehat.rendering.schemas import PageContext

logger = logging.getLogger(__name__)
router = Router(tags=["leads"])
calls = Router(tags=["leads"])  # of {api}
OK = SiteStatus(code="200", message="OK")
MAX_KEY_LENGTH = 64

ANOTHER_BODY = "This request was sent already, with other answers. Please reload the page and send it again."


@router.post("/lead/submit", response=LeadAnswer, by_alias=True)
def submit(request: HttpRequest, record: LeadRecord) -> LeadAnswer:
    """Takes a request. `data[0].Id` is the lead's id."""
    return answer(take(request, record))


@calls.post("/lead/v1/admin/webleadcreate", response=LeadAnswer, by_alias=True)
def webleadcreate(request: HttpRequest, record: WebLead) -> LeadAnswer:
    """The other creation call, of the same action and privilege (decisions 2.6).

    Spec section 7 reads `data.data[0].Id` of it: the first `data` is the body in the words of its HTTP
    client, so both creation calls answer the same body, `{"status": {"code": "200"}, "data": [{"Id"}]}`.
    """
    if not is_web_lead_number(record.mobile, record.country_code):
        raise InvalidFields({wire_name("mobile"): BY_KEY["mobile"].message})
    if record.lead_id and is_usual(request, "lead-update"):
        known = update(request, record)
        if known:
            return answer(known)
    return answer(take(request, record))


def update(request: HttpRequest, record: WebLead) -> Lead | None:
    """A later step of a request. Raises InvalidFields; None when there is no such request to change."""
    typed, consent, origin = from_record(record, client_address(request), visitor_of(request))
    try:
        return update_lead(
            by="visitor",
            lead_id=record.lead_id[:40],
            answers=in_english(typed),
            consent=consent,
            origin=origin,
        )
    except Refused as refused:
        raise in_wire_names(refused) from refused


def take(request: HttpRequest, record: FormFacts) -> Lead:
    """Raises RateLimited and InvalidFields."""
    key = form_key(request) or None
    if not is_known_key(key) and not is_usual(request, "lead"):
        raise RateLimited(noop("Too many requests from this connection. Please wait a minute, or call us."))
    answers, consent, origin = from_record(record, client_address(request), visitor_of(request))
    try:
        return create_lead(by="visitor", answers=answers, consent=consent, origin=origin, idempotency_key=key)
    except KeyInUse as used:
        raise InvalidFields({"Idempotency-Key": ANOTHER_BODY}) from used
    except Refused as refused:
        raise in_wire_names(refused) from refused


def form_key(request: HttpRequest) -> str:
    """The Idempotency-Key. One that is longer than a column is known by its hash: cut, two could be one."""
    key = request.headers.get("Idempotency-Key", "")
    return key if len(key) <= MAX_KEY_LENGTH else hashlib.sha256(key.encode()).hexdigest()


def in_wire_names(refused: Refused) -> InvalidFields:
    return InvalidFields({wire_name(key): text for key, text in refused.errors.items()})


def visitor_of(request: HttpRequest) -> str:
    """The visitor id that the standard headers bring (spec section 7); who opted out sends none."""
    return request.headers.get("visitorid", "")


def is_usual(request: HttpRequest, call: str) -> bool:
    """Counts a call of this address; False beyond LEADS_PER_ADDRESS_PER_MINUTE of its kind."""
    limit = settings.LEADS_PER_ADDRESS_PER_MINUTE
    return within_limit(call, client_bucket(request), limit=limit, seconds=60)


def answer(lead: Lead) -> LeadAnswer:
    created = CreatedLead(
        id=lead.id,
        status_url=status_path(lead.id),
        emergency=emergency_of(lead, lead.language),
        asked=asked_for(lead, as_language(lead.language)),
    )
    return LeadAnswer(status=OK, data=[created])


@router.post("/lead/createleadzoho", response=LeadAnswer, by_alias=True)
def createleadzoho(request: HttpRequest, body: CrmLead, leadId: Query[str] = "") -> LeadAnswer:
    """The second, fire-and-forget call: adds to the lead, makes its row due, never fails (decisions 2.8).

    Beyond the limit of an address nothing is added; the lead is delivered all the same.
    """
    if not is_usual(request, "lead-enrich"):
        return LeadAnswer(status=OK)
    try:
        answers, attribution = additions(body)
        enrich_lead(by="visitor", lead_id=leadId[:40], answers=answers, attribution=attribution)
    except DatabaseError:
        logger.exception("enriching a lead failed; its delivery goes on without")
    return LeadAnswer(status=OK)


PICTURE = {"schema": {"type": "string", "format": "binary"}}
PHOTO_BODY = {"required": True, "content": {f"image/{kind.lower()}": PICTURE for kind in FORMATS}}


@router.get("/lead/form", response=LeadForm, by_alias=True)
def form_of_purpose(request: HttpRequest, purpose: Query[OwnFormPurpose]) -> LeadForm:
    """The form of a link whose purpose has one of its own, for the dialog that the link opens."""
    return form_of_variant(PageContext(page_type="Service", page_name="", path=""), VARIANTS[purpose])


@router.post(
    "/lead/photo",
    response={200: PhotoAnswer, 404: Refusal},
    by_alias=True,
    openapi_extra={"requestBody": PHOTO_BODY},
)
def photo(request: HttpRequest) -> PhotoAnswer:
    """Takes a photo, the whole body, for the request that comes later with the same Idempotency-Key.

    `data[0].Id` goes into that request's `photo`. At most 5 MB (decisions 2.13).
    """
    if not takes_photos():
        raise HttpError(404, "No form of this site takes a photo.")
    limit = settings.PHOTOS_PER_ADDRESS_PER_HOUR
    if not within_limit("photo", client_bucket(request), limit=limit, seconds=3600):
        raise RateLimited(
            noop("Too many photos from this connection. Please send the request without one."), 3600
        )
    key = form_key(request)
    if not key:
        raise InvalidFields({"Idempotency-Key": "The form that takes the photo must be named"})
    if not (request.content_type or "").startswith("image/"):
        raise InvalidFields({"photo": NO_PHOTO})
    try:
        stored = store_photo(by="visitor", data=request.read(MAX_BYTES + 1), form_key=key)
    except BadPhoto as bad:
        raise InvalidFields({"photo": str(bad)}) from bad
    return PhotoAnswer(status=OK, data=[StoredPhoto(id=stored.pk)])


Options = list[list[DepartmentOption] | list[DiseaseOption]]
# Left blank, as in `?cityId=514&departmentId=`, it is not chosen.
Id = Annotated[int, Query(0, ge=0, le=2**31 - 1), BeforeValidator(lambda typed: typed or 0)]


@router.get("/lead/treatments", response=list[list[ProcedureOption]], by_alias=True, exclude_none=True)
@public_list
def treatments(
    request: HttpRequest, departmentId: Id, language: Query[Language] = "en"
) -> list[list[ProcedureOption]]:
    """Treatments of a department, or all."""
    return [procedure_options(departmentId, language)]


@router.get("/lead/department-options", response=Options, by_alias=True, exclude_none=True)
@public_list
def options(request: HttpRequest, departmentId: Id, language: Query[Language] = "en") -> Options:
    """Departments, and the conditions of one of them or all."""
    return [department_options(0, language), condition_names(departmentId, language)]


@router.get("/lead/specialities", response=list[list[DepartmentOption]], by_alias=True, exclude_none=True)
@public_list
def specialities(
    request: HttpRequest, hospitalId: Id, language: Query[Language] = "en"
) -> list[list[DepartmentOption]]:
    """Departments of a hospital, or all."""
    return [department_options(hospitalId, language)]


@router.get("/lead/hospitals", response=list[list[HospitalOption]], by_alias=True, exclude_none=True)
@public_list
def hospitals(
    request: HttpRequest, cityId: Id, departmentId: Id, language: Query[Language] = "en"
) -> list[list[HospitalOption]]:
    """Hospitals of a city and a department, or of all."""
    return [hospital_options(cityId, departmentId, language)]


@router.get("/lead/localities", response=list[list[LocalityOption]], by_alias=True, exclude_none=True)
@public_list
def localities(
    request: HttpRequest, cityId: Id, language: Query[Language] = "en"
) -> list[list[LocalityOption]]:
    """Localities of a city; none for a city we know no part of."""
    return [locality_options(cityId, language)]
