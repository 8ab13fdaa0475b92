"""Wire names of the lead form's calls stand behind one wall: sehat/leads/wire and frontend/src/leads/wire."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from django.conf import settings
from pydantic.alias_generators import to_camel

from sehat.leads.fields import FieldKey
from sehat.leads.wire import WireSchema
from sehat.leads.wire.html import HTML_NAMES

# Words of English as well, and what a gateway calls its key: finding them says nothing.
ENGLISH = {"Asked", "Emergency", "Id", "Web_Lead_Id", "client", "ip", "message", "procedure", "report"}
# What a form calls a field is its key, on both sides; some answers have the same name on the wire.
KEYS = set(get_args(FieldKey))
# Files outside the wall that name one, and why.
PYTHON = {
    "sehat/leads/touch.py": {"campaignid"},  # a parameter of an address (spec section 2)
    "sehat/shell/models.py": {"campaignid"},  # the same, in words for staff
    "sehat/campaigns/models.py": {"vendorId"},  # words for staff
    "sehat/gateways/captcha/base.py": {"captchascore"},  # names the source of a value
    "sehat/leads/forms/purposes.py": {"LeadTypeData"},  # names the source of its values
    "sehat/gateways/crm/freshsales.py": {"phoneno"},  # what its map cannot lack
    "sehat/gateways/crm/leadsquared.py": {"leadId", "phoneno"},  # its parameter; what its map cannot lack
    "sehat/leads/api/form.py": {"leadId"},  # Ninja calls a parameter as its argument is called
    "sehat/patients/schemas.py": {"countryCode"},  # the name of another call as well
}
TYPESCRIPT = {
    # A parameter of an address (spec section 2).
    "campaigns/campaign-contact.ts": {"campaignid"},
    "tracking/attribution.ts": {"campaignid"},
    "tracking/touch.ts": {"campaignid"},
    "leads/form/whatsapp-text.ts": {"campaignid"},
    # In the script of every page, which the table of names would make larger.
    "cities/city.ts": {"cityField"},
    "leads/form/prefill.ts": {"cityField"},
    # What a tag manager is told has names of its own.
    "tracking/load-tags.ts": {"campaignid", "leadFormVariant"},
    "tracking/tag-manager.ts": {"leadFormVariant"},
}


def models(base: type[WireSchema] = WireSchema) -> Iterator[type[WireSchema]]:
    for model in base.__subclasses__():
        yield model
        yield from models(model)


def wire_names(*, of_browser: bool) -> set[str]:
    """Those that are another word than the domain name; the browser writes that in camel case."""
    pairs = {pair for model in models() for pair in model.wire_names().items()}
    found = {wire for name, wire in pairs if wire not in {name, to_camel(name) if of_browser else name}}
    return (found | set(HTML_NAMES.values())) - ENGLISH - KEYS


def named(files: Iterator[Path], names: set[str], root: Path) -> dict[str, set[str]]:
    word = re.compile(rf"(?<![\w-])({'|'.join(sorted(names))})(?![\w-])")
    found = {str(path.relative_to(root)): set(word.findall(path.read_text())) for path in files}
    return {path: words for path, words in found.items() if words}


def test_python_names_them_in_the_wall_alone() -> None:
    root = settings.BASE_DIR
    outside = (
        path
        for path in (root / "sehat").rglob("*.py")
        if not {"tests", "migrations"} & set(path.parts) and root / "sehat/leads/wire" not in path.parents
    )
    assert named(outside, wire_names(of_browser=False), root) == PYTHON


def test_the_browser_names_them_in_the_wall_alone() -> None:
    root = settings.BASE_DIR / "frontend" / "src"
    inside = {root / "leads" / "wire", root / "contract"}
    outside = (
        path
        for path in root.rglob("*.ts*")
        if not inside & set(path.parents) and ".test." not in path.name and ".example." not in path.name
    )
    assert named(outside, wire_names(of_browser=True), root) == TYPESCRIPT


@pytest.mark.parametrize("name", ["Zutm_sourcedata", "docotrid", "phoneno", "captchascore", "queryField"])
def test_the_list_is_that_of_the_models(name: str) -> None:
    assert name in wire_names(of_browser=True)
    assert wire_names(of_browser=True) <= wire_names(of_browser=False)
