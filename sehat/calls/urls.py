from django.urls import path

from sehat.calls import views

urlpatterns = [path("voice/report/<str:vendor>/<str:secret>", views.call_report, name="voice-report")]
