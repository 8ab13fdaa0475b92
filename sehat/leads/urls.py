from django.urls import path

from sehat.leads import views

urlpatterns = [
    path("request", views.request_form, name="request"),
    path("thankyou", views.thankyou, name="thankyou"),
]
