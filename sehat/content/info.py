"""Info pages and the sections above them as props."""

from __future__ import annotations

from collections.abc import Mapping

from django.conf import settings

from sehat.content import schemas
from sehat.content.calculators import bmi, bmi_values, emi, emi_values
from sehat.content.index_meta import index_meta
from sehat.content.medical_meta import HOME, questions
from sehat.content.models import InfoPage, SectionPage, SitePage
from sehat.core.india import long_date
from sehat.core.schemas import Crumb, Link, Meta
from sehat.directory.json_ld import breadcrumbs, faq


def info_props(page: InfoPage, sent: Mapping[str, str] | None) -> schemas.InfoPageProps:
    """An info page, with what was sent to its calculator. One query where it stands under a section."""
    asked = questions(page)
    crumbs = [*crumbs_above(page), Crumb(label=page.title)]
    return schemas.InfoPageProps(
        meta=Meta(
            title=page.seo_title or page.title,
            description=page.search_description or page.lead,
            canonical=settings.SITE_URL + page.address,
            json_ld=[breadcrumbs(crumbs), *faq(asked)],
        ),
        crumbs=crumbs,
        title=page.title,
        lead=page.lead,
        updated=long_date(page.updated_on),
        sections=[schemas.Section(**dict(block.value)) for block in page.sections],
        questions=asked,
        form_title=page.form_title,
        bmi=bmi_form(sent) if page.calculator == InfoPage.Calculator.BMI else None,
        emi=emi_form(sent) if page.calculator == InfoPage.Calculator.EMI else None,
    )


def bmi_form(sent: Mapping[str, str] | None) -> schemas.BmiForm:
    """Empty until something was sent."""
    if sent is None:
        return schemas.BmiForm(values=schemas.BmiValues(), wrong=[], result=None)
    return bmi(bmi_values(sent))


def emi_form(sent: Mapping[str, str] | None) -> schemas.EmiForm:
    """Begins with an example that is nobody’s: two lakh rupees over a year."""
    if sent is None:
        return emi(schemas.EmiValues(amount="200000", rate="12", months="12"))
    return emi(emi_values(sent))


def crumbs_above(page: SitePage) -> list[Crumb]:
    """Home, and the section a page stands under. One query there."""
    above = [HOME[page.language]]
    if page.address.count("/") > 1:
        section = page.get_parent()
        above.append(Crumb(label=section.title, url=page.address.rsplit("/", 1)[0]))
    return above


def section_props(page: SectionPage) -> schemas.SectionPageProps:
    """The pages under an address. One query."""
    crumbs = [*crumbs_above(page), Crumb(label=page.title)]
    children = page.get_children().live().values_list("title", "slug")
    return schemas.SectionPageProps(
        meta=index_meta(page, crumbs),
        crumbs=crumbs,
        title=page.title,
        intro=page.intro,
        links=[Link(label=title, url=f"{page.address}/{slug}") for title, slug in children],
    )
