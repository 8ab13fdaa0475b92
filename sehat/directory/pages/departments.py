"""`/departments` as props."""

from __future__ import annotations

from django.conf import settings

from sehat.directory.addresses import department_url
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.models import Department
from sehat.directory.schemas import DepartmentCard, DepartmentsPageProps
from sehat.rendering.schemas import Crumb, Meta


def departments_page() -> DepartmentsPageProps:
    """Every department, popular first. One query."""
    crumbs = [Crumb(label="Home", url="/"), Crumb(label="Departments")]
    intro = "Start with the part of the body. Each department shows what it treats and who works in it."
    return DepartmentsPageProps(
        meta=Meta(
            title="Departments",
            description=intro,
            canonical=f"{settings.SITE_URL}/departments",
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        title="Departments",
        intro=intro,
        departments=[department_card(item) for item in Department.objects.all()],
    )


def department_card(department: Department) -> DepartmentCard:
    return DepartmentCard(
        label=department.plain_name,
        icon=department.icon,
        url=department_url(department),
        name=department.name,
        specialist=department.specialist,
    )
