from django.urls import path

from sehat.patients import views

urlpatterns = [path("sms/report/<str:vendor>/<str:secret>", views.delivery_report, name="sms-report")]
