from django.urls import path

from sehat.leads.views import form as views
from sehat.leads.views import my_requests as my_requests_views
from sehat.leads.views import status as status_views

urlpatterns = [
    path("request", views.request_form, name="request"),
    path("hi/request", views.request_form, name="request-hi"),
    path("request/status/<str:token>", status_views.request_status, name="request-status"),
    path("request/status/<str:token>/call.ics", status_views.call_in_calendar, name="request-calendar"),
    path("my-requests", my_requests_views.my_requests, name="my-requests"),
    path("hi/my-requests", my_requests_views.my_requests, name="my-requests-hi"),
    path("thankyou", views.thankyou, name="thankyou"),
    path("hi/thankyou", views.thankyou, name="thankyou-hi"),
]
