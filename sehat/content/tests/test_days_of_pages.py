"""The day that is printed on a page is none after the one on which it goes live."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta

import pytest
from django.core.exceptions import ValidationError
from django.test import RequestFactory
from django.utils import timezone

from sehat.content.models import InfoPage, SitePage, VideoPage
from sehat.content.models.treatment import TreatmentPage
from sehat.content.pages.treatment import treatment_page as props_of
from sehat.content.tests.rows import article_page, treatment_page
from sehat.core.models import DAY_TO_COME

pytestmark = pytest.mark.django_db
DAY = timedelta(days=1)


def today() -> date:
    return timezone.localdate()


def noon(day: date) -> datetime:
    return datetime.combine(day, time(12), timezone.get_default_timezone())


def pages() -> list[tuple[SitePage, str]]:
    film, info = VideoPage.objects.all()[0], InfoPage.objects.all()[0]
    return [(article_page(), "published_on"), (film, "published_on"), (info, "updated_on")]


def test_a_page_of_a_day_to_come_is_refused_at_that_day() -> None:
    """An article of 2062 stood first in the blog and on the home page until then."""
    for page, field in pages():
        setattr(page, field, today() + DAY)
        with pytest.raises(ValidationError) as refused:
            page.clean()
        assert refused.value.message_dict == {field: [DAY_TO_COME]}


def test_a_page_of_today_is_taken_and_one_of_long_ago() -> None:
    for page, field in pages():
        for day in (today(), today() - 4000 * DAY):
            setattr(page, field, day)
            page.clean()


def test_a_page_that_goes_live_later_may_be_of_that_day_and_of_none_after_it() -> None:
    for page, field in pages():
        page.go_live_at = noon(today() + 7 * DAY)
        setattr(page, field, today() + 7 * DAY)
        page.clean()
        setattr(page, field, today() + 8 * DAY)
        with pytest.raises(ValidationError, match=DAY_TO_COME):
            page.clean()


def test_a_page_goes_live_on_a_day_in_india() -> None:
    """At half past six in the evening of UTC the next day has begun here."""
    page, field = pages()[0]
    page.go_live_at = noon(today() + 7 * DAY) + timedelta(hours=11)
    setattr(page, field, today() + 8 * DAY)
    with pytest.raises(ValidationError, match=DAY_TO_COME):
        page.clean()
    page.go_live_at += timedelta(hours=1, minutes=1)
    page.clean()


def test_a_risk_of_a_draft_that_does_not_say_yet_how_common_it_is_is_left_out(rf: RequestFactory) -> None:
    """The preview of such a draft was an error of the server."""
    page: TreatmentPage = treatment_page()
    risk = {"title": "Bleeding", "how_common": "", "text": "It stops."}
    stored = [*page.risks.raw_data, {"type": "risk", "value": risk}]
    page.risks = TreatmentPage._meta.get_field("risks").to_python(stored)
    assert [one.title for one in props_of(page, rf.get(page.address)).risks] == ["Infection"]
