from django.urls import re_path

from sehat.content import views

# All that Wagtail would serve itself, but the doors of its private pages (_util/login/).
urlpatterns = [re_path(r"^(?!_util/)([\w\-/]*)$", views.page, name="page")]
