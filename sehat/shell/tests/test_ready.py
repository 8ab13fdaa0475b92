"""What a monitor is told of the site: that nothing is lost, and that nothing is late."""

from __future__ import annotations

import shutil
from datetime import timedelta
from typing import NamedTuple, NoReturn

import pytest
from django.contrib.auth.models import User
from django.db import OperationalError
from django.test import Client
from django.utils import timezone

from sehat.leads.models import Lead, OutboxRow
from sehat.rendering import renderer as rendering

pytestmark = pytest.mark.django_db
GOOD = {"NameData": "Asha", "MobileNoData": "9810000001", "CityData": "Pune", "ProcedureNameData": "Other"}


class Disk(NamedTuple):
    free: int


@pytest.fixture
def old_request(client: Client) -> Lead:
    """One that the CRM should have had twenty minutes ago."""
    client.post("/api/lead/submit", GOOD, content_type="application/json")
    Lead.objects.update(created_at=timezone.now() - timedelta(minutes=20))
    return Lead.objects.get()


@pytest.fixture
def whole(renderer: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A site with its renderer and an index of the search."""
    monkeypatch.setattr("sehat.shell.monitor_views.is_indexed", lambda: True)


@pytest.mark.usefixtures("whole")
def test_nothing_waits(client: Client) -> None:
    answer = client.get("/readyz")
    assert answer.status_code == 200
    told = answer.json()
    assert (told.pop("status"), told.pop("disk_free_bytes") > 0) == ("ok", True)
    assert told == {"undelivered_seconds": 0, "is_rendered": True, "is_indexed": True}


@pytest.mark.usefixtures("whole")
def test_a_renderer_or_an_index_that_is_away_is_told_and_the_site_goes_on(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sehat.shell.monitor_views.is_indexed", lambda: False)
    monkeypatch.setattr(rendering, "_renderer", rendering.Renderer("/nowhere.sock", 100))
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["status"]) == (200, "degraded")
    assert (answer.json()["is_rendered"], answer.json()["is_indexed"]) == (False, False)


def test_a_database_that_nobody_can_write_is_not_ready(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked() -> NoReturn:
        raise OperationalError("no turn to write")

    monkeypatch.setattr("sehat.shell.monitor_views.write_transaction", locked)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["status"]) == (503, "locked")


@pytest.mark.usefixtures("old_request")
def test_a_request_that_waits_is_told_by_its_age(client: Client) -> None:
    told = client.get("/readyz").json()
    assert told["status"] == "late"
    assert 1200 <= told["undelivered_seconds"] < 1300


@pytest.mark.usefixtures("whole")
def test_what_staff_must_release_first_does_not_wait(client: Client, old_request: Lead) -> None:
    Lead.objects.update(status=Lead.Status.SPAM)
    assert client.get("/readyz").json()["status"] == "ok"


@pytest.mark.usefixtures("old_request")
def test_staff_see_it_on_their_first_page(client: Client, admin_user: User) -> None:
    client.force_login(admin_user)
    assert "Requests wait for the CRM" in client.get("/cms/").content.decode()
    OutboxRow.objects.update(state="sent")
    assert "Requests wait for the CRM" not in client.get("/cms/").content.decode()


def test_a_full_disk_is_not_ready(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Disk(free=1))
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["status"]) == (503, "full")
