"""What staff read of visits and requests, and how sure a rate is."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.models import AuditEvent
from sehat.desk.visits_report import harmless
from sehat.desk.wilson import wilson
from sehat.leads.models import Lead
from sehat.tracking.models import VisitEvent

REPORT = "/cms/visits/"


@given(st.integers(0, 10**6), st.integers(1, 10**6))
def test_the_interval_holds_the_rate_and_lies_within_nothing_and_all(hits: int, trials: int) -> None:
    low, high = wilson(hits, trials)
    rate = min(hits, trials) / trials
    assert 0 <= low <= rate + 1e-9
    assert rate - 1e-9 <= high <= 1


@given(st.integers(1, 50), st.integers(1, 50))
def test_more_visits_at_the_same_rate_are_surer(hits: int, misses: int) -> None:
    few, many = wilson(hits, hits + misses), wilson(10 * hits, 10 * (hits + misses))
    assert many[1] - many[0] < few[1] - few[0]


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 100, 0.0552, 0.1744)],
)
def test_known_intervals(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=0.0001)


@pytest.fixture
def desk(client: Client) -> Client:
    client.force_login(User.objects.create_superuser("desk", "desk@example.org", "a-long-staff-password"))
    return client


@pytest.fixture
def counted() -> None:
    """Variant a: 3 visits of 2 visitors, 1 request. Variant b: 1 visit without a number."""
    for visitor, letter in (("1" * 13, "a"), ("1" * 13, "a"), ("2" * 13, "a"), ("", "b")):
        VisitEvent.objects.create(
            visitor=visitor, page_type="Marketing", path="/campaigns/piles", variant=letter, campaign="=1+1"
        )
    old = timezone.now() - timedelta(days=60)
    VisitEvent.objects.create(page_type="Home", path="/", at=old)
    spam = Lead(status="spam", attributes={"Page_Variant": "b"}, page_path="/campaigns/piles")
    real = Lead(attributes={"Page_Variant": "a"}, page_path="/campaigns/piles", page_type="Marketing")
    for lead in (spam, real):
        lead.save()


@pytest.mark.django_db
@pytest.mark.usefixtures("counted")
def test_each_variant_has_visits_requests_and_an_interval(desk: Client) -> None:
    lines = desk.get(REPORT, {"by": "variant", "as": "csv"}).content.decode().splitlines()
    assert lines[1:] == [
        '"/campaigns/piles, a",3,2,1,50.0 %,9.5 to 90.5 %',
        '"/campaigns/piles, b",1,1,0,0.0 %,0.0 to 79.3 %',
    ]


@pytest.mark.django_db
@pytest.mark.usefixtures("counted")
@pytest.mark.parametrize("group", ["day", "page-type", "city", "campaign", "variant", "nonsense"])
def test_every_group_is_a_plot_and_a_table_of_the_days_asked_for(desk: Client, group: str) -> None:
    answer = desk.get(REPORT, {"by": group, "from": "nonsense", "to": "9999-99-99"})
    html = answer.content.decode()
    assert answer.status_code == 200
    assert "<svg" in html
    assert "Home" not in html.split("<table")[1]


@pytest.mark.django_db
def test_days_without_visits_say_so(desk: Client) -> None:
    html = desk.get(REPORT, {"from": "2020-01-01", "to": "2020-01-31"}).content.decode()
    assert "Nothing was counted in these days." in html


@pytest.mark.django_db
@pytest.mark.usefixtures("counted")
def test_a_file_holds_no_formula_and_each_look_is_written_down(desk: Client) -> None:
    assert "'=1+1" in desk.get(REPORT, {"by": "campaign", "as": "csv"}).content.decode()
    desk.get(REPORT)
    found = AuditEvent.objects.filter(by="desk").order_by("at").values_list("action", flat=True)
    assert list(found) == ["visits exported", "visits viewed"]


@given(st.text(max_size=20))
def test_no_word_begins_a_formula(word: str) -> None:
    assert not harmless(word).startswith(("=", "+", "-", "@", "\t", "\r"))


@pytest.mark.django_db
def test_who_may_not_see_requests_sees_no_report(client: Client) -> None:
    assert client.get(REPORT).status_code == 302
