"""Visits: what is counted, what is not, and that nothing a stranger sends is an error of ours."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.conf import LazySettings
from django.core.management import call_command
from django.db import models
from django.utils import timezone
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from sehat.core.models import AuditEvent
from sehat.leads.touch import known_touch
from sehat.tracking.models import VisitEvent
from sehat.tracking.tests.calls import PAGE, Collector
from sehat.tracking.token_bucket import TokenBuckets
from sehat.tracking.visit import visit_of
from sehat.tracking.writer import VisitWriter

# Emptied after each test: the tables of this room, not those of the whole site.
pytestmark = pytest.mark.django_db(transaction=True, available_apps=["sehat.tracking", "sehat.core"])
FACTS = {
    "path": "/condition/piles?mob=9810000001",
    "variant": "b",
    "city": "Pune",
    "source": "google",
    "medium": "cpc",
    "campaign": "piles-pune",
    "email": "asha@example.org",
}


@pytest.fixture
def begun() -> Iterator[Callable[..., Collector]]:
    """Collectors whose last visits are written before the test's database is emptied."""
    all_begun: list[Collector] = []

    def begin(**options: Any) -> Collector:
        all_begun.append(Collector(**options))
        return all_begun[-1]

    yield begin
    for one in all_begun:
        one.writer.stop()


@pytest.fixture
def collector(begun: Callable[..., Collector]) -> Collector:
    return begun()


@pytest.mark.parametrize(
    "sent",
    ["piles\u00a0pune", " piles\tpune ", "piles\n\u200bpune", "pi\u200dles pune", "piles pune\x00"],
)
def test_a_campaign_is_stored_as_a_request_of_it_is(sent: str) -> None:
    """Reports put visits and requests of a campaign side by side: a blank that does not break parts words."""
    body = json.dumps({"campaign": sent}).encode()
    visit = visit_of("objectType=Condition", body, "")
    touch = known_touch({"utm_campaign": sent})
    assert visit
    assert touch
    assert visit.campaign == touch["utm_campaign"] == "piles pune"


def test_a_visit_is_answered_with_the_envelope_and_kept(collector: Collector) -> None:
    status, said = collector.call(
        body=json.dumps(FACTS).encode(), cookie="a=1; visitorid=1763700000000123456; b=2"
    )
    assert (status, said["status"]["code"]) == (200, 200)
    [visit] = collector.visits()
    recorded = {field.name: getattr(visit, field.name) for field in VisitEvent._meta.fields}
    assert timezone.now() - recorded.pop("at") < timedelta(seconds=30)
    recorded.pop("id")
    assert recorded == {
        "visitor": "1763700000000123456", "page_type": "Condition", "object_id": "7",
        "path": "/condition/piles", "variant": "b", "city": "Pune", "source": "google", "medium": "cpc",
        "campaign": "piles-pune", "event": "GET", "tracking_id": "",
    }  # fmt: skip


def test_the_call_of_the_specification_with_an_empty_body_is_a_visit(collector: Collector) -> None:
    collector.call()
    assert [(visit.page_type, visit.path, visit.visitor) for visit in collector.visits()] == [
        ("Condition", "", "")
    ]


def test_no_address_is_kept_neither_the_one_sent_nor_the_real_one(collector: Collector) -> None:
    collector.call("objectType=Home&ip=203.0.113.9", body=b'{"ip":"203.0.113.9"}', address="198.51.100.7")
    [row] = VisitEvent.objects.filter(pk=collector.visits()[0].pk).values()
    assert "203.0.113.9" not in str(row)
    assert "198.51.100.7" not in str(row)


