from django.urls import path

from sehat.core.languages import in_both_languages
from sehat.search import views

urlpatterns = in_both_languages(path("search", views.results, name="search"))
