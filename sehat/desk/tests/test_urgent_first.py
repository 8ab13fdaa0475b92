"""What may be an emergency stands first on the desk until somebody was reached."""

from __future__ import annotations

import pytest
from django.test import Client

from sehat.leads.actions import Consent, Origin, create_lead
from sehat.leads.fields import Answers
from sehat.leads.models import Lead

pytestmark = pytest.mark.django_db
DESK = "/cms/desk/"


def lead(name: str, words: str) -> Lead:
    mobile = f"98765432{10 + Lead.objects.count()}"
    answers = Answers(name=name, mobile=mobile, city="Pune", condition="Piles", query=words)
    return create_lead(by="test", answers=answers, consent=Consent("2026-11"), origin=Origin())


@pytest.fixture
def urgent(db: None) -> Lead:
    found = lead("Asha Urgent", "chest pain since morning")
    lead("Ravi Calm", "what does it cost")
    return found


def order(desk: Client, **query: str) -> list[str]:
    html = desk.get(DESK, query).content.decode()
    return sorted(("Asha Urgent", "Ravi Calm"), key=html.index)


def test_it_stands_before_what_came_later(desk: Client, urgent: Lead) -> None:
    assert order(desk) == ["Asha Urgent", "Ravi Calm"]
    assert "Possible emergency" in desk.get(DESK).content.decode()


def test_once_somebody_was_reached_it_is_a_call_like_others(desk: Client, urgent: Lead) -> None:
    urgent.status = "qualified"
    urgent.save(update_fields=["status"])
    assert "Possible emergency" not in desk.get(DESK, {"view": "all"}).content.decode().split("desk-lines")[1]
