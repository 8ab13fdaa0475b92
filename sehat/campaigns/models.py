"""Pages that advertisements lead to (spec section 2): brands, campaigns, the bare page, variants."""

from __future__ import annotations

from django.contrib.auth.base_user import AbstractBaseUser
from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator, RegexValidator
from django.db import models
from django.forms import Select
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.functional import cached_property
from wagtail.admin.panels import FieldPanel, MultiFieldPanel, Panel
from wagtail.fields import StreamField

from sehat.campaigns.blocks import MARKETING_BLOCKS
from sehat.campaigns.campaign_form import CampaignForm
from sehat.campaigns.publishing import OfVariant, PublishedByEditors
from sehat.campaigns.variant_form import VariantForm
from sehat.content.models import SitePage
from sehat.content.models.site_page import page_props, page_tier_field
from sehat.core.schemas import Link
from sehat.directory.models import City, Department, Procedure
from sehat.leads.models import FormVariant
from sehat.rendering.blocks import LineBlock
from sehat.rendering.page import render_page
from sehat.rendering.schemas import ContactOptions, FormOptions, PageContext, PageSubject, Preset
from sehat.rendering.variants import VARIANT, VARIANTS_HEADER, header_of


class MarketingContent(models.Model):
    """What a page shows, and a variant of it shows otherwise."""

    lead = models.TextField("promise", help_text="One or two sentences under the title, beside the form.")
    checks = StreamField(
        [("check", LineBlock(max_length=80, label="Perk"))],
        blank=True,
        max_num=3,
        verbose_name="perks",
        help_text="Up to three short promises, each shown with a tick.",
    )
    body = StreamField(
        MARKETING_BLOCKS,
        blank=True,
        verbose_name="blocks",
        help_text="In the order of the page. The request form is always there, in the hero.",
    )

    class Meta:
        abstract = True


OF_CAMPAIGN = ("noindex", "success_redirection", "tier", "vendor_id", "entity")
OF_FORM = ("form_title", "form_button", "lead_type", "whatsapp_message")
ENABLED = ("is_call_enabled", "is_whatsapp_enabled", "is_form_enabled")
CONTENT_PANELS = [FieldPanel(name) for name in ("lead", "checks", "body")]


class OpenToEditors(models.Model):
    """Marketing pages need no medical review: who adds pages publishes these (docs/adr, on variants)."""

    class Meta:
        abstract = True

    def permissions_for_user(self, user: AbstractBaseUser) -> PublishedByEditors:
        return PublishedByEditors(user, self)


