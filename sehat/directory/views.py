"""Directory pages: read, answer with a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404

from sehat.core.india import rupees
from sehat.core.languages import language_of, noop, translate
from sehat.core.schemas import Language
from sehat.directory.listing import EmptyPage
from sehat.directory.models import City, Department, Doctor, Hospital, HospitalList, Insurer
from sehat.directory.names import doctor_name, hospital_name, preset_of, preset_of_any
from sehat.directory.pages.departments import departments_page
from sehat.directory.pages.doctor import doctor_page, doctors_with_all
from sehat.directory.pages.doctors import doctors_page
from sehat.directory.pages.hospital import hospital_page, hospitals_with_all
from sehat.directory.pages.hospitals import hospitals_page
from sehat.directory.pages.insurance import insurance_page
from sehat.directory.pages.insurer import asked_city, city_of_list, hospital_list_page, insurer_page
from sehat.directory.pages.places import all_doctors_page, all_hospitals_page
from sehat.directory.pages.shortlist import shortlist_page
from sehat.directory.schemas import InsurerPageProps, ListPageProps, PlacesPageProps
from sehat.directory.selectors import (
    city_in_query,
    city_or_404,
    department_or_404,
    names_unknown_city,
    usual_city,
)
from sehat.directory.slug_redirects import redirect_old_slugs
from sehat.rendering.page import render_page
from sehat.rendering.schemas import FormOptions, PageContext, PageSubject

P = TypeVar("P", bound=ListPageProps)
CHECK_COVER = noop("Free for patients. We check it with the hospital for you.")


def all_doctors(request: HttpRequest) -> HttpResponse:
    """The ways into the lists of doctors: page type doctors."""
    return places(request, all_doctors_page)


def all_hospitals(request: HttpRequest) -> HttpResponse:
    """The ways into the lists of hospitals: page type hospitals."""
    return places(request, all_hospitals_page)


def places(request: HttpRequest, build: Callable[[City, Language], PlacesPageProps]) -> HttpResponse:
    """Begins with the city that the address names. Without one it is the same page for everyone and begins
    with the usual one, as for a city that nobody knows, which is cached nowhere."""
    asked = city_in_query(request)
    page = build(asked or usual_city(), language_of(request.path))
    context = PageContext(
        page_type=page.kind,
        page_name=page.title,
        path=request.path,
        language=language_of(request.path),
        subject=PageSubject(city=preset_of_any(asked)),
    )
    is_public = not names_unknown_city(request)
    return render_page(request, "directory/places-page", page, context, is_public=is_public)


def all_departments(request: HttpRequest) -> HttpResponse:
    """All_Departments."""
    language = language_of(request.path)
    page = departments_page(language)
    context = PageContext(
        page_type="All_Departments", page_name=page.title, path=request.path, language=language
    )
    return render_page(request, "directory/departments-page", page, context)


def shortlist(request: HttpRequest) -> HttpResponse:
    language = language_of(request.path)
    page = shortlist_page(language)
    context = PageContext(page_type="Service", page_name=page.title, path=request.path, language=language)
    return render_page(request, "directory/shortlist-page", page, context)


@redirect_old_slugs(city=City, speciality=Department)
def doctors_in_city(request: HttpRequest, city: str, speciality: str) -> HttpResponse:
    """CityWise_Doctors_Listing."""
    found_city, department = city_and_department(city, speciality)
    page = or_404(lambda: doctors_page(found_city, department, request.GET, language_of(request.path)))
    context = list_context("CityWise_Doctors_Listing", page.title, request.path, found_city, department)
    return render_page(request, "directory/doctors-page", page, context)


@redirect_old_slugs(city=City, department=Department)
def hospitals_in_city(request: HttpRequest, city: str, department: str) -> HttpResponse:
    """CityWise_Hospital_Listing."""
    found_city, found_department = city_and_department(city, department)
    page = or_404(
        lambda: hospitals_page(found_city, found_department, request.GET, language_of(request.path))
    )
    context = list_context(
        "CityWise_Hospital_Listing", page.title, request.path, found_city, found_department
    )
    return render_page(request, "directory/hospitals-page", page, context)


def city_and_department(city: str, department: str) -> tuple[City, Department]:
    return city_or_404(city), department_or_404(department)


def list_context(page_type: str, title: str, path: str, city: City, department: Department) -> PageContext:
    return PageContext(
        page_type=page_type,
        page_name=title,
        path=path,
        language=language_of(path),
        subject=PageSubject(
            city=preset_of(city),
            department=preset_of(department),
        ),
    )


def or_404(page: Callable[[], P]) -> P:
    """The page of a list; a list with nothing is not there."""
    try:
        return page()
    except EmptyPage as nothing:
        raise Http404 from nothing


@redirect_old_slugs(slug=Doctor)
def doctor_profile(request: HttpRequest, slug: str) -> HttpResponse:
    """A doctor: page type doctors."""
    doctor = get_object_or_404(doctors_with_all(), slug=slug)
    language = language_of(request.path)
    page = doctor_page(doctor, language)
    context = PageContext(
        page_type="doctors",
        page_name=doctor.name,
        path=request.path,
        language=language,
        subject=PageSubject(
            city=preset_of(doctor.city),
            department=preset_of(doctor.department),
            doctor=preset_of(doctor),
        ),
        form=FormOptions(note=doctor_note(doctor, language)),
    )
    return render_page(request, "directory/doctor-page", page, context)


def doctor_note(doctor: Doctor, language: Language) -> str:
    said = translate("with {doctor}", language).format(doctor=doctor_name(doctor, language))
    if doctor.fee is None:
        return said
    mark = f" ({translate('demo', language)})" if doctor.is_demo else ""  # decisions 7.2
    amount = rupees(doctor.fee) + mark
    fee = translate("fee {amount}, paid at the clinic", language).format(amount=amount)
    return f"{said} · {fee}"


@redirect_old_slugs(slug=Hospital)
def hospital_profile(request: HttpRequest, slug: str) -> HttpResponse:
    """A hospital: page type hospitals."""
    hospital = get_object_or_404(hospitals_with_all(), slug=slug)
    language = language_of(request.path)
    context = PageContext(
        page_type="hospitals",
        page_name=hospital.name,
        path=request.path,
        language=language,
        subject=PageSubject(city=preset_of(hospital.city), hospital=preset_of(hospital)),
        form=FormOptions(
            note=translate("at {hospital} · free for patients", language).format(
                hospital=hospital_name(hospital, language)
            )
        ),
    )
    return render_page(request, "directory/hospital-page", hospital_page(hospital, language), context)


def insurance(request: HttpRequest) -> HttpResponse:
    """Insurance. What somebody typed is kept in no cache."""
    language = language_of(request.path)
    page = insurance_page(request.GET.get("q", ""), language)
    context = PageContext(
        page_type="Insurance",
        page_name=page.title,
        path=request.path,
        language=language,
        form=FormOptions(note=translate(CHECK_COVER, language)),
    )
    return render_page(request, "directory/insurance-page", page, context, is_public=page.query == "")


@redirect_old_slugs(slug=HospitalList)
@redirect_old_slugs(slug=Insurer)
def hospitals_of_insurer(request: HttpRequest, slug: str) -> HttpResponse:
    """PrivateInsurancePageType, or AyushmanInsurancePageType for government schemes (decisions 1.3)."""
    insurer = Insurer.objects.filter(slug=slug).first()
    if insurer is None:
        return hospital_list(request, get_object_or_404(HospitalList, slug=slug))
    page = or_404(lambda: insurer_page(insurer, request.GET, language_of(request.path)))
    subject = PageSubject(city=preset_of_any(asked_city(request.GET)), insurer=insurer.name)
    return insurance_list(request, page, insurer.kind == Insurer.Kind.SCHEME, subject)


def hospital_list(request: HttpRequest, curated: HospitalList) -> HttpResponse:
    page = or_404(lambda: hospital_list_page(curated, request.GET, language_of(request.path)))
    subject = PageSubject(city=preset_of_any(city_of_list(curated, request.GET)))
    return insurance_list(request, page, curated.is_of_schemes, subject)


def insurance_list(
    request: HttpRequest, page: InsurerPageProps, is_of_schemes: bool, subject: PageSubject
) -> HttpResponse:
    context = PageContext(
        page_type="AyushmanInsurancePageType" if is_of_schemes else "PrivateInsurancePageType",
        page_name=page.title,
        path=request.path,
        language=language_of(request.path),
        subject=subject,
        form=FormOptions(note=translate(CHECK_COVER, language_of(request.path))),
    )
    return render_page(request, "directory/insurer-page", page, context)
