"""Filters that staff save: under a name, for themselves or the team, never with what was searched for."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.desk import my_desk
from sehat.desk.actions import MOST_SAVED, NotSaved, clean_name
from sehat.desk.tests.waiting import waiting
from sehat.directory.models import City, Department
from sehat.leads.models import Lead
from sehat.leads.models.saved_filter import MAX_NAME_LENGTH, SavedFilter
from sehat.staff.tests.people import someone_of

pytestmark = pytest.mark.django_db
DESK = "/cms/desk/"
FILTERS = "/cms/desk/filters/"
NUMBER_IN_IT = "A patient&#x27;s number does not belong into a name."
HINDI = {"name": "Hindi, never called", "place": "desk", "query": "view=first&language=hi"}


def said(client: Client, path: str, **data: str) -> str:
    return client.post(path, data, follow=True).content.decode()


def test_a_filter_is_saved_opened_renamed_and_deleted(asha: Client) -> None:
    english = waiting(1)
    hindi = waiting(2)
    Lead.objects.filter(pk=hindi.pk).update(language="hi")
    assert "is saved" in said(asha, f"{FILTERS}save/", **HINDI)
    saved = SavedFilter.objects.get()
    assert saved.facets == {"view": "first", "language": "hi"}
    page = asha.get(f"{FILTERS}{saved.pk}/", follow=True).content.decode()
    assert (hindi.reference in page, english.reference in page) == (True, False)
    assert f'href="{FILTERS}{saved.pk}/" aria-current="page"' in page
    assert "“Mornings” is saved." in said(asha, f"{FILTERS}{saved.pk}/rename/", name="Mornings")
    assert "Never called, Hindi" in asha.get(FILTERS).content.decode()
    assert "“Mornings” is deleted." in said(asha, f"{FILTERS}{saved.pk}/delete/")
    assert not SavedFilter.objects.exists()
    events = AuditEvent.objects.filter(by="asha", action__startswith="filter").order_by("at")
    assert [event.action for event in events] == ["filter saved", "filter saved", "filter deleted"]


CAME = {"source": "google", "utm_campaign": "july"}
FACETS = ["tier", "language", "city", "department", "view", "source", "campaign", "page_type", "age"]


@pytest.mark.parametrize("facet", FACETS)
def test_each_facet_of_the_desk_narrows_it(asha: Client, facet: str) -> None:
    city, department = City.objects.all()[1], Department.objects.all()[1]
    wanted, other = waiting(1, tier=2, is_urgent=True), waiting(2, tier=3)
    old = timezone.now() - timedelta(days=31)
    columns = {"language": "hi", "city": city, "department": department, "created_at": old}
    Lead.objects.filter(pk=wanted.pk).update(**columns, attribution=CAME, page_type="Condition")
    values = {"tier": "2", "language": "hi", "view": "urgent", "source": "google", "campaign": "july"}
    values |= {"page_type": "Condition", "age": "older"}
    values |= {"city": str(city.pk), "department": str(department.pk)}
    page = asha.get(DESK, {facet: values[facet]}).content.decode()
    assert (wanted.reference in page, other.reference in page) == (True, False)


def test_what_a_request_says_is_looked_for_among_the_most_urgent(
    asha: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(my_desk, "MOST_FILTERED", 2)
    leads = [waiting(n, due_at=timezone.now() + timedelta(minutes=n)) for n in (3, 2, 1)]
    Lead.objects.update(language="hi")
    page = asha.get(DESK, {"language": "hi"}).content.decode()
    assert [lead.reference in page for lead in leads] == [False, True, True]
    assert "among the 2 most urgent calls" in page


def test_the_list_of_requests_has_filters_of_its_own(asha: Client) -> None:
    qualified, new = waiting(1), waiting(2)
    Lead.objects.filter(pk=qualified.pk).update(status="qualified")
    page = asha.get("/cms/leads/", {"status": "qualified"}).content.decode()
    assert "Save this filter as" in page
    said(asha, f"{FILTERS}save/", name="Qualified", place="leads", query="status=qualified")
    page = asha.get(f"{FILTERS}{SavedFilter.objects.get().pk}/", follow=True).content.decode()
    assert (qualified.reference in page, new.reference in page) == (True, False)
    assert "Qualified</a>" not in asha.get(DESK).content.decode()


@pytest.mark.parametrize("place", ["desk", "leads"])
def test_a_search_is_never_stored(asha: Client, place: str) -> None:
    query = "q=9810000001&status=new&view=mine&p=3&name=Parvathi&mobile=9810000001&city=Pune"
    said(asha, f"{FILTERS}save/", name="Mine", place=place, query=query)
    assert SavedFilter.objects.get().facets == ({"view": "mine"} if place == "desk" else {"status": "new"})


def test_who_searches_reads_that_the_search_is_not_saved(asha: Client) -> None:
    page = asha.get("/cms/leads/", {"q": "Parvathi", "status": "new"}).content.decode()
    assert "What you search for is not saved with it." in page
    assert "Save this filter as" not in asha.get("/cms/leads/", {"q": "Parvathi"}).content.decode()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (" \t\n ", "Give it a name."),
        ("x" * (MAX_NAME_LENGTH + 1), f"A name has {MAX_NAME_LENGTH} letters at most."),
        ("Parvathi 98100 00001", NUMBER_IN_IT),
        ("Parvathi (98100) 00001", NUMBER_IN_IT),
        ("98.10.00.00.01", NUMBER_IN_IT),
        ("पार्वती ९८१०० ००००१", NUMBER_IN_IT),
    ],
)
def test_a_bad_name_is_refused_with_the_reason(asha: Client, name: str, why: str) -> None:
    assert why in said(asha, f"{FILTERS}save/", **(HINDI | {"name": name}))
    assert not SavedFilter.objects.exists()


def test_nothing_a_second_of_a_name_and_too_many_are_refused(asha: Client) -> None:
    assert "Nothing is filtered" in said(asha, f"{FILTERS}save/", name="All", place="desk", query="view=all")
    said(asha, f"{FILTERS}save/", **HINDI)
    assert "There is a filter" in said(asha, f"{FILTERS}save/", **(HINDI | {"name": "hindi, NEVER called"}))
    for number in range(MOST_SAVED):
        answer = said(asha, f"{FILTERS}save/", **(HINDI | {"name": f"Filter {number}"}))
    assert f"You have {MOST_SAVED} filters already" in answer
    assert SavedFilter.objects.count() == MOST_SAVED


def test_a_name_is_text_wherever_it_stands(asha: Client) -> None:
    name = "<b onclick=x>\x00&quot;"
    answer = said(asha, f"{FILTERS}save/", **(HINDI | {"name": name}))
    page = asha.get(DESK, {"view": "first", "language": "hi"}).content.decode()
    for html in (answer, page, asha.get(FILTERS).content.decode()):
        assert "&lt;b onclick=x&gt; &amp;quot;" in html
        assert "<b onclick" not in html


def test_what_is_no_longer_there_is_left_out_with_a_word(asha: Client) -> None:
    city = City.objects.create(pk=99001, name="Nowhere", slug="nowhere")
    query = f"view=first&city={city.pk}"
    said(asha, f"{FILTERS}save/", name="Nowhere", place="desk", query=query)
    saved = SavedFilter.objects.get()
    assert saved.facets == {"view": "first", "city": "99001"}
    city.delete()
    SavedFilter.objects.update(facets=saved.facets | {"shade": "blue"})
    answer = asha.get(f"{FILTERS}{saved.pk}/", follow=True)
    assert answer.redirect_chain[0][0] == f"{DESK}?view=first"
    html = answer.content.decode()
    assert "asks for city “99001”, shade “blue”, which is no longer there: left out." in html


def test_who_leads_shares_with_the_team_and_an_agent_does_not(asha: Client, lata: Client) -> None:
    said(asha, f"{FILTERS}save/", **HINDI, is_shared="yes")
    own = SavedFilter.objects.get()
    assert not own.is_shared
    assert own.name not in lata.get(FILTERS).content.decode()
    said(lata, f"{FILTERS}save/", name="Team", place="desk", query="view=late", is_shared="yes")
    shared = SavedFilter.objects.get(name="Team")
    assert "Team</a> (team)" in asha.get(DESK).content.decode()
    assert asha.get(f"{FILTERS}{shared.pk}/").status_code == 302
    said(lata, f"{FILTERS}{shared.pk}/rename/", name="Team")
    assert "Team</a>" not in asha.get(DESK).content.decode()


def test_a_filter_of_another_is_changed_by_nobody_but_who_leads_the_team(asha: Client, lata: Client) -> None:
    theirs = SavedFilter.objects.create(
        user=User.objects.create_user("ravi"), place="desk", name="Late", facets={"view": "late"}
    )
    for path in ("", "rename/", "delete/"):
        send = asha.post if path else asha.get
        assert send(f"{FILTERS}{theirs.pk}/{path}").status_code == 404
    SavedFilter.objects.update(is_shared=True)
    said(asha, f"{FILTERS}{theirs.pk}/delete/")
    said(asha, f"{FILTERS}{theirs.pk}/rename/", name="Mine now")
    theirs.refresh_from_db()
    assert theirs.name == "Late"
    assert "“Late” is deleted." in said(lata, f"{FILTERS}{theirs.pk}/delete/")


def test_who_sees_no_requests_has_no_filters(client: Client) -> None:
    client.force_login(someone_of("Editors", "esha"))
    assert client.get(FILTERS).status_code == 302
    client.post(f"{FILTERS}save/", HINDI)
    assert not SavedFilter.objects.exists()


@pytest.mark.parametrize(
    "query", ["tier=1", "language=hi", "view=late", "city=x", "department=0", "tier=%00&language=%F0"]
)
def test_any_facet_in_the_address_is_answered(asha: Client, query: str) -> None:
    waiting()
    for path in (DESK, f"{DESK}rows/", "/cms/leads/"):
        assert asha.get(f"{path}?{query}").status_code == 200


def test_a_hindi_name_keeps_the_joiner_within_its_letters() -> None:
    joined = (
        "\N{DEVANAGARI LETTER KA}\N{DEVANAGARI SIGN VIRAMA}\N{ZERO WIDTH JOINER}\N{DEVANAGARI LETTER SSA}"
    )
    assert clean_name(f" {joined}\u200b  Pune\n") == f"{joined} Pune"


@pytest.mark.parametrize("typed", ["\u200d", "\u200c\u200d \u200b", "\ufeff"])
def test_a_name_of_which_nothing_is_seen_is_none(typed: str) -> None:
    with pytest.raises(NotSaved, match="Give it a name"):
        clean_name(typed)


@pytest.mark.parametrize("name", ["", "Late", "LATE", "Call 98100 00001"])
def test_a_name_that_is_refused_changes_neither_the_filter_nor_who_sees_it(lata: Client, name: str) -> None:
    for own, query in (("Late", "view=late"), ("Mine", "view=mine")):
        said(lata, f"{FILTERS}save/", name=own, place="desk", query=query)
    mine = SavedFilter.objects.get(name="Mine")
    assert "It was not changed." in said(lata, f"{FILTERS}{mine.pk}/rename/", name=name, is_shared="yes")
    mine.refresh_from_db()
    assert (mine.name, mine.is_shared) == ("Mine", False)
