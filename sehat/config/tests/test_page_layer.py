"""One law from address to component: `<room>/pages/<thing>.py: <thing>_page(...) -> <Thing>PageProps` is
rendered by `frontend/src/<room>/<thing>-page.tsx`."""

from __future__ import annotations

import importlib
import inspect
import re
from pathlib import Path

import pytest
from django.apps import apps
from django.conf import settings

from sehat.content.models import SitePage
from sehat.content.models.site_page import page_props

ROOT = Path(settings.BASE_DIR)
COMPONENTS = sorted(ROOT.glob("frontend/src/*/*-page.tsx"))
PAGES = [(path.parent.name, path.stem.removesuffix("-page")) for path in COMPONENTS]
RENDERED = re.compile(r"render_page\(\s*\w+,\s*\"([a-z-]+/[a-z-]+)\"")


def camel(thing: str) -> str:
    return "".join(word.title() for word in thing.split("-"))


def test_there_are_pages() -> None:
    assert len(PAGES) >= 40


@pytest.mark.parametrize(("room", "thing"), PAGES)
def test_a_component_has_its_builder_and_its_props(room: str, thing: str) -> None:
    name = thing.replace("-", "_")
    module = importlib.import_module(f"sehat.{room}.pages.{name}")
    builder = getattr(module, f"{name}_page")
    returned = inspect.signature(builder).return_annotation
    assert returned.removeprefix("schemas.") == f"{camel(thing)}PageProps"


@pytest.mark.parametrize(("room", "thing"), PAGES)
def test_a_component_takes_the_props_of_its_name(room: str, thing: str) -> None:
    code = (ROOT / f"frontend/src/{room}/{thing}-page.tsx").read_text()
    assert re.search(rf"\b{camel(thing)}PageProps\b", code)


def test_builders_build_pages_that_a_component_renders() -> None:
    built = {
        (path.parts[-3], path.stem.replace("_", "-"))
        for path in ROOT.glob("sehat/*/pages/*.py")
        if path.stem != "__init__"
    }
    assert built == set(PAGES)


def test_what_views_render_is_a_component() -> None:
    views = [*ROOT.glob("sehat/*/*.py"), *ROOT.glob("sehat/*/views/*.py")]
    named = {name for path in views for name in RENDERED.findall(path.read_text())}
    components = {f"{room}/{thing}-page" for room, thing in PAGES}
    of_models = {model.component for model in site_pages()}
    assert named | of_models == components


def test_every_page_type_of_editors_has_a_builder_of_its_own() -> None:
    for model in site_pages():
        assert page_props.dispatch(model) is not page_props.dispatch(object), model


def site_pages() -> list[type[SitePage]]:
    """Page types with a component: all but places in the tree that show nothing."""
    return [model for model in apps.get_models() if issubclass(model, SitePage) and model.component]
