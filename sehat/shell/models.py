"""What staff set for every page: contact numbers (decisions 1.8), stores of the app, tiers of pages, and the
ribbon, a notice and the main menu.
"""

from __future__ import annotations

from collections.abc import Collection

from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator, RegexValidator
from django.db import models
from wagtail.admin.panels import FieldRowPanel, MultiFieldPanel
from wagtail.contrib.settings.models import BaseGenericSetting

from sehat.shell.links import NO_HTML, own_page_or_https, own_path_of, path_or_pattern, without_our_host

NUMBER = RegexValidator(r"^\+?[0-9][0-9 ]{2,18}$", "Write the number with digits: +91 11 4000 0000.")


class PageTier(models.Model):
    """Where the tier of requests starts on pages that no editor writes: lists, profiles, costs, insurance.

    The first row that fits is taken, by order. A page that has a tier of its own keeps it.
    """

    rank = models.PositiveSmallIntegerField("order", default=100, help_text="The lowest first.")
    page_type = models.CharField(max_length=40, blank=True, help_text="doctors, costpage, departmentpage, …")
    path = models.CharField(
        max_length=200, blank=True, help_text="/delhi-ncr/*, or one page. Hindi too; /hi/… alone."
    )
    tier = models.PositiveSmallIntegerField(choices=[(1, "Tier 1"), (2, "Tier 2"), (3, "Tier 3")])

    class Meta:
        ordering = ("rank", "pk")
        verbose_name = "tier of pages"
        verbose_name_plural = "tiers of pages"

    def __str__(self) -> str:
        return f"{self.page_type or 'every page type'} {self.path}: tier {self.tier}"

    def clean(self) -> None:
        self.path = path_or_pattern(self.path)
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
        max_length=200,
        blank=True,
        help_text="A page: /condition/piles. Info: insurance. Rule: /delhi-ncr/*. Hindi too; /hi/… alone.",
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
        if self.kind in {self.Kind.PAGE, self.Kind.RULE}:
            self.path = path_or_pattern(self.path)
        elif self.kind == self.Kind.INFO:
            self.path = without_our_host(self.path)
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


RIBBON_CHARACTERS, NOTICE_CHARACTERS = 90, 160  # at most three lines of a phone, and five
MENU = ("departments", "conditions", "treatments", "doctors", "hospitals", "costs")  # as the product has it
STRIP = ("{}_text", "{}_text_hi", "{}_url")
PERIOD = ("{}_from", "{}_until")


def words_field(name: str, most: int) -> models.CharField[str, str]:
    """A line of plain words, empty while it is not used."""
    return models.CharField(name, max_length=most, blank=True, validators=[NO_HTML])


def link_field(help_text: str) -> models.CharField[str, str]:
    return models.CharField(
        "leads to", max_length=300, blank=True, validators=[own_page_or_https], help_text=help_text
    )


def place_field(item: str) -> models.PositiveSmallIntegerField[int | None, int | None]:
    """Where an item of the main menu stands; without a number it is not shown."""
    return models.PositiveSmallIntegerField(
        item,
        null=True,
        blank=True,
        default=10 * MENU.index(item) + 10,
        validators=[MinValueValidator(1), MaxValueValidator(99)],
    )


def strip_panel(title: str, name: str, switch: str) -> MultiFieldPanel:
    """The fields of the ribbon or of the notice."""
    words = [field.format(name) for field in STRIP]
    return MultiFieldPanel([switch, *words, FieldRowPanel([field.format(name) for field in PERIOD])], title)


class SiteSettings(BaseGenericSetting):
    """The ribbon, a notice on every page and the main menu, as staff set them: one row, or none yet.

    Days are whole days in India, the first and the last included; an empty one sets no limit.
    """

    class Ribbon(models.TextChoices):
        USUAL = "usual", "The usual one: second opinion, or the app"
        OWN = "own", "These words"
        NONE = "none", "No ribbon"

    ribbon = models.CharField(max_length=5, choices=Ribbon.choices, default=Ribbon.USUAL)
    ribbon_text = words_field("words", RIBBON_CHARACTERS)
    ribbon_text_hi = words_field("words in Hindi", RIBBON_CHARACTERS)
    ribbon_url = link_field("/insurance, /request?purpose=second-opinion, or https://…")
    ribbon_from = models.DateField(
        "from", null=True, blank=True, help_text="The first day; before it, the usual one."
    )
    ribbon_until = models.DateField(
        "until", null=True, blank=True, help_text="The last day; then the usual one."
    )
    has_notice = models.BooleanField("shown", default=False)
    notice_text = words_field("words", NOTICE_CHARACTERS)
    notice_text_hi = words_field("words in Hindi", NOTICE_CHARACTERS)
    notice_url = link_field("A page that says more, or nothing.")
    notice_from = models.DateField("from", null=True, blank=True, help_text="The first day.")
    notice_until = models.DateField("until", null=True, blank=True, help_text="The last day.")
    menu_departments = place_field("departments")
    menu_conditions = place_field("conditions")
    menu_treatments = place_field("treatments")
    menu_doctors = place_field("doctors")
    menu_hospitals = place_field("hospitals")
    menu_costs = place_field("costs")

    panels = [
        strip_panel("Ribbon on top of the pages", "ribbon", "ribbon"),
        strip_panel("Notice on every page", "notice", "has_notice"),
        MultiFieldPanel(
            [FieldRowPanel([f"menu_{item}" for item in MENU])],
            "Main menu",
            help_text="The lowest number stands first. An item without one is not shown; its page stays.",
        ),
    ]

    class Meta:
        verbose_name = "ribbon, notice and menu"

    def __str__(self) -> str:
        return "Ribbon, notice and menu"

    def clean_fields(self, exclude: Collection[str] | None = None) -> None:
        """Links of this site are paths before they are looked at."""
        self.ribbon_url, self.notice_url = own_path_of(self.ribbon_url), own_path_of(self.notice_url)
        super().clean_fields(exclude)

    def clean(self) -> None:
        faults = {
            **(self._unsaid("ribbon", *STRIP) if self.ribbon == self.Ribbon.OWN else {}),
            **(self._unsaid("notice", *STRIP[:2]) if self.has_notice else {}),
            **self._ends_early("ribbon"),
            **self._ends_early("notice"),
        }
        if not self.menu:
            faults["menu_departments"] = "Show at least one."
        if faults:
            raise ValidationError(faults)

    def _unsaid(self, strip: str, *fields: str) -> dict[str, str]:
        """What is still to be written: pages are in two languages, and a ribbon leads somewhere."""
        names = [field.format(strip) for field in fields]
        return {name: "Needed while it is shown." for name in names if not getattr(self, name)}

    def _ends_early(self, strip: str) -> dict[str, str]:
        first, last = (getattr(self, field.format(strip)) for field in PERIOD)
        return {f"{strip}_until": "This is before the first day."} if first and last and last < first else {}

    @property
    def menu(self) -> list[str]:
        """The items of the main menu in their order; of one number, as the product has them."""
        places = {item: getattr(self, f"menu_{item}") for item in MENU}
        return sorted((item for item in MENU if places[item] is not None), key=lambda item: places[item])
