"""A page goes live and expires at the times its editors set, by the worker alone."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoCaptureOnCommitCallbacks

from sehat.content.demo.placing import placed
from sehat.content.models import ConditionPage, HomePage, InfoPage
from sehat.content.tests.rows import real_reviewer
from sehat.content.tests.test_editing import form_of
from sehat.content.tests.test_medical_review import approve
from sehat.leads.worker import Worker
from sehat.staff.tests.people import signed_in, someone_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
PATH = "/from-monday"


@pytest.fixture
def page() -> InfoPage:
    words = {"title": "From Monday", "lead": "New.", "updated_on": "2026-11-22"}
    return placed(InfoPage, HomePage.objects.get(), "from-monday", words)


def round_of_worker(capture: DjangoCaptureOnCommitCallbacks) -> None:
    with capture(execute=True):
        Worker().run_maintenance()


def test_it_is_looked_at_each_minute() -> None:
    assert settings.MAINTENANCE["publish_scheduled"] == 60


def test_a_page_goes_live_when_its_time_has_come(
    client: Client, page: InfoPage, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    page.unpublish()
    page.go_live_at = timezone.now() + timedelta(hours=1)
    page.save_revision(approved_go_live_at=page.go_live_at)
    round_of_worker(django_capture_on_commit_callbacks)
    assert client.get(PATH).status_code == 404
    page.go_live_at = timezone.now() - timedelta(seconds=1)
    page.save_revision(approved_go_live_at=page.go_live_at)
    round_of_worker(django_capture_on_commit_callbacks)
    assert client.get(PATH).status_code == 200


def test_a_page_goes_when_its_time_is_over(
    client: Client, page: InfoPage, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    assert client.get(PATH).status_code == 200
    InfoPage.objects.filter(pk=page.pk).update(expire_at=timezone.now() - timedelta(seconds=1))
    round_of_worker(django_capture_on_commit_callbacks)
    assert client.get(PATH).status_code == 404


def tomorrow() -> str:
    return timezone.localtime(timezone.now() + timedelta(days=1)).strftime("%Y-%m-%d %H:%M")


def test_a_medical_page_stays_as_it_is_until_its_change_is_due(
    client: Client, piles: ConditionPage, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    """Approving it took the page off the site until then."""
    user = someone_of("Medical reviewers")
    doctor = real_reviewer("general-surgery", "proctology")
    doctor.user = user
    doctor.save()
    before, later = piles.lead, "Words of tomorrow."
    sent = form_of(piles, lead=later, go_live_at=tomorrow()) | {"action-submit": "1"}
    assert signed_in(someone_of("Editors")).post(f"/cms/pages/{piles.pk}/edit/", sent).status_code == 302
    with django_capture_on_commit_callbacks(execute=True):
        approve(signed_in(user), piles)
    assert before in client.get("/condition/piles").content.decode()
    scheduled = piles.revisions.get(approved_go_live_at__isnull=False)
    due = timezone.now() - timedelta(seconds=1)
    scheduled.content = scheduled.content | {"go_live_at": due.isoformat()}
    scheduled.approved_go_live_at = due
    scheduled.save()
    round_of_worker(django_capture_on_commit_callbacks)
    assert later in client.get("/condition/piles").content.decode()


@pytest.mark.parametrize("earlier_drafts", [0, 2])
def test_a_page_that_was_made_without_revisions_stays_live(
    client: Client, page: InfoPage, admin_user: User, earlier_drafts: int
) -> None:
    """As the demo makes them; the words that are live come first in its history."""
    drafts = [page.save_revision() for _ in range(earlier_drafts)]
    page.lead = "Words of tomorrow."
    page.go_live_at = timezone.now() + timedelta(days=1)
    later = page.save_revision()
    later.publish(user=admin_user)
    shown = client.get(PATH)
    assert (shown.status_code, "Words of tomorrow." in shown.content.decode()) == (200, False)
    page.refresh_from_db()
    kept = page.live_revision
    assert list(page.revisions.order_by("created_at")) == [kept, *drafts, later]
    assert (kept.as_object().lead, page.get_latest_revision()) == ("New.", later)


def test_a_draft_that_is_scheduled_keeps_no_live_words(page: InfoPage) -> None:
    page.unpublish()
    page.go_live_at = timezone.now() + timedelta(days=1)
    later = page.save_revision()
    later.publish()
    page.refresh_from_db()
    assert (page.live, list(page.revisions.all())) == (False, [later])
