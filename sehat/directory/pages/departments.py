"""`/departments` as props."""

from __future__ import annotations

from django.conf import settings

from sehat.core.languages import localized_path, translate
from sehat.core.schemas import Language
from sehat.directory.cards import department_tile, home_crumb
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.models import Department
from sehat.directory.schemas import DepartmentCard, DepartmentsPageProps
from sehat.rendering.schemas import Crumb, Meta


def departments_page(language: Language = "en") -> DepartmentsPageProps:
    """Every department, popular first. One query."""
    crumbs = [home_crumb(language), Crumb(label=translate("Departments", language))]
    intro = translate(
        "Start with the part of the body. Each department shows what it treats and who works in it.", language
    )
    return DepartmentsPageProps(
        meta=Meta(
            title=translate("Departments", language),
            description=intro,
            canonical=settings.SITE_URL + localized_path("/departments", language),
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        title=translate("Departments", language),
        intro=intro,
        departments=[department_card(item, language) for item in Department.objects.all()],
    )


def department_card(department: Department, language: Language = "en") -> DepartmentCard:
    tile = department_tile(department, language)
    return DepartmentCard(
        label=tile.label,
        icon=tile.icon,
        url=tile.url,
        name="" if language == "hi" else department.name,
        specialist="" if language == "hi" else department.specialist,
    )