class MarketingFolder(OpenToEditors, SitePage):  # type: ignore[django-manager-missing]  # noqa: DJ008
    """/marketing and /marketing/brand: places in the tree that are no pages."""

    parent_page_types = ["content.HomePage", "campaigns.MarketingFolder"]
    subpage_types = ["campaigns.MarketingFolder", "campaigns.MarketingPage"]
    in_sitemap = False

    def serve(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        raise Http404


class CampaignIndexPage(OpenToEditors, SitePage):  # type: ignore[django-manager-missing]  # noqa: DJ008
    """/campaigns"""

    component = "campaigns/campaign-index-page"
    page_type = "Marketing"
    max_count = 1
    parent_page_types = ["content.HomePage"]
    subpage_types = ["campaigns.MarketingPage"]

    lead = models.TextField()
    content_panels = [*SitePage.content_panels, FieldPanel("lead")]


class MarketingPage(OpenToEditors, MarketingContent, SitePage):  # type: ignore[django-manager-missing]  # noqa: DJ008
    """/marketing/brand/{brand}, /campaigns/{slug}, and the bare /find-hospital-doctor-for-surgery."""

    component = "campaigns/marketing-page"
    page_type = "Marketing"
    in_sitemap = False  # advertisements lead here, not search engines
    read_with = ("city", "department", "procedure", "guide", "form_variant")
    parent_page_types = ["content.HomePage", "campaigns.MarketingFolder", "campaigns.CampaignIndexPage"]
    subpage_types = ["campaigns.MarketingVariant"]
    base_form_class = CampaignForm

    city = models.ForeignKey(City, on_delete=models.SET_NULL, null=True, blank=True, related_name="+")
    department = models.ForeignKey(
        Department, on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )
    procedure = models.ForeignKey(
        Procedure, on_delete=models.SET_NULL, null=True, blank=True, related_name="+",
        verbose_name="treatment the form starts from",
    )  # fmt: skip
    noindex = models.BooleanField("hide from search engines", default=True)
    success_redirection = models.URLField(
        blank=True, help_text="Opens in a new tab after a request was sent; only hosts the site allows."
    )
    tier = page_tier_field()
    vendor_id = models.CharField(
        "vendor", max_length=120, blank=True, help_text="Sent with its requests as vendorId."
    )
    entity = models.PositiveIntegerField(default=0, help_text="Sent with its requests as entity; 0 for none.")
    guide = models.ForeignKey(
        "wagtaildocs.Document", on_delete=models.SET_NULL, null=True, blank=True, related_name="+",
        help_text="A PDF for patients. The button “Get the PDF” offers it, /thankyou has it.",
    )  # fmt: skip
    # The form is the owner's data (decisions 2.1).
    form_variant = models.ForeignKey(
        FormVariant, on_delete=models.SET_NULL, null=True, blank=True, related_name="+",
        verbose_name="form", help_text="Which of Lead forms it asks, with its fields; empty: the usual one.",
    )  # fmt: skip
    form_title = models.CharField(max_length=80, blank=True, help_text="Over the form; empty: its own.")
    form_button = models.CharField(max_length=40, blank=True, help_text="Its words; empty: its own.")
    lead_type = models.CharField(
        max_length=60,
        default="Appointment",
        validators=[RegexValidator(r"^[A-Za-z][A-Za-z -]*$", "Letters, spaces and hyphens.")],
        help_text="What the CRM is told its requests are: Appointment, Callback, or your own words.",
    )
    whatsapp_message = models.CharField(
        "text of a WhatsApp chat", max_length=300, blank=True,
        help_text="What a chat begins with; the campaign and its ticket are added. Empty: the usual one.",
    )  # fmt: skip
    is_call_enabled = models.BooleanField("calls", default=True)
    is_whatsapp_enabled = models.BooleanField("WhatsApp", default=True)
    is_form_enabled = models.BooleanField("the request form", default=True)

    content_panels = [
        *SitePage.content_panels,
        MultiFieldPanel(
            [FieldPanel(name, widget=Select) for name in ("city", "department", "procedure")],
            "What it is about",
            help_text="The form starts from these. Surgeons are those of the department in the city.",
        ),
        *CONTENT_PANELS,
        FieldPanel("guide"),
        MultiFieldPanel(
            [FieldPanel("form_variant", widget=Select), *(FieldPanel(name) for name in OF_FORM)],
            "Its form and its chat",
        ),
    ]
    promote_panels = [
        *SitePage.promote_panels,
        MultiFieldPanel([FieldPanel(name) for name in OF_CAMPAIGN], "Campaign"),
        MultiFieldPanel([FieldPanel(name) for name in ENABLED], "What this page offers"),
    ]

    def context(self, path: str) -> PageContext:
        form = FormOptions(
            title=self.form_title,
            button=self.form_button,
            variant=self.form_variant.number if self.form_variant else None,
            lead_type=self.lead_type,
            success_redirection=self.success_redirection,
            guide=Link(label=self.guide.title, url=self.guide.url) if self.guide else None,
        )
        contact = ContactOptions(
            is_call_enabled=self.is_call_enabled,
            is_whatsapp_enabled=self.is_whatsapp_enabled,
            is_form_enabled=self.is_form_enabled,
            whatsapp_message=self.whatsapp_message,
        )
        return super().context(path).model_copy(update={"form": form, "contact": contact})

    def subject(self) -> PageSubject:
        def preset(of: City | Department | Procedure | None) -> Preset | None:
            return Preset(id=of.pk, name=of.name) if of else None

        return PageSubject(
            tier=self.tier,
            city=preset(self.city),
            department=preset(self.department),
            treatment=preset(self.procedure),
            vendor_id=self.vendor_id,
            entity=self.entity,
        )

    def serve(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        """The page (variant a), or the live variant that the page cache chose (ADR 14).

        The answer names the shares of the variants.
        """
        variants = {item.slug: item for item in MarketingVariant.objects.child_of(self).live()}
        shown = variants.get(getattr(request, "scope", {}).get(VARIANT, ""))
        if shown:
            return private(shown.response_on(self, request))
        response = self.response_with(self, request, "a" if variants else "")
        if variants and response.headers["Cache-Control"].startswith("public"):
            response.headers[VARIANTS_HEADER] = header_of({key: one.weight for key, one in variants.items()})
        return private(response) if variants else response

    def response_with(self, shown: SitePage, request: HttpRequest, letter: str) -> HttpResponse:
        """This page with the words of `shown`, itself or one of its variants."""
        context = self.context(self.address).model_copy(update={"page_variant": letter})
        is_public = not self.get_view_restrictions()
        return render_page(request, self.component, page_props(shown, request), context, is_public=is_public)


def private(response: HttpResponse) -> HttpResponse:
    """A cache in front of ours would hold one variant for everyone."""
    if response.headers["Cache-Control"].startswith("public"):
        response.headers["Cache-Control"] = "private, max-age=60"
    return response


class MarketingVariant(OpenToEditors, MarketingContent, SitePage):  # type: ignore[django-manager-missing]  # noqa: DJ008
    """Another way to say what its parent says. Its slug is a letter, b to z; it has no address of its own."""

    page_type = "Marketing"
    in_sitemap = False
    parent_page_types = ["campaigns.MarketingPage"]
    subpage_types: list[str] = []

    base_form_class = VariantForm

    weight = models.PositiveSmallIntegerField(
        "share of visitors, in percent",
        default=50,
        validators=[MinValueValidator(1), MaxValueValidator(99)],
        help_text="The rest see the page itself, which is variant a. Who saw one sees the same one again.",
    )
    content_panels = [*SitePage.content_panels, FieldPanel("weight"), *CONTENT_PANELS]
    promote_panels: list[Panel] = []  # it has no address and no place in a search engine of its own

    class Meta:
        verbose_name = "variant of a marketing page"

    def get_admin_display_title(self) -> str:
        return f"{self.slug}: {super().get_admin_display_title()}"

    def clean(self) -> None:
        super().clean()
        if self.slug and not (len(self.slug) == 1 and "b" <= self.slug <= "z"):
            raise ValidationError(
                {"slug": "A variant is called by one letter, b to z: the page itself is a."}
            )

    def permissions_for_user(self, user: AbstractBaseUser) -> OfVariant:
        return OfVariant(user, self)

    @cached_property
    def page(self) -> MarketingPage:
        """The page it is a variant of. One query."""
        found: MarketingPage = MarketingPage.objects.select_related(*MarketingPage.read_with).get(
            pk=self.get_parent().pk
        )
        return found

    def response_on(self, page: MarketingPage, request: HttpRequest) -> HttpResponse:
        self.page = page
        return page.response_with(self, request, self.slug)

    def serve(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        """Its own address is not found; a preview shows it as visitors would see it."""
        if not getattr(request, "is_preview", False):
            raise Http404
        return self.response_on(self.page, request)
