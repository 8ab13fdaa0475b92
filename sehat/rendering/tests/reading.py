"""A page as a test reads it."""

from __future__ import annotations

import json

from bs4 import BeautifulSoup, Tag
from django.test import Client


def page_at(
    client: Client, path: str, query: dict[str, str] | None = None, *, status: int = 200
) -> BeautifulSoup:
    """The page a visitor gets at `path`, answered with `status`."""
    answer = client.get(path, query)
    assert answer.status_code == status, path
    return BeautifulSoup(answer.content, "html.parser")


def words(soup: Tag, selector: str = "main") -> str:
    """All that is said in the parts that `selector` names."""
    return " ".join(part.get_text(" ", strip=True) for part in soup.select(selector))


def json_ld(soup: Tag) -> dict[str, dict[str, object]]:
    """What the page tells search engines, by its type."""
    blocks = [json.loads(tag.string or "") for tag in soup.select("script[type='application/ld+json']")]
    return {block["@type"]: block for block in blocks}


def robots(soup: Tag) -> str:
    return "".join(str(tag["content"]) for tag in soup.select("meta[name=robots]"))


def links(soup: Tag, selector: str) -> list[str]:
    return [str(link["href"]) for link in soup.select(selector)]
