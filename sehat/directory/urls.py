from django.urls import path

from sehat.directory import views

urlpatterns = [
    path("doctor/<slug:slug>", views.doctor_profile, name="doctor"),
    path("<slug:city>/doctors/<slug:speciality>", views.doctors_in_city, name="doctors_in_city"),
]
