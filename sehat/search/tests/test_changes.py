"""Whatever changes what can be found is noted, so that the index follows."""

from __future__ import annotations

from datetime import timedelta
from io import StringIO

import pytest
import tantivy
from django.core.management import call_command
from django.db.models import Model
from django.utils import timezone
from pytest_django import DjangoCaptureOnCommitCallbacks
from wagtail.models import Page, PageViewRestriction

from sehat.content.models import (
    ArticlePage,
    ConditionIndexPage,
    ConditionPage,
    SectionPage,
    TestPage,
    TreatmentPage,
)
from sehat.content.tests.rows import english
from sehat.directory.models import City, Condition, Department, Doctor, Hospital, Procedure
from sehat.leads.actions import Consent, Origin, create_lead
from sehat.leads.fields import Answers
from sehat.leads.models import Lead
from sehat.search import indexing
from sehat.search.engine import document
from sehat.search.entries import Entry
from sehat.search.indexing import Indexer
from sehat.search.models import SearchChange
from sehat.search.popularity import DAYS, MANY, popularity
from sehat.search.schemas import Kind
from sehat.search.selectors import find, popular
from sehat.search.twins import twin_ids

pytestmark = pytest.mark.django_db
WATCHED: list[tuple[type[Model], Kind]] = [
    (Condition, "Condition"),
    (Procedure, "Treatment"),
    (Department, "Department"),
    (Hospital, "Hospital"),
    (Doctor, "Doctor"),
    (TestPage, "Test"),
    (ArticlePage, "Blog"),
]


def noted() -> list[tuple[str, int]]:
    return list(SearchChange.objects.values_list("kind", "object_id"))


def names(query: str, kind: Kind) -> list[str]:
    return [entity.name for one in find(query, kinds=[kind]).values() for entity in one.entities]


@pytest.mark.parametrize(("model", "kind"), WATCHED)
def test_a_row_that_is_saved_is_noted_under_its_kind(model: type[Model], kind: Kind) -> None:
    row = model._default_manager.all()[0]
    SearchChange.objects.all().delete()
    row.save()
    assert (kind, row.pk) in noted()


@pytest.mark.parametrize("model", [ConditionPage, TreatmentPage])
def test_a_page_is_noted_as_what_it_is_about(model: type[Page]) -> None:
    page = model.objects.all()[0]
    kind, about = ("Condition", "condition_id") if model is ConditionPage else ("Treatment", "procedure_id")
    SearchChange.objects.all().delete()
    page.unpublish()
    assert (kind, getattr(page, about)) in noted()


@pytest.mark.parametrize("model", [TestPage, ArticlePage])
def test_a_page_notes_its_translation_too_also_when_it_is_deleted(model: type[Page]) -> None:
    hindi = next(page for page in model.objects.all() if page.language == "hi" and len(twin_ids(page)) == 2)
    pair = set(twin_ids(hindi))
    original = model.objects.get(pk=(pair - {hindi.pk}).pop())
    for change in (hindi.save, original.save, original.delete):
        SearchChange.objects.all().delete()
        change()
        assert pair <= {pk for _, pk in noted()}


def test_what_cannot_be_found_is_not_noted() -> None:
    SearchChange.objects.all().delete()
    City.objects.all()[0].save()
    assert noted() == []


def test_a_private_section_notes_each_page_below_it_and_again_when_it_is_public() -> None:
    index = ConditionPage.objects.all()[0].get_parent()
    ids = set(ConditionPage.objects.child_of(index).values_list("condition_id", flat=True))
    SearchChange.objects.all().delete()
    restriction = PageViewRestriction.objects.create(page=index, restriction_type="login")
    assert {pk for kind, pk in noted() if kind == "Condition"} == ids
    SearchChange.objects.all().delete()
    restriction.delete()
    assert {pk for kind, pk in noted() if kind == "Condition"} == ids


