"""Rules of Exotel for the server of crm_vendor.py: `created` are the references of calls that were made."""

from __future__ import annotations

import base64
from urllib.parse import parse_qs

from sehat.gateways.tests.crm_vendor import ACCESS, SECRET, CrmVendor, Request

PATH = "/v1/Accounts/sid/Calls/connect.json"
BASIC = "Basic " + base64.b64encode(f"{ACCESS}:{SECRET}".encode()).decode()


def exotel(vendor: CrmVendor, request: Request) -> tuple[int, object]:
    if request.headers.get("authorization") != BASIC:
        return 401, {"RestException": {"Status": 401}}
    form = {name: values[0] for name, values in parse_qs(request.body).items()}
    is_whole = (
        form.get("Record") == "false" and form.get("CallType") == "trans" and form.get("StatusCallback")
    )
    if request.path != PATH or not is_whole or "" in (form.get("From", ""), form.get("To", "")):
        return 400, {"RestException": {"Status": 400}}
    sid = f"sid-{len(vendor.created)}"
    vendor.created.append(form["CustomField"])
    vendor.leads[sid] = form
    return 200, {"Call": {"Sid": sid, "Status": "in-progress"}}
