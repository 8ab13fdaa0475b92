"""Treatment pages as props."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import TreatmentPage
from sehat.content.models.site_page import page_props
from sehat.content.page_parts.body import body_blocks, facts_for, hospitals_link, key_facts, placed_rows
from sehat.content.page_parts.crumbs import medical_crumbs
from sehat.content.page_parts.medical_meta import medical_meta
from sehat.content.page_parts.medical_page import in_city_fields, reviewed_fields, title_fields
from sehat.content.page_parts.translation import twin_url
from sehat.core.languages import noop, translate
from sehat.costs.estimate import nearest_figure
from sehat.directory.addresses import cost_url
from sehat.directory.city_addresses import crumbs_in
from sehat.directory.selectors import city_in_query, hospitals_near, usual_city
from sehat.rendering.blocks import values

HOSPITALS_SHOWN = 4


@page_props.register(TreatmentPage)
def treatment_page(page: TreatmentPage, request: HttpRequest) -> schemas.TreatmentPageProps:
    """Everything a treatment page shows. No query beside the page itself when what it reads is cached."""
    language = page.language
    procedure, department = page.procedure, page.procedure.department
    city = city_in_query(request) or usual_city()
    facts = facts_for(page.body, [procedure.pk], [department.pk], city=city, language=language)
    prices = [price for price in facts.prices if price.procedure_id == procedure.pk]
    body = body_blocks(page.body, facts, has_red_card=bool(page.emergency), language=language)
    hospitals = hospitals_near(city.pk, department.pk, HOSPITALS_SHOWN, language)
    crumbs = medical_crumbs(page, department, noop("Treatments"), "/treatment")
    about: dict[str, object] = {"@type": "MedicalProcedure", "name": page.title}
    title = translate("{}: what it is, recovery and cost", language).format(page.title)
    return schemas.TreatmentPageProps(
        **reviewed_fields(page, crumbs_in(city, crumbs), body),
        **title_fields(page, procedure.name_hi),
        **in_city_fields(page, facts, department),
        meta=medical_meta(
            page, crumbs, title=title, about=about, body=body, translation=twin_url(page.address)
        ),
        key_facts=key_facts(fact_rows(page), prices, city, language),
        overview=page.overview,
        who_needs_it=page.who_needs_it,
        who_should_wait=page.who_should_wait,
        methods=[schemas.Method(**dict(value)) for value in values(page.methods)],
        before=[schemas.Step(**dict(value)) for value in values(page.before)],
        during=[schemas.Step(**dict(value)) for value in values(page.during)],
        after=[schemas.Step(**dict(value)) for value in values(page.after)],
        recovery=[schemas.Phase(**dict(value)) for value in values(page.recovery)],
        risks=[schemas.Risk(**dict(value)) for value in values(page.risks) if value["how_common"]],  # a draft
        alternatives=page.alternatives,
        ask_doctor=values(page.ask_doctor),
        prices=placed_rows(prices, city, language),
        nearest_price=None if prices else nearest_figure([procedure.pk], city, language),
        cost_url=cost_url(procedure, language=language),
        hospitals=hospitals,
        hospitals_link=hospitals_link(department, city, is_there=bool(hospitals), language=language),
    )


def fact_rows(page: TreatmentPage) -> list[tuple[str, str]]:
    return [
        (noop("Done by"), page.done_by),
        (noop("Anaesthesia"), page.anaesthesia),
        (noop("Time"), page.duration),
        (noop("Hospital stay"), page.hospital_stay),
        (noop("Back to daily life"), page.back_to_daily_life),
    ]
