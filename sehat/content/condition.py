"""Condition pages as props."""

from __future__ import annotations

from django.conf import settings

from sehat.content import schemas
from sehat.content.models import ConditionIndexPage, ConditionPage
from sehat.content.selectors import condition_links
from sehat.core.india import in_a_sentence, listed, long_date, rupees
from sehat.core.schemas import Crumb, Link, Meta
from sehat.directory.addresses import department_url, listing_url
from sehat.directory.cards import price_row
from sehat.directory.models import PriceRange
from sehat.directory.schemas import PriceRangeRow
from sehat.directory.selectors import HOME_CITY, doctors_near, price_ranges

CITY = "Delhi NCR"  # the label when no city is chosen (spec section 9)
DOCTORS_SHOWN = 2


def condition_props(page: ConditionPage) -> schemas.ConditionPage:
    """Everything a condition page shows. Six queries beside the page itself."""
    condition, department = page.condition, page.condition.department
    options = [block.value for block in page.options]
    procedures = [value["procedure"] for value in options if value["procedure"]]
    prices = price_ranges(list(dict.fromkeys(item.pk for item in procedures)), HOME_CITY)
    doctors = doctors_near(HOME_CITY, department.pk, DOCTORS_SHOWN)
    names = {item.pk: value["name"] for value in options if (item := value["procedure"])}
    return schemas.ConditionPage(
        meta=Meta(
            title=page.seo_title or f"{page.title}: symptoms, treatment and cost",
            description=page.search_description,
            canonical=f"{settings.SITE_URL}/condition/{page.slug}",
            json_ld=[medical_page(page)],
        ),
        crumbs=[
            Crumb(label="Home", url="/"),
            Crumb(label="Conditions", url="/condition"),
            Crumb(label=department.name, url=department_url(department)),
            Crumb(label=page.title),
        ],
        name=page.title,
        name_hi=condition.name_hi,
        also_called=[name.strip() for name in page.also_called.split(",") if name.strip()],
        byline=byline(page),
        key_facts=key_facts(page, prices),
        lead=page.lead,
        overview=page.overview,
        symptoms_intro=page.symptoms_intro,
        symptoms=[schemas.Symptom(**dict(block.value)) for block in page.symptoms],
        see_doctor=[block.value for block in page.see_doctor],
        emergency=[block.value for block in page.emergency],
        causes=page.causes,
        tests=page.tests,
        options=[
            schemas.TreatmentOption(
                name=value["name"], url=None, best_for=value["best_for"], recovery=value["recovery"]
            )
            for value in options
        ],
        city=CITY,
        prices=merged([price_row(price, name=names[price.procedure_id]) for price in prices]),
        doctors=doctors,
        doctors_link=Link(
            label=f"All {in_a_sentence(department.specialist_plural)} in {CITY}",
            url=listing_url("delhi-ncr", department) if doctors else None,
        ),
        questions=[schemas.Question(**dict(block.value)) for block in page.questions],
        sources=[source(block.value) for block in page.sources],
    )


def merged(rows: list[PriceRangeRow]) -> list[PriceRangeRow]:
    """One row for several treatments that share a figure: alike in all but the name."""
    names: dict[str, list[str]] = {}
    first: dict[str, PriceRangeRow] = {}
    for row in rows:
        figure = row.model_dump_json(exclude={"name"})
        first.setdefault(figure, row)
        if row.name not in names.setdefault(figure, []):
            names[figure].append(row.name)
    return [row.model_copy(update={"name": listed(names[figure])}) for figure, row in first.items()]


def byline(page: ConditionPage) -> schemas.Byline:
    return schemas.Byline(
        author=Link(label=page.author.name),
        reviewer=Link(label=page.reviewer.name),
        reviewer_degrees=page.reviewer.degrees,
        updated=long_date(page.reviewed_on),
        next_review=f"{page.next_review_on:%B %Y}",
    )


def key_facts(page: ConditionPage, prices: list[PriceRange]) -> list[schemas.KeyFact]:
    facts = [
        ("Treated by", page.treated_by),
        ("Usual treatment", page.usual_treatment),
        ("Hospital stay", page.hospital_stay),
    ]
    here = [price for price in prices if price.city_id == HOME_CITY]
    if here:
        low, high = min(price.lowest for price in here), max(price.highest for price in here)
        facts.append((f"Cost in {CITY}", f"{rupees(low)} – {rupees(high)}"))
    return [schemas.KeyFact(term=term, value=value) for term, value in facts]


def source(value: dict[str, object]) -> schemas.Source:
    read_on = value["read_on"]
    return schemas.Source(
        title=str(value["title"]),
        publisher=str(value["publisher"]),
        url=str(value["url"]) if value["url"] else None,
        read_on=long_date(read_on) if read_on else None,  # type: ignore[arg-type]
    )


def medical_page(page: ConditionPage) -> dict[str, object]:
    """schema.org MedicalWebPage about a MedicalCondition."""
    return {
        "@context": "https://schema.org",
        "@type": "MedicalWebPage",
        "name": page.title,
        "url": f"{settings.SITE_URL}/condition/{page.slug}",
        "inLanguage": "en",
        "lastReviewed": page.reviewed_on.isoformat(),
        "reviewedBy": {"@type": "Person", "name": page.reviewer.name},
        "about": {"@type": "MedicalCondition", "name": page.title},
    }


def index_props(page: ConditionIndexPage) -> schemas.ConditionIndexPage:
    """Every live condition page by speciality. No query of its own: the groups are kept."""
    return schemas.ConditionIndexPage(
        meta=Meta(
            title=page.seo_title or page.title,
            description=page.search_description,
            canonical=f"{settings.SITE_URL}/condition",
        ),
        crumbs=[Crumb(label="Home", url="/"), Crumb(label=page.title)],
        title=page.title,
        intro=page.intro,
        groups=condition_links(),
    )
