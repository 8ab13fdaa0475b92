"""Hospitals, and which insurers they take."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import Model
from modelcluster.fields import ParentalKey
from modelcluster.models import ClusterableModel
from wagtail.images import get_image_model_string

from sehat.core.models import Named, refuse_day_to_come
from sehat.directory.models.insurer import Insurer
from sehat.directory.models.place import City, Locality
from sehat.directory.models.price import prices_elsewhere
from sehat.directory.models.subject import Department


class Hospital(Named, ClusterableModel):
    class Accreditation(models.TextChoices):
        NABH = "nabh", "NABH accredited"
        NABH_ENTRY = "nabh-entry", "NABH entry level"
        JCI = "jci", "JCI accredited"

    city = models.ForeignKey(City, on_delete=models.PROTECT, related_name="hospitals")
    locality = models.ForeignKey(Locality, on_delete=models.PROTECT, related_name="hospitals")
    photo = models.ForeignKey(
        get_image_model_string(), on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )
    address = models.CharField(max_length=200)
    beds = models.PositiveSmallIntegerField(null=True, blank=True)
    accreditation = models.CharField(max_length=12, choices=Accreditation.choices, blank=True)
    accredited_until = models.DateField(null=True, blank=True)
    departments = models.ManyToManyField(Department, related_name="hospitals")
    insurers = models.ManyToManyField(Insurer, through="Empanelment", related_name="hospitals")
    facilities = models.TextField(
        blank=True, help_text="One a line, as the hospital told us: 24-hour emergency, blood bank."
    )
    is_demo = models.BooleanField(default=False)

    class Meta:
        ordering = ("name", "pk")

    def clean(self) -> None:
        """A part of another city leads to no list of this one, and its name stands beside this one's.

        Prices are compared with those of their city, so they do not move with a hospital.
        """
        super().clean()
        if self.city_id and self.locality_id and self.locality.city_id != self.city_id:
            raise ValidationError({"locality": f"{self.locality} is in {self.locality.city}."})
        if self.city_id and (told := prices_elsewhere({self.pk: self.city_id}).get(self.pk)):
            raise ValidationError({"city": told})


class Empanelment(models.Model):
    """A hospital told us on a date that it takes an insurer or scheme. Networks change overnight."""

    hospital = ParentalKey(Hospital, on_delete=models.CASCADE, related_name="empanelments")
    insurer = models.ForeignKey(Insurer, on_delete=models.CASCADE, related_name="empanelments")
    told_on = models.DateField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=("hospital", "insurer"), name="empanelled_once")]

    def __str__(self) -> str:
        return f"{self.hospital} takes {self.insurer}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        make_way(self, hospital=self.hospital_id, insurer=self.insurer_id)
        super().save(*args, **kwargs)

    def clean(self) -> None:
        super().clean()
        refuse_day_to_come("told_on", self.told_on)


def make_way(row: Model, **pair: int) -> None:
    """Before a row that is there takes another's pair: in /cms two rows of a form may change places, and each
    is saved by itself. The other one is saved after it, with what it is now."""
    if row.pk:
        type(row)._default_manager.filter(**pair).exclude(pk=row.pk).delete()
