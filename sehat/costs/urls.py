from django.urls import path

from sehat.costs import views

urlpatterns = [
    path("cost", views.explorer, name="cost_explorer"),
    path("treatment/<slug:slug>/cost", views.cost, name="cost"),
    path("<slug:city>/treatment/<slug:slug>/cost", views.cost_in_city, name="cost_in_city"),
    path("<slug:city>/treatment/<slug:slug>", views.treatment_in_city, name="treatment_in_city"),
]
