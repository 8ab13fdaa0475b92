"""The figures of the reports, from requests that are stored nowhere: times, promises and rates."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from django.db.models import Q
from hypothesis import given
from hypothesis import strategies as st

from sehat.desk.bars import Bar
from sehat.desk.calls_report import cost_row, lines_of, minutes, share_bar, shown, step_bars
from sehat.desk.clock import clock, short_moment, span
from sehat.desk.conversion import Row, merged_rows, name_of
from sehat.desk.facets import frequent, in_words, known_facets, of_age, of_leads
from sehat.desk.response_times import Request, Times, agent, hour, per, source, tier, times_of
from sehat.desk.visits_report import bar

# 10 in the morning in India.
NOW = datetime(2026, 11, 23, 4, 30, tzinfo=UTC)


def minutes_from_now(count: float) -> datetime:
    return NOW + timedelta(minutes=count)


def request(
    called: float | None, promised: float = 30, furthest: int = 0, ended: float | None = None
) -> Request:
    """Asked at ten; `called`, `promised` and `ended` in minutes after that."""
    at, end = (None if count is None else minutes_from_now(count) for count in (called, ended))
    return Request(NOW, at, minutes_from_now(promised), "", None, 1, furthest, end)


def test_a_call_in_time_keeps_its_promise_and_one_that_is_late_or_missing_breaks_it() -> None:
    asked = [request(10), request(30), request(31), request(None), request(None, promised=200)]
    found = times_of("All", asked, minutes_from_now(60))
    assert (found.requests, found.kept, found.due) == (5, 2, 4)  # the last has time left
    assert found.minutes == [10, 30, 31]
    assert found.share == 0.5


def test_a_promise_is_broken_once_its_time_is_over_and_not_at_that_minute() -> None:
    asked = [request(None, promised=30)]
    assert times_of("All", asked, minutes_from_now(30)).due == 0
    assert times_of("All", asked, minutes_from_now(30.1)).due == 1


@pytest.mark.parametrize(("ended", "due"), [(10, 0), (30, 0), (31, 1)])
def test_who_withdraws_before_the_promised_hour_was_not_let_down(ended: float, due: int) -> None:
    assert times_of("All", [request(None, promised=30, ended=ended)], minutes_from_now(600)).due == due


def test_only_who_came_to_the_hospital_counts_as_a_visit() -> None:
    asked = [request(1, furthest=stage) for stage in (0, 3, 4, 5, 6)]
    assert times_of("All", asked, NOW).visited == 2


def test_of_nobody_there_is_no_share_and_no_median() -> None:
    none = times_of("All", [], NOW)
    assert (none.share, none.quantile(0.5), none.of_request, none.of_visit) == (None,) * 4


@pytest.mark.parametrize(
    ("counts", "part", "within"),
    [
        ([5], 0.5, 5),
        ([1, 2, 3], 0.5, 2),
        ([3, 1, 2, 4], 0.5, 2),
        (list(range(1, 11)), 0.9, 9),
        (list(range(1, 12)), 0.9, 10),
        ([1, 2], 0.9, 2),
    ],
)
def test_a_quantile_is_a_time_that_somebody_waited(counts: list[float], part: float, within: float) -> None:
    assert Times("", len(counts), counts, 0, 0).quantile(part) == within


@given(st.lists(st.floats(0, 10_000), min_size=1), st.floats(0.01, 1))
def test_at_least_the_part_was_called_within_its_quantile(counts: list[float], part: float) -> None:
    within = Times("", 0, counts, 0, 0).quantile(part)
    assert within in counts
    assert sum(one <= (within or 0) for one in counts) >= part * len(counts) - 1e-6


@pytest.mark.parametrize(
    ("rupees", "count", "each"), [(1000.0, 4, 250), (0.0, 4, 0), (None, 4, None), (1000.0, 0, None)]
)
def test_money_by_nothing_is_no_figure_and_no_money_is_one(
    rupees: float | None, count: int, each: float | None
) -> None:
    assert per(rupees, count) == each


def test_a_request_counts_under_its_hour_in_india_and_what_is_not_known_of_it() -> None:
    one = request(None)
    assert [group(one) for group in (hour, agent, source, tier)] == [
        "10:00",
        "nobody yet",
        "(none)",
        "Tier 1",
    ]
    late = Request(NOW.replace(hour=20), None, NOW, "esha", "google", 2, 0)  # two at night
    assert [group(late) for group in (hour, agent, source, tier)] == ["02:00", "esha", "google", "Tier 2"]


@pytest.mark.parametrize(
    ("count", "said"), [(None, ""), (0, "0 min"), (59.4, "59 min"), (59.6, "1 h 0 min"), (125, "2 h 5 min")]
)
def test_minutes_are_said_in_hours_from_sixty_on(count: float | None, said: str) -> None:
    assert minutes(count) == said


KEPT = Times("google", 4, [10, 20, 40], 2, 3, visited=1, rupees=1000.4)


def test_a_line_of_the_report_says_what_was_kept_and_what_was_broken() -> None:
    assert shown(KEPT) == {
        "name": "google", "requests": 4, "called": 3, "median": "20 min", "p90": "40 min", "share": "66.7 %",
        "broken": 1,
    }  # fmt: skip
    assert shown(Times("", 1, [], 0, 0))["share"] == ""


def test_what_a_source_cost_is_parted_by_requests_and_by_visits() -> None:
    assert cost_row(KEPT) == {
        "name": "google", "spent": "₹1,000", "requests": 4, "visited": 1, "of_request": "₹250",
        "of_visit": "₹1,000",
    }  # fmt: skip
    assert cost_row(Times("", 0, [], 0, 0, rupees=5.0))["of_request"] == ""


def test_a_file_has_the_costs_of_sources_alone() -> None:
    heads, line = lines_of([KEPT], "source")
    assert len(heads) == len(line) == 11
    assert line == ["google", 4, 3, 20, 40, 2, 1, 1, 1000.4, 250.1, 1000.4]
    assert [len(row) for row in lines_of([KEPT], "hour")] == [7, 7]


def test_a_bar_is_as_long_as_its_share_and_there_is_none_where_none_is_due() -> None:
    assert share_bar(KEPT) == ("google", "67 %", 66.7, 100)
    assert share_bar(Times("", 1, [], 0, 0)) == ("", "none due", 0, 0)


STEPS = [("Visits to the site", 900), ("Requests", 40), ("Called", 30)]


def test_a_step_of_the_funnel_is_a_share_of_the_requests() -> None:
    bars = [(bar.dark, bar.said) for bar in step_bars(STEPS)]
    assert bars == [(0, "900"), (100, "40"), (75, "30 (75 % of requests)")]


def test_a_funnel_of_no_request_is_empty_and_breaks_nothing() -> None:
    none = step_bars([("Visits to the site", 9), ("Requests", 0), ("Called", 0)])
    assert [(bar.dark, bar.said) for bar in none] == [(0, "9"), (0, "0"), (0, "0 (0 % of requests)")]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0, "0 min"), (59, "0 min"), (60, "1 min"), (119 * 60, "119 min"), (120 * 60, "2 h"),
     (48 * 3600 - 1, "47 h"), (48 * 3600, "2 days")],
)  # fmt: skip
def test_a_span_is_one_unit_rounded_down(seconds: float, said: str) -> None:
    assert span(seconds) == said


def test_a_call_says_what_is_left_or_how_late_it_is_or_from_when_it_may_be() -> None:
    assert clock(NOW, minutes_from_now(12)) == "12 min left"
    assert clock(NOW, NOW) == "0 min left"
    assert clock(NOW, minutes_from_now(-30)) == "overdue 30 min"
    assert clock(NOW, minutes_from_now(90), not_before=minutes_from_now(60)) == "from 11:00 am"
    assert clock(NOW, minutes_from_now(90), not_before=NOW) == "90 min left"


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        (NOW, "10:00 am"),
        (NOW.replace(hour=6, minute=35), "12:05 pm"),
        (NOW.replace(hour=18, minute=30), "24 Nov, 12:00 am"),  # midnight in India is of the next day
        (NOW - timedelta(days=1), "22 Nov, 10:00 am"),
    ],
)
def test_a_moment_of_another_day_names_it(moment: datetime, said: str) -> None:
    assert short_moment(moment, NOW) == said


@pytest.mark.parametrize(
    ("row", "rate"),
    [(Row("", 9, 4, 1), 0.25), (Row("", 9, 4, 9), 1.0), (Row("", 0, 0, 3), None), (Row("", 1, 1, 0), 0.0)],
)
def test_a_rate_is_by_visitor_and_never_above_all(row: Row, rate: float | None) -> None:
    assert row.rate == rate


def test_lines_of_visits_and_of_requests_are_one_and_the_most_visited_stand_first() -> None:
    visits = {"google": (10, 8), "bing": (10, 9), "none": (50, 40)}
    found = merged_rows(visits, {"google": 2, "bing": 1, "call": 4}, "campaign")
    assert [(row.name, row.visits, row.requests) for row in found] == [
        ("none", 50, 0), ("google", 10, 2), ("bing", 10, 1), ("call", 0, 4),
    ]  # fmt: skip


def test_days_stand_in_their_order() -> None:
    found = merged_rows({"2026-11-02": (9, 9), "2026-11-01": (1, 1)}, {"2026-11-03": 1}, "day")
    assert [row.name for row in found] == ["2026-11-01", "2026-11-02", "2026-11-03"]


def test_a_line_without_a_name_is_called_none() -> None:
    assert (name_of(("/page", "b")), name_of(("/page", None)), name_of(("", None))) == (
        "/page, b",
        "/page",
        "(none)",
    )


OPTIONS = {"view": {"mine": "Mine"}, "tier": {"1": "Tier 1", "2": "Tier 2"}}


def test_a_filter_holds_only_what_there_is_and_says_it_in_words() -> None:
    facets = known_facets({"view": "mine", "tier": 2, "city": "Pune"}, OPTIONS)
    assert facets == {"view": "mine"}  # a number is no value of an address
    assert known_facets({"tier": "2", "view": "everybody's"}, OPTIONS) == {"tier": "2"}
    assert in_words({"view": "mine", "tier": "1"}, OPTIONS) == "Mine, Tier 1"


@pytest.mark.parametrize(
    ("age", "where"),
    [
        ("day", Q(at__gte=NOW - timedelta(days=1))),
        ("week", Q(at__gte=NOW - timedelta(days=7))),
        ("month", Q(at__gte=NOW - timedelta(days=30))),
        ("older", Q(at__lt=NOW - timedelta(days=30))),
    ],
)
def test_an_age_counts_back_from_now_and_older_is_all_before_the_last_month(age: str, where: Q) -> None:
    assert of_age(age, "at", NOW) == where


def test_what_no_filter_names_filters_nothing() -> None:
    assert of_leads({}) == of_leads({"view": "mine", "tier": "1"}) == Q()
    assert of_leads({"city": "7"}) == Q(lead__city="7")


def test_the_most_frequent_values_are_offered_by_name_and_nothing_for_empty() -> None:
    assert frequent(["b", "a", "", "b"]) == ["a", "b"]
    many = [f"s{number:02}" for number in range(60) for _ in range(60 - number)]
    assert frequent(many) == [f"s{number:02}" for number in range(50)]


def test_a_bar_of_visits_says_the_requests_too_which_may_be_more() -> None:
    """A full bar had a 0 beside it where requests came without a visit that was counted."""
    row = Row("2026-11-28", visits=0, visitors=0, requests=5)
    assert bar(row, 5) == Bar("2026-11-28", "0 visits, 5 requests", dark=100, pale=0)
    assert bar(Row("2026-11-28", visits=1, visitors=1, requests=1), 1).said == "1 visit, 1 request"
