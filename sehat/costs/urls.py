from django.urls import path

from sehat.core.languages import in_both_languages
from sehat.costs import views

urlpatterns = [
    *in_both_languages(
        path("cost", views.explorer, name="cost_explorer"),
        path("treatment/<slug:slug>/cost", views.cost, name="cost"),
        path("<city:city>/treatment/<slug:slug>/cost", views.cost_in_city, name="cost_in_city"),
    ),
    path("<city:city>/treatment/<slug:slug>", views.treatment_in_city, name="treatment_in_city"),
]
