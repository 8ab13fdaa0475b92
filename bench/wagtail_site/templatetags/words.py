"""Tags of the templates: what stands on the page many times."""

from __future__ import annotations

from collections.abc import Iterable

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

register = template.Library()


@register.simple_tag
def icon(name: str) -> SafeString:
    return format_html('<svg class="i" aria-hidden="true"><use href="/static/sprite.svg#i-{}"/></svg>', name)


@register.simple_tag
def prose(paragraphs: Iterable[str]) -> SafeString:
    return format_html_join("\n", "<p>{}</p>", ((text,) for text in paragraphs))


@register.simple_tag
def bullets(items: Iterable[str]) -> SafeString:
    inner = format_html_join("", "<li>{}</li>", ((item,) for item in items))
    return format_html('<ul class="bullets">{}</ul>', inner)
