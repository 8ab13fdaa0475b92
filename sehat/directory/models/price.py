"""What care costs."""

from __future__ import annotations

from django.core.exceptions import ValidationError
from django.core.validators import MinValueValidator
from django.db import models
from django.db.models import F, Q

from sehat.core.models import refuse_day_to_come
from sehat.directory.models.place import City
from sehat.directory.models.subject import Procedure
from sehat.directory.price_rules import (
    MORE_HOSPITALS,
    amounts,
    contradictions,
    key_of,
    more_hospitals_than_quotes,
    wrong_order,
)


class PriceRange(models.Model):
    """What a procedure was quoted at (whole rupees), by whom and when. No figure without a source.

    `quotes` is None where nobody counted: it is then one published figure, and called that.
    """

    class Room(models.TextChoices):
        SHARED = "shared", "shared room"
        PRIVATE = "private", "private room"

    procedure = models.ForeignKey(Procedure, on_delete=models.CASCADE, related_name="price_ranges")
    city = models.ForeignKey(
        City, on_delete=models.CASCADE, null=True, blank=True, related_name="price_ranges"
    )
    hospital = models.ForeignKey(
        "directory.Hospital",
        on_delete=models.CASCADE,
        null=True,
        blank=True,
        related_name="price_ranges",
        help_text="Only when this is what one hospital asks.",
    )
    label = models.CharField(max_length=60, blank=True, help_text="keyhole; one knee")
    room = models.CharField(
        max_length=8, choices=Room.choices, blank=True, help_text="Empty when it holds for any room."
    )
    lowest = models.PositiveIntegerField()
    typical_low = models.PositiveIntegerField(null=True, blank=True)
    typical = models.PositiveIntegerField(null=True, blank=True)
    typical_high = models.PositiveIntegerField(null=True, blank=True)
    highest = models.PositiveIntegerField()
    quotes = models.PositiveSmallIntegerField(
        null=True, blank=True, validators=[MinValueValidator(1)], help_text="How many quotes it rests on."
    )
    quoted_by = models.PositiveSmallIntegerField(
        "hospitals asked",
        null=True,
        blank=True,
        validators=[MinValueValidator(1)],
        help_text="How many hospitals gave those quotes.",
    )
    includes = models.CharField(max_length=300, blank=True)
    source = models.CharField(max_length=160)
    as_of = models.DateField()
    is_demo = models.BooleanField(default=False)
    updated_at = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ("procedure", "lowest", "pk")
        constraints = [
            models.CheckConstraint(condition=Q(lowest__lte=F("highest")), name="price_low_to_high"),
        ]

    def __str__(self) -> str:
        return f"{self.procedure} {self.lowest}–{self.highest}"

    def clean(self) -> None:
        super().clean()
        if None not in {self.lowest, self.highest} and self.highest < self.lowest:
            # Before any other fault: the constraint would be told beside that, in words of the database.
            raise ValidationError({"highest": "The highest price is below the lowest."})
        if self.hospital and self.hospital.city_id != self.city_id:
            raise ValidationError({"city": f"{self.hospital} is in {self.hospital.city}: choose that city."})
        refuse_day_to_come("as_of", self.as_of)
        if more_hospitals_than_quotes(self.quotes, self.quoted_by):
            raise ValidationError({"quoted_by": MORE_HOSPITALS})
        if None in {self.lowest, self.highest}:
            return  # refused already, each by its own name
        if wrong_order(self):
            raise ValidationError({"lowest": "Lowest, middle half, median and highest must not fall."})
        others = PriceRange.objects.filter(procedure_id=self.procedure_id).exclude(pk=self.pk)
        if same := next((other for other in others if key_of(other) == key_of(self)), None):
            raise ValidationError(
                {"label": f"{amounts(same)} is of the same place and room: change that one."}
            )
        if found := list(dict.fromkeys(contradictions(self, others))):
            raise ValidationError({"lowest": found})

    @property
    def what(self) -> str:
        """Of what it is the price: keyhole, shared room."""
        return ", ".join(filter(None, (self.label, self.get_room_display())))


def prices_elsewhere(cities: dict[int, int]) -> dict[int, str]:
    """Why hospitals may not be in these cities, by their ids: they have prices of another. One query."""
    known = PriceRange.objects.filter(hospital__in=cities).values_list("hospital_id", "city_id", "city__name")
    return {
        hospital: f"Its prices are those of {name}: delete them first."
        for hospital, city, name in known.order_by("pk")
        if city != cities[hospital]
    }
