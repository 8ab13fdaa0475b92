"""Treatment pages as props."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import TreatmentPage
from sehat.content.models.site_page import page_props
from sehat.content.page_parts.body import body_blocks, doctors_link, facts_for, hospitals_link, key_facts
from sehat.content.page_parts.medical_meta import byline, medical_meta, names, questions, sources, values
from sehat.core.schemas import Crumb
from sehat.directory.addresses import cost_url, department_url
from sehat.directory.cards import price_row
from sehat.directory.selectors import HOME_CITY, HOME_CITY_NAME, hospitals_near

HOSPITALS_SHOWN = 4


@page_props.register(TreatmentPage)
def treatment_page(page: TreatmentPage, request: HttpRequest) -> schemas.TreatmentPageProps:
    """Everything a treatment page shows. Seven queries beside the page itself."""
    procedure, department = page.procedure, page.procedure.department
    facts = facts_for(page.body, [procedure.pk], [department.pk])
    prices = [price for price in facts.prices if price.procedure_id == procedure.pk]
    body = body_blocks(page.body, facts, has_red_card=bool(page.emergency), language=page.language)
    hospitals = hospitals_near(HOME_CITY, department.pk, HOSPITALS_SHOWN)
    crumbs = [
        Crumb(label="Home", url="/"),
        Crumb(label="Treatments", url="/treatment"),
        Crumb(label=department.name, url=department_url(department)),
        Crumb(label=page.title),
    ]
    about: dict[str, object] = {"@type": "MedicalProcedure", "name": page.title}
    title = f"{page.title}: what it is, recovery and cost"
    return schemas.TreatmentPageProps(
        meta=medical_meta(page, crumbs, title=title, about=about, body=body),
        crumbs=crumbs,
        name=page.title,
        name_hi=procedure.name_hi,
        also_called=names(page.also_called),
        byline=byline(page),
        key_facts=key_facts(fact_rows(page), prices),
        lead=page.lead,
        overview=page.overview,
        who_needs_it=page.who_needs_it,
        who_should_wait=page.who_should_wait,
        methods=[schemas.Method(**dict(value)) for value in values(page.methods)],
        before=[schemas.Step(**dict(value)) for value in values(page.before)],
        during=[schemas.Step(**dict(value)) for value in values(page.during)],
        after=[schemas.Step(**dict(value)) for value in values(page.after)],
        recovery=[schemas.Phase(**dict(value)) for value in values(page.recovery)],
        risks=[schemas.Risk(**dict(value)) for value in values(page.risks)],
        see_doctor=values(page.see_doctor),
        emergency=values(page.emergency),
        alternatives=page.alternatives,
        city=HOME_CITY_NAME,
        prices=[price_row(price) for price in prices],
        cost_url=cost_url(procedure),
        doctors=facts.doctors.get(department.pk, []),
        doctors_link=doctors_link(facts.departments.get(department.pk)),
        hospitals=hospitals,
        hospitals_link=hospitals_link(department, is_there=bool(hospitals)),
        body=body,
        questions=questions(page),
        sources=sources(page),
    )


def fact_rows(page: TreatmentPage) -> list[tuple[str, str]]:
    return [
        ("Done by", page.done_by),
        ("Anaesthesia", page.anaesthesia),
        ("Time", page.duration),
        ("Hospital stay", page.hospital_stay),
        ("Back to daily life", page.back_to_daily_life),
    ]
