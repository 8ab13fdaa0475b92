from django.urls import path, re_path

from sehat.content import views

urlpatterns = [
    path("department/<slug:slug>", views.department, name="department"),
    # All that Wagtail would serve itself, but the doors of its private pages (_util/login/).
    re_path(r"^(?!_util/)([\w\-/]*)$", views.page, name="page"),
]
