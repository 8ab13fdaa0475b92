"""The login pages, before Wagtail's own addresses: the first of these replaces its login."""

from __future__ import annotations

from django.urls import path

from sehat.staff import views
from sehat.staff.password_reset import StaffPasswordReset

urlpatterns = [
    path("cms/login/", views.StaffLogin.as_view()),
    path("cms/password_reset/", StaffPasswordReset.as_view()),
    path("cms/login/code/", views.code, name="staff_code"),
    path("cms/login/set-up/", views.set_up, name="staff_set_up"),
]
