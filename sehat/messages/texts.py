"""What fills a template in for a request: its reference, links, times and the place of its appointment."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from django.conf import settings

from sehat.campaigns.models import MarketingPage
from sehat.core.india import moment_in
from sehat.core.languages import as_language, display_field, noop, translate
from sehat.core.schemas import Language
from sehat.directory.cards import callback_promise
from sehat.gateways.sms.base import Message as Sms
from sehat.gateways.whatsapp.base import Message as WhatsAppMessage
from sehat.gateways.whatsapp.base import TemplateUse
from sehat.leads.callbacks.promise_words import promise_of
from sehat.leads.models import Appointment, Lead
from sehat.leads.requests.status import status_path
from sehat.messages.health_words import without_health_words
from sehat.messages.kinds import variables_in
from sehat.messages.models import Template

SEE_LINK = noop("see your request page")
EXAMPLES = {
    "reference": "SP-7K4M-Q2XR",
    "link": "https://example.org/request/status/…",
    "guide": "https://example.org/request/status/…/guide",
    "when": "24 November 2026, 10:30 am",
    "place": "City Hospital, Saket",
}


def values_for(lead: Lead, names: list[str], language: Language) -> dict[str, str]:
    """The values of these variables. Two queries at most."""
    return {name: FILLED_BY[name](lead, language) for name in names}


def example_values(template: Template) -> dict[str, str]:
    """For a preview and a test send: nobody's request."""
    language = as_language(template.language)
    promise = callback_promise(language)
    known = EXAMPLES | {"brand": brand(None, language), "window": promise}
    return {name: known[name] for name in variables_in(template.text)}


def filled(template: Template, values: Mapping[str, str]) -> str:
    return template.text.format_map(values)


def as_sms(template: Template, to: str, values: dict[str, str]) -> Sms:
    return Sms(to, filled(template, values), template.dlt_template_id, values)


def as_whatsapp(
    template: Template, to: str, values: dict[str, str], *, ours: str, is_free: bool
) -> WhatsAppMessage:
    """Free text within the 24 hours of a session, else the registered template."""
    used = TemplateUse(template.whatsapp_name, template.language, tuple(values.values()))
    return WhatsAppMessage(to, ours, filled(template, values), None if is_free else used)


def brand(lead: Lead | None, language: Language) -> str:
    return display_field(settings, "BRAND_NAME", language)


def reference(lead: Lead, language: Language) -> str:
    return lead.reference


def link(lead: Lead, language: Language) -> str:
    return settings.SITE_URL + status_path(lead.pk)


def guide_link(lead: Lead, language: Language) -> str:
    """Of a page of ours that leads on: the name of the file may say what it is about."""
    return f"{link(lead, language)}/guide"


def when(lead: Lead, language: Language) -> str:
    visit = Appointment.objects.filter(lead=lead).first()
    if visit is None:
        return translate(SEE_LINK, language)
    return moment_in(visit.starts_at, language)


def place(lead: Lead, language: Language) -> str:
    """Hospital and address, without a part that names a department; it stands on the request's page."""
    visit = Appointment.objects.filter(lead=lead).first()
    told = without_health_words(visit.place) if visit else ""
    return told or translate(SEE_LINK, language)


FILLED_BY: dict[str, Callable[[Lead, Language], str]] = {
    "brand": brand, "reference": reference, "link": link, "guide": guide_link, "when": when, "place": place,
    "window": promise_of,
}  # fmt: skip


def guide_url(lead: Lead) -> str | None:
    """The PDF that a request asks for; None where it asks for none, or no campaign has it any more."""
    title = str(lead.attribution.get("guide") or "")
    if not title:
        return None
    page = MarketingPage.objects.live().filter(guide__title=title).select_related("guide").first()
    return page.guide.url if page and page.guide else None
