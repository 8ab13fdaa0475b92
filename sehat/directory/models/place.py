"""Cities and their parts."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ValidationError
from django.db import models
from wagtail.images import get_image_model_string

from sehat.core.models import Named, check_names
from sehat.core.reserved import RESERVED_SEGMENTS
from sehat.directory.ports import is_live


def refuse_reserved_segment(slug: str) -> None:
    """A city is the first segment of its pages, so it may not take a word the site uses itself, nor the
    address of a page of editors."""
    small = slug.lower()  # as it is written when it is saved
    if small in RESERVED_SEGMENTS or is_live(f"/{small}") or is_live(f"/hi/{small}"):
        raise ValidationError(f"“{slug}” is a page of the site, so no city can have it as its address.")


OTHER_CITIES = 1000  # the rank from which on a city stands under Other
NO_CITY = (0, 1)  # what forms send for Other, and search for all India (decisions 3.5)
IN_INDIA = {"latitude": (6, 38), "longitude": (68, 98)}


class City(Named):
    class CghsTier(models.IntegerChoices):
        """The tiers of the CGHS rate rule: X, Y and Z cities of the central government (facts.md, Cities)."""

        ONE = 1, "Tier I"
        TWO = 2, "Tier II"
        THREE = 3, "Tier III"

    id = models.PositiveIntegerField(primary_key=True)
    slug = models.SlugField(max_length=140, unique=True, validators=[refuse_reserved_segment])
    state = models.CharField(max_length=60)
    rank = models.PositiveSmallIntegerField(
        default=1000, help_text="Popular cities come first; 1000 and above stand under Other."
    )
    art = models.CharField(max_length=40, default="city-generic")
    icon = models.ForeignKey(
        get_image_model_string(), on_delete=models.SET_NULL, null=True, blank=True, related_name="+",
        help_text="Square; shown in the list of cities in place of our drawing.",
    )  # fmt: skip
    icon_chosen = models.ForeignKey(
        get_image_model_string(), on_delete=models.SET_NULL, null=True, blank=True, related_name="+",
        help_text="The same for the city that is chosen.",
    )  # fmt: skip
    latitude = models.FloatField(null=True, blank=True, help_text="Of its middle, in degrees: 28.61")
    longitude = models.FloatField(null=True, blank=True, help_text="Of its middle, in degrees: 77.21")
    cghs_tier = models.PositiveSmallIntegerField(
        "CGHS tier", choices=CghsTier.choices, null=True, blank=True, help_text="Empty while not checked."
    )

    class Meta:
        ordering = ("rank", "name", "pk")
        verbose_name_plural = "cities"

    number_before: int | None = None

    @classmethod
    def from_db(cls, *args: Any, **kwargs: Any) -> City:
        city: City = super().from_db(*args, **kwargs)
        city.number_before = city.pk
        return city

    def clean(self) -> None:
        """A latitude written as the longitude would stand in China; two numbers are no city's, and each keeps
        its own: saved with another it would be a second one, or take the place of that which has it."""
        super().clean()
        if self.number_before not in {None, self.pk}:
            raise ValidationError({"id": "A city keeps its number: forms and the CRM know it by that."})
        if self.pk in NO_CITY:
            raise ValidationError({"id": "0 stands for another city and 1 for all India."})
        for name, (least, most) in IN_INDIA.items():
            value = getattr(self, name)
            if value is not None and not least <= value <= most:
                raise ValidationError({name: f"In India it is between {least} and {most} degrees."})


class Locality(models.Model):
    city = models.ForeignKey(City, on_delete=models.CASCADE, related_name="localities")
    name = models.CharField(max_length=80)
    name_hi = models.CharField("name in Hindi", max_length=80, blank=True)
    slug = models.SlugField(max_length=100)

    class Meta:
        ordering = ("name", "pk")
        verbose_name_plural = "localities"
        constraints = [models.UniqueConstraint(fields=("city", "slug"), name="locality_once_a_city")]

    def __str__(self) -> str:
        return self.name

    def clean(self) -> None:
        """As `Named`, and as hospitals, which stand in a part of their own city."""
        super().clean()
        check_names(self)
        self.slug = self.slug.lower()
        elsewhere = self.hospitals.exclude(city=self.city_id).select_related("city") if self.pk else ()
        for hospital in elsewhere:
            raise ValidationError({"city": f"Its hospitals are in {hospital.city}: move them first."})
