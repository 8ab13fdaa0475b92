"""Addresses that moved: when a slug changes, the old address answers 301 (decisions 1.4).

The old slug is kept on save, whoever saves; `update()` and `bulk_create()` pass it by. Imports change no
slug: it is their key.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from django.db.models import Model
from django.db.models.signals import post_delete, post_save, pre_save
from django.http import Http404, HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from django.urls import reverse

from sehat.directory.models import OldSlug

Page = Callable[..., HttpResponse]
# A browser may remember the way for an hour: a slug that is changed back must not lead in a circle.
REMEMBERED = "public, max-age=3600"


def record_old_slugs(*models: type[Model]) -> None:
    """Remember the old slug whenever a row of one of `models` gets another, as long as the row is there."""
    for model in models:
        name = f"old-slug-{model._meta.label}"
        pre_save.connect(remember, sender=model, dispatch_uid=name)
        post_save.connect(moved, sender=model, dispatch_uid=name)
        post_delete.connect(gone, sender=model, dispatch_uid=name)


def remember(sender: type[Model], instance: Any, **_: object) -> None:
    """The slug this row has in the database before the save."""
    before = sender._default_manager.filter(pk=instance.pk) if instance.pk else sender._default_manager.none()
    instance._slug_before = before.values_list("slug", flat=True).first()


def moved(sender: type[Model], instance: Any, **_: object) -> None:
    kind = kind_of(sender)
    before = instance._slug_before
    if before and before != instance.slug:
        OldSlug.objects.update_or_create(kind=kind, slug=before, defaults={"row": instance.pk})


def gone(sender: type[Model], instance: Any, **_: object) -> None:
    """Its number may be given to another row, which the old addresses are none of."""
    OldSlug.objects.filter(kind=kind_of(sender), row=instance.pk).delete()


def kind_of(model: type[Model]) -> str:
    return str(model._meta.model_name)


def slug_now(model: type[Model], slug: str) -> str:
    """The slug of the row that was once called `slug`; `slug` itself when a row has it, or none ever had.

    Whoever takes an old address is found under it; when that row goes, it leads on to the former one again.
    """
    rows = model._default_manager
    old = OldSlug.objects.filter(kind=kind_of(model), slug=slug).first()
    if old is None or rows.filter(slug=slug).exists():
        return slug
    return rows.filter(pk=old.row).values_list("slug", flat=True).first() or slug


def redirect_old_slugs(**models: type[Model]) -> Callable[[Page], Page]:
    """For a view of slugs, by the name of each: where it finds nothing, the new address of what moved.

    No query while the view answers; one or two a slug when it does not.
    """

    def decorate(view: Page) -> Page:
        @functools.wraps(view)
        def followed(request: HttpRequest, **slugs: str) -> HttpResponse:
            try:
                return view(request, **slugs)
            except Http404:
                now = slugs | {name: slug_now(model, slugs[name]) for name, model in models.items()}
                if now == slugs or request.resolver_match is None:
                    raise
                address = reverse(request.resolver_match.view_name, kwargs=now)
            return redirect_to(request, address)

        return followed

    return decorate


def redirect_to(request: HttpRequest, address: str) -> HttpResponse:
    """To where something moved, with what the query says, also behind one of the address itself."""
    parts = urlsplit(address)
    query = "&".join(filter(None, (parts.query, request.META.get("QUERY_STRING"))))
    answer = HttpResponsePermanentRedirect(urlunsplit(parts._replace(query=query)))
    answer.headers["Cache-Control"] = REMEMBERED
    return answer
