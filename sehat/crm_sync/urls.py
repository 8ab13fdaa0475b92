from django.urls import path

from sehat.crm_sync import views

urlpatterns = [path("api/crm/changes/<str:secret>", views.crm_changes, name="crm-changes")]
