"""What all our pages share: they give props, and the renderer renders them."""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache, singledispatch
from http import HTTPMethod
from typing import Any

from django.contrib.auth.base_user import AbstractBaseUser
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import Min, QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from wagtail.models import Page, PageManager, PageViewRestriction, Revision
from wagtail.query import PageQuerySet

from sehat.content.addresses import address_of, is_taken
from sehat.content.models.unpublishing import MayUnpublish
from sehat.content.placed_form import PlacedCopyForm, PlacedForm
from sehat.content.seen import empty_unseen, refuse_unseen
from sehat.core.languages import language_of
from sehat.core.models import refuse_day_to_come
from sehat.core.schemas import Language
from sehat.directory.models import City
from sehat.directory.names import preset_of
from sehat.directory.selectors import city_in_query, names_unknown_city
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.footnotes import numbered
from sehat.rendering.page import render_page
from sehat.rendering.schemas import PageContext, PageProps, PageSubject


@cached_until_change
def has_private_pages() -> bool:
    """Whether editors made any page private. One query, cached."""
    return PageViewRestriction.objects.exists()  # type: ignore[no-any-return]


@cache
def no_restrictions() -> QuerySet[PageViewRestriction]:
    """Looked through already: each page asks twice, and Django would build and compile a query each time."""
    none: QuerySet[PageViewRestriction] = PageViewRestriction.objects.none()
    len(none)
    return none


def published(pages: PageManager | PageQuerySet) -> PageQuerySet:
    """The live ones of these pages that everyone may read. No query while no page is private.

    Lists, search and chat read through this; a private page itself is found, and asks for its login.
    """
    live = pages.live()
    return live.public() if has_private_pages() else live


def page_tier_field() -> models.PositiveSmallIntegerField[int, int]:
    return models.PositiveSmallIntegerField(
        choices=[(1, "1"), (2, "2"), (3, "3")],
        default=3,  # spec section 9
        help_text="Where the tier of its requests starts; some answers make it 1.",
    )


@singledispatch
def page_props(page: SitePage, request: HttpRequest) -> PageProps:
    """What a page shows. Its builder, in <room>/pages/<thing>.py, registers here: no model imports one."""
    raise TypeError(f"{type(page).__name__} has no builder")


@singledispatch
def other_language_url(page: SitePage) -> str | None:
    """The address of the same page in the other language, where that is not the same one under the other
    language (shell: `language_link`)."""
    return None


def revision_of_live(page: SitePage) -> Revision:
    """What is on the site now as the first revision of a page, written down as its live one. Its drafts were
    begun from it, so that it is older than they are."""
    live = type(page)._default_manager.get(pk=page.pk)
    first = live.revisions.aggregate(first=Min("created_at"))["first"]
    written = Revision.objects.create(
        content_object=live,
        base_content_type=live.get_base_content_type(),
        created_at=first - timedelta(microseconds=1) if first else timezone.now(),
        content=live.serializable_data(),
        object_str=str(live),
    )
    Page.objects.filter(pk=page.pk).update(live_revision=written)
    return written


OTHER_TITLES = (
    "name_hi", "title_hi", "lead_hi", "seo_title", "search_description", "form_title", "form_button",
    "whatsapp_message",
)  # fmt: skip


