"""Departments, people, lists, and the page tree: any address that no room has taken."""

from __future__ import annotations

from django.core.exceptions import BadRequest
from django.http import (
    Http404,
    HttpRequest,
    HttpResponse,
    HttpResponsePermanentRedirect,
    HttpResponseRedirect,
)
from django.shortcuts import get_object_or_404
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST
from pydantic import ValidationError
from wagtail.url_routing import RouteResult
from wagtail.views import serve

from sehat.content.actions import count_vote
from sehat.content.addresses import person_url
from sehat.content.limits import is_within_limits
from sehat.content.models import HomePage, Person
from sehat.content.page_parts.roles import ROLES, Kind
from sehat.content.page_parts.translation import in_language
from sehat.content.pages.all import all_page
from sehat.content.pages.department import department_page
from sehat.content.pages.home import city_home_page
from sehat.content.pages.people import people_page
from sehat.content.pages.person import person_page
from sehat.content.pages.reviews import reviews_page
from sehat.content.schemas import PageFeedback
from sehat.content.selectors import medical_page_at, page_at, with_photos
from sehat.core.languages import language_of, localized_path, other_language
from sehat.core.same_origin import is_same_origin
from sehat.directory.addresses import HOME_PATHS
from sehat.directory.models import City, Department
from sehat.directory.names import preset_of, preset_of_any
from sehat.directory.selectors import (
    HOME_CITY_SLUG,
    cities_by_slug,
    city_in_query,
    department_or_404,
    names_unknown_city,
    usual_city,
)
from sehat.directory.slug_redirects import redirect_old_slugs, redirect_to, slug_now
from sehat.rendering.page import render_page
from sehat.rendering.schemas import PageContext, PageSubject

# Decisions 1.1: the short spellings lead to the pages of the navigation list.
SHORT_ADDRESSES = {
    "about": "/about-us",
    "contact": "/contact-us",
    "partner": "/partner-with-us",
    "refund": "/refund-policy",
    "editorial": "/editorial-policy",
}


def short_address(request: HttpRequest, to: str) -> HttpResponse:
    """Redirects a short address, in Hindi to the Hindi page where there is one, and until then to the English
    one; the query string (utm and the like) goes along."""
    query, language = request.META.get("QUERY_STRING", ""), language_of(request.path)
    to = in_language(to, language)
    is_for_good = language_of(to) == language
    redirect = HttpResponsePermanentRedirect if is_for_good else HttpResponseRedirect
    return redirect(f"{to}?{query}" if query else to)


def people(request: HttpRequest, kind: Kind) -> HttpResponse:
    """Page types Authors and Reviewers."""
    language = language_of(request.path)
    page = people_page(kind, language)
    context = PageContext(page_type=kind.title(), page_name=page.title, path=request.path, language=language)
    return render_page(request, "content/people-page", page, context)


@redirect_old_slugs(slug=Person)
def person(request: HttpRequest, kind: Kind, slug: str) -> HttpResponse:
    """One of them: page type authorDetailsPageType, for a reviewer Reviewers. Who wrote once and reviews now
    is found at the address of both.
    """
    found, language = (
        get_object_or_404(with_photos(Person.objects.all()), slug=slug),
        language_of(request.path),
    )
    if found.role != ROLES[kind]:
        return redirect_to(request, person_url(found.role, slug, language))
    page_type = "Reviewers" if kind == "reviewers" else "authorDetailsPageType"
    context = PageContext(page_type=page_type, page_name=found.name, path=request.path, language=language)
    return render_page(request, "content/person-page", person_page(found, kind, language), context)


def a_to_z(request: HttpRequest) -> HttpResponse:
    """Everything: page type All_Departments."""
    page = all_page()
    context = PageContext(page_type="All_Departments", page_name=page.title, path="/all")
    return render_page(request, "content/all-page", page, context)


