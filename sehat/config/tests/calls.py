"""What Schemathesis needs of our calls: their operations, a way to send a case, and a look at the answer."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
import requests
import schemathesis
from django.test import Client
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.core.transport import Response
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sehat.config.api import api, calls

# More of them with EXAMPLES_PER_CALL=500 (see CONTRIBUTING.md).
EXAMPLES = hypothesis_settings(
    max_examples=int(os.environ.get("EXAMPLES_PER_CALL", "5")), suppress_health_check=list(HealthCheck)
)
SITE = "http://localhost"
CHECKS = [status_code_conformance, content_type_conformance, response_schema_conformance]
OPERATIONS = [
    found.ok()
    for each, prefix in ((api, "/api/"), (calls, "/"))
    for found in schemathesis.openapi.from_dict(
        each.get_openapi_schema(path_prefix=prefix)
    ).get_all_operations()
    if isinstance(found, Ok)
]


def operations_under(*paths: str) -> list[Any]:
    return [operation for operation in OPERATIONS if operation.path.startswith(paths)]


def cases_of(operations: list[Any]) -> list[Any]:
    """What the schema of a call allows, and what it does not."""
    return [
        pytest.param(operation, mode, id=f"{operation.label} {mode.value}")
        for operation in operations
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        if mode == GenerationMode.POSITIVE or can_be_wrong(operation)
    ]


def can_be_wrong(operation: Any) -> bool:
    """A call that takes nothing has nothing to get wrong, and a picture is any bytes at all."""
    bodies = [body for body in operation.body if not body.media_type.startswith("image/")]
    return bool(bodies or operation.query)


def check_answer(case: Any, headers: dict[str, str], body: bytes | None = None) -> None:
    """Sends a case from a page of ours; no 5xx, and nothing that the schema does not say.

    503 is an answer of the schema, but no test makes a service fail.
    """
    sent = case.as_transport_kwargs(base_url=SITE)
    media_type = (case.media_type or "application/json") if body is None else "image/jpeg"
    answer = Client(headers={"Sec-Fetch-Site": "same-origin"} | headers).generic(
        case.method,
        case.formatted_path,
        body_of(sent) if body is None else body,
        content_type=media_type,
        query_params=sent.get("params") or {},
    )
    assert answer.status_code < 500, (case.as_curl_command(), answer.content)
    case.validate_response(
        Response(
            status_code=answer.status_code,
            headers={name.lower(): [value] for name, value in answer.headers.items()},
            content=answer.content,
            request=requests.Request(case.method, SITE + case.formatted_path).prepare(),
            elapsed=0.1,
            verify=False,
        ),
        checks=CHECKS,
    )


def body_of(sent: dict[str, Any]) -> bytes:
    if sent.get("json") is not None:
        return json.dumps(sent["json"]).encode()
    data = sent.get("data") or b""
    return data if isinstance(data, bytes) else str(data).encode()
