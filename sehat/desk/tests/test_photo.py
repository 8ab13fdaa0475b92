"""The photo of a request at /cms: behind a link, for who may see requests, and each look is written down."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.contrib.auth.models import User
from django.test import Client
from PIL import Image

from sehat.core.models import AuditEvent
from sehat.leads.actions import Consent, Origin, create_lead, store_photo
from sehat.leads.fields import Answers
from sehat.leads.models import Lead

pytestmark = pytest.mark.django_db


@pytest.fixture
def lead(settings: LazySettings, tmp_path: Path) -> Lead:
    settings.PHOTO_DIR = tmp_path / "photos"
    out = BytesIO()
    Image.new("RGB", (200, 200), "teal").save(out, "PNG")
    photo = store_photo(by="test", data=out.getvalue(), form_key="key")
    answers = Answers(name="Sunita", mobile="9876543210", city="Pune", condition="Piles", photo=photo.pk)
    return create_lead(
        by="test", answers=answers, consent=Consent("2026-11"), origin=Origin(), idempotency_key="key"
    )


def looks(action: str) -> int:
    return AuditEvent.objects.filter(by="desk", action=action).count()


def test_the_page_of_a_request_links_to_it_and_says_when_it_goes(desk: Client, lead: Lead) -> None:
    html = desk.get(f"/cms/leads/inspect/{lead.pk}/").content.decode()
    assert f'href="/cms/leads/photo/{lead.pk}/"' in html
    assert "deleted on" in html
    assert looks("photo viewed") == 0


def test_a_request_without_one_has_no_such_row(desk: Client, lead: Lead) -> None:
    lead.photo.delete()
    assert "See the photo" not in desk.get(f"/cms/leads/inspect/{lead.pk}/").content.decode()
    assert desk.get(f"/cms/leads/photo/{lead.pk}/").status_code == 404


def test_a_look_is_written_down_and_kept_by_no_cache(desk: Client, lead: Lead) -> None:
    answer = desk.get(f"/cms/leads/photo/{lead.pk}/")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "image/jpeg"
    assert "no-store" in answer.headers["Cache-Control"]
    policy = answer.headers["Content-Security-Policy"]
    assert policy == "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    with Image.open(BytesIO(answer.content)) as found:
        assert found.size == (200, 200)
    assert looks("photo viewed") == 1
    assert AuditEvent.objects.get(action="photo viewed").subject == f"lead {lead.pk}"


def test_a_file_that_is_gone_is_not_found_and_no_look(desk: Client, lead: Lead, tmp_path: Path) -> None:
    (tmp_path / "photos" / lead.photo.file_name).unlink()
    assert desk.get(f"/cms/leads/photo/{lead.pk}/").status_code == 404
    assert looks("photo viewed") == 0


def test_who_may_not_see_requests_sees_no_photo(client: Client, lead: Lead) -> None:
    address = f"/cms/leads/photo/{lead.pk}/"
    assert client.get(address).status_code == 302
    client.force_login(User.objects.create_user("editor", "editor@example.org", "a-long-staff-password"))
    answer = client.get(address, follow=True)
    assert answer.headers.get("Content-Type") != "image/jpeg"
    assert not AuditEvent.objects.filter(action="photo viewed").exists()
