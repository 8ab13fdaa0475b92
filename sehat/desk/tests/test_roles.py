"""Every address of /cms as every role: each group opens its own part and no other, and none breaks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from django.contrib.auth.models import Group, User
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver

from sehat.leads.models import Lead, OutboxRow
from sehat.shell.models import SiteSettings

pytestmark = pytest.mark.django_db
# What every member of staff has: their account, the first page, what Wagtail's own pages are made of.
EVERYONE = {
    "", "account", "dismissibles", "jsi18n", "pages", "second-factor", "sprite", "test404",
}  # fmt: skip
CHOOSE = {
    "api", "choose-anchor-link", "choose-email-link", "choose-external-link", "choose-page",
    "choose-phone-link", "documents", "images", "reports", "snippets", "tag-autocomplete", "workflows",
}  # fmt: skip
LEFT_OUT = {"/cms/failwhale/", "/cms/logout/"}  # a fault that Wagtail makes; the end of the session
ARGUMENT = re.compile(r"<(?:\w+:)?(\w+)>|\(\?P<(\w+)>[^)]*\)")
WORDS = {
    "action_name": "publish", "app_label": "directory", "model_name": "doctor", "action": "delete",
    "content_type_app_name": "content", "content_type_model_name": "conditionpage", "app_name": "directory",
    "filter_spec": "width-100", "uidb64": "MQ", "token": "x-y", "revision_id_a": "earliest",
    "revision_id_b": "latest",
}  # fmt: skip


@pytest.fixture
def lead() -> Lead:
    found = Lead.objects.create(name="Parvathi", country_code="+91", mobile="9810000001", status="spam")
    OutboxRow.objects.create(lead=found, state="dead")
    return found


def patterns(tree: list[URLPattern | URLResolver], before: str = "") -> Iterator[str]:
    for one in tree:
        path = before + str(one.pattern)
        if isinstance(one, URLResolver):
            yield from patterns(one.url_patterns, path)
        else:
            yield path


def addresses(lead: Lead) -> list[str]:
    """Each pattern of /cms with rows that exist, or with 1."""

    def value(found: re.Match[str]) -> str:
        name = str(found[1] or found[2])
        return WORDS.get(name, "1")

    every = (path for path in patterns(get_resolver().url_patterns) if path.startswith("cms/"))
    filled = {"/" + re.sub(r"[\^$\\]", "", ARGUMENT.sub(value, path)) for path in every}
    own = {path.replace("/1/", f"/{quote(lead.pk)}/") for path in filled if path.startswith("/cms/leads/")}
    return sorted((filled | own) - LEFT_OUT)


def opened(client: Client, lead: Lead) -> set[str]:
    """The parts of /cms that answer with a page; nothing may break."""
    client.raise_request_exception = False
    parts: set[str] = set()
    for path in addresses(lead):
        status = client.get(path).status_code
        assert status < 500, path
        if status == 200:
            part = path.removeprefix("/cms/").split("/")[0]
            parts.add(part)
    return parts


COUNTS = {"calls-and-chats", "visits"}
CALLS = COUNTS | {"desk", "leads"}
TEXTS = {"message-templates", "stop-words"}
PARTS = {
    "Agents": CALLS | {"put-aside", "unknown-messages"},
    "Lead managers": CALLS
    | TEXTS
    | {"calls", "crm", "erasures", "put-aside", "spend", "status", "teams", "unknown-messages"},
    "Editors": CHOOSE | COUNTS | {"imports"},
    "Medical reviewers": CHOOSE | COUNTS,
    "Administrators": CHOOSE
    | CALLS
    | TEXTS
    | {"audit", "crm", "erasures", "imports", "status", "targets", "users"},
}


@pytest.mark.slow
@pytest.mark.parametrize("role", PARTS)
def test_a_role_opens_its_part_of_cms_and_no_other(client: Client, lead: Lead, role: str) -> None:
    user = User.objects.create_user("somebody")
    user.groups.add(Group.objects.get(name=role))
    client.force_login(user)
    assert opened(client, lead) - EVERYONE == PARTS[role]


DEEDS = {
    "inspect": {"Agents", "Lead managers", "Administrators"},
    "work": {"Agents", "Lead managers"},
    "add a caller": {"Agents", "Lead managers"},
    "release": {"Agents", "Lead managers"},
    "replay": {"Lead managers", "Administrators"},
    "export": {"Lead managers"},
    "whole numbers": {"Agents", "Lead managers"},
    "report": {"Lead managers"},
    "ribbon": {"Editors", "Administrators"},
}


@pytest.mark.parametrize("role", PARTS)
def test_a_deed_is_for_its_roles_alone(client: Client, lead: Lead, role: str) -> None:
    user = User.objects.create_user("somebody")
    user.groups.add(Group.objects.get(name=role))
    client.force_login(user)
    page = client.get(f"/cms/leads/inspect/{lead.pk}/").content.decode()
    ribbon = SiteSettings.objects.create()
    allowed = {
        "inspect": "Parvathi" in page,
        "whole numbers": lead.mobile in page,
        "work": client.get(f"/cms/leads/work/{lead.pk}/").status_code == 200,
        "add a caller": client.get("/cms/desk/caller/").status_code == 200,
        "release": client.get(f"/cms/leads/release/{lead.pk}/").status_code == 200,
        "replay": client.get(f"/cms/leads/replay/{lead.pk}/").status_code == 200,
        "export": client.get("/cms/leads/", {"export": "csv"}).status_code == 200,
        "report": client.get("/cms/calls/").status_code == 200,
        "ribbon": client.get(f"/cms/settings/shell/sitesettings/{ribbon.pk}/").status_code == 200,
    }
    assert allowed == {deed: role in roles for deed, roles in DEEDS.items()}


def test_who_is_nobody_reaches_the_login_alone(client: Client, lead: Lead) -> None:
    assert opened(client, lead) == {"jsi18n", "login", "sprite"}


@pytest.mark.parametrize("role", PARTS)
def test_nothing_of_it_is_kept_by_a_browser_that_others_use_too(
    client: Client, lead: Lead, role: str
) -> None:
    """After the end of a session its pages came back by the button Back."""
    user = User.objects.create_user("somebody")
    user.groups.add(Group.objects.get(name=role))
    client.force_login(user)
    for path in ("/cms/", "/cms/desk/", "/cms/desk/rows/", "/cms/leads/", f"/cms/leads/inspect/{lead.pk}/"):
        assert "no-store" in client.get(path).headers.get("Cache-Control", ""), path
