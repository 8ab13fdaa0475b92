"""The first page of /cms, before Wagtail's own."""

from __future__ import annotations

from django.urls import path

from sehat.desk.my_desk import first_page

urlpatterns = [path("cms/", first_page)]