@pytest.mark.parametrize(
    "headers",
    [
        {"user_agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"},
        {"user_agent": "facebookexternalhit/1.1"},
        {"user_agent": None},
        {"sec_purpose": "prefetch"},
        {"sec_purpose": "prefetch;prerender"},
        {"sec_gpc": "1"},
        {"dnt": "1"},
        {"cookie": "visitorid=1763700000000123456; untracked=1"},
    ],
)
def test_bots_pages_drawn_ahead_and_visitors_who_opted_out_are_not_recorded(
    collector: Collector, headers: dict[str, str | None]
) -> None:
    status, _ = collector.call(**headers)  # type: ignore[arg-type]
    assert status == 200
    assert collector.visits() == []


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"sec_fetch_site": "cross-site"}, 403),
        ({"sec_fetch_site": "same-site"}, 403),
        ({"sec_fetch_site": None, "origin": "https://elsewhere.example"}, 403),
        ({"sec_fetch_site": None, "origin": "http://[broken"}, 403),
        ({"sec_fetch_site": None, "origin": "http://testserver"}, 200),
        ({"sec_fetch_site": None}, 200),
        ({"method": "GET"}, 405),
        ({"method": "DELETE"}, 405),
    ],
)
def test_only_a_post_of_our_own_pages_is_taken(
    collector: Collector, headers: dict[str, str | None], expected: int
) -> None:
    status, said = collector.call(**headers)  # type: ignore[arg-type]
    assert (status, said["status"]["code"]) == (expected, expected)
    assert len(collector.visits()) == (1 if expected == 200 else 0)


@pytest.mark.parametrize(
    "query",
    [
        "", "objectType=", "objectType=Nonsense", "objectType=" + "Condition" * 2000,
        "objectType=<script>alert(1)</script>", "%%%&&&===", "objectType[]=Home", "a=1&" * 5000,
    ],
)  # fmt: skip
def test_what_is_no_page_of_ours_is_answered_and_not_counted(collector: Collector, query: str) -> None:
    status, _ = collector.call(query)
    assert status == 200
    assert collector.visits() == []


def test_a_parameter_given_twice_counts_once(collector: Collector) -> None:
    collector.call("objectType=Home&objectType=Condition&objectId=1&objectId=2")
    assert len(collector.visits()) == 1


@examples(max_examples=200)
@given(query=st.text(max_size=300), body=st.binary(max_size=200), visitor=st.text(max_size=40))
def test_no_bytes_make_an_error_and_every_visit_fits_its_columns(
    query: str, body: bytes, visitor: str
) -> None:
    asked = "objectType=Home&objectId=" + query
    for sent in (body, json.dumps({"path": query, "city": visitor, "source": query * 5}).encode()):
        visit = visit_of(asked, sent, visitor)
        assert visit is None or fits(visit)


def fits(visit: VisitEvent) -> bool:
    texts = [field for field in VisitEvent._meta.fields if isinstance(field, models.CharField)]
    values = [(field, getattr(visit, field.name)) for field in texts]
    return all(
        len(value) <= (field.max_length or 0) and value.isprintable() and value.encode() is not None
        for field, value in values
    )


@pytest.mark.parametrize(
    "body",
    [b"{", b"[1]", b"null", b"\xff\xfe", b"[" * 4000, b'{"path": 3, "city": ["x"], "variant": "zz"}', b'"x"'],
)
def test_a_broken_body_is_a_visit_without_facts(collector: Collector, body: bytes) -> None:
    assert collector.call(body=body)[0] == 200
    [visit] = collector.visits()
    assert (visit.path, visit.city, visit.variant) == ("", "", "")


def test_a_body_larger_than_a_visit_is_not_read_to_its_end(collector: Collector) -> None:
    parts = [b'{"path": "/' + b"x" * 1000 for _ in range(50)]
    status, _ = collector.call(body=parts)
    assert status == 200
    assert len(collector.unread) > 40
    assert collector.visits()[0].path == ""


def test_a_body_that_does_not_come_is_not_waited_for(collector: Collector, settings: LazySettings) -> None:
    settings.BODY_SECONDS = 0.05
    status, said = collector.call(body=b"{", is_whole=False)
    assert (status, said["status"]["code"]) == (408, 408)
    assert collector.visits() == []


def test_a_full_queue_drops_politely_and_counts(begun: Callable[..., Collector]) -> None:
    collector = begun(writer=VisitWriter(bound=0))
    status, said = collector.call()
    assert (status, said["status"]["code"]) == (200, 200)
    assert collector.visits() == []
    assert collector.writer.dropped == 1


def test_all_addresses_together_write_no_more_than_the_site_takes(begun: Callable[..., Collector]) -> None:
    collector = begun(of_the_site=5)
    answers = [collector.call(address=f"10.0.0.{number}")[0] for number in range(8)]
    assert answers == [200] * 5 + [429] * 3


