"""`/department/{slug}` as props. It stands in this room because it leads to condition and
treatment pages."""

from __future__ import annotations

from django.conf import settings

from sehat.content.page_parts.body import hospitals_link
from sehat.content.schemas import DepartmentPageProps
from sehat.content.selectors import condition_rows, treatment_urls
from sehat.core.india import in_a_sentence
from sehat.core.schemas import Link
from sehat.directory.addresses import department_url, listing_url
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.list_links import doctor_pairs
from sehat.directory.models import Condition, Department
from sehat.directory.schemas import Treated
from sehat.directory.selectors import HOME_CITY, HOME_CITY_NAME, HOME_CITY_SLUG, doctors_near, hospitals_near
from sehat.rendering.schemas import Crumb, Meta

DOCTORS_SHOWN, HOSPITALS_SHOWN = 3, 4


def department_page(department: Department) -> DepartmentPageProps:
    """What a department treats, who works in it and where. Four queries once the cards are cached."""
    crumbs = [
        Crumb(label="Home", url="/"),
        Crumb(label="Departments", url="/departments"),
        Crumb(label=department.name),
    ]
    plural = in_a_sentence(department.specialist_plural)
    doctors = doctors_near(HOME_CITY, department.pk, DOCTORS_SHOWN)
    hospitals = hospitals_near(HOME_CITY, department.pk, HOSPITALS_SHOWN)
    urls = treatment_urls()
    return DepartmentPageProps(
        meta=Meta(
            title=f"{department.name}: conditions, treatments and {plural}",
            description=f"What {plural} treat, which treatments there are, and where to find them.",
            canonical=settings.SITE_URL + department_url(department),
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        name=department.name,
        name_hi=department.name_hi,
        intro=department.intro,
        city=HOME_CITY_NAME,
        conditions=condition_links_of(department),
        treatments=[
            Treated(
                label=item.name,
                icon=item.icon or department.icon,
                url=urls.get(item.pk),
                lowest=None,
                highest=None,
            )
            for item in department.procedures.all()
        ],
        doctors=doctors,
        doctors_link=Link(
            label=f"All {plural} in {HOME_CITY_NAME}",
            url=listing_url(HOME_CITY_SLUG, department) if doctors else None,
        ),
        hospitals=hospitals,
        hospitals_link=hospitals_link(department, is_there=bool(hospitals)),
        cities=[
            Link(label=city, url=listing_url(slug, department))
            for _, city, slug, _, _, of in doctor_pairs()
            if of == department.slug and slug != HOME_CITY_SLUG
        ],
    )


def condition_links_of(department: Department) -> list[Link]:
    """What the department treats; a link where a page about it is live. One query."""
    urls = {row.about: row.url for row in condition_rows()}
    rows = Condition.objects.filter(department=department)
    return [Link(label=name, url=urls.get(pk)) for pk, name in rows.values_list("pk", "name")]
