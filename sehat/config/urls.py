"""Every address of the site: rooms first, then the Wagtail page tree."""

from __future__ import annotations

from django.urls import include, path
from wagtail import urls as page_urls
from wagtail.admin import urls as cms_urls
from wagtail.documents import urls as document_urls

from sehat.config.api import api, call_urls
from sehat.core.media import media

handler400 = "sehat.shell.error_views.bad_request"
handler404 = "sehat.shell.error_views.page_not_found"
handler500 = "sehat.shell.error_views.server_error"

urlpatterns = [
    path("", include("sehat.shell.urls")),
    path("", include("sehat.crm_sync.urls")),
    path("", include("sehat.calls.urls")),
    path("", include("sehat.messages.urls")),
    path("api/", api.urls),
    path("", include((call_urls(), "calls"))),
    path("", include("sehat.patients.urls")),
    path("", include("sehat.leads.urls")),
    path("", include("sehat.rights.urls")),
    path("", include("sehat.search.urls")),
    path("", include("sehat.chat.urls")),
    path("", include("sehat.directory.urls")),
    path("", include("sehat.costs.urls")),
    path("", include("sehat.staff.urls")),
    path("", include("sehat.desk.urls")),
    path("cms/", include(cms_urls)),
    path("documents/", include(document_urls)),
    path("media/<path:path>", media),
    path("", include("sehat.content.urls")),
    path("", include(page_urls)),  # its names: Wagtail makes the addresses of pages by them
]