@pytest.mark.parametrize(
    "uncounted",
    [
        {"user_agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"},
        {"sec_purpose": "prefetch"},
        {"dnt": "1"},
        {"query": "objectType=Elsewhere&eventType=GET"},
        {"sec_fetch_site": "cross-site"},
        {"method": "GET"},
    ],
)
def test_what_is_not_counted_leaves_the_site_its_visits(
    begun: Callable[..., Collector], uncounted: dict[str, Any]
) -> None:
    """Bots on many addresses used up what the site takes: for the rest of a minute nobody was counted."""
    collector = begun(of_the_site=2)
    for number in range(9):
        collector.call(address=f"10.0.1.{number}", **uncounted)
    assert [collector.call(address=f"10.0.0.{number}")[0] for number in range(3)] == [200, 200, 429]
    assert len(collector.visits()) == 2


def test_one_address_cannot_flood_and_another_is_still_heard(begun: Callable[..., Collector]) -> None:
    collector = begun(a_minute=5)
    answers = [collector.call(address="10.0.0.1")[0] for _ in range(8)]
    assert answers == [200] * 5 + [429] * 3
    assert collector.call(address="10.0.0.2")[0] == 200


def test_a_proxy_of_ours_is_believed_about_the_address(
    settings: LazySettings, begun: Callable[..., Collector]
) -> None:
    settings.TRUSTED_PROXIES = 1
    collector = begun(a_minute=1)
    assert collector.call(x_forwarded_for="203.0.113.1")[0] == 200
    assert collector.call(x_forwarded_for="203.0.113.2")[0] == 200
    assert collector.call(x_forwarded_for="203.0.113.1, 203.0.113.2")[0] == 429


def test_spent_visits_come_back_with_time() -> None:
    now = 0.0
    buckets = TokenBuckets(60, clock=lambda: now)
    assert [buckets.take("a") for _ in range(61)] == [True] * 60 + [False]
    now = 2.0
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_every_other_address_goes_on_to_the_site(collector: Collector) -> None:
    assert collector.call(path="/timeline/events/other")[0] == 204
    assert collector.call(path="/", method="GET")[0] == 204


def test_a_thousand_visits_are_all_written(collector: Collector) -> None:
    for number in range(1000):
        collector.call(f"objectType=Condition&objectId={number}")
    assert {visit.object_id for visit in collector.visits()} == {str(number) for number in range(1000)}


def test_old_visits_are_pruned_new_ones_stay_and_it_is_audited(settings: LazySettings) -> None:
    settings.VISITS_KEPT_DAYS = 90
    now = timezone.now()
    for days in (91, 89, 200):
        VisitEvent.objects.create(page_type="Home", path=f"/{days}", at=now - timedelta(days=days))
    call_command("prune_visits", verbosity=0)
    assert [visit.path for visit in VisitEvent.objects.all()] == ["/89"]
    assert AuditEvent.objects.get(action="visits pruned").details == {"count": 2}


def test_the_page_a_visit_names_is_one_of_the_specification() -> None:
    assert visit_of(PAGE, b"", "") is not None
    assert visit_of("objectType=PrivateInsurancePageType", b"", "") is not None


class TestBucket:
    """The clock is moved by hand."""

    now = 0.0

    def bucket(self, a_minute: int) -> TokenBuckets:
        return TokenBuckets(a_minute, clock=lambda: self.now)

    def taken(self, bucket: TokenBuckets, every: float, seconds: float) -> int:
        count = 0
        for _ in range(round(seconds / every)):
            self.now += every
            count += bucket.take("one")
        return count

    @pytest.mark.parametrize("every", [0.9, 0.5, 0.1, 0.01])
    def test_who_asks_too_often_is_given_as_many_as_are_allowed(self, every: float) -> None:
        """A refused call took what was there of the next token, so that nobody in a hurry got one again."""
        bucket = self.bucket(60)
        self.taken(bucket, 0.001, 1)  # it is empty
        assert self.taken(bucket, every, 60) == pytest.approx(60, abs=2)

    def test_who_asks_seldom_is_never_refused(self) -> None:
        assert self.taken(self.bucket(60), 1.0, 600) == 600

    def test_one_that_rested_holds_no_more_than_a_minute_s(self) -> None:
        bucket = self.bucket(10)
        self.taken(bucket, 0.001, 1)
        self.now += 3600
        assert self.taken(bucket, 0.001, 1) == 10
