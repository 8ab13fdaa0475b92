"""After any change, whatever is still served from the cache is what would be rendered now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date

import pytest
from django.db import transaction
from django.test import Client, TestCase
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from wagtail.models import PageViewRestriction

from e2e.pages import PAGES
from sehat.config.unshown import unshown_models
from sehat.content.models import ArticlePage, ConditionPage, HomePage, InfoPage, Person, Review
from sehat.costs.models import CostNotes
from sehat.directory.models import (
    City,
    Condition,
    Department,
    Doctor,
    Hospital,
    Insurer,
    Practice,
    PriceRange,
    Procedure,
)
from sehat.leads.models import FormVariant, OutboxRow
from sehat.rendering import cache_version
from sehat.rendering.changes import ANYTHING, current_changes
from sehat.rendering.dependencies import noting
from sehat.rendering.page import PAGE_HEADER
from sehat.shell.models import ContactNumber, PageTier, SiteSettings

# What a test counts queries with: such a test's cached reads are left alone when it writes.
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("django_assert_num_queries", "as_data")]
SHOWN = (
    "/", "/condition/piles", "/hi/condition/piles", "/condition", "/delhi-ncr/doctors/general-surgery",
    "/doctor/dr-kavita-raghunathan", "/hospital/nirmal-multispeciality-hospital", "/insurance", "/faq",
    "/delhi-ncr/treatment/gallbladder-removal/cost", "/department/general-surgery", "/authors", "/reviews",
    "/hospitals/insurance/ayushman-bharat", "/blog/cataract-lenses-compared", "/privacy",
)  # fmt: skip
WITHOUT_DOCTORS = {"/faq", "/privacy", "/insurance", "/authors", "/reviews", "/condition"}
VISITORS_AND_STAFF = {model._meta.db_table for model in unshown_models()}


@pytest.fixture
def as_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page, or a part of one, is what it is rendered from."""
    for module in ("fragment", "page"):  # the first has its own name for it, from when it is imported
        monkeypatch.setattr(f"sehat.rendering.{module}.rendered", lambda payload: ("cache", payload))


def piles() -> ConditionPage:
    page: ConditionPage = ConditionPage.objects.filter(slug="piles").earliest("pk")
    return page


def a_doctor() -> Doctor:
    """The same as long as it is there."""
    return Doctor.objects.filter(slug="dr-kavita-raghunathan").first() or Doctor.objects.earliest("pk")


def save_doctor() -> None:
    doctor = a_doctor()
    doctor.name += "a"
    doctor.save()


def publish_condition() -> None:
    page = piles()
    page.title += "s"
    page.save_revision().publish()


def publish_words() -> None:
    """Of a page alone: no list and no menu has them."""
    page = piles()
    page.lead += " More words."
    page.save_revision().publish()


def publish_info() -> None:
    page = InfoPage.objects.live()[0]
    page.title += "s"
    page.save_revision().publish()


def rename_by_save() -> None:
    department = Department.objects.get(slug="general-surgery")
    department.plain_name += "s"
    department.save()


def bulk_create() -> None:
    there = a_doctor()
    there.pk, there.slug, there.practising_since = None, f"{there.slug}-{Doctor.objects.count()}", 1950
    Doctor.objects.bulk_create([there])


def call_back() -> None:
    OutboxRow.objects.all().delete()


CHANGES: tuple[Callable[[], object], ...] = (
    save_doctor,
    publish_condition,
    publish_words,
    publish_info,
    rename_by_save,
    bulk_create,
    call_back,
    lambda: a_doctor().conditions.clear(),
    lambda: a_doctor().conditions.set(Condition.objects.all()[:3]),
    lambda: a_doctor().delete(),
    lambda: Doctor.objects.update(fee=123),
    lambda: Doctor.objects.bulk_update([Doctor(pk=a_doctor().pk, fee=77)], ["fee"]),
    lambda: Doctor.objects.update(is_demo=False),
    lambda: Practice.objects.all()[:1].get().delete(),
    lambda: Hospital.objects.update(name="Hospital"),
    lambda: City.objects.filter(slug="pune").update(name="Poona"),
    lambda: Insurer.objects.all()[0].delete(),
    lambda: Procedure.objects.update(name="Treatment"),
    lambda: PriceRange.objects.update(lowest=1),
    lambda: CostNotes.objects.all().delete(),
    lambda: Person.objects.update(name="A Person"),
    lambda: Review.objects.all().delete(),
    lambda: piles().unpublish(),
    lambda: ArticlePage.objects.all()[0].delete(),
    lambda: HomePage.objects.update(title="Home"),
    lambda: PageTier.objects.create(path="/faq", tier=1),
    lambda: SiteSettings.objects.create(has_notice=True, notice_text="Closed.", notice_text_hi="बंद।"),
    lambda: SiteSettings.objects.update(menu_costs=None),
    lambda: FormVariant.objects.all().delete(),
    lambda: ContactNumber.objects.all().delete(),
    lambda: PageViewRestriction.objects.create(page=piles(), restriction_type="login"),
    lambda: PageViewRestriction.objects.all().delete(),
)


