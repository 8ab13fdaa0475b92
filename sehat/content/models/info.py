from __future__ import annotations

from http import HTTPMethod

from django.db import models
from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed
from wagtail.fields import StreamField

from sehat.content.blocks import QuestionBlock, SectionBlock
from sehat.content.models.medical import panels, sources_field
from sehat.content.models.site_page import SitePage
from sehat.core.languages import english_path, language_of, noop, translate
from sehat.core.schemas import Language
from sehat.rendering.footnotes import check_footnotes
from sehat.rendering.schemas import FormOptions, PageContext


class InfoPage(SitePage):
    """About, privacy, terms, services: headings, paragraphs, questions. Its type follows its address."""

    class Calculator(models.TextChoices):
        BMI = "bmi", "Body mass index"
        EMI = "emi", "Loan instalments"

    component = "content/info-page"
    allowed_http_methods = [*SitePage.allowed_http_methods, HTTPMethod.POST]  # the form of a calculator
    parent_page_types = ["content.HomePage", "content.SectionPage"]
    subpage_types: list[str] = []
    PAGE_TYPES = {
        "/about-us": "About",
        "/contact-us": "Contact",
        "/editorial-policy": "Editorial_Policy",
        "/privacy": "Privacy_Policy",
        "/refund-policy": "Refund_Policy",
        "/terms-conditions": "Terms_Condition",
        "/faq": "Faq_Page",
        "/press": "Press_Page",
        "/careers": "Careers",
        "/partner-with-us": "Partner",
    }
    PAGE_TYPES_BELOW = {"services": "Service", "tools": "Tool"}
    # What the form of one page asks (variant '0'): the salary on the loan form alone (decisions 2.4), for a
    # second opinion whether there was a first, and no treatment of hospitals and doctors.
    FORMS = {
        "/partner-with-us": ["organisation", "email", "city", "query"],
        "/services/medical-loan": ["city", "treatment", "Monthly_Salary", "query"],
        "/services/second-opinion": ["city", "treatment", "isConsultedField", "query"],
    }
    # As sehat/leads/forms/purposes.py has it.
    WEIGHT_LOSS = FormOptions(variant="7", lead_type="Weight Loss")
    NOTES = {"/partner-with-us": noop("For hospitals and doctors. We call you back about your listing.")}

    # None of these asks for an appointment.
    BUTTONS = {
        "/partner-with-us": noop("Ask for a listing"),
        "/contact-us": noop("Ask for a call back"),
        "/services/second-opinion": noop("Ask for a second opinion"),
        "/services/medical-loan": noop("Ask about a loan"),
    }
    # Those of a purpose are as sehat/leads/forms/purposes.py, a room above, has them: its tests compare.
    LEAD_TYPES = {
        "/partner-with-us": "Partner",
        "/contact-us": "Callback",
        "/services/second-opinion": "Second Opinion",
        "/services/medical-loan": "Medical Loan",
    }

    lead = models.TextField(blank=True)
    updated_on = models.DateField()
    sections = StreamField([("section", SectionBlock())], blank=True)
    questions = StreamField([("question", QuestionBlock())], blank=True)
    sources = sources_field()
    calculator = models.CharField(max_length=3, choices=Calculator.choices, blank=True)
    form_title = models.CharField(
        max_length=60, blank=True, help_text="Over the request form: “Talk to a surgeon”. Empty: no form."
    )
    content_panels = [
        *SitePage.content_panels,
        *panels("lead", "updated_on", "calculator", "sections", "questions", "sources", "form_title"),
    ]

    def clean(self) -> None:
        super().clean()
        self.refuse_later_day("updated_on")
        check_footnotes(self)

    def check_request_method(
        self, request: HttpRequest, *args: object, **kwargs: object
    ) -> HttpResponse | None:
        """The refusal of a method; None for one that is allowed: only a calculator is posted to."""
        if request.method == HTTPMethod.POST and not self.calculator:
            return HttpResponseNotAllowed(SitePage.allowed_http_methods)
        refusal: HttpResponse | None = super().check_request_method(request, *args, **kwargs)
        return refusal

    def context(self, path: str) -> PageContext:
        english = english_path(path)
        below = self.PAGE_TYPES_BELOW.get(english.strip("/").split("/")[0], "About")
        form = self.form_options(english, language_of(path))
        own = {"page_type": self.PAGE_TYPES.get(english, below), "form": form}
        return super().context(path).model_copy(update=own)

    def form_options(self, path: str, language: Language) -> FormOptions:
        """What the form of the page asks; `path` is that of the English page."""
        if self.calculator == self.Calculator.BMI:
            # Its card promises what the button under its result does, so it is the same form: the one that
            # asks height and weight, by the choice of the page (decisions 2.1).
            return self.WEIGHT_LOSS
        return FormOptions(
            requirements=self.FORMS.get(path),
            note=translate(self.NOTES.get(path, ""), language),
            button=translate(self.BUTTONS.get(path, ""), language),
            lead_type=self.LEAD_TYPES.get(path, FormOptions().lead_type),
        )
