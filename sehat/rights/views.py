"""`/privacy/your-data`: one page for everyone. Whose data it shows is known in the browser alone."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from sehat.core.languages import language_of
from sehat.rendering.page import render_page
from sehat.rights.pages.your_data import context_of, your_data_page


def your_data(request: HttpRequest) -> HttpResponse:
    language = language_of(request.path)
    page = your_data_page(language)
    return render_page(request, "rights/your-data-page", page, context_of(language))
