"""`/department/{slug}` as props. It stands in this room because it leads to condition and
treatment pages."""

from __future__ import annotations

from django.conf import settings

from sehat.content.page_parts.body import doctors_link, hospitals_link
from sehat.content.schemas import DepartmentPageProps
from sehat.content.selectors import condition_rows, treatment_urls
from sehat.core.india import in_a_sentence, sentence_case
from sehat.core.languages import display_name, localized_path, translate
from sehat.core.schemas import Language, Link
from sehat.directory.addresses import department_url, listing_url
from sehat.directory.cards import home_crumb
from sehat.directory.city_addresses import crumbs_in, urls_in
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.list_links import doctor_pairs
from sehat.directory.models import City, Condition, Department
from sehat.directory.names import doctors_of, intro_of
from sehat.directory.schemas import Treated
from sehat.directory.selectors import doctors_near, hospitals_near, usual_city
from sehat.rendering.schemas import Crumb, Meta

DOCTORS_SHOWN, HOSPITALS_SHOWN = 3, 4


def department_page(
    department: Department, language: Language = "en", city: City | None = None
) -> DepartmentPageProps:
    """What a department treats, who works in it in a city, the usual one unless told, and in which others.

    Two queries once the cards are cached.
    """
    city = city or usual_city()
    name = display_name(department, language)
    crumbs = [
        home_crumb(language),
        Crumb(label=translate("Departments", language), url=localized_path("/departments", language)),
        Crumb(label=name),
    ]
    plural = in_a_sentence(department.specialist_plural) if language == "en" else doctors_of(department)
    doctors = doctors_near(city.pk, department.pk, DOCTORS_SHOWN, language)
    hospitals = hospitals_near(city.pk, department.pk, HOSPITALS_SHOWN, language)
    return DepartmentPageProps(
        meta=meta_of(department, plural, crumbs, language),
        crumbs=crumbs_in(city, crumbs),
        name=name,
        name_hi="" if language == "hi" else department.name_hi,
        intro=intro_of(department, language),
        city=display_name(city, language),
        conditions=condition_links_of(department, city, language),
        treatments=treatments_of(department, city, language),
        doctors=doctors,
        doctors_link=doctors_link(department if doctors else None, city, language),
        hospitals=hospitals,
        hospitals_link=hospitals_link(department, city, is_there=bool(hospitals), language=language),
        cities=[
            Link(label=name, url=listing_url(slug, department, language))
            for _, name, slug, _, _, of in doctor_pairs(language)
            if of == department.slug and slug != city.slug
        ],
    )


def meta_of(department: Department, specialists: str, crumbs: list[Crumb], language: Language) -> Meta:
    title = translate("{department}: conditions, treatments and {specialists}", language)
    description = translate(
        "What {specialists} treat, which treatments there are, and where to find them.", language
    )
    return Meta(
        title=title.format(department=display_name(department, language), specialists=specialists),
        description=description.format(specialists=specialists),
        canonical=settings.SITE_URL + department_url(department, language),
        json_ld=[breadcrumbs(crumbs)],
    )


def treatments_of(department: Department, city: City, language: Language) -> list[Treated]:
    """One query; the addresses are cached."""
    urls = urls_in(city, treatment_urls(language))
    return [
        Treated(
            label=sentence_case(display_name(item, language)),
            icon=item.icon or department.icon,
            url=urls.get(item.pk),
            lowest=None,
            highest=None,
            is_demo=False,
        )
        for item in department.procedures.all()
    ]


def condition_links_of(department: Department, city: City, language: Language = "en") -> list[Link]:
    """What the department treats; a link where a page about it is live. One query."""
    urls = urls_in(city, {row.about: row.url for row in condition_rows(language)})
    rows = Condition.objects.filter(department=department)
    return [Link(label=sentence_case(display_name(row, language)), url=urls.get(row.pk)) for row in rows]
