"""No medical page goes live before a medical reviewer has approved it: as staff do it in /cms."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import DjangoCaptureOnCommitCallbacks
from wagtail.images import get_image_model
from wagtail.images.tests.utils import get_test_image_file
from wagtail.models import GroupPagePermission, Page

from sehat.content.actions import a_year_after
from sehat.content.models import ConditionIndexPage, ConditionPage, Person
from sehat.content.models.medical_review import signer_of
from sehat.content.tests.rows import article_page, english, real_reviewer
from sehat.content.tests.test_editing import STREAMS, TEXTS
from sehat.core.models import AuditEvent
from sehat.directory.models import Condition, Department, Procedure
from sehat.rendering.cache_version import current_version
from sehat.rendering.tests.reading import page_at, text_of, words
from sehat.staff.tests.people import signed_in, someone_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
STEP = {"title": "A first step", "text": "What happens in it."}
FORMSET = ("TOTAL_FORMS", "INITIAL_FORMS", "MIN_NUM_FORMS", "MAX_NUM_FORMS")


@pytest.fixture
def editor(db: None) -> Client:
    return signed_in(someone_of("Editors"))


@pytest.fixture
def reviewer(db: None) -> User:
    user = someone_of("Medical reviewers")
    doctor = real_reviewer("general-surgery", "proctology")
    doctor.user = user
    doctor.save()
    return user


def listed(name: str, *values: Any) -> dict[str, Any]:
    """A ListBlock as Wagtail’s form sends it; a value is a text or the fields of a part."""
    fields: dict[str, Any] = {f"{name}-count": str(len(values))}
    for index, value in enumerate(values):
        own = f"{name}-{index}"
        fields |= {f"{own}-deleted": "", f"{own}-order": str(index), f"{own}-id": "", f"{own}-type": "item"}
        parts = value if isinstance(value, dict) else {"": value}
        fields |= {f"{own}-value{'-' if part else ''}{part}": text for part, text in parts.items()}
    return fields


def table(name: str) -> dict[str, str]:
    """A table of two columns and one row, as its own form sends it."""
    return {
        f"{name}-column-count": "2", f"{name}-row-count": "1", f"{name}-caption": "Its caption.",
        f"{name}-column-0-deleted": "", f"{name}-column-0-order": "0",
        f"{name}-column-0-type": "text", f"{name}-column-0-heading": "Way",
        f"{name}-column-1-deleted": "", f"{name}-column-1-order": "1",
        f"{name}-column-1-type": "text", f"{name}-column-1-heading": "For",
        f"{name}-row-0-deleted": "", f"{name}-row-0-order": "0",
        f"{name}-cell-0-0": "Laser", f"{name}-cell-0-1": "Most",
    }  # fmt: skip


def every_block(image: int) -> list[tuple[str, dict[str, Any]]]:
    """Each block with its fields, named from `value` on."""
    procedure = str(Procedure.objects.get(slug="gallbladder-removal").pk)
    department = str(Department.objects.get(slug="general-surgery").pk)
    ask = {"question": "Is it common?", "answer": "Yes.", "group": ""}
    paper = {"title": "A paper", "publisher": "ICMR", "url": "", "read_on": ""}
    return [
        ("text", {"-heading": "A heading", "-text": "A paragraph."}),
        ("list", {"-heading": "A list"} | listed("-items", "one thing", "another thing")),
        ("steps", {"-heading": "Some steps"} | listed("-steps", STEP)),
        ("table", {"-heading": "A table"} | table("-table")),
        ("see_doctor", listed("", "it comes back")),
        ("emergency", listed("", "you cannot breathe")),
        ("cost", {"-heading": "What it costs", "-procedure": procedure}),
        ("doctors", {"-heading": "Who does it", "-department": department}),
        ("figure", {"-image": str(image), "-alt": "A hand", "-caption": "The caption."}),
        ("questions", {"-heading": "Asked"} | listed("-questions", ask)),
        ("sources", listed("", paper)),
        ("lead_form", {"-title": "Ask us", "-text": "It is free."}),
    ]


def body_fields(blocks: list[tuple[str, dict[str, Any]]]) -> dict[str, Any]:
    fields: dict[str, Any] = {"body-count": str(len(blocks))}
    for index, (kind, parts) in enumerate(blocks):
        own = f"body-{index}"
        fields |= {f"{own}-deleted": "", f"{own}-order": str(index), f"{own}-id": "", f"{own}-type": kind}
        fields |= {f"{own}-value{part}": text for part, text in parts.items()}
    return fields


def condition_without_page() -> Condition:
    department = Department.objects.get(slug="general-surgery")
    own = {"slug": "a-new-condition", "name": "A new condition", "department": department}
    return Condition.objects.get_or_create(pk=99_999, defaults=own)[0]


def new_condition() -> dict[str, Any]:
    """The form of a page about a condition that has none, with every block there is."""
    image = get_image_model().objects.create(title="A hand", file=get_test_image_file())
    lists = {f"{name}-count": "0" for name in STREAMS} | {f"comments-{name}": "0" for name in FORMSET}
    relations = {
        "condition": condition_without_page().pk,
        "author": Person.objects.get(slug="neha-kulkarni").pk,
        "reviewer": "",
    }
    texts = {name: f"The {name.replace('_', ' ')}" for name in TEXTS}
    own = {"title": "A new condition", "slug": "a-new-condition", "reviewed_on": "", "next_review_on": ""}
    own["tier"] = "2"
    return texts | lists | relations | own | body_fields(every_block(image.pk))


def made_by(editor: Client, **more: str) -> ConditionPage:
    index = english(ConditionIndexPage)
    answer = editor.post(f"/cms/pages/add/content/conditionpage/{index.pk}/", new_condition() | more)
    assert answer.status_code == 302, answer.context and answer.context["form"].errors
    page: ConditionPage = english(ConditionPage, slug="a-new-condition")
    return page


def approve(client: Client, page: Page) -> None:
    state = page.current_workflow_task_state
    path = f"/cms/pages/workflow/action/{page.pk}/approve/{state.pk}/"
    assert client.post(path, {}).status_code in {200, 302}


def refuse_approval(client: Client, page: Page) -> None:
    state = page.current_workflow_task_state
    path = f"/cms/pages/workflow/action/{page.pk}/approve/{state.pk}/"
    assert client.post(path, {}).status_code == 302
    state.refresh_from_db()
    assert state.status == "in_progress"


def test_an_editor_writes_a_reviewer_approves_and_only_then_it_is_live(
    client: Client,
    editor: Client,
    reviewer: User,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    page = made_by(editor, **{"action-publish": "1"})
    page_at(client, "/condition/a-new-condition", status=404)

    preview = f"/cms/pages/{page.pk}/edit/preview/"
    assert editor.post(preview, new_condition() | {"condition": page.condition_id}).json()["is_valid"]
    html = editor.get(preview).content.decode()
    for words_of_a_block in (
        "A paragraph.",
        "another thing",
        "Laser",
        "The caption.",
        "Is it common?",
        "Ask us",
    ):
        assert words_of_a_block in html

    sent = new_condition() | {"condition": page.condition_id, "action-submit": "1"}
    editor.post(f"/cms/pages/{page.pk}/edit/", sent)
    page.refresh_from_db()
    assert page.workflow_in_progress
    assert not page.live

    before = current_version()
    with django_capture_on_commit_callbacks(execute=True):
        approve(signed_in(reviewer), page)
    assert current_version() > before
    tree = page_at(client, "/condition/a-new-condition")
    assert "Some steps" in words(tree, "h2")
    assert len(tree.css(".care--urgent")) == 1
    assert tree.css("figure img[alt='A hand'][width]")
    assert "Dr Asha Rao" in words(tree, ".byline")


def test_approval_sets_the_day_and_the_next_and_is_written_down(editor: Client, reviewer: User) -> None:
    page = made_by(editor, **{"action-submit": "1"})
    approve(signed_in(reviewer), page)
    page.refresh_from_db()
    today = timezone.localdate()
    assert (page.live, page.reviewed_on, page.next_review_on) == (True, today, a_year_after(today))
    assert page.reviewer == Person.objects.get(user=reviewer)
    event = AuditEvent.objects.get(action="medical review approved")
    assert (event.by, event.subject) == (reviewer.username, f"page {page.pk}")


@pytest.mark.parametrize(
    "who",
    ["nobody's account", "a doctor of another field", "an invented doctor", "a doctor without registration"],
)
def test_only_a_doctor_of_the_pages_field_approves_it(editor: Client, reviewer: User, who: str) -> None:
    page = made_by(editor, **{"action-submit": "1"})
    doctor = Person.objects.get(user=reviewer)
    doctor.user = None if who == "nobody's account" else reviewer
    doctor.is_demo = who == "an invented doctor"
    doctor.registration = "" if who == "a doctor without registration" else doctor.registration
    doctor.save()
    if who == "a doctor of another field":
        doctor.departments.set(Department.objects.filter(slug="urology"))
    refuse_approval(signed_in(reviewer), page)
    page.refresh_from_db()
    assert not page.live


def test_nobody_reviews_a_page_of_their_own(editor: Client, reviewer: User) -> None:
    page = made_by(editor, **{"action-submit": "1"})
    revision = page.get_latest_revision()
    assert revision is not None
    revision.content = revision.content | {"author": Person.objects.get(user=reviewer).pk}
    revision.save(update_fields=["content"])
    ConditionPage.objects.filter(pk=page.pk).update(author=Person.objects.get(user=reviewer))
    refuse_approval(signed_in(reviewer), page)
    page.refresh_from_db()
    assert not page.live


def test_a_text_of_no_field_may_be_approved_by_a_doctor_of_any(reviewer: User) -> None:
    article = article_page(department=None)
    assert article.field_id is None
    assert signer_of(reviewer, article) == Person.objects.get(user=reviewer)


def test_an_editor_cannot_approve(editor: Client) -> None:
    page = made_by(editor, **{"action-submit": "1"})
    state = page.current_workflow_task_state
    editor.post(f"/cms/pages/workflow/action/{page.pk}/approve/{state.pk}/", {})
    page.refresh_from_db()
    assert not page.live


@pytest.mark.parametrize("who", ["Editors", "Moderators", "superuser"])
def test_nobody_publishes_a_medical_page_by_hand(piles: ConditionPage, admin_user: User, who: str) -> None:
    user = admin_user if who == "superuser" else someone_of(who)
    client = signed_in(user)
    assert not piles.permissions_for_user(user).can_publish()
    assert not piles.get_parent().specific.permissions_for_user(user).can_publish_subpage()
    piles.lead = "Checked by nobody."
    piles.save_revision()
    client.post(f"/cms/bulk/wagtailcore/page/publish/?id={piles.pk}&next=/cms/", {})
    piles.refresh_from_db()
    assert piles.lead != "Checked by nobody."
    if who != "Editors":
        made_by(client, **{"action-publish": "1"})
        assert not english(ConditionPage, slug="a-new-condition").live


def test_a_change_to_a_live_page_waits_for_its_review_as_well(
    client: Client, editor: Client, reviewer: User, piles: ConditionPage
) -> None:
    piles.lead = "A better first sentence."
    piles.save_revision()
    piles.get_workflow().start(piles, None)  # type: ignore[union-attr]
    assert "A better first sentence." not in words(page_at(client, "/condition/piles"))
    approve(signed_in(reviewer), piles)
    assert "A better first sentence." in words(page_at(client, "/condition/piles"))


def test_editors_have_no_right_to_publish_anywhere() -> None:
    allowed = GroupPagePermission.objects.filter(group__name="Editors")
    assert set(allowed.values_list("permission__codename", flat=True)) == {"add_page", "change_page"}


@pytest.mark.parametrize("comment", ["", "   "])
def test_who_asks_for_changes_says_which(editor: Client, reviewer: User, comment: str) -> None:
    """A page came back without a word of what to change."""
    page = made_by(editor, **{"action-submit": "1"})
    state = page.current_workflow_task_state
    staff, modal = signed_in(reviewer), {"x-requested-with": "XMLHttpRequest"}
    for step in ("action", "collect_action_data"):
        path = f"/cms/pages/workflow/{step}/{page.pk}/reject/{state.pk}/"
        answer = staff.post(path, {"comment": comment}, headers=modal)
        assert "Say what has to change" in answer.json()["html"]
        state.refresh_from_db()
        assert state.status == "in_progress"
    staff.post(f"/cms/pages/workflow/action/{page.pk}/reject/{state.pk}/", {"comment": "Name the source."})
    state.refresh_from_db()
    assert (state.status, state.comment) == ("rejected", "Name the source.")


def test_overdue_reviews_are_listed_longest_first_and_counted(editor: Client, piles: ConditionPage) -> None:
    today = timezone.localdate()
    ConditionPage.objects.update(next_review_on=today)
    ConditionPage.objects.filter(pk=piles.pk).update(next_review_on=today - timedelta(days=3))
    longest = ConditionPage.objects.exclude(pk=piles.pk)[0]
    ConditionPage.objects.filter(pk=longest.pk).update(next_review_on=today - timedelta(days=40))
    report = page_at(editor, "/cms/reports/overdue-reviews/")
    rows = [text_of(row) for row in report.css("table.listing tbody tr")]
    shown = [row for row in rows if row.startswith((piles.title, longest.title))]
    assert [row.split()[-1] for row in shown] == ["40", "3"]
    assert f"{len(rows)} overdue medical review" in words(page_at(editor, "/cms/"), "body")
    assert editor.get("/cms/reports/overdue-reviews/?export=csv").status_code == 200


def test_a_page_that_moves_leads_on_from_its_old_address(
    client: Client,
    piles: ConditionPage,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    piles.slug = "haemorrhoids"
    with django_capture_on_commit_callbacks(execute=True):
        piles.save_revision().publish()
    answer = client.get("/condition/piles")
    assert (answer.status_code, answer.headers["Location"]) == (301, "/condition/haemorrhoids")


def test_a_year_after_the_29th_of_february() -> None:
    assert a_year_after(date(2028, 2, 29)) == date(2029, 2, 28)
    assert a_year_after(date(2026, 11, 21)) == date(2027, 11, 21)


@given(st.dates(date(2000, 1, 1), date(2099, 12, 31)))
def test_the_next_medical_review_is_a_year_later_and_never_more(day: date) -> None:
    later = a_year_after(day)
    assert (later.year, later.month) == (day.year + 1, day.month)
    assert 365 <= (later - day).days <= 366
