"""Rows from before 0002 keep every answer, and a step back gives them as they were."""

from __future__ import annotations

from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

migration = import_module("sehat.leads.migrations.0002_answers_and_attribution")
TOUCH = {"at": "2026-10-01T10:00:00Z", "path": "/", "utm_source": "news"}
ROWS: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any], list[str]]] = {
    "a form of the browser": (
        {
            "Zutm_sourcedata": "news",
            "firstTouch": TOUCH,
            "IsInsurance": "Yes",
            "entity": 0,
            "report": "Piles",
        },
        {"has_insurance": "Yes"},
        {"source": "news", "first_touch": TOUCH, "entity": 0, "guide": "Piles"},
        [],
    ),
    "a web lead with claims": (
        {
            "Monthly_Salary": 50000,
            "qualifying": True,
            "client": {"LeadTier": 0, "ip": "", "captchascore": "0.0"},
        },
        {"monthly_salary": 50000},
        {"qualifying": True, "client_claims": {"tier": 0, "ip": "", "captcha_score": "0.0"}},
        [],
    ),
    "a plain form of a speciality of no list": (
        {"PageDepartment": "Bone and joint", "bmi": "23.4", "LeadTypeData": "PDF", "captchascore": "0.9"},
        {"speciality": "Bone and joint", "bmi": "23.4"},
        {"lead_type": "PDF", "captcha_score": "0.9"},
        [],
    ),
    "one the second call added to": (
        {"utm_source": "u", "TBCLID": "tb", "Callback_Input": "Now", "an old word": 1},
        {"call_time": "Now"},
        {"utm_source": "u", "taboola_click_id": "tb", "an old word": 1},
        [],
    ),
    "one whose consents were taken back": (
        {"age": "44", "consentsWithdrawn": ["WhatsApp", "sharing"]},
        {"age": "44"},
        {},
        ["WhatsApp", "sharing"],
    ),
    "an erased one": ({}, {}, {}, []),
}


@pytest.mark.parametrize("kind", ROWS)
def test_a_row_is_renamed_and_back(kind: str) -> None:
    attributes, answers, attribution, withdrawn = ROWS[kind]
    lead = SimpleNamespace(attributes=attributes)
    migration.split(lead)
    assert (lead.answers, lead.attribution, lead.consents_withdrawn) == (answers, attribution, withdrawn)
    del lead.attributes
    migration.join(lead)
    assert lead.attributes == attributes
