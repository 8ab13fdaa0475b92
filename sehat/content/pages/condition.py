"""Condition pages as props."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import ConditionPage
from sehat.content.models.site_page import page_props
from sehat.content.page_parts.body import body_blocks, doctors_treating, facts_for, key_facts, raw
from sehat.content.page_parts.medical_meta import medical_meta, values
from sehat.content.page_parts.medical_page import care_fields, reviewed_fields, title_fields
from sehat.content.selectors import treatment_urls
from sehat.core.india import listed
from sehat.directory.addresses import cost_url, department_url
from sehat.directory.cards import doctor_card, price_row
from sehat.directory.schemas import PriceRangeRow
from sehat.rendering.schemas import Crumb


@page_props.register(ConditionPage)
def condition_page(page: ConditionPage, request: HttpRequest) -> schemas.ConditionPageProps:
    """Everything a condition page shows. Five queries beside the page itself when the doctors are cached."""
    condition, department = page.condition, page.condition.department
    named = {
        item["value"]["procedure"]: item["value"]["name"]
        for item in page.options.raw_data
        if item["value"]["procedure"]
    }
    facts = facts_for(page.body, raw(page.options, "option", "procedure"), [department.pk])
    prices = [price for price in facts.prices if price.procedure_id in named]
    treating = [doctor_card(doctor, page.language) for doctor in doctors_treating(condition.pk)]
    body = body_blocks(page.body, facts, has_red_card=bool(page.emergency), language=page.language)
    crumbs = [
        Crumb(label="Home", url="/"),
        Crumb(label="Conditions", url="/condition"),
        Crumb(label=department.name, url=department_url(department)),
        Crumb(label=page.title),
    ]
    about: dict[str, object] = {"@type": "MedicalCondition", "name": page.title}
    title = f"{page.title}: symptoms, treatment and cost"
    return schemas.ConditionPageProps(
        **reviewed_fields(page, crumbs, body),
        **title_fields(page, condition.name_hi),
        **care_fields(facts, department.pk, treating),
        meta=medical_meta(page, crumbs, title=title, about=about, body=body),
        key_facts=key_facts(fact_rows(page), prices),
        overview=page.overview,
        symptoms_intro=page.symptoms_intro,
        symptoms=[schemas.Symptom(**dict(value)) for value in values(page.symptoms)],
        causes=page.causes,
        tests=page.tests,
        options=treatment_options(page),
        ask_doctor=values(page.ask_doctor),
        prices=merged([price_row(price, name=named[price.procedure_id]) for price in prices]),
        cost_url=cost_url(prices[0].procedure, prices[0].city) if prices else None,
    )


def treatment_options(page: ConditionPage) -> list[schemas.TreatmentOption]:
    """Each with a link where a page about the treatment is live. No query: the addresses are cached."""
    urls = treatment_urls()
    options = [item["value"] for item in page.options.raw_data]
    return [
        schemas.TreatmentOption(
            name=option["name"],
            url=urls.get(option["procedure"] or 0),
            best_for=option["best_for"],
            recovery=option["recovery"],
        )
        for option in options
    ]


def merged(rows: list[PriceRangeRow]) -> list[PriceRangeRow]:
    """One row for several treatments that share a figure: alike in all but the name."""
    shared: dict[str, list[str]] = {}
    first: dict[str, PriceRangeRow] = {}
    for row in rows:
        figure = row.model_dump_json(exclude={"name"})
        first.setdefault(figure, row)
        if row.name not in shared.setdefault(figure, []):
            shared[figure].append(row.name)
    return [without_repeated_label(row, listed(shared[figure])) for figure, row in first.items()]


def without_repeated_label(row: PriceRangeRow, name: str) -> PriceRangeRow:
    """“Keyhole surgery” needs no “keyhole” under it."""
    label = "" if name.casefold().startswith(row.label.casefold()) else row.label
    return row.model_copy(update={"name": name, "label": label})


def fact_rows(page: ConditionPage) -> list[tuple[str, str]]:
    return [
        ("Treated by", page.treated_by),
        ("Usual treatment", page.usual_treatment),
        ("Hospital stay", page.hospital_stay),
    ]
