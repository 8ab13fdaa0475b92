"""Rules of voice vendors for the server of crm_vendor.py: `created` are the references of calls made.

A call that would be recorded, or rings the wrong phone first, is refused: none is in `created` then.
"""

from __future__ import annotations

import base64
import re
from urllib.parse import parse_qs, urlsplit

from sehat.gateways.tests.crm_vendor import ACCESS, SECRET, CrmVendor, Json, Request

AGENT, PATIENT, OURS = "+919810000001", "+919810000002", "08047000000"
BASIC = "Basic " + base64.b64encode(f"{ACCESS}:{SECRET}".encode()).decode()
REFUSED: Json = {"status": "error"}


def made(vendor: CrmVendor, reference: str, call: Json) -> str:
    id = f"sid-{len(vendor.created)}"
    vendor.created.append(reference)
    vendor.leads[id] = call
    return id


def exotel(vendor: CrmVendor, request: Request) -> tuple[int, object]:
    if request.headers.get("authorization") != BASIC:
        return 401, {"RestException": {"Status": 401}}
    form = {name: values[0] for name, values in parse_qs(request.body).items()}
    is_whole = form.get("Record") == "false" and form.get("CallType") == "trans"
    phones = (form.get("From"), form.get("To"), form.get("CallerId"))
    is_whole = is_whole and bool(form.get("StatusCallback")) and phones == (AGENT, PATIENT, OURS)
    if request.path != "/v1/Accounts/sid/Calls/connect.json" or not is_whole:
        return 400, {"RestException": {"Status": 400}}
    return 200, {"Call": {"Sid": made(vendor, form["CustomField"], form), "Status": "in-progress"}}


def knowlarity(vendor: CrmVendor, request: Request) -> tuple[int, object]:
    if (request.headers.get("x-api-key"), request.headers.get("authorization")) != (ACCESS, SECRET):
        return 401, {"message": "Forbidden"}
    call = request.json()
    phones = (call["agent_number"], call["customer_number"], call["caller_id"], call["k_number"])
    if request.path != "/Basic/v1/account/call/makecall" or phones != (AGENT, PATIENT, OURS, "+918047000001"):
        return 400, {"error": {"message": "no"}}
    id = made(vendor, call["additional_params"]["reference"], call)
    return 200, {"success": {"status": "success", "message": "Call made", "call_id": id}}


def myoperator(vendor: CrmVendor, request: Request) -> tuple[int, object]:
    call = request.json()
    keys = (request.headers.get("x-api-key"), call["secret_token"], call["company_id"], call["public_ivr_id"])
    if keys != (ACCESS, SECRET, "company", "ivr"):
        return 401, REFUSED
    phones = (call["number"], call["number_2"], call["caller_id"])
    if request.path != "/obd-api-v1" or call["type"] != "1" or phones != (AGENT, PATIENT, OURS):
        return 400, REFUSED
    return 200, {"status": "success", "unique_id": made(vendor, call["reference_id"], call)}


def twilio(vendor: CrmVendor, request: Request) -> tuple[int, object]:
    if request.headers.get("authorization") != BASIC:
        return 401, {"code": 20003}
    form = parse_qs(request.body)
    [told], [to], [twiml] = form["StatusCallback"], form["To"], form["Twiml"]
    dialled = re.fullmatch(
        r'<Response><Dial callerId="(\d+)" timeLimit="\d+" timeout="\d+" record="do-not-record">'
        r'<Number statusCallback="([^"]+)" statusCallbackEvent="ringing answered completed">(\+\d+)</Number>'
        r"</Dial></Response>",
        twiml,
    )
    is_whole = dialled and dialled.groups() == (OURS, told, PATIENT) and (to, form["From"]) == (AGENT, [OURS])
    is_whole = is_whole and form["StatusCallbackEvent"] == ["ringing", "answered", "completed"]
    if request.path != f"/2010-04-01/Accounts/{ACCESS}/Calls.json" or not is_whole:
        return 400, {"code": 21205}
    reference = parse_qs(urlsplit(told).query)["reference"][0]
    call = {name: values[0] for name, values in form.items()}
    return 201, {"sid": made(vendor, reference, call), "status": "queued"}