class SitePage(Page):
    component = ""
    in_sitemap = True
    allowed_http_methods = [HTTPMethod.GET, HTTPMethod.HEAD]
    page_type = ""
    knows_cities = False  # says who treats something in the city that the query names
    read_with: tuple[str, ...] = ()  # relations that `selectors.page_at` brings along
    base_form_class = PlacedForm
    copy_form_class = PlacedCopyForm
    placed_under: Page | None = None  # of a page that is not there yet, as its form says
    content_panels = Page.content_panels
    template = ""

    class Meta:
        abstract = True

    @property
    def address(self) -> str:
        """The address visitors see: "/condition/piles". No query."""
        return address_of(self.url_path)

    def parent_now(self) -> Page | None:
        """The page it stands under, or will. At most one query."""
        return self.get_parent() if self.path else self.placed_under

    def address_to_be(self) -> str:
        """The address that it gets when it is saved as it is now. At most one query."""
        parent = self.parent_now()
        return address_of(f"{parent.url_path}{self.slug}/") if parent else self.address

    def clean(self) -> None:
        """No page stands where a view of ours answers in its place, or it in the place of a city's home. Its
        address has small letters (decisions 7.11), its title some that are seen."""
        refuse_unseen(self, "title")
        empty_unseen(self, *OTHER_TITLES)
        # Before Wagtail looks whether another page has it.
        self.slug = (self.slug or "").lower()  # type: ignore[has-type]
        super().clean()
        own = self.address_to_be()
        for address in (own, *self.addresses_below(own)):
            if is_taken(address):
                raise ValidationError({"slug": f"“{address}” is a page of the site already."})

    def permissions_for_user(self, user: AbstractBaseUser) -> MayUnpublish:
        return MayUnpublish(user, self)

    def save_revision(self, *args: Any, **kwargs: Any) -> Revision:
        """Wagtail takes a page off the site when a change of it is scheduled, unless it knows a live
        revision: what loaders make has none."""
        if self.live and not self.live_revision_id and self.go_live_at and self.go_live_at > timezone.now():
            self.live_revision = revision_of_live(self)
        revision: Revision = super().save_revision(*args, **kwargs)
        return revision

    def refuse_later_day(self, field: str) -> None:
        """A day that is printed on the page is none after the one on which it goes live. Raises
        ValidationError."""
        day, live = getattr(self, field), self.go_live_at
        if not (live and isinstance(day, date) and day <= timezone.localdate(live)):
            refuse_day_to_come(field, day)

    def addresses_below(self, own: str) -> list[str]:
        """Those that the pages below it get with another of its own. Two queries where there are any."""
        if not (self.pk and self.numchild):
            return []
        root = Page.objects.values_list("url_path", flat=True).get(pk=self.pk)
        if address_of(root) == own:
            return []
        below = Page.objects.filter(url_path__startswith=root).exclude(pk=self.pk)
        return [
            f"{own.rstrip('/')}/{path.removeprefix(root).rstrip('/')}"
            for path in below.values_list("url_path", flat=True)
        ]

    @property
    def language(self) -> Language:
        return language_of(self.address)

    def context(self, path: str) -> PageContext:
        return PageContext(
            page_type=self.page_type,
            page_name=self.title,
            path=path,
            language=language_of(path),
            subject=self.subject(),
        )

    def subject(self) -> PageSubject:
        """What requests from this page are about."""
        return PageSubject()

    def serve(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        """What is posted to a page, as by a calculator’s form, stands in no address and no cache; nor does a
        city that nobody knows, for which a page is as without one."""
        city = city_in_query(request) if self.knows_cities else None
        is_public = request.method != "POST" and not self.get_view_restrictions()
        is_public = is_public and not (self.knows_cities and names_unknown_city(request))
        props, context = numbered(page_props(self, request)), self.own_context(city)
        return render_page(request, self.component, props, context, is_public=is_public)

    def own_context(self, city: City | None = None) -> PageContext:
        """`city`: the one that the address names."""
        context, other = self.context(self.address), other_language_url(self)
        subject = context.subject.model_copy(update={"city": preset_of(city)}) if city else context.subject
        return context.model_copy(update={"other_language_url": other, "subject": subject})

    def get_view_restrictions(self) -> QuerySet[PageViewRestriction]:
        """Wagtail's private pages. No query while there is none on the site."""
        found: QuerySet[PageViewRestriction] = (
            super().get_view_restrictions() if has_private_pages() else no_restrictions()
        )
        return found

    def serve_preview(self, request: HttpRequest, mode_name: str) -> HttpResponse:
        request.is_preview = True  # type: ignore[attr-defined]  # Wagtail's own mark, read by render_page
        return self.serve(request)
