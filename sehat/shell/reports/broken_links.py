"""Links that staff typed and that lead to no page of ours any more: a report in /cms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.db.models import Model
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe
from wagtail.contrib.redirects.models import Redirect

from sehat.campaigns.models import MarketingPage
from sehat.content.addresses import address_of
from sehat.content.models import SectionPage, SitePage
from sehat.shell.links import is_own, leads_to_page
from sehat.shell.models import ContactNumber, PageTier, SiteSettings
from sehat.staff.choosers import edits


@dataclass(frozen=True)
class StaffLink:
    """Where somebody typed it, where it leads, its form, and the right to change it there.

    Without a right, the form of a page says for itself who may.
    """

    where: str
    to: str
    form: str
    right: str = ""


def own_path(url: str) -> str:
    """The path of an address of this site; "" for other hosts, for patterns, and where nothing stands."""
    path = url.removeprefix(settings.SITE_URL)
    return urlsplit(path).path.rstrip("/") or "/" if is_own(path) and "*" not in path else ""


def broken_links() -> list[StaffLink]:
    """Those whose address no view and no live page answers. Seven queries; other sites are not asked,
    and of a profile or a list its address alone is looked at."""
    return [link for link in links_of_staff() if (path := own_path(link.to)) and not leads_to_page(path)]


def links_of_staff() -> Iterator[StaffLink]:
    yield from strips()
    for redirect in Redirect.objects.select_related("redirect_page"):
        page = redirect.redirect_page
        to = address_of(page.url_path) if page else redirect.redirect_link
        yield StaffLink(f"Redirect of {redirect.old_path}", to, form_of(redirect), CHANGE_REDIRECT)
    for number in ContactNumber.objects.exclude(kind=ContactNumber.Kind.INFO):
        yield StaffLink(f"Contact number “{number}”", number.path, form_of(number), CHANGE_NUMBER)
    for tier in PageTier.objects.all():
        yield StaffLink(f"Tier of pages “{tier}”", tier.path, form_of(tier), CHANGE_TIER)
    for section in SectionPage.objects.live().exclude(leads_to=""):
        yield StaffLink(f"Section “{section.title}”", section.leads_to, form_of_page(section))
    for page in MarketingPage.objects.live().exclude(success_redirection=""):
        where = f"Campaign “{page.title}”, after a request"
        yield StaffLink(where, page.success_redirection, form_of_page(page))


def strips() -> Iterator[StaffLink]:
    """Of the ribbon and the notice, while they are shown."""
    found = SiteSettings.objects.first()
    if found is None:
        return
    form = reverse("wagtailsettings:edit", args=["shell", "sitesettings", found.pk])
    if found.ribbon == SiteSettings.Ribbon.OWN:
        yield StaffLink("Ribbon", found.ribbon_url, form, CHANGE_SETTINGS)
    if found.has_notice:
        yield StaffLink("Notice", found.notice_url, form, CHANGE_SETTINGS)


def form_of_page(page: SitePage) -> str:
    return reverse("wagtailadmin_pages:edit", args=[page.pk])


def form_of(row: Model) -> str:
    if isinstance(row, Redirect):
        return reverse("wagtailredirects:edit", args=[row.pk])
    return reverse(type(row).snippet_viewset.get_url_name("edit"), args=[row.pk])  # type: ignore[attr-defined]


CHANGE_REDIRECT = "wagtailredirects.change_redirect"
CHANGE_NUMBER = "shell.change_contactnumber"
CHANGE_TIER = "shell.change_pagetier"
CHANGE_SETTINGS = "shell.change_sitesettings"


@require_safe
def broken_links_report(request: HttpRequest) -> HttpResponse:
    """For who edits anything; a form is linked for who may change it."""
    if not edits(request.user):
        raise PermissionDenied
    found = [(link, not link.right or request.user.has_perm(link.right)) for link in broken_links()]
    return render(request, "shell/broken_links.html", {"found": found})
