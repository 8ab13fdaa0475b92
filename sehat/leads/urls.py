from django.urls import path

from sehat.leads import status_views, views

urlpatterns = [
    path("request", views.request_form, name="request"),
    path("request/status/<str:token>", status_views.request_status, name="request-status"),
    path("thankyou", views.thankyou, name="thankyou"),
]
