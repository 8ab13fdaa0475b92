"""Pages of symptoms as props, in English and in Hindi."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import SymptomPage
from sehat.content.models.site_page import page_props
from sehat.content.page_parts.body import body_blocks, facts_for
from sehat.content.page_parts.crumbs import crumbs_above
from sehat.content.page_parts.medical_meta import medical_meta
from sehat.content.page_parts.medical_page import in_city_fields, reviewed_fields, title_fields
from sehat.content.page_parts.translation import translation_link, twin_url
from sehat.content.selectors import condition_urls
from sehat.core.languages import noop, translate
from sehat.directory.city_addresses import crumbs_in, urls_in
from sehat.directory.models import City
from sehat.directory.selectors import city_in_query, usual_city
from sehat.rendering.schemas import Crumb

TITLE = noop("{}: when it is urgent, what it may be and what helps")


@page_props.register(SymptomPage)
def symptom_page(page: SymptomPage, request: HttpRequest) -> schemas.SymptomPageProps:
    """Everything the page of a symptom shows. One query beside the page itself, for the section above it."""
    language = page.language
    departments = [page.department_id] if page.department_id else []
    city = city_in_query(request) or usual_city()
    facts = facts_for(page.body, departments=departments, city=city, language=language)
    body = body_blocks(page.body, facts, has_red_card=bool(page.emergency), language=language)
    translation = twin_url(page.address)
    crumbs = [*crumbs_above(page), Crumb(label=page.title)]
    about: dict[str, object] = {"@type": "MedicalSymptom", "name": page.title}
    title = translate(TITLE, language).format(page.title)
    return schemas.SymptomPageProps(
        **reviewed_fields(page, crumbs_in(city, crumbs), body),
        **title_fields(page, page.name_hi),
        **in_city_fields(page, facts, page.department),
        meta=medical_meta(page, crumbs, title=title, about=about, body=body, translation=translation),
        translation=translation_link(language, translation),
        key_facts=[],
        act_now=page.act_now,
        causes=causes(page, city),
        at_home=page.at_home,
    )


def causes(page: SymptomPage, city: City) -> list[schemas.Cause]:
    """Each with a link where a page about the condition is live. No query: the addresses are cached."""
    urls = urls_in(city, condition_urls(page.language))
    return [
        schemas.Cause(
            name=cause.get("name") or "",
            feels=cause.get("feels") or "",
            url=urls.get(cause.get("condition") or 0),
        )
        for cause in (item["value"] for item in page.causes.raw_data)
    ]
