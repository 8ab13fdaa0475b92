"""A wrong dose or price is off the site within a minute: by whom, and that it opens nothing else."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoCaptureOnCommitCallbacks
from wagtail.models import Page, PageLogEntry, Site

from sehat.content.models import ConditionIndexPage, ConditionPage, InfoPage, TreatmentPage
from sehat.content.models.video import VideoPage
from sehat.rendering.tests.reading import page_at
from sehat.staff.tests.people import signed_in, someone_of

pytestmark = pytest.mark.django_db
ROLES = ("Agents", "Lead managers", "Editors", "Medical reviewers", "Administrators")
MEDICAL = ("piles", "gallbladder-removal")
OTHERS = ("privacy", "film", "conditions")


def page_of(kind: str) -> Page:
    models: dict[str, type[Page]] = {
        "piles": ConditionPage,
        "gallbladder-removal": TreatmentPage,
        "privacy": InfoPage,
        "film": VideoPage,
        "conditions": ConditionIndexPage,
    }
    pages = models[kind].objects.live().exclude(url_path__contains="/hi/")
    found: Page = (pages.filter(slug=kind) or pages)[0]
    return found


def is_live(page: Page) -> bool:
    return bool(Page.objects.values_list("live", flat=True).get(pk=page.pk))


def scheduled(page: ConditionPage) -> int:
    """The key of a change of it that goes live tomorrow."""
    page.go_live_at = timezone.now() + timedelta(days=1)
    revision = page.save_revision()
    revision.publish()
    return int(revision.pk)


@pytest.mark.parametrize("kind", [*MEDICAL, *OTHERS])
@pytest.mark.parametrize("role", ROLES)
def test_reviewers_unpublish_medical_pages_and_administrators_all_others(role: str, kind: str) -> None:
    page = page_of(kind)
    may = role == ("Medical reviewers" if kind in MEDICAL else "Administrators")
    staff = signed_in(someone_of(role))
    staff.post(f"/cms/bulk/wagtailcore/page/unpublish/?id={page.pk}&next=/cms/", {})
    assert is_live(page) is not may
    Page.objects.filter(pk=page.pk).update(live=True)
    staff.post(f"/cms/pages/{page.pk}/unpublish/")
    assert is_live(page) is not may


@pytest.mark.usefixtures("renderer")
def test_what_a_reviewer_takes_down_is_gone_at_once_and_comes_back_by_review_alone(
    client: Client, piles: ConditionPage, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    page_at(client, "/condition/piles")
    user = someone_of("Medical reviewers")
    reviewer = signed_in(user)
    assert (
        f"/cms/pages/{piles.pk}/unpublish/" in reviewer.get(f"/cms/pages/{piles.pk}/edit/").content.decode()
    )
    with django_capture_on_commit_callbacks(execute=True):
        reviewer.post(f"/cms/pages/{piles.pk}/unpublish/")
    page_at(client, "/condition/piles", status=404)
    assert PageLogEntry.objects.get(page=piles.pk, action="wagtail.unpublish").user == user
    ConditionPage.objects.get(pk=piles.pk).save_revision()
    reviewer.post(f"/cms/bulk/wagtailcore/page/publish/?id={piles.pk}&next=/cms/", {})
    assert not is_live(piles)


@pytest.mark.parametrize("role", ["Medical reviewers", "Administrators"])
@pytest.mark.parametrize("kind", [*MEDICAL, *OTHERS])
def test_who_unpublishes_may_nothing_else_by_it(role: str, kind: str) -> None:
    rights = page_of(kind).permissions_for_user(someone_of(role))
    edits = role == "Medical reviewers"
    assert (rights.can_edit(), rights.can_copy()) == (edits, edits and kind not in MEDICAL)
    for deed in (
        "publish", "delete", "move", "add_subpage", "publish_subpage", "reorder_children",
        "set_view_restrictions", "lock", "unlock",
    ):  # fmt: skip
        assert not getattr(rights, f"can_{deed}")(), deed


def test_a_list_that_goes_leaves_the_medical_pages_below_it(piles: ConditionPage) -> None:
    index = page_of("conditions")
    administrator = signed_in(someone_of("Administrators"))
    administrator.post(f"/cms/pages/{index.pk}/unpublish/", {"include_descendants": "on"})
    assert (is_live(index), is_live(piles)) == (False, True)


def test_administrators_find_what_they_take_down_and_edit_nothing() -> None:
    page = page_of("privacy")
    administrator = signed_in(someone_of("Administrators"))
    listed = administrator.get(f"/cms/pages/{page.get_parent().pk}/?q=privacy").content.decode()
    assert f"/cms/pages/{page.pk}/unpublish/" in listed
    assert f"/cms/pages/{page.pk}/delete/" not in listed
    assert administrator.get(f"/cms/pages/{page.pk}/edit/").status_code == 302


def test_a_lock_does_not_keep_a_wrong_page_on_the_site(piles: ConditionPage, admin_user: User) -> None:
    ConditionPage.objects.filter(pk=piles.pk).update(locked=True, locked_by=admin_user)
    signed_in(someone_of("Medical reviewers")).post(f"/cms/pages/{piles.pk}/unpublish/")
    assert not is_live(piles)


def test_a_change_that_is_scheduled_goes_with_its_page(piles: ConditionPage) -> None:
    scheduled(piles)
    signed_in(someone_of("Medical reviewers")).post(f"/cms/pages/{piles.pk}/unpublish/")
    assert not is_live(piles)
    assert not piles.revisions.filter(approved_go_live_at__isnull=False).exists()


@pytest.mark.parametrize("role", ROLES)
def test_reviewers_alone_cancel_what_is_scheduled_of_a_medical_page(piles: ConditionPage, role: str) -> None:
    revision = scheduled(piles)
    signed_in(someone_of(role)).post(f"/cms/pages/{piles.pk}/revisions/{revision}/unschedule/")
    waits = piles.revisions.filter(approved_go_live_at__isnull=False).exists()
    assert (is_live(piles), waits) == (True, role != "Medical reviewers")


def test_who_left_takes_nothing_down(piles: ConditionPage) -> None:
    user = someone_of("Medical reviewers")
    user.is_active = False
    rights = piles.permissions_for_user(user)
    assert not rights.can_unpublish()
    assert not rights.can_unschedule()


def test_the_rights_are_offered_for_other_groups(admin_user: User) -> None:
    form = signed_in(admin_user).get("/cms/groups/new/").content.decode()
    assert "Can unpublish medical pages" in form
    assert "Can unpublish pages that need no medical review" in form


def test_nobody_but_who_may_publish_takes_the_first_page_of_a_site_down() -> None:
    first = Site.objects.get(is_default_site=True).root_page
    administrators = signed_in(someone_of("Administrators"))
    administrators.post(f"/cms/pages/{first.pk}/unpublish/")
    administrators.post(f"/cms/bulk/wagtailcore/page/unpublish/?id={first.pk}&next=/cms/", {})
    assert is_live(first)
