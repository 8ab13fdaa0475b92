from django.urls import path

from sehat.shell import views

urlpatterns = [
    path("health", views.health, name="health"),
    path("robots.txt", views.robots, name="robots"),
    path("speculation-rules.json", views.speculation_rules, name="speculation_rules"),
]
