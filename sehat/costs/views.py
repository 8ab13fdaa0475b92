"""Cost pages: read, answer with a page."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404

from sehat.core.languages import language_of, noop, translate
from sehat.costs.choices import read_choices
from sehat.costs.pages.cost import cost_page
from sehat.costs.pages.explorer import explorer_page
from sehat.costs.pages.treatment_city import treatment_city_page
from sehat.costs.selectors import procedures_by_slug, procedures_with_department
from sehat.directory.listing import EmptyPage
from sehat.directory.models import City, Procedure
from sehat.directory.names import preset_of
from sehat.directory.selectors import city_or_404
from sehat.directory.slug_redirects import redirect_old_slugs
from sehat.rendering.page import render_page
from sehat.rendering.schemas import FormOptions, PageContext, PageSubject

ESTIMATE = noop("Free for patients. Tell us your room choice and insurance on the call.")


def explorer(request: HttpRequest) -> HttpResponse:
    """What treatments cost, by city, room and insurance: page type costpage. What an address says that nobody
    knows is answered and cached nowhere."""
    chosen, notices = read_choices(request.GET, language_of(request.path))
    page = explorer_page(chosen, notices)
    context = context_of("costpage", request, page.title, chosen.treatment, chosen.city)
    return render_page(request, "costs/explorer-page", page, context, is_public=not page.notices)


@redirect_old_slugs(slug=Procedure)
def cost(request: HttpRequest, slug: str) -> HttpResponse:
    """What a treatment costs: page type costpage."""
    return cost_answer(request, get_object_or_404(procedures_with_department(), slug=slug), None)


@redirect_old_slugs(city=City, slug=Procedure)
def cost_in_city(request: HttpRequest, city: str, slug: str) -> HttpResponse:
    """What a treatment costs in a city: page type costpage."""
    found_city = city_or_404(city)
    return cost_answer(request, get_object_or_404(procedures_with_department(), slug=slug), found_city)


def cost_answer(request: HttpRequest, procedure: Procedure, city: City | None) -> HttpResponse:
    page = cost_page(procedure, city, language_of(request.path))
    context = context_of("costpage", request, page.title, procedure, city)
    return render_page(request, "costs/cost-page", page, context)


@redirect_old_slugs(city=City, slug=Procedure)
def treatment_in_city(request: HttpRequest, city: str, slug: str) -> HttpResponse:
    """Who does a treatment in a city: Treatment_City."""
    found_city = city_or_404(city)
    procedure = procedures_by_slug().get(slug)
    if procedure is None:
        raise Http404
    try:
        page = treatment_city_page(procedure, found_city)
    except EmptyPage as nothing:
        raise Http404 from nothing
    context = context_of("Treatment_City", request, page.title, procedure, found_city)
    return render_page(request, "costs/treatment-city-page", page, context)


def context_of(
    page_type: str, request: HttpRequest, title: str, procedure: Procedure | None, city: City | None
) -> PageContext:
    """What the page says to the layout and to the form, which asks for an estimate."""
    language = language_of(request.path)
    return PageContext(
        page_type=page_type,
        page_name=title,
        path=request.path,
        language=language,
        subject=PageSubject(
            city=preset_of(city) if city else None,
            department=preset_of(procedure.department) if procedure else None,
            treatment=preset_of(procedure) if procedure else None,
        ),
        form=FormOptions(note=translate(ESTIMATE, language) if page_type == "costpage" else ""),
    )
