"""What staff set for every page: contact numbers (decisions 1.8), stores of the app, tiers of pages."""

from __future__ import annotations

from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator
from django.db import models

NUMBER = RegexValidator(r"^\+?[0-9][0-9 ]{2,18}$", "Write the number with digits: +91 11 4000 0000.")


class PageTier(models.Model):
    """Where the tier of requests starts on pages that no editor writes: lists, profiles, costs, insurance.

    The first row that fits is taken, by order. A page that has a tier of its own keeps it.
    """

    rank = models.PositiveSmallIntegerField("order", default=100, help_text="The lowest first.")
    page_type = models.CharField(max_length=40, blank=True, help_text="doctors, costpage, departmentpage, …")
    path = models.CharField(max_length=200, blank=True, help_text="/delhi-ncr/*, or one page")
    tier = models.PositiveSmallIntegerField(choices=[(1, "Tier 1"), (2, "Tier 2"), (3, "Tier 3")])

    class Meta:
        ordering = ("rank", "pk")
        verbose_name = "tier of pages"
        verbose_name_plural = "tiers of pages"

    def __str__(self) -> str:
        return f"{self.page_type or 'every page type'} {self.path}: tier {self.tier}"

    def clean(self) -> None:
        if not self.page_type and not self.path:
            raise ValidationError({"page_type": "Fill in page type or path: else it holds for every page."})


class ContactNumber(models.Model):
    """Whom a page's buttons call. The first row that fits is taken, kind by kind, then by order."""

    class Kind(models.TextChoices):
        PAGE = "page", "1. One page"
        CAMPAIGN = "campaign", "2. Marketing source or campaign"
        INFO = "info", "3. Info path: insurance, faq, …"
        RULE = "rule", "4. Page type, tier or path pattern"
        DEFAULT = "default", "5. Everything else"

    name = models.CharField(max_length=80, help_text="For you: “Piles campaign, Delhi”.")
    kind = models.CharField(max_length=8, choices=Kind.choices)
    rank = models.PositiveSmallIntegerField("order", default=100, help_text="Of one kind, the lowest first.")
    path = models.CharField(
        max_length=200, blank=True, help_text="A page: /condition/piles. Info: insurance. Rule: /delhi-ncr/*"
    )
    source = models.CharField(max_length=80, blank=True, help_text="utm_source or source of the address.")
    campaign = models.CharField(max_length=80, blank=True, help_text="utm_campaign or campaignid.")
    page_type = models.CharField(max_length=40, blank=True, help_text="Condition, doctors, Blog, …")
    tier = models.PositiveSmallIntegerField(
        null=True, blank=True, choices=[(1, "Tier 1"), (2, "Tier 2"), (3, "Tier 3")]
    )
    tel = models.CharField("phone", max_length=20, blank=True, validators=[NUMBER])
    whatsapp = models.CharField(max_length=20, blank=True, validators=[NUMBER])
    tracking_id = models.CharField(max_length=60, blank=True)
    is_demo = models.BooleanField(
        "demo",
        default=False,
        help_text="Nobody’s number: a row or a setting without this mark comes before it.",
    )

    class Meta:
        ordering = ("kind", "rank", "pk")

    def __str__(self) -> str:
        return self.name

    def clean(self) -> None:
        needed: dict[str, tuple[str, ...]] = {
            self.Kind.PAGE: ("path",),
            self.Kind.INFO: ("path",),
            self.Kind.CAMPAIGN: ("source", "campaign"),
            self.Kind.RULE: ("page_type", "tier", "path"),
        }
        fields = needed.get(self.kind, ())
        if fields and not any(getattr(self, field) for field in fields):
            raise ValidationError(
                {fields[0]: f"Fill in {' or '.join(fields)}: else it holds for every page."}
            )
        if not self.tel and not self.whatsapp:
            raise ValidationError({"tel": "Give a phone number, a WhatsApp number, or both."})


class StoreAddress(models.Model):
    """Where the app is to be had. A store without a row or a setting is not offered (decisions 1.6)."""

    class Store(models.TextChoices):
        GOOGLE_PLAY = "googleplay", "Google Play"
        APP_STORE = "apple", "App Store"

    store = models.CharField(max_length=10, choices=Store.choices, unique=True)
    url = models.URLField("address", help_text="https://play.google.com/store/apps/details?id=…")
    is_demo = models.BooleanField(
        "demo", default=False, help_text="No app is there: a setting comes before it."
    )

    class Meta:
        ordering = ("store",)
        verbose_name = "address of a store"
        verbose_name_plural = "addresses of stores"

    def __str__(self) -> str:
        return self.get_store_display()
