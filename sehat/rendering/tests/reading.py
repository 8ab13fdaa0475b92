"""A page as a test reads it."""

from __future__ import annotations

import json

from django.test import Client
from selectolax.lexbor import LexborHTMLParser, LexborNode

Part = LexborHTMLParser | LexborNode  # a page, or an element of it
UNSPOKEN = {"script", "style"}


def page_at(
    client: Client, path: str, query: dict[str, str] | None = None, *, status: int = 200
) -> LexborHTMLParser:
    """The page a visitor gets at `path`, answered with `status`."""
    answer = client.get(path, query)
    assert answer.status_code == status, path
    return LexborHTMLParser(answer.content)


def texts_of(element: LexborNode) -> list[str]:
    """Each text in it but scripts and styles, stripped; the empty ones are left out."""
    within = (node for node in element.traverse(include_text=True) if node.tag == "-text")
    spoken = (node for node in within if node.parent and node.parent.tag not in UNSPOKEN)
    return [text for node in spoken if (text := (node.text_content or "").strip())]


def text_of(element: LexborNode) -> str:
    return " ".join(texts_of(element))


def attribute(element: LexborNode, name: str) -> str:
    """What an attribute that must be there says; "" when it has no value."""
    return element.attributes[name] or ""


def words(tree: Part, selector: str = "main") -> str:
    """All that is said in the parts that `selector` names."""
    return " ".join(text_of(part) for part in tree.css(selector))


def json_ld(tree: Part) -> dict[str, dict[str, object]]:
    """What the page tells search engines, by its type."""
    blocks = [json.loads(tag.text()) for tag in tree.css("script[type='application/ld+json']")]
    return {block["@type"]: block for block in blocks}


def robots(tree: Part) -> str:
    return "".join(attribute(tag, "content") for tag in tree.css("meta[name=robots]"))


def links(tree: Part, selector: str) -> list[str]:
    return [attribute(link, "href") for link in tree.css(selector)]