def reviews(request: HttpRequest) -> HttpResponse:
    """Reviews of the service: page type Reviews."""
    page = reviews_page(request.GET.get("department", ""), request.GET.get("page", ""))
    context = PageContext(page_type="Reviews", page_name=page.title, path="/reviews")
    return render_page(request, "content/reviews-page", page, context)


@redirect_old_slugs(slug=Department)
def department(request: HttpRequest, slug: str) -> HttpResponse:
    """A department: page type departmentpage."""
    found, language, city = department_or_404(slug), language_of(request.path), city_in_query(request)
    context = PageContext(
        page_type="departmentpage",
        page_name=found.name,
        path=request.path,
        language=language,
        subject=PageSubject(department=preset_of(found), city=preset_of_any(city)),
    )
    page = department_page(found, language, city)
    is_public = not names_unknown_city(request)
    return render_page(request, "content/department-page", page, context, is_public=is_public)


@csrf_exempt  # the same-origin rule of decisions 4.8 stands in: no cookie, so nothing to forge with
@require_POST
def helpful(request: HttpRequest) -> HttpResponse:
    """The form under a medical page, without JavaScript. It leads back to the page, to the part of its
    form that thanks, asks why, or says that the answer was not counted.
    """
    feedback = read_feedback(request)
    found = medical_page_at(feedback.page)
    if found is None:
        raise Http404
    part = "later"
    if is_same_origin(request) and is_within_limits(request, found):
        count_vote(by="visitor", page=found, vote=feedback.said)
        part = "why" if feedback.said == "no" else "thanks"
    return HttpResponseRedirect(f"{found.address}#helpful-{part}", status=303)


def read_feedback(request: HttpRequest) -> PageFeedback:
    """Raises BadRequest, naming the field."""
    try:
        return PageFeedback.model_validate({name: request.POST.get(name, "") for name in ("page", "said")})
    except ValidationError as error:
        wrong = error.errors()[0]
        raise BadRequest(f"{wrong['loc'][0]}: {wrong['msg']}") from error


def city_home_at(request: HttpRequest, path: str) -> HttpResponse:
    """The home page of a city, or the way to it from a slug that the city had once. No query for one that is
    there."""
    slug = path.removeprefix("hi/")
    city = cities_by_slug().get(slug)
    if city:
        return city_home(request, city)
    now = slug_now(City, slug)
    if now == slug:
        raise Http404
    return redirect_to(request, localized_path(f"/{now}", language_of(request.path)))


def city_home(request: HttpRequest, city: City) -> HttpResponse:
    """The home page in another city. The usual city's is the site's own."""
    language = language_of(request.path)
    if city.slug == HOME_CITY_SLUG:
        return short_address(request, HOME_PATHS[language])
    home = get_object_or_404(HomePage)
    subject = PageSubject(city=preset_of(city))
    twin = localized_path(f"/{city.slug}", other_language(language))
    context = home.context(request.path).model_copy(update={"subject": subject, "other_language_url": twin})
    return render_page(request, home.component, city_home_page(home, city, language), context)


def hindi_home(request: HttpRequest) -> HttpResponse:
    """The home page in Hindi, as the usual city's."""
    home = get_object_or_404(HomePage)
    context = home.context(request.path)
    page = city_home_page(home, usual_city(), "hi")
    return render_page(request, home.component, page, context)


@csrf_exempt  # a calculator’s form sets nothing: the same-origin rule of decisions 4.8 stands in
def page(request: HttpRequest, path: str) -> HttpResponse:
    """The page at `path`, served as Wagtail does, with its hooks and private pages.

    Wagtail itself walks down from the site's root with two queries a level; it takes the page we
    found from where it caches its own result. Another spelling of an address is nobody's (shell.one_address).
    """
    is_canonical = all(path.split("/"))
    found = page_at(path) if is_canonical or not path else None
    if found is None:
        return city_home_at(request, path)
    request._wagtail_route_for_request = RouteResult(found)  # type: ignore[attr-defined]
    response: HttpResponse = serve(request, path)
    return response
