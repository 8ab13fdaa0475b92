from django.urls import path

from sehat.search import views

urlpatterns = [path("search", views.results, name="search")]
