"""Info pages and the sections above them as props."""

from __future__ import annotations

from collections.abc import Mapping

from django.conf import settings
from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.calculators import bmi, bmi_values, emi, emi_values
from sehat.content.models import InfoPage
from sehat.content.models.site_page import page_props
from sehat.content.page_parts.crumbs import crumbs_above
from sehat.content.page_parts.identity import with_settings
from sehat.content.page_parts.index_meta import shortened
from sehat.content.page_parts.medical_meta import questions
from sehat.core.india import long_date
from sehat.core.same_origin import is_same_origin
from sehat.core.schemas import Language
from sehat.directory.json_ld import breadcrumbs, faq
from sehat.rendering.blocks import values
from sehat.rendering.footnotes import sources_of, without_footnotes
from sehat.rendering.schemas import Crumb, Meta


@page_props.register(InfoPage)
def info_page(page: InfoPage, request: HttpRequest) -> schemas.InfoPageProps:
    """An info page, with what was sent to its calculator. One query where it stands under a section."""
    sent = sent_to_calculator(request)
    language = page.language
    lead = with_settings(page.lead, language)
    asked = [in_figures(one, language) for one in questions(page)]
    crumbs = [*crumbs_above(page), Crumb(label=page.title)]
    return schemas.InfoPageProps(
        meta=Meta(
            title=page.seo_title or page.title,
            description=with_settings(page.search_description, language)
            or shortened(without_footnotes(lead)),
            canonical=settings.SITE_URL + page.address,
            json_ld=[breadcrumbs(crumbs), *faq(asked)],
        ),
        crumbs=crumbs,
        title=page.title,
        lead=lead,
        updated=long_date(page.updated_on, page.language),
        sections=[section(value, page.language) for value in values(page.sections)],
        questions=asked,
        sources=sources_of(page.sources, page.language),
        form_title=page.form_title,
        bmi=bmi_form(sent) if page.calculator == InfoPage.Calculator.BMI else None,
        emi=emi_form(sent) if page.calculator == InfoPage.Calculator.EMI else None,
    )


def in_figures(asked: schemas.Question, language: Language) -> schemas.Question:
    """With what the settings say in place of their names."""
    said = {name: with_settings(getattr(asked, name), language) for name in ("question", "answer")}
    return asked.model_copy(update=said)


def section(value: Mapping[str, str], language: Language) -> schemas.Section:
    heading = with_settings(value["heading"], language)
    return schemas.Section(heading=heading, text=with_settings(value["text"], language))


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


def sent_to_calculator(request: HttpRequest) -> Mapping[str, str] | None:
    """What the form of a calculator posts to its own page; what another site posts counts for nothing."""
    if request.method != "POST":
        return None
    return request.POST.dict() if is_same_origin(request) else {}
