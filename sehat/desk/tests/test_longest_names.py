"""An account may have a name of 150 letters, which finds room wherever its deeds are written down."""

from __future__ import annotations

import io

import pytest
from django.contrib.auth.models import User

from sehat.desk.tests.waiting import waiting
from sehat.imports.actions import receive
from sehat.imports.models import ImportRun
from sehat.imports.tables import TABLES
from sehat.leads.actions import CallResult, save_call
from sehat.leads.models import Callback, LeadNote

pytestmark = pytest.mark.django_db
NAME = "a" * 150


def test_a_call_is_noted() -> None:
    """On PostgreSQL nothing of the call was saved."""
    lead = waiting()
    user = User.objects.create_user(NAME)
    version = Callback.objects.get(lead=lead).version
    save_call(by=user, lead_id=lead.pk, version=version, result=CallResult("contacting", "spoke", "hello"))
    assert LeadNote.objects.get(lead=lead).by == NAME[:120]
    assert Callback.objects.get(lead=lead).first_call_by == NAME


def test_a_file_is_taken() -> None:
    receive(by=NAME, table=TABLES["cities"], name="cities.csv", file=io.BytesIO(b"slug,name,state\n"))
    assert ImportRun.objects.get().by == NAME[:120]
