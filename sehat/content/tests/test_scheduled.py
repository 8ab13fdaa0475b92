"""A page goes live and expires at the times its editors set, by the worker alone."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.conf import settings
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoCaptureOnCommitCallbacks

from sehat.content.demo.placing import placed
from sehat.content.models import HomePage, InfoPage
from sehat.leads.worker import Worker

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
