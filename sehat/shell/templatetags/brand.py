"""The name that Wagtail has of the site, for templates of /cms; those of the site have it in their props."""

from __future__ import annotations

from django import template
from django.conf import settings

register = template.Library()


@register.simple_tag
def brand() -> str:
    name: str = settings.WAGTAIL_SITE_NAME
    return name
