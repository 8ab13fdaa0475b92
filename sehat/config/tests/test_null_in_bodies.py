"""Null is the same as not sent, in the body of each call."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args, get_type_hints

import pytest
from ninja import NinjaAPI
from pydantic import BaseModel, ValidationError

from sehat.config import api


def bodies() -> Iterator[type[BaseModel]]:
    apis = [found for found in vars(api).values() if isinstance(found, NinjaAPI)]
    views = (
        operation.view_func
        for one in apis
        for _, router in one._routers
        for view in router.path_operations.values()
        for operation in view.operations
        if {"POST", "PUT"} & set(operation.methods)
    )
    for view in views:
        for name, kind in get_type_hints(view).items():
            for one in get_args(kind) or [kind]:
                if name != "return" and isinstance(one, type) and issubclass(one, BaseModel):
                    yield one


BODIES = sorted(set(bodies()), key=lambda body: body.__name__)


def test_all_calls_are_looked_at() -> None:
    found = {one.__name__ for one in BODIES}
    assert {"CodeRequest", "ChatQuestion", "CrmLead", "LeadRecord", "RequestChange"} <= found


def kinds_of_refusals(body: type[BaseModel], given: dict[str, None]) -> set[str]:
    try:
        body.model_validate(given)
    except ValidationError as refused:
        return {item["type"] for item in refused.errors()}
    return set()


@pytest.mark.parametrize("body", BODIES, ids=lambda body: body.__name__)
def test_what_may_be_left_out_may_be_null(body: type[BaseModel]) -> None:
    optional = {name for name, field in body.model_fields.items() if not field.is_required()}
    nulls = dict.fromkeys((body.model_fields[name].alias or name for name in optional), None)
    assert kinds_of_refusals(body, nulls) <= {"missing"}
