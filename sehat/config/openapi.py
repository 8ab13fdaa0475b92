"""A NinjaAPI whose OpenAPI says what its refusals look like, so that the schema is the whole truth."""

from __future__ import annotations

from typing import Any

from ninja import NinjaAPI
from ninja.openapi.schema import REF_TEMPLATE, OpenAPISchema

from sehat.core.schemas import Schema

# No body we can read, not from our pages, too large, no JSON, a wrong field, too often.
OF_UNSAFE_CALLS = (400, 403, 413, 415, 422, 429)
OF_QUESTIONS = (422,)


class DescribedApi(NinjaAPI):
    """Adds the refusals that any call may give; the few of one call alone stand in its `response`."""

    def __init__(self, refusal: type[Schema], **options: Any) -> None:
        super().__init__(**options)
        self.refusal = refusal

    def get_openapi_schema(self, **where: Any) -> OpenAPISchema:
        document = super().get_openapi_schema(**where)
        shape = self.refusal.model_json_schema(mode="serialization", ref_template=REF_TEMPLATE)
        document["components"]["schemas"] |= shape.pop("$defs") | {self.refusal.__name__: shape}
        answer = {"schema": {"$ref": REF_TEMPLATE.format(model=self.refusal.__name__)}}
        for path in document["paths"].values():
            for method, call in path.items():
                for code in refusals_of(method, call):
                    call["responses"][code] = {
                        "description": "Refused",
                        "content": {"application/json": answer},
                    }
        return document


def refusals_of(method: str, call: dict[str, Any]) -> tuple[int, ...]:
    if method != "get":
        return OF_UNSAFE_CALLS
    return OF_QUESTIONS if call["parameters"] else ()
