"""The forms of the directory ask as people think: an icon is a picture, many of many are ticked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from pytest_django import Settings
from selectolax.lexbor import LexborHTMLParser, LexborNode

from sehat.content.models import Person
from sehat.core.models import Named
from sehat.directory.inputs import IconInput
from sehat.directory.models import City, Condition, Department, Doctor, Hospital, Insurer, Procedure
from sehat.directory.tests.test_cms import address, typed_in
from sehat.rendering import fallback


@pytest.fixture
def editor(client: Client, admin_user: User) -> Client:
    client.force_login(admin_user)
    return client


@pytest.fixture
def built(settings: Settings, tmp_path: Path) -> Iterator[None]:
    """A build with two icons."""
    icons = {f"{fallback.ICONS}{name}.svg": {"file": f"assets/{name}-1.svg"} for name in ("stomach", "eye")}
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "manifest.json").write_text(json.dumps({**icons, "src/app/client.ts": {}}))
    settings.FRONTEND_DIST = tmp_path
    clear()
    yield
    clear()


def clear() -> None:
    fallback.built_icons.cache_clear()
    fallback.built_url.cache_clear()


def form_of(editor: Client, path: str) -> LexborHTMLParser:
    return LexborHTMLParser(editor.get(path).content)


def one(page: LexborHTMLParser, selector: str) -> LexborNode:
    found = page.css_first(selector)
    assert found is not None, selector
    return found


@pytest.mark.usefixtures("built")
def test_icons_are_pictures_with_their_names() -> None:
    field = IconInput()
    field.is_required = True
    page = LexborHTMLParser(field.render("icon", "eye"))
    radios = [(box.attributes["value"], "checked" in box.attributes) for box in page.css("[type=radio]")]
    assert radios == [("eye", True), ("stomach", False)]
    assert one(page, "fieldset use").attributes["data-href"] == "/static/app/assets/eye-1.svg#h-eye"
    assert one(page, "summary").text().strip() == "eye"
    assert "required" not in one(page, "summary").attributes


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("is_needed", "value", "offered"),
    [
        (False, "", ["", "eye", "stomach"]),
        (True, None, ["eye", "stomach"]),
        (True, "old_drawing", ["old_drawing", "eye", "stomach"]),
    ],
)
def test_none_is_offered_where_none_is_needed_and_an_old_name_stays(
    is_needed: bool, value: str | None, offered: list[str]
) -> None:
    field = IconInput()
    field.is_required = is_needed
    assert [icon.name for icon in field.icons(value or "")] == offered


def test_without_a_build_the_icon_of_today_stays(settings: Settings, tmp_path: Path) -> None:
    settings.FRONTEND_DIST = tmp_path
    clear()
    assert [icon.name for icon in IconInput().icons("stomach")] == ["", "stomach"]
    clear()


@pytest.mark.django_db
@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("model", [Department, Procedure])
def test_the_form_saves_the_chosen_icon(editor: Client, model: type[Any]) -> None:
    row = model.objects.all()[0]
    path = address(model, f"edit/{row.pk}/")
    answer = editor.post(path, typed_in(editor.get(path).content) | {"icon": "eye"})
    assert answer.status_code == 302, answer.context and answer.context["form"].errors
    row.refresh_from_db()
    assert row.icon == "eye"


MANY: list[tuple[type[Any], str]] = [
    (Doctor, "conditions"),
    (Doctor, "procedures"),
    (Doctor, "languages"),
    (Hospital, "departments"),
    (Condition, "procedures"),
    (Person, "departments"),
]


@pytest.mark.django_db
@pytest.mark.parametrize(("model", "field"), MANY)
def test_many_of_many_are_ticked_with_todays_first(editor: Client, model: type[Any], field: str) -> None:
    row = model.objects.exclude(**{field: None}).first()
    path = address(model, f"edit/{row.pk}/")
    page = form_of(editor, path)
    assert page.css(f"select[name={field}]") == []
    ticked = ["checked" in box.attributes for box in page.css(f"[type=checkbox][name={field}]")]
    before = {str(other.pk) for other in getattr(row, field).all()}
    assert ticked[: len(before)] == [True] * len(before)
    assert not any(ticked[len(before) :])
    sent = typed_in(editor.get(path).content)
    assert set(sent[field]) == before
    answer = editor.post(path, sent | {field: sent[field][:1]})
    assert answer.status_code == 302, answer.context and answer.context["form"].errors
    assert [str(other.pk) for other in getattr(row, field).all()] == sent[field][:1]


@pytest.mark.django_db
@pytest.mark.parametrize("model", [City, Condition, Doctor, Insurer, Person])
def test_the_address_is_written_from_the_name_of_a_new_row_alone(editor: Client, model: type[Named]) -> None:
    fresh = one(form_of(editor, address(model, "add/")), "[name=name]")
    assert "w-sync#apply" in str(fresh.attributes["data-action"])
    assert fresh.attributes["data-w-sync-target-value"] == "#id_slug"
    row = model._default_manager.all()[0]
    old = one(form_of(editor, address(model, f"edit/{row.pk}/")), "[name=name]")
    assert "data-action" not in old.attributes
