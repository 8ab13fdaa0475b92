from django.urls import path

from sehat.rights import form_views, views

urlpatterns = [
    path("privacy/your-data", views.your_data, name="your-data"),
    path("privacy/your-data/form", form_views.your_data_form, name="your-data-form"),
    path("hi/privacy/your-data", views.your_data, name="your-data-hi"),
    path("hi/privacy/your-data/form", form_views.your_data_form, name="your-data-form-hi"),
]
