"""Directory pages: read, answer with a page."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404

from sehat.core.india import rupees
from sehat.core.schemas import PageContext, Preset
from sehat.directory.listing import NothingHere, doctors_page
from sehat.directory.models import City, Department, Doctor
from sehat.directory.profile import doctor_page
from sehat.directory.selectors import with_cards
from sehat.rendering.page import render_page


def doctors_in_city(request: HttpRequest, city: str, speciality: str) -> HttpResponse:
    """CityWise_Doctors_Listing."""
    found_city = get_object_or_404(City, slug=city)
    department = get_object_or_404(Department, slug=speciality)
    try:
        page = doctors_page(found_city, department, request.GET)
    except NothingHere as nothing:
        raise Http404 from nothing
    context = PageContext(
        page_type="CityWise_Doctors_Listing",
        page_name=page.title,
        path=request.path,
        city=Preset(id=found_city.pk, name=found_city.name),
        department=Preset(id=department.pk, name=department.name),
    )
    return render_page(request, "directory/doctors-page", page, context)


def doctor_profile(request: HttpRequest, slug: str) -> HttpResponse:
    """A doctor: page type doctors."""
    doctors = with_cards(Doctor.objects.select_related("city", "department").prefetch_related("procedures"))
    doctor = get_object_or_404(doctors, slug=slug)
    page = doctor_page(doctor)
    context = PageContext(
        page_type="doctors",
        page_name=doctor.name,
        path=request.path,
        city=Preset(id=doctor.city_id, name=doctor.city.name),
        department=Preset(id=doctor.department_id, name=doctor.department.name),
        doctor=Preset(id=doctor.pk, name=doctor.name),
        form_note=doctor_note(doctor),
    )
    return render_page(request, "directory/doctor-page", page, context)


def doctor_note(doctor: Doctor) -> str:
    fee = f" · fee {rupees(doctor.fee)}, paid at the clinic" if doctor.fee else ""
    return f"with {doctor.name}{fee}"
