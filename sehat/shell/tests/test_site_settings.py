"""Staff set the ribbon, a notice on every page and the main menu."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.conf import LazySettings
from django.contrib.auth.models import Group, User
from django.core.exceptions import ValidationError
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries
from wagtail.models import ModelLogEntry

from sehat.content.models import InfoPage
from sehat.rendering.tests.reading import links, page_at, words
from sehat.shell import error_views
from sehat.shell.announcements import notice_in, ribbon_on
from sehat.shell.layout import CONTENT
from sehat.shell.menus import main_menu
from sehat.shell.models import MENU, SiteSettings

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
FORM = "/cms/settings/shell/sitesettings/"
TODAY, DAY = timezone.localdate, timedelta(days=1)
RIBBON = {
    "ribbon": "own", "ribbon_text": "Eye camp in Pune", "ribbon_text_hi": "पुणे में आँखों का शिविर",
    "ribbon_url": "/insurance",
}  # fmt: skip
NOTICE = {
    "has_notice": True, "notice_text": "Our phones are down today.", "notice_text_hi": "आज हमारे फ़ोन बंद हैं।",
}  # fmt: skip
USUAL = "Operation advised?"


def set_to(**fields: object) -> SiteSettings:
    """As the form of staff does it: what it refuses fails here."""
    row = SiteSettings(**fields)
    row.full_clean()
    row.save()
    return row


def posted(**fields: object) -> dict[str, object]:
    """What a browser sends of the form: a tick that is off is not sent."""
    places = {f"menu_{item}": 10 * number for number, item in enumerate(MENU, 1)}
    texts = dict.fromkeys(("text", "text_hi", "url", "from", "until"), "")
    strips = {f"{strip}_{name}": value for strip in ("ribbon", "notice") for name, value in texts.items()}
    return {"ribbon": "usual", **strips, **places, **fields}


def staff(client: Client, group: str) -> Client:
    user = User.objects.create_user("somebody")
    user.groups.add(Group.objects.get(name=group))
    client.force_login(user)
    return client


def save(client: Client, **fields: object) -> str:
    """Saves the form; what it answers."""
    form = client.get(FORM).headers.get("Location", FORM)
    return client.post(form, posted(**fields), follow=True).content.decode()


@pytest.mark.parametrize("group", ["Editors", "Administrators"])
def test_editors_and_administrators_set_it_and_pages_show_it_at_once(client: Client, group: str) -> None:
    visitor = Client()
    assert USUAL in words(page_at(visitor, "/condition/piles"), ".ribbon")
    save(staff(client, group), **RIBBON, **{**NOTICE, "has_notice": "on"}, menu_costs="15", menu_doctors="")
    page = page_at(visitor, "/condition/piles")
    assert words(page, ".ribbon") == "Eye camp in Pune"
    assert words(page, ".site-notice") == "Our phones are down today."
    assert words(page, ".main-nav .nav-link") == "Departments Costs Conditions Treatments Hospitals"
    log = ModelLogEntry.objects.get(content_type__model="sitesettings")
    assert log.user
    assert log.user.username == "somebody"


@pytest.mark.parametrize("group", ["Agents", "Lead managers", "Medical reviewers"])
def test_nobody_else_sets_it(client: Client, group: str) -> None:
    row = set_to()
    form = f"{FORM}{row.pk}/"
    staff(client, group)
    assert client.get(form).status_code == 302
    client.post(form, posted(**RIBBON))
    row.refresh_from_db()
    assert row.ribbon == "usual"
    assert "ribbon, notice and menu" not in client.get("/cms/").content.decode().lower()


def test_a_hindi_page_says_it_in_hindi_and_leads_to_a_hindi_page(client: Client) -> None:
    set_to(**RIBBON, **NOTICE)
    page = page_at(client, "/hi/condition/piles")
    assert words(page, ".ribbon") == RIBBON["ribbon_text_hi"]
    assert links(page, ".ribbon a") == ["/hi/insurance"]
    assert words(page, ".site-notice") == NOTICE["notice_text_hi"]


@pytest.mark.parametrize("path", ["/", "/about-us", "/campaigns", "/chat", "/request"])
def test_the_notice_is_on_every_page(client: Client, path: str) -> None:
    assert not page_at(client, path).css(".site-notice")
    set_to(**NOTICE, notice_url="/contact-us")
    assert links(page_at(client, path), ".site-notice a") == ["/contact-us"]


def test_no_ribbon_is_a_choice(client: Client) -> None:
    assert USUAL in words(page_at(client, "/condition/piles"), ".ribbon")
    set_to(ribbon="none")
    assert not page_at(client, "/condition/piles").css(".ribbon")
    assert not page_at(client, "/about-us").css(".ribbon")


@pytest.mark.parametrize(
    ("first", "last", "is_shown"),
    [
        (None, None, True),
        (0, 0, True),
        (-3, None, True),
        (None, 3, True),
        (1, None, False),
        (None, -1, False),
    ],
)
def test_it_is_shown_from_the_first_day_to_the_last(
    first: int | None, last: int | None, is_shown: bool
) -> None:
    starts, ends = (None if days is None else TODAY() + days * DAY for days in (first, last))
    period = {"ribbon_from": starts, "ribbon_until": ends, "notice_from": starts, "notice_until": ends}
    set_to(**RIBBON, **NOTICE, **period)
    layout, ribbon = ribbon_on(CONTENT, "en")
    assert (ribbon is not None, notice_in("en") is not None) == (is_shown, is_shown)
    assert layout == CONTENT  # the usual ribbon stands on other days


def test_a_notice_is_off_until_it_is_switched_on() -> None:
    set_to(**{**NOTICE, "has_notice": False})
    assert notice_in("en") is None


def test_a_page_that_is_gone_is_led_to_no_more(client: Client) -> None:
    set_to(**{**RIBBON, "ribbon_url": "/careers"}, **NOTICE, notice_url="/careers?from=notice")
    assert links(page_at(client, "/faq"), ".ribbon a") == ["/careers"]
    InfoPage.objects.get(slug="careers").unpublish()
    page = page_at(client, "/condition/piles")
    assert USUAL in words(page, ".ribbon")
    assert words(page, ".site-notice") == NOTICE["notice_text"]
    assert not page.css(".site-notice a")


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({**RIBBON, "ribbon_text_hi": ""}, "ribbon_text_hi"),
        ({**RIBBON, "ribbon_url": ""}, "ribbon_url"),
        ({**RIBBON, "ribbon_text": "x" * 91}, "ribbon_text"),
        ({**RIBBON, "ribbon_text": "<b>Camp</b>"}, "ribbon_text"),
        ({**RIBBON, "ribbon_from": TODAY(), "ribbon_until": TODAY() - DAY}, "ribbon_until"),
        ({**NOTICE, "notice_text": ""}, "notice_text"),
        ({**NOTICE, "notice_text_hi": "x" * 161}, "notice_text_hi"),
        ({"menu_costs": 0}, "menu_costs"),
        ({"menu_costs": 100}, "menu_costs"),
        (dict.fromkeys((f"menu_{item}" for item in MENU), None), "menu_departments"),
    ],
)
def test_what_would_not_do_is_refused_by_field(fields: dict[str, object], wrong: str) -> None:
    with pytest.raises(ValidationError) as refused:
        SiteSettings(**fields).full_clean()
    assert list(refused.value.message_dict) == [wrong]


@pytest.mark.parametrize(
    "url",
    [
        "javascript:alert(1)", "http://example.com/", "//example.com/", "/\\example.com", "https://",
        "/\t/example.com/", "/\n\\example.com/", "/fa\tq",
        "insurance", "mailto:a@example.com", "/no-such-page-here", "/cms/", "/cms", "/api/v1/search",
        "/condition/gone",
    ],
)  # fmt: skip
def test_a_link_leads_to_a_page_of_ours_or_to_https(url: str) -> None:
    with pytest.raises(ValidationError) as refused:
        SiteSettings(notice_url=url).full_clean()
    assert list(refused.value.message_dict) == ["notice_url"]


@pytest.mark.parametrize(
    "url",
    ["/", "/faq#money", "/request?purpose=second-opinion", "/condition/piles", "https://example.org/camp"],
)
def test_a_link_that_leads_somewhere_is_taken(url: str) -> None:
    SiteSettings(notice_url=url).full_clean()


def test_the_menu_has_its_usual_order_until_staff_change_it(client: Client) -> None:
    def labels() -> list[str]:
        return [item.label for item in main_menu("en", "delhi-ncr")]

    usual = ["Departments", "Conditions", "Treatments", "Doctors", "Hospitals", "Costs"]
    assert labels() == usual
    row = set_to()
    assert labels() == usual
    row.menu_hospitals, row.menu_conditions, row.menu_departments = 1, None, 50
    row.menu_costs = 50  # as many: in the usual order
    row.save()
    assert labels() == ["Hospitals", "Treatments", "Doctors", "Departments", "Costs"]
    assert "/condition" not in links(page_at(client, "/menus"), "[data-menu-part] a")


def test_it_costs_a_page_no_query(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    set_to(**RIBBON, **NOTICE)

    def read() -> None:
        ribbon_on(CONTENT, "en")
        notice_in("en")
        main_menu("en", "delhi-ncr")

    read()
    with django_assert_num_queries(0):
        read()


def test_a_link_to_another_site_is_left_as_it_is_in_hindi() -> None:
    """Also where that site has a page at an address of ours."""
    set_to(**RIBBON | {"ribbon_url": "https://pmjay.example/insurance"})
    words_of_staff = ribbon_on(CONTENT, "hi")[1]
    assert words_of_staff
    assert words_of_staff.url == "https://pmjay.example/insurance"


def test_a_link_copied_from_the_browser_leads_to_the_hindi_page_too(settings: LazySettings) -> None:
    """As an address of another site it led who reads Hindi to the English page, and no report missed it."""
    row = set_to(**RIBBON | {"ribbon_url": f"{settings.SITE_URL}/insurance#cashless"})
    assert row.ribbon_url == "/insurance#cashless"
    words_of_staff = ribbon_on(CONTENT, "hi")[1]
    assert words_of_staff
    assert words_of_staff.url == "/hi/insurance#cashless"
    with pytest.raises(ValidationError, match="This site has no page /no-such-page"):
        SiteSettings(notice_url=f"{settings.SITE_URL}/no-such-page").full_clean()


def test_a_notice_ends_with_its_last_day_where_nothing_is_found_too(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No page is invalidated at midnight, and this one is stored for all made-up addresses."""
    monkeypatch.setattr(error_views, "NOT_FOUND", {})
    set_to(**NOTICE | {"notice_until": TODAY()})
    assert "Our phones are down" in words(page_at(client, "/nothing/here", status=404), "body")
    tomorrow = TODAY() + DAY
    monkeypatch.setattr(timezone, "localdate", lambda *_: tomorrow)
    assert "Our phones are down" not in words(page_at(client, "/nothing/here", status=404), "body")
