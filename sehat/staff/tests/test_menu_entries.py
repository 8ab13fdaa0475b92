"""Whoever sees an entry of the menu of /cms may open it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from selectolax.lexbor import LexborHTMLParser

from sehat.staff.tests.people import signed_in, someone_of

pytestmark = pytest.mark.django_db
GROUPS = ["Agents", "Lead managers", "Editors", "Medical reviewers", "Administrators"]


def addresses_in(told: Any) -> set[str]:
    """Every address below /cms/ in what the browser makes the menu of."""
    if isinstance(told, str):
        return {told} if told.startswith("/cms/") else set()
    parts = told.values() if isinstance(told, dict) else told if isinstance(told, list) else ()
    return set[str]().union(*(addresses_in(part) for part in parts))


def menu_of(html: bytes) -> set[str]:
    props = LexborHTMLParser(html).css_first("#wagtail-sidebar-props")
    assert props is not None
    return {address for address in addresses_in(json.loads(props.text())) if "logout" not in address}


@pytest.mark.parametrize("group", GROUPS)
def test_each_entry_of_the_menu_opens(group: str) -> None:
    """Agents and lead managers saw the reports of editors, and were sent back with a refusal."""
    browser = signed_in(someone_of(group))
    entries = menu_of(browser.get("/cms/", follow=True).content)
    assert len(entries) > 3
    refused = {}
    for address in sorted(entries):
        answer = browser.get(address, follow=True)
        turned_back = [str(one) for one in answer.context.get("messages", [])] if answer.context else []
        if answer.status_code != 200 or any("permission" in one for one in turned_back):
            refused[address] = answer.status_code
    assert refused == {}


@pytest.mark.parametrize("group", GROUPS)
def test_reviews_that_are_overdue_are_told_to_who_writes_pages(group: str) -> None:
    html = signed_in(someone_of(group)).get("/cms/", follow=True).content.decode()
    assert ("overdue medical review" in html) is (group in {"Editors", "Medical reviewers"})
