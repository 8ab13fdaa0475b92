"""Condition pages as props."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import ConditionPage
from sehat.content.models.site_page import page_props
from sehat.content.page_parts.body import DOCTORS_SHOWN, body_blocks, facts_for, key_facts, placed_rows, raw
from sehat.content.page_parts.crumbs import medical_crumbs
from sehat.content.page_parts.medical_meta import medical_meta
from sehat.content.page_parts.medical_page import in_city_fields, reviewed_fields, title_fields
from sehat.content.page_parts.translation import twin_url
from sehat.content.selectors import treatment_urls
from sehat.core.india import listed
from sehat.core.languages import noop, translate
from sehat.core.schemas import Language
from sehat.costs.estimate import nearest_figure
from sehat.directory.addresses import cost_url
from sehat.directory.city_addresses import crumbs_in, urls_in
from sehat.directory.models import City
from sehat.directory.schemas import PriceRangeRow
from sehat.directory.selectors import city_in_query, doctors_treating, usual_city
from sehat.rendering.blocks import values


@page_props.register(ConditionPage)
def condition_page(page: ConditionPage, request: HttpRequest) -> schemas.ConditionPageProps:
    """Everything a condition page shows. No query beside the page itself when what it reads is cached."""
    language = page.language
    condition, department = page.condition, page.condition.department
    values_of_options = [item["value"] for item in page.options.raw_data]
    named = {of: value.get("name") or "" for value in values_of_options if (of := value.get("procedure"))}
    city, procedures = city_in_query(request) or usual_city(), raw(page.options, "option", "procedure")
    facts = facts_for(page.body, procedures, [department.pk], city=city, language=language)
    prices = [price for price in facts.prices if price.procedure_id in named]
    treating = doctors_treating(city.pk, condition.pk, DOCTORS_SHOWN, language)
    body = body_blocks(page.body, facts, has_red_card=bool(page.emergency), language=language)
    crumbs = medical_crumbs(page, department, noop("Conditions"), "/condition")
    about: dict[str, object] = {"@type": "MedicalCondition", "name": page.title}
    title = translate("{}: symptoms, treatment and cost", language).format(page.title)
    return schemas.ConditionPageProps(
        **reviewed_fields(page, crumbs_in(city, crumbs), body),
        **title_fields(page, condition.name_hi),
        **in_city_fields(page, facts, department, treating),
        meta=medical_meta(
            page, crumbs, title=title, about=about, body=body, translation=twin_url(page.address)
        ),
        key_facts=key_facts(fact_rows(page), prices, city, language),
        overview=page.overview,
        symptoms_intro=page.symptoms_intro,
        symptoms=[schemas.Symptom(**dict(value)) for value in values(page.symptoms)],
        causes=page.causes,
        tests=page.tests,
        options=treatment_options(page, city),
        ask_doctor=values(page.ask_doctor),
        prices=merged(placed_rows(prices, city, language, names=named), language),
        nearest_price=None if prices else nearest_figure(procedures, city, language),
        cost_url=cost_url(prices[0].procedure, prices[0].city, language) if prices else None,
    )


def treatment_options(page: ConditionPage, city: City) -> list[schemas.TreatmentOption]:
    """Each with a link where a page about the treatment is live. No query: the addresses are cached."""
    urls = urls_in(city, treatment_urls(page.language))
    options = [item["value"] for item in page.options.raw_data]
    return [
        schemas.TreatmentOption(
            name=option.get("name") or "",
            url=urls.get(option.get("procedure") or 0),
            best_for=option.get("best_for") or "",
            recovery=option.get("recovery") or "",
        )
        for option in options
    ]


def merged(rows: list[PriceRangeRow], language: Language = "en") -> list[PriceRangeRow]:
    """One row for several treatments that share a figure: alike in all but the name."""
    shared: dict[str, list[str]] = {}
    first: dict[str, PriceRangeRow] = {}
    for row in rows:
        figure = row.model_dump_json(exclude={"name"})
        first.setdefault(figure, row)
        if row.name not in shared.setdefault(figure, []):
            shared[figure].append(row.name)
    return [without_repeated_label(row, listed(shared[figure], language)) for figure, row in first.items()]


def without_repeated_label(row: PriceRangeRow, name: str) -> PriceRangeRow:
    """“Keyhole surgery” needs no “keyhole” under it, but “shared room”."""
    method, _, rest = row.label.partition(", ")
    label = rest if name.casefold().startswith(method.casefold()) else row.label
    return row.model_copy(update={"name": name, "label": label})


def fact_rows(page: ConditionPage) -> list[tuple[str, str]]:
    return [
        (noop("Treated by"), page.treated_by),
        (noop("Usual treatment"), page.usual_treatment),
        (noop("Hospital stay"), page.hospital_stay),
    ]
