"""The one language of types: every schema of every room, as one JSON schema for the browser's side."""

from __future__ import annotations

import importlib
import json

from pydantic.json_schema import models_json_schema

from sehat.core.schemas import Schema

SCHEMA_MODULES = (
    "sehat.core.schemas",
    "sehat.emergencies.schemas",
    "sehat.directory.schemas",
    "sehat.costs.schemas",
    "sehat.content.schemas",
    "sehat.leads.schemas",
    "sehat.leads.wire",
    "sehat.patients.schemas",
    "sehat.rights.schemas",
    "sehat.search.schemas",
    "sehat.campaigns.schemas",
    "sehat.chat.schemas",
    "sehat.shell.schemas",
)


def contract_json() -> str:
    """The JSON schema of all props and payloads, keys sorted, so that equal contracts are equal text.

    Raises ValueError when two rooms give one name to different schemas: the generated types share
    one namespace.
    """
    classes = {
        item
        for name in SCHEMA_MODULES
        for item in vars(importlib.import_module(name)).values()
        if isinstance(item, type) and issubclass(item, Schema) and item is not Schema
    }
    names = sorted(item.__name__ for item in classes)
    doubled = {name for name in names if names.count(name) > 1}
    if doubled:
        raise ValueError(f"two schemas are called {', '.join(sorted(doubled))}: rename one")
    ordered = sorted(classes, key=lambda item: item.__name__)
    _, document = models_json_schema([(item, "serialization") for item in ordered], by_alias=True)
    definitions = document["$defs"]
    for definition in definitions.values():
        definition.pop("title", None)
        for field in definition.get("properties", {}).values():
            field.pop("title", None)
            field.pop("default", None)
    contract = {"title": "Contract", "type": "object", "additionalProperties": False}
    contract["properties"] = {name: {"$ref": f"#/$defs/{name}"} for name in definitions}
    contract["$defs"] = definitions
    return json.dumps(contract, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
