"""Who pays: insurers, schemes, and lists of the hospitals that take some of them."""

from __future__ import annotations

from django.core.exceptions import ValidationError
from django.db import models

from sehat.core.models import Named
from sehat.directory.models.place import City


class Insurer(Named):
    class Kind(models.TextChoices):
        PRIVATE = "private", "Private insurance"
        PUBLIC = "public", "Public sector insurance"
        SCHEME = "scheme", "Government scheme"

    kind = models.CharField(max_length=10, choices=Kind.choices)

    class Meta:
        ordering = ("name", "pk")

    def clean(self) -> None:
        super().clean()
        refuse_slug_of(HospitalList, self.slug)


class HospitalList(Named):
    """Who takes any of these, put together by staff, at an address like an insurer’s (decisions 1.3)."""

    is_of_schemes = models.BooleanField("government schemes", default=False)
    intro = models.TextField(help_text="One paragraph at the top: what the hospitals have in common.")
    insurers = models.ManyToManyField(Insurer, related_name="hospital_lists")
    city = models.ForeignKey(
        City,
        on_delete=models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        help_text="Empty: everywhere.",
    )

    class Meta:
        ordering = ("name", "pk")
        verbose_name = "list of hospitals"
        verbose_name_plural = "lists of hospitals"

    def clean(self) -> None:
        super().clean()
        refuse_slug_of(Insurer, self.slug)


def refuse_slug_of(model: type[Named], slug: str) -> None:
    """Two pages cannot have one address. Raises ValidationError."""
    if model._default_manager.filter(slug=slug).exists():
        taken = model._meta.verbose_name_plural
        raise ValidationError({"slug": f"This address is taken by one of the {taken}."})
