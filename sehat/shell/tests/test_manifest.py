"""What a phone reads to put the site on its home screen."""

from __future__ import annotations

import io

import pytest
from django.test import Client
from PIL import Image
from pytest_django import Settings

from sehat.rendering.app_icon import app_icon_png

pytestmark = pytest.mark.django_db


def test_the_manifest_names_the_brand_and_icons_that_are_there(client: Client, settings: Settings) -> None:
    settings.BRAND_NAME = "Arogya Setu Care"
    answer = client.get("/site.webmanifest")
    manifest = answer.json()
    assert answer.headers["Content-Type"] == "application/manifest+json"
    assert (manifest["name"], manifest["short_name"]) == ("Arogya Setu Care", "Arogya Setu")
    for icon in manifest["icons"]:
        picture = Image.open(io.BytesIO(client.get(icon["src"]).content))
        assert "x".join(map(str, picture.size)) == icon["sizes"]


def test_a_page_leads_to_both(client: Client, renderer: object) -> None:
    html = client.get("/condition/piles").content.decode()
    assert '<link rel="manifest" href="/site.webmanifest"' in html
    assert '<link rel="apple-touch-icon" href="/apple-touch-icon.png"' in html
    assert Image.open(io.BytesIO(client.get("/apple-touch-icon.png").content)).size == (180, 180)


def test_the_icon_shows_the_letter_of_the_brand() -> None:
    assert app_icon_png("Sehat Path", 192) != app_icon_png("Arogya", 192)


@pytest.mark.usefixtures("renderer")
def test_the_service_worker_is_one_script(client: Client) -> None:
    """A browser refuses one that imports: pages would never be stored, and nobody would be told."""
    answer = client.get("/sw.js")
    assert answer.headers["Content-Type"] == "text/javascript"
    assert answer.content.startswith(b"(function(")
    assert b"import" not in answer.content
