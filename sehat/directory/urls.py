from django.urls import path, register_converter
from django.urls.converters import SlugConverter

from sehat.core.languages import in_both_languages
from sehat.directory import views


class CityConverter(SlugConverter):
    """A slug, but for the first segment of Hindi pages."""

    regex = f"(?!hi/){SlugConverter.regex}"


register_converter(CityConverter, "city")

urlpatterns = [
    *in_both_languages(
        path("doctors", views.all_doctors, name="all_doctors"),
        path("doctor/<slug:slug>", views.doctor_profile, name="doctor"),
        path("hospitals", views.all_hospitals, name="all_hospitals"),
        path("hospital/<slug:slug>", views.hospital_profile, name="hospital"),
        path("departments", views.all_departments, name="all_departments"),
        path("shortlist", views.shortlist, name="shortlist"),
        path("<city:city>/doctors/<slug:speciality>", views.doctors_in_city, name="doctors_in_city"),
        path("hospitals/insurance/<slug:slug>", views.hospitals_of_insurer, name="hospitals_of_insurer"),
        path("insurance", views.insurance, name="insurance"),
        path("<city:city>/hospitals/<slug:department>", views.hospitals_in_city, name="hospitals_in_city"),
    ),
]
