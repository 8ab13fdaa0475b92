"""`/hospital/{slug}` as props: facts only, and insurers as the hospital told us (decisions 5.1)."""

from __future__ import annotations

from django.conf import settings
from django.db.models import Prefetch, QuerySet

from sehat.core.india import long_date
from sehat.core.schemas import Link
from sehat.directory.addresses import directions_url, doctor_url, hospital_url, insurer_url
from sehat.directory.cards import department_tile, hospital_card, valid_accreditation
from sehat.directory.json_ld import breadcrumbs, hospital_block
from sehat.directory.models import Doctor, Empanelment, Hospital
from sehat.directory.schemas import AcceptedInsurer, HospitalPageProps
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


def hospital_page(hospital: Hospital) -> HospitalPageProps:
    """Needs the relations of `hospitals_with_all`; two queries more, and those of the doctors’ cards."""
    crumbs = [
        Crumb(label="Home", url="/"),
        Crumb(label="Hospitals", url="/hospitals"),
        Crumb(label=hospital.city.name),
        Crumb(label=hospital.name),
    ]
    staff = hospital.doctors.order_by(*MOST_EXPERIENCED)
    names = list(staff.only("name", "slug", "title"))
    told = sorted(hospital.empanelments.all(), key=lambda row: row.insurer.name)
    accreditation = valid_accreditation(hospital)
    card = hospital_card(hospital, doctors=len(names))
    return HospitalPageProps(
        meta=Meta(
            title=f"{hospital.name}, {hospital.city.name}: departments, doctors and insurance",
            description=f"{hospital.name} in {hospital.locality.name}: beds, accreditation, departments, "
            "doctors, and the insurance it told us it takes.",
            canonical=settings.SITE_URL + hospital_url(hospital),
            json_ld=[hospital_block(hospital, card.photo), breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        hospital=card,
        accreditation=accreditation,
        accredited_until=long_date(until) if accreditation and (until := hospital.accredited_until) else "",
        address=hospital.address,
        directions_url=directions_url(hospital),
        facilities=[line.strip() for line in hospital.facilities.splitlines() if line.strip()],
        is_demo=hospital.is_demo,
        departments=[department_tile(department) for department in hospital.departments.all()],
        doctors=doctor_cards(staff[:DOCTORS_SHOWN]),
        more_doctors=[doctor_link(doctor) for doctor in names[DOCTORS_SHOWN:]],
        insurers=[accepted(row) for row in told if row.insurer.kind != "scheme"],
        schemes=[accepted(row) for row in told if row.insurer.kind == "scheme"],
        callback_promise=settings.CALLBACK_PROMISE,
    )


def doctor_link(doctor: Doctor) -> Link:
    return Link(label=f"{doctor.name}, {doctor.title}", url=doctor_url(doctor))


def accepted(row: Empanelment) -> AcceptedInsurer:
    return AcceptedInsurer(
        label=row.insurer.name, url=insurer_url(row.insurer), told_on=long_date(row.told_on)
    )
