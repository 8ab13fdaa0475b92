from django.urls import path, re_path

from sehat.content import views
from sehat.core.languages import in_both_languages

urlpatterns = [
    path("hi", views.hindi_home, name="hindi_home"),
    *in_both_languages(path("department/<slug:slug>", views.department, name="department")),
    *in_both_languages(
        path("authors", views.people, {"kind": "authors"}, name="authors"),
        path("reviewers", views.people, {"kind": "reviewers"}, name="reviewers"),
        path("authors/<slug:slug>", views.person, {"kind": "authors"}, name="author"),
        path("reviewers/<slug:slug>", views.person, {"kind": "reviewers"}, name="reviewer"),
    ),
    path("all", views.a_to_z, name="all"),
    path("helpful", views.helpful, name="helpful"),
    path("reviews", views.reviews, name="reviews"),
    *in_both_languages(
        *(path(short, views.short_address, {"to": to}, short) for short, to in views.SHORT_ADDRESSES.items())
    ),
    # All that Wagtail would serve itself, but the doors of its private pages (_util/login/).
    re_path(r"^(?!_util/)([\w\-/]*)$", views.page, name="page"),
]
