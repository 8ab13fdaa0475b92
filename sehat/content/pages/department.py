"""`/department/{slug}` as props. It stands in this room because it leads to condition and
treatment pages."""

from __future__ import annotations

from django.conf import settings

from sehat.content.page_parts.body import hospitals_link
from sehat.content.schemas import DepartmentPageProps
from sehat.content.selectors import condition_rows, treatment_urls
from sehat.core.india import in_a_sentence, sentence_case
from sehat.core.languages import display_name, localized_path, translate
from sehat.core.schemas import Language, Link
from sehat.directory.addresses import department_url, listing_url
from sehat.directory.cards import home_crumb
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.list_links import doctor_pairs
from sehat.directory.models import Condition, Department
from sehat.directory.names import doctors_of, intro_of
from sehat.directory.schemas import Treated
from sehat.directory.selectors import HOME_CITY, HOME_CITY_NAME, HOME_CITY_SLUG, doctors_near, hospitals_near
from sehat.rendering.schemas import Crumb, Meta

DOCTORS_SHOWN, HOSPITALS_SHOWN = 3, 4


def department_page(department: Department, language: Language = "en") -> DepartmentPageProps:
    """What a department treats, who works in it and where. Four queries once the cards are cached."""
    name = display_name(department, language)
    crumbs = [
        home_crumb(language),
        Crumb(label=translate("Departments", language), url=localized_path("/departments", language)),
        Crumb(label=name),
    ]
    plural = in_a_sentence(department.specialist_plural) if language == "en" else doctors_of(department)
    doctors = doctors_near(HOME_CITY, department.pk, DOCTORS_SHOWN, language)
    hospitals = hospitals_near(HOME_CITY, department.pk, HOSPITALS_SHOWN, language)
    description = translate(
        "What {specialists} treat, which treatments there are, and where to find them.", language
    )
    title = translate("{department}: conditions, treatments and {specialists}", language)
    return DepartmentPageProps(
        meta=Meta(
            title=title.format(department=name, specialists=plural),
            description=description.format(specialists=plural),
            canonical=settings.SITE_URL + department_url(department, language),
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        name=name,
        name_hi="" if language == "hi" else department.name_hi,
        intro=intro_of(department, language),
        city=translate(HOME_CITY_NAME, language),
        conditions=condition_links_of(department, language),
        treatments=treatments_of(department, language),
        doctors=doctors,
        doctors_link=Link(
            label=translate("All {specialists} in {city}", language).format(
                specialists=plural, department=name, city=translate(HOME_CITY_NAME, language)
            ),
            url=listing_url(HOME_CITY_SLUG, department, language) if doctors else None,
        ),
        hospitals=hospitals,
        hospitals_link=hospitals_link(department, is_there=bool(hospitals), language=language),
        cities=[
            Link(label=city, url=listing_url(slug, department, language))
            for _, city, slug, _, _, of in doctor_pairs(language)
            if of == department.slug and slug != HOME_CITY_SLUG
        ],
    )


def treatments_of(department: Department, language: Language) -> list[Treated]:
    """One query; the addresses are cached."""
    urls = treatment_urls(language)
    return [
        Treated(
            label=sentence_case(display_name(item, language)),
            icon=item.icon or department.icon,
            url=urls.get(item.pk),
            lowest=None,
            highest=None,
        )
        for item in department.procedures.all()
    ]


def condition_links_of(department: Department, language: Language = "en") -> list[Link]:
    """What the department treats; a link where a page about it is live. One query."""
    urls = {row.about: row.url for row in condition_rows(language)}
    rows = Condition.objects.filter(department=department)
    return [Link(label=sentence_case(display_name(row, language)), url=urls.get(row.pk)) for row in rows]
