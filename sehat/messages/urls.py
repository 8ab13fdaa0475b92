from django.urls import path

from sehat.messages import views

urlpatterns = [
    path("api/whatsapp/webhook", views.whatsapp_webhook, name="whatsapp-webhook"),
    path("request/status/<str:token>/guide", views.guide, name="request-guide"),
]
