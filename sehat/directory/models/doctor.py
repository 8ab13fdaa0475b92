"""Doctors, where they see patients, and the languages they speak."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ValidationError
from django.db import models
from modelcluster.fields import ParentalKey
from modelcluster.models import ClusterableModel
from pydantic import TypeAdapter
from pydantic import ValidationError as InvalidShape
from wagtail.images import get_image_model_string

from sehat.core.models import Named, is_seen
from sehat.directory.models.hospital import Hospital, make_way
from sehat.directory.models.place import City
from sehat.directory.models.subject import Condition, Department, Procedure
from sehat.directory.practice_years import fault_of_course, fault_of_year
from sehat.directory.schemas import Training


class Language(models.Model):
    name = models.CharField(max_length=40, unique=True)
    slug = models.SlugField(max_length=40, unique=True)

    class Meta:
        ordering = ("name",)

    def __str__(self) -> str:
        return self.name


class Doctor(Named, ClusterableModel):
    class Gender(models.TextChoices):
        WOMAN = "woman", "Woman"
        MAN = "man", "Man"

    department = models.ForeignKey(Department, on_delete=models.PROTECT, related_name="doctors")
    city = models.ForeignKey(City, on_delete=models.PROTECT, related_name="doctors")
    title = models.CharField(max_length=100, help_text="General and laparoscopic surgeon")
    degrees = models.CharField(max_length=120)
    photo = models.ForeignKey(
        get_image_model_string(), on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )
    gender = models.CharField(max_length=6, choices=Gender.choices, blank=True)
    registration = models.CharField("council registration", max_length=60, blank=True)
    is_verified = models.BooleanField("registration checked", default=False)
    practising_since = models.PositiveSmallIntegerField("practising since (year)", null=True, blank=True)
    fee = models.PositiveIntegerField("consultation fee (rupees)", null=True, blank=True)
    has_video = models.BooleanField("video consultation", default=False)
    about = models.TextField(blank=True)
    training = models.JSONField(default=list, blank=True, help_text='[{"name": "MBBS", "year": 2003}]')
    languages = models.ManyToManyField(Language, related_name="doctors", blank=True)
    conditions = models.ManyToManyField(Condition, related_name="doctors", blank=True)
    procedures = models.ManyToManyField(Procedure, related_name="doctors", blank=True)
    hospitals = models.ManyToManyField(Hospital, through="Practice", related_name="doctors")
    accepts_cashless = models.BooleanField(default=False)
    accepts_ayushman = models.BooleanField(default=False)
    accepts_cghs = models.BooleanField("accepts CGHS or ECHS", default=False)
    is_demo = models.BooleanField(default=False)

    class Meta:
        ordering = ("practising_since", "name", "pk")
        indexes = [
            # All that the filters of a list count, so that they are counted without reading the doctors.
            models.Index(
                fields=(
                    *("city", "department", "practising_since", "fee", "gender", "is_verified"),
                    *("accepts_cashless", "accepts_ayushman", "accepts_cghs"),
                ),
                name="doctor_list_filters",
            ),
            models.Index(fields=("city", "department", "fee"), name="doctor_list_fee"),
            # The most experienced first: of a list, and of a city whatever their department. Without the
            # first of the two SQLite takes the second for lists as well, and reads the whole city.
            models.Index(
                fields=("city", "department", "practising_since", "name"), name="doctor_list_experience"
            ),
            models.Index(fields=("city", "practising_since", "name"), name="doctor_city_experience"),
        ]

    def clean(self) -> None:
        super().clean()
        if self.practising_since is not None and (told := fault_of_year(self.practising_since)):
            raise ValidationError({"practising_since": told})
        if checks_nothing(self.registration, is_verified=self.is_verified):
            raise ValidationError({"registration": NOTHING_CHECKED})
        self.training = self.training or []
        try:
            courses = TypeAdapter(list[Training]).validate_python(self.training)
        except InvalidShape as error:
            raise ValidationError({"training": "Write each line as MBBS 2003."}) from error
        faults = [told for course in courses if (told := fault_of_course(course.name, course.year))]
        if faults:
            raise ValidationError({"training": faults})


NOTHING_CHECKED = "Write the registration that was checked."


def checks_nothing(registration: str, *, is_verified: bool) -> bool:
    """Whether a page would say “Registration checked” of none."""
    return is_verified and not is_seen(registration)


class Practice(models.Model):
    """A doctor sees patients at a hospital, in these hours."""

    doctor = ParentalKey(Doctor, on_delete=models.CASCADE, related_name="practices")
    hospital = models.ForeignKey(Hospital, on_delete=models.CASCADE, related_name="practices")
    hours = models.JSONField(
        default=list, blank=True, help_text='[{"days": "Monday to Friday", "hours": "10 am to 1 pm"}]'
    )

    class Meta:
        ordering = ("id",)
        constraints = [models.UniqueConstraint(fields=("doctor", "hospital"), name="practises_once")]

    def __str__(self) -> str:
        return f"{self.doctor} at {self.hospital}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        make_way(self, doctor=self.doctor_id, hospital=self.hospital_id)
        super().save(*args, **kwargs)

    def clean(self) -> None:
        super().clean()
        self.hours = self.hours or []
        if not all(row.get("days") and row.get("hours") for row in self.hours):
            raise ValidationError({"hours": "Write each line as days: hours."})
