from __future__ import annotations

from django.conf import settings
from django.db import models
from wagtail.images import get_image_model_string

from sehat.core.models import check_names
from sehat.directory.models import Department


class Person(models.Model):
    """Someone who writes or medically reviews pages."""

    class Role(models.TextChoices):
        AUTHOR = "author", "Author"
        REVIEWER = "reviewer", "Medical reviewer"

    name = models.CharField(max_length=100)
    name_hi = models.CharField("name in Hindi", max_length=100, blank=True)
    slug = models.SlugField(max_length=120, unique=True)
    role = models.CharField(max_length=8, choices=Role.choices)
    is_demo = models.BooleanField("invented", default=False, help_text="Signs no medical review.")
    speciality = models.CharField(max_length=80, blank=True)
    departments = models.ManyToManyField(
        Department,
        blank=True,
        related_name="+",
        help_text="The fields of a reviewer: pages of other departments they cannot approve.",
    )
    degrees = models.CharField(max_length=120, blank=True)
    registration = models.CharField("council registration", max_length=60, blank=True)
    bio = models.TextField(blank=True)
    bio_hi = models.TextField("bio in Hindi", blank=True)
    photo = models.ForeignKey(
        get_image_model_string(), on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )
    user = models.OneToOneField(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name="staff account",
        help_text="A reviewer’s own log-in: what it approves is signed with this name.",
    )

    class Meta:
        ordering = ("name", "pk")
        verbose_name_plural = "people"

    def __str__(self) -> str:
        return self.name

    def clean(self) -> None:
        """An address has small letters (decisions 7.11), a name some that are seen."""
        super().clean()
        check_names(self)
        self.slug = self.slug.lower()
