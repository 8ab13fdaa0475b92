"""`/hospital/{slug}` as props: facts only, and insurers as the hospital told us (decisions 5.1)."""

from __future__ import annotations

from django.conf import settings
from django.db.models import Prefetch, QuerySet

from sehat.core.india import long_date
from sehat.core.languages import display_name, localized_path, translate
from sehat.core.schemas import Language, Link
from sehat.directory.addresses import directions_url, doctor_url, hospital_url, insurer_url
from sehat.directory.cards import (
    callback_promise,
    department_tile,
    home_crumb,
    hospital_card,
    valid_accreditation,
    workplace,
)
from sehat.directory.city_addresses import crumbs_in
from sehat.directory.clinic_hours import clinics_of
from sehat.directory.json_ld import breadcrumbs, hospital_block
from sehat.directory.models import Doctor, Empanelment, Hospital
from sehat.directory.names import doctor_name, doctor_title, facilities_in, hospital_name
from sehat.directory.schemas import AcceptedInsurer, DoctorCard, HospitalCard, HospitalPageProps
from sehat.directory.selectors import MOST_EXPERIENCED, doctor_cards
from sehat.rendering.pictures import COVER, renditions
from sehat.rendering.schemas import Crumb, Meta

DOCTORS_SHOWN = 4


def hospitals_with_all() -> QuerySet[Hospital]:
    """What a profile shows of a hospital: three queries, four with a photo."""
    return Hospital.objects.select_related("city", "locality", "photo").prefetch_related(
        "departments",
        Prefetch("empanelments", Empanelment.objects.select_related("insurer")),
        renditions(COVER, "photo"),
    )


def hospital_page(hospital: Hospital, language: Language = "en") -> HospitalPageProps:
    """Needs the relations of `hospitals_with_all`; three queries more, and those of the doctors’ cards."""
    crumbs = [
        home_crumb(language),
        Crumb(label=translate("Hospitals", language), url=localized_path("/hospitals", language)),
        Crumb(label=display_name(hospital.city, language)),
        Crumb(label=hospital_name(hospital, language)),
    ]
    staff = hospital.doctors.order_by(*MOST_EXPERIENCED)
    names = list(staff.select_related("department") if language == "hi" else staff.all())
    told = sorted(hospital.empanelments.all(), key=lambda row: row.insurer.name)
    accreditation = valid_accreditation(hospital)
    card = hospital_card(hospital, doctors=len(names), language=language)
    return HospitalPageProps(
        meta=meta_of(hospital, card, crumbs, language),
        crumbs=crumbs_in(hospital.city, crumbs),
        hospital=card,
        accreditation=translate(accreditation, language, "accreditation"),
        accredited_until=long_date(until, language)
        if accreditation and (until := hospital.accredited_until)
        else "",
        address=hospital.address,
        directions_url=directions_url(hospital, hospital.city),
        facilities=facilities_in(hospital.facilities, language),
        is_demo=hospital.is_demo,
        departments=[department_tile(department, language) for department in hospital.departments.all()],
        doctors=seen_here(doctor_cards(staff[:DOCTORS_SHOWN], language), hospital, language),
        more_doctors=[doctor_link(doctor, language) for doctor in names[DOCTORS_SHOWN:]],
        insurers=[accepted(row, language) for row in told if row.insurer.kind != "scheme"],
        schemes=[accepted(row, language) for row in told if row.insurer.kind == "scheme"],
        callback_promise=callback_promise(language),
    )


def seen_here(cards: list[DoctorCard], hospital: Hospital, language: Language) -> list[DoctorCard]:
    """Cards, which are of the usual workplace, with this one and its hours. One query."""
    shown = hospital.practices.filter(doctor__in=[card.id for card in cards])
    hours = dict(shown.values_list("doctor", "hours"))
    here = {"hospital": workplace(hospital, language), "city_id": hospital.city_id}
    return [
        card.model_copy(update={**here, "clinics": clinics_of(hours.get(card.id, []), language)})
        for card in cards
    ]


def meta_of(hospital: Hospital, card: HospitalCard, crumbs: list[Crumb], language: Language) -> Meta:
    title = translate("{hospital}, {city}: departments, doctors and insurance", language)
    description = translate(
        "{hospital} in {area}: beds, accreditation, departments, doctors, and the insurance it told us it "
        "takes.",
        language,
    )
    return Meta(
        title=title.format(hospital=card.name, city=display_name(hospital.city, language)),
        description=description.format(hospital=card.name, area=display_name(hospital.locality, language)),
        canonical=settings.SITE_URL + hospital_url(hospital, language),
        json_ld=[hospital_block(hospital, card.photo), breadcrumbs(crumbs)],
    )


def doctor_link(doctor: Doctor, language: Language) -> Link:
    label = f"{doctor_name(doctor, language)}, {doctor_title(doctor, language)}"
    return Link(label=label, url=doctor_url(doctor, language))


def accepted(row: Empanelment, language: Language) -> AcceptedInsurer:
    return AcceptedInsurer(
        label=display_name(row.insurer, language),
        url=insurer_url(row.insurer, language),
        told_on=long_date(row.told_on, language),
    )
