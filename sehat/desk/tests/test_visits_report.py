"""What staff read of visits and requests, and how sure a rate is."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import Group, Permission, User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st
from selectolax.lexbor import LexborHTMLParser
from wagtail.models import Page

from sehat.content.models import ConditionPage
from sehat.core.models import AuditEvent
from sehat.desk.conversion import FILTERS
from sehat.desk.export import harmless
from sehat.desk.visits_report import PLOTTED
from sehat.desk.wilson import wilson
from sehat.leads.models import Lead
from sehat.rendering.tests.reading import attribute
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
def counted() -> None:
    """Variant a: 3 visits of 2 visitors, 1 request. Variant b: 1 visit without a number."""
    for visitor, letter in (("1" * 13, "a"), ("1" * 13, "a"), ("2" * 13, "a"), ("", "b")):
        VisitEvent.objects.create(
            visitor=visitor, page_type="Marketing", path="/campaigns/piles", variant=letter, campaign="=1+1"
        )
    old = timezone.now() - timedelta(days=60)
    VisitEvent.objects.create(page_type="Home", path="/", at=old)
    spam = Lead(status="spam", attribution={"page_variant": "b"}, page_path="/campaigns/piles")
    real = Lead(attribution={"page_variant": "a"}, page_path="/campaigns/piles", page_type="Marketing")
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


FILTERED = [
    ({"type": "Home"}, ["Home,1,1,0,0.0 %,0.0 to 79.3 %"]),
    ({"city": "Pune"}, ["Marketing,1,1,1,100.0 %,20.7 to 100.0 %"]),
    ({"campaign": "july"}, ["Marketing,2,2,1,50.0 %,9.5 to 90.5 %"]),
    ({"campaign": "4711"}, ["Home,1,1,0,0.0 %,0.0 to 79.3 %", "Marketing,0,0,1,,"]),
    ({"campaign": "autumn"}, ["Marketing,0,0,1,,"]),
    ({"variant": "b"}, ["Marketing,1,1,1,100.0 %,20.7 to 100.0 %"]),
    ({"page": "/campaigns/eyes", "variant": "b"}, []),
    ({"type": "Marketing", "city": "Mumbai"}, ["Marketing,1,1,0,0.0 %,0.0 to 79.3 %"]),
    ({"type": "Home", "city": "Pune"}, []),
]


@pytest.fixture
def various() -> None:
    """Two visits and three requests of a campaign page in two variants, and a visit of the home page."""
    page = {"page_type": "Marketing", "path": "/campaigns/piles"}
    VisitEvent.objects.create(**page, visitor="1" * 13, city="Pune", campaign="july", variant="b")
    VisitEvent.objects.create(**page, visitor="2" * 13, city="Mumbai", campaign="july", variant="a")
    VisitEvent.objects.create(page_type="Home", path="/", visitor="3" * 13, campaign="4711")
    asked = {"page_type": "Marketing", "page_path": "/campaigns/piles"}
    july = {"campaign": "july", "page_variant": "b"}
    Lead(**asked, city_name="Pune", attribution=july).save()
    Lead(**asked, city_name="Delhi NCR", attribution={"campaign_id": "4711"}).save()
    autumn = {"utm_campaign": "autumn", "campaign_id": "4712"}  # named by the second call
    Lead(**asked, city_name="Delhi NCR", attribution=autumn).save()


@pytest.mark.django_db
@pytest.mark.usefixtures("various")
@pytest.mark.parametrize(("chosen", "lines"), FILTERED)
def test_what_is_chosen_holds_for_plot_table_and_file(
    desk: Client, chosen: dict[str, str], lines: list[str]
) -> None:
    query = chosen | {"by": "page-type"}
    file = desk.get(REPORT, query | {"as": "csv"}).content.decode().splitlines()
    assert sorted(file[1:]) == lines
    html = desk.get(REPORT, query).content.decode()
    page = LexborHTMLParser(html)
    assert len(page.css("table.listing tbody tr")) == len(lines)
    assert len(page.css(".desk-bars .desk-bars__dark")) == len(lines)
    assert ("Nothing of what you chose was counted in these days." in html) == (not lines)


@pytest.mark.django_db
@pytest.mark.usefixtures("various")
def test_a_rate_without_visitors_is_not_known_yet(desk: Client) -> None:
    html = desk.get(REPORT, {"by": "page-type", "campaign": "4711"}).content.decode()
    assert html.count("<td>not known yet</td>") == 2


@pytest.mark.django_db
@pytest.mark.usefixtures("various")
def test_what_was_counted_is_offered_to_choose_from(desk: Client) -> None:
    page = LexborHTMLParser(desk.get(REPORT).content)
    offered = {
        attribute(box, "id"): [attribute(one, "value") for one in box.css("option")]
        for box in page.css("datalist")
    }
    assert offered == {
        "known-type": ["Home", "Marketing"],
        "known-city": ["Mumbai", "Pune"],
        "known-campaign": ["4711", "july"],
        "known-variant": ["a", "b"],
        "known-page": ["/", "/campaigns/piles"],
    }


@pytest.mark.django_db
def test_a_page_shows_its_variants_before_anybody_saw_them(desk: Client) -> None:
    query = {"by": "variant", "page": "/campaigns/cataract-delhi-ncr", "as": "csv"}
    assert desk.get(REPORT, query).content.decode().splitlines()[1:] == [
        '"/campaigns/cataract-delhi-ncr, a",0,0,0,,',
        '"/campaigns/cataract-delhi-ncr, b",0,0,0,,',
    ]


@pytest.mark.django_db
@pytest.mark.usefixtures("various")
def test_a_request_of_no_variant_is_in_no_line_of_the_variants(desk: Client) -> None:
    lines = desk.get(REPORT, {"by": "variant", "as": "csv"}).content.decode().splitlines()[1:]
    assert [line.rsplit(",", 5)[0] for line in lines] == ['"/campaigns/piles, b"', '"/campaigns/piles, a"']


@pytest.mark.django_db
@pytest.mark.parametrize("value", ["x" * 10_000, "\x00", "'; DROP TABLE x", "<script>", "%", "=1+1"])
def test_a_strange_choice_finds_nothing_and_breaks_nothing(desk: Client, value: str) -> None:
    for name in FILTERS:
        answer = desk.get(REPORT, {name: value})
        assert answer.status_code == 200
        assert "<script>" not in answer.content.decode().split('id="known-page"')[0].split("only-type")[1]


@pytest.mark.django_db
def test_the_report_asks_the_database_as_often_for_many_visits_as_for_none(
    desk: Client,
) -> None:
    def queries() -> int:
        with CaptureQueriesContext(connection) as caught:
            desk.get(REPORT, {"by": "variant", "page": "/campaigns/piles"})
        return len(caught)

    queries()  # fills the caches
    few = queries()
    VisitEvent.objects.bulk_create(
        VisitEvent(page_type="Home", path=f"/{n}", city=f"City {n}", campaign=str(n)) for n in range(500)
    )
    assert queries() == few <= 25
    page = LexborHTMLParser(desk.get(REPORT, {"by": "campaign"}).content)
    assert len(page.css("table.listing tbody tr")) == 200


@pytest.mark.django_db
def test_an_editor_reads_the_report_and_no_request(client: Client) -> None:
    editor = User.objects.create_user("editor", password="a-long-staff-password")
    editor.groups.add(Group.objects.get(name="Editors"))
    client.force_login(editor)
    assert client.get(REPORT).status_code == 200
    assert client.get("/cms/leads/").status_code != 200


@pytest.mark.django_db
def test_the_way_to_the_results_is_on_the_page_and_on_its_variants(desk: Client) -> None:
    for page in Page.objects.filter(slug__in=("cataract-delhi-ncr", "b")):
        html = desk.get(f"/cms/pages/{page.pk}/edit/").content.decode()
        assert "by=variant&amp;page=%2Fcampaigns%2Fcataract-delhi-ncr" in html
    home = desk.get(f"/cms/pages/{ConditionPage.objects.filter(slug='piles')[0].pk}/edit/").content.decode()
    assert "Results of the variants" not in home


@given(st.text(max_size=20))
def test_no_word_begins_a_formula(word: str) -> None:
    assert not harmless(word).startswith(("=", "+", "-", "@", "\t", "\r"))


@pytest.mark.django_db
def test_who_may_not_see_requests_sees_no_report(client: Client) -> None:
    assert client.get(REPORT).status_code == 302


@pytest.mark.django_db
def test_the_plot_shows_the_groups_with_most_visits(desk: Client) -> None:
    seen = [VisitEvent(page_type="Home", path="/", city=f"City {number:02}") for number in range(45)]
    VisitEvent.objects.bulk_create([*seen, VisitEvent(page_type="Home", path="/", city="Pune")])
    VisitEvent.objects.bulk_create([VisitEvent(page_type="Home", path="/", city="Pune")])
    page = LexborHTMLParser(desk.get(REPORT, {"by": "city"}).content)
    names = [one.text(strip=True) for one in page.css(".desk-bars__name")]
    assert names[0] == "Pune"
    assert len(names) == PLOTTED


@pytest.mark.django_db
def test_the_plot_of_a_year_shows_its_newest_days(desk: Client) -> None:
    now = timezone.now()
    VisitEvent.objects.bulk_create(
        [VisitEvent(page_type="Home", path="/", at=now - timedelta(days=number)) for number in range(60)]
    )
    since = timezone.localdate() - timedelta(days=100)
    page = LexborHTMLParser(desk.get(REPORT, {"by": "day", "from": since.isoformat()}).content)
    names = [one.text(strip=True) for one in page.css(".desk-bars__name")]
    assert names[-1] == timezone.localdate().isoformat()
    assert len(names) == PLOTTED


@pytest.mark.django_db
@pytest.mark.usefixtures("counted")
@pytest.mark.parametrize("nothing", ["%00", "%20%00%20", "%09"])
def test_a_filter_of_which_nothing_is_left_filters_nothing(desk: Client, nothing: str) -> None:
    whole = desk.get(REPORT, {"by": "variant", "as": "csv"}).content
    assert desk.get(f"{REPORT}?by=variant&as=csv&type={nothing}").content == whole


@pytest.mark.django_db
@pytest.mark.parametrize("address", [REPORT, "/cms/calls-and-chats/"])
def test_who_neither_edits_pages_nor_sees_requests_sees_no_report(client: Client, address: str) -> None:
    user = User.objects.create_user("sorter")
    user.user_permissions.add(Permission.objects.get(codename="access_admin"))
    client.force_login(user)
    answer = client.get(address)
    assert answer.status_code in {302, 403}
    assert not AuditEvent.objects.filter(action="visits viewed").exists()


@pytest.mark.django_db
def test_the_longest_report_is_of_a_year_both_days_included(desk: Client) -> None:
    """As the longest amount of advertising: 366 days, as of a leap year."""
    page = desk.get("/cms/visits/?from=2026-01-01&to=2028-12-31").content.decode()
    assert 'value="2028-01-01"' in page
    assert 'value="2028-12-31"' in page
