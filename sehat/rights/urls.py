from django.urls import path

from sehat.rights import views

urlpatterns = [
    path("privacy/your-data", views.your_data, name="your-data"),
    path("hi/privacy/your-data", views.your_data, name="your-data-hi"),
]
