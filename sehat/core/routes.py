"""Whether a view answers at an address."""

from __future__ import annotations

from functools import lru_cache

from django.urls import Resolver404, resolve

PAGE_TREE = {"page", "wagtail_serve"}  # routes that take any address and look for a page


@lru_cache(maxsize=5_000)  # each page asks for two or three: looking through all routes is a twentieth of it
def has_view(path: str) -> bool:
    """False where the tree of pages has to say; addresses do not change while the site runs."""
    try:
        return resolve(path).url_name not in PAGE_TREE
    except Resolver404:
        return False
