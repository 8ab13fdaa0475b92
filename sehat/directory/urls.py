from django.urls import path

from sehat.directory import views

urlpatterns = [
    path("doctors", views.all_doctors, name="all_doctors"),
    path("doctor/<slug:slug>", views.doctor_profile, name="doctor"),
    path("hospitals", views.all_hospitals, name="all_hospitals"),
    path("hospitals/insurance/<slug:slug>", views.hospitals_of_insurer, name="hospitals_of_insurer"),
    path("hospital/<slug:slug>", views.hospital_profile, name="hospital"),
    path("insurance", views.insurance, name="insurance"),
    path("departments", views.all_departments, name="all_departments"),
    path("<slug:city>/doctors/<slug:speciality>", views.doctors_in_city, name="doctors_in_city"),
    path("<slug:city>/hospitals/<slug:department>", views.hospitals_in_city, name="hospitals_in_city"),
]