class Cached:
    """A page in a cache: what it says, of which version, and made of what."""

    def __init__(self, client: Client, path: str) -> None:
        self.path = path
        self.version = current_changes().version
        with noting() as reads:
            answer = client.get(path)
        self.body, self.is_cached = answer.content, PAGE_HEADER in answer.headers
        self.dependencies = reads.dependencies()

    def holds(self) -> bool:
        if not self.is_cached:  # what is not found is no page of an address
            return False
        now = current_changes()
        found = self.dependencies.confirmed(now, self.version)
        if found:
            self.dependencies, self.version = found, now.version
        return found is not None


@contextmanager
def nothing_cached() -> Iterator[None]:
    """As in a process that has just begun; afterwards the cached reads are those of before."""
    results = [clear.__self__ for clear in cache_version._cached_reads]  # type: ignore[attr-defined]
    before = [dict(one) for one in results]
    cache_version.clear_cached_reads()
    yield
    for one, was in zip(results, before, strict=True):
        one.clear()
        one.update(was)


def committed(change: Callable[[], object]) -> None:
    with TestCase.captureOnCommitCallbacks(execute=True):
        change()


@contextmanager
def rolled_back() -> Iterator[None]:
    """Also after a fault, which would be found again in whatever comes next."""
    try:
        with transaction.atomic():
            yield
            transaction.set_rollback(True)
    finally:
        cache_version.clear_cached_reads()


@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(range(len(CHANGES))), min_size=1, max_size=3))
def test_whatever_changes_no_page_that_is_still_served_differs_from_a_fresh_one(
    client: Client, numbers: list[int]
) -> None:
    with rolled_back():
        cached = {path: Cached(client, path) for path in SHOWN}
        for number in numbers:
            committed(CHANGES[number])
            held = [page for page in cached.values() if page.holds()]
            with nothing_cached():
                fresh = {page.path: client.get(page.path).content for page in held}
            assert [page.path for page in held if page.body != fresh[page.path]] == []
            cached |= {path: Cached(client, path) for path in SHOWN if cached[path] not in held}


def test_a_change_of_a_doctor_leaves_pages_that_show_no_doctor_as_they_are(client: Client) -> None:
    with rolled_back():
        cached = [Cached(client, path) for path in SHOWN]
        committed(save_doctor)
        held = {page.path for page in cached if page.holds()}
        assert held > WITHOUT_DOCTORS
        assert not held & {"/doctor/dr-kavita-raghunathan", "/delhi-ncr/doctors/general-surgery"}


def test_a_published_page_leaves_other_pages_of_the_tree_as_they_are(client: Client) -> None:
    with rolled_back():
        cached = [Cached(client, path) for path in SHOWN]
        committed(publish_words)
        held = {page.path for page in cached if page.holds()}
        assert held > {"/faq", "/privacy", "/hi/condition/piles", "/condition", "/insurance"}
        assert "/condition/piles" not in held


def test_a_page_that_is_new_leaves_those_that_do_not_name_it_as_they_are(client: Client) -> None:
    with rolled_back():
        cached = [Cached(client, path) for path in SHOWN]
        home = HomePage.objects.get()
        parking = InfoPage(title="Parking", slug="parking", updated_on=date(2026, 11, 1))
        committed(lambda: home.add_child(instance=parking))
        held = {page.path for page in cached if page.holds()}
        assert held > {"/faq", "/privacy", "/condition/piles", "/hi/condition/piles", "/insurance"}
        assert "/delhi-ncr/treatment/gallbladder-removal/cost" in held


def test_a_notice_of_staff_puts_every_page_out_of_date(client: Client) -> None:
    with rolled_back():
        cached = [Cached(client, path) for path in SHOWN]
        committed(lambda: SiteSettings.objects.create(has_notice=True, notice_text="Our phones are down."))
        assert not [page.path for page in cached if page.holds()]


def test_what_visitors_and_staff_do_invalidates_nothing(client: Client) -> None:
    before = current_changes()
    committed(call_back)
    assert current_changes() == before


def test_no_page_shows_what_invalidates_nothing_and_each_says_what_it_was_made_of(client: Client) -> None:
    for path in PAGES:
        tables = Cached(client, path).dependencies.all_tags
        assert tables, path
        assert not tables & {ANYTHING, *VISITORS_AND_STAFF}, path