def test_a_section_that_is_renamed_or_moved_notes_each_page_below_it(
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    """Search led to the addresses of before until the next day."""
    section = ConditionIndexPage.objects.all()[0]
    other = SectionPage.objects.get(url_path="/sehat-path/tools/")
    below = set(ConditionPage.objects.child_of(section).values_list("condition_id", flat=True))
    SearchChange.objects.all().delete()
    with django_capture_on_commit_callbacks(execute=True):
        section.slug = "illnesses"
        section.save()
    assert below <= {pk for kind, pk in noted() if kind == "Condition"}
    SearchChange.objects.all().delete()
    with django_capture_on_commit_callbacks(execute=True):
        section.move(other, pos="last-child")
    assert below <= {pk for kind, pk in noted() if kind == "Condition"}


@pytest.mark.parametrize("by_index", [True, False])
def test_a_private_page_is_not_found_until_it_is_public_again(own_index: Indexer, by_index: bool) -> None:
    def found() -> bool:
        if by_index:
            own_index.run_once()
        return "Piles" in names("piles", "Condition")

    assert found()
    restriction = PageViewRestriction.objects.create(
        page=english(ConditionPage, slug="piles"), restriction_type="login"
    )
    assert not found()
    restriction.delete()
    assert found()


def test_a_page_that_ended_is_found_no_more(full_index: Indexer) -> None:
    english(ConditionPage, slug="piles").unpublish()
    full_index.run_once()
    assert "Piles" not in names("piles", "Condition")


def test_old_notes_go_with_a_rebuild_and_new_ones_stay(own_index: Indexer) -> None:
    SearchChange.objects.all().delete()
    old, new = (SearchChange.objects.create(kind="Doctor", object_id=number) for number in (1, 2))
    SearchChange.objects.filter(pk=old.pk).update(at=timezone.now() - indexing.KEEP_CHANGES * 2)
    indexing.rebuild()
    assert list(SearchChange.objects.values_list("pk", flat=True)) == [new.pk]


def test_the_command_builds_the_index_and_says_how_much_is_in_it(own_index: Indexer) -> None:
    out = StringIO()
    call_command("index_search", "--rebuild", stdout=out)
    count = int(out.getvalue().split()[2])
    assert count >= Doctor.objects.count() + Hospital.objects.count()
    assert indexing.current() is not None


def lead_about_piles(mobile: str = "9876543210") -> Lead:
    answers = Answers(name="Sunita Rao", mobile=mobile, city="Pune", condition="Piles")
    return create_lead(by="test", answers=answers, consent=Consent("2026-11"), origin=Origin())


@pytest.fixture
def asked() -> str:
    """The key of what a lead asked about."""
    lead = lead_about_piles()
    Lead.objects.exclude(pk=lead.pk).delete()
    assert lead.condition_id
    return f"Condition:{lead.condition_id}"


def test_what_nobody_asked_about_is_not_popular() -> None:
    Lead.objects.all().delete()
    assert popularity() == {}


def test_each_request_counts_one_in_fifty(asked: str) -> None:
    assert popularity()[asked] == 1 / MANY
    lead_about_piles("9876543211")
    assert popularity()[asked] == 2 / MANY


def test_what_is_spam_makes_nothing_popular(asked: str) -> None:
    """A script that the hidden field caught raised whom it named."""
    Lead.objects.update(status=Lead.Status.SPAM)
    assert popularity() == {}


def test_what_is_saved_keeps_its_place_among_the_popular(
    asked: str, full_index: Indexer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was corrected stood behind all others until the next day."""
    told: dict[str, float] = {}

    def noting(entry: Entry, popularity: float) -> tantivy.Document:
        told[entry.key] = popularity
        return document(entry, popularity)

    monkeypatch.setattr(indexing, "document", noting)
    SearchChange.objects.all().delete()
    Condition.objects.get(pk=asked.partition(":")[2]).save()
    Doctor.objects.all()[0].save()
    full_index.run_once()
    assert told[asked] == 1 / MANY
    assert sum(told.values()) == 1 / MANY


@pytest.mark.parametrize(("days", "counts"), [(0, True), (DAYS - 1, True), (DAYS + 1, False)])
def test_requests_count_for_ninety_days(asked: str, days: int, counts: bool) -> None:
    Lead.objects.update(created_at=timezone.now() - timedelta(days=days))
    assert (asked in popularity()) is counts


def test_no_popularity_is_above_one(asked: str) -> None:
    lead = Lead.objects.get()
    rows = []
    for number in range(MANY + 10):
        lead.pk = f"{lead.pk[:-4]}{number:04}"
        rows.append(Lead(**{field.attname: getattr(lead, field.attname) for field in Lead._meta.fields}))
    Lead.objects.bulk_create(rows)
    assert popularity()[asked] == 1.0


def test_popular_pages_are_at_most_six_each_of_another_speciality_and_none_is_private() -> None:
    shown = [english(ConditionPage, live=True, slug=(link.url or "").rsplit("/", 1)[1]) for link in popular()]
    assert len(shown) == 6
    assert len({page.condition.department_id for page in shown}) == 6
    PageViewRestriction.objects.create(page=shown[0], restriction_type="login")
    assert shown[0].address not in [link.url for link in popular()]
