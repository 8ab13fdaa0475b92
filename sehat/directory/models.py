"""The directory: places, departments, hospitals, doctors, insurers and what care costs."""

from __future__ import annotations

from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import F, Q
from modelcluster.fields import ParentalKey
from modelcluster.models import ClusterableModel
from pydantic import TypeAdapter
from pydantic import ValidationError as InvalidShape
from wagtail.images import get_image_model_string

from sehat.core.models import Named
from sehat.core.reserved import RESERVED_SEGMENTS
from sehat.directory.practice_years import fault_of_year
from sehat.directory.price_rules import contradictions, wrong_order
from sehat.directory.schemas import Training


def refuse_reserved_segment(slug: str) -> None:
    """A city is the first segment of its pages, so it may not take a word the site uses itself."""
    if slug in RESERVED_SEGMENTS:
        raise ValidationError(f"“{slug}” is a page of the site, so no city can have it as its address.")


OTHER_CITIES = 1000  # the rank from which on a city stands under Other


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
        ordering = ("rank", "name")
        verbose_name_plural = "cities"

    def clean(self) -> None:
        """A latitude written as the longitude would stand in China."""
        super().clean()
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
        ordering = ("name",)
        verbose_name_plural = "localities"
        constraints = [models.UniqueConstraint(fields=("city", "slug"), name="locality_once_a_city")]

    def __str__(self) -> str:
        return self.name


class Department(Named):
    plain_name = models.CharField(max_length=60, help_text="What a patient would call it: Stomach and gut.")
    specialist = models.CharField(max_length=60, help_text="General surgeon")
    specialist_plural = models.CharField(max_length=60, help_text="General surgeons")
    intro = models.TextField(help_text="One paragraph at the top of the doctor lists.")
    icon = models.CharField(max_length=40)
    rank = models.PositiveSmallIntegerField(default=100)

    class Meta:
        ordering = ("rank", "name")


class Procedure(Named):  # type: ignore[django-manager-missing]  # of Wagtail's pages
    department = models.ForeignKey(Department, on_delete=models.PROTECT, related_name="procedures")
    plain_name = models.CharField(max_length=80, blank=True, help_text="Keyhole surgery")
    emergency_note = models.CharField(
        max_length=200,
        blank=True,
        help_text="Of an operation that cannot wait: what to do at once, in place of comparing.",
    )
    icon = models.CharField(max_length=40, blank=True)

    class Meta:
        ordering = ("name",)


class Condition(Named):  # type: ignore[django-manager-missing]  # of Wagtail's pages
    department = models.ForeignKey(Department, on_delete=models.PROTECT, related_name="conditions")
    procedures = models.ManyToManyField(Procedure, related_name="conditions", blank=True)

    class Meta:
        ordering = ("name",)


class Language(models.Model):
    name = models.CharField(max_length=40, unique=True)
    slug = models.SlugField(max_length=40, unique=True)

    class Meta:
        ordering = ("name",)

    def __str__(self) -> str:
        return self.name


class Insurer(Named):
    class Kind(models.TextChoices):
        PRIVATE = "private", "Private insurance"
        PUBLIC = "public", "Public sector insurance"
        SCHEME = "scheme", "Government scheme"

    kind = models.CharField(max_length=10, choices=Kind.choices)

    class Meta:
        ordering = ("name",)

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
        ordering = ("name",)
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
        ordering = ("name",)

    def clean(self) -> None:
        """A part of another city leads to no list of this one, and its name stands beside this one's.

        Prices are compared with those of their city, so they do not move with a hospital.
        """
        super().clean()
        if self.city_id and self.locality_id and self.locality.city_id != self.city_id:
            raise ValidationError({"locality": f"{self.locality} is in {self.locality.city}."})
        if self.city_id and (told := prices_elsewhere({self.pk: self.city_id}).get(self.pk)):
            raise ValidationError({"city": told})


def prices_elsewhere(cities: dict[int, int]) -> dict[int, str]:
    """Why hospitals may not be in these cities, by their ids: they have prices of another. One query."""
    known = PriceRange.objects.filter(hospital__in=cities).values_list("hospital_id", "city_id", "city__name")
    return {
        hospital: f"Its prices are those of {name}: delete them first."
        for hospital, city, name in known.order_by("pk")
        if city != cities[hospital]
    }


class Empanelment(models.Model):
    """A hospital told us on a date that it takes an insurer or scheme. Networks change overnight."""

    hospital = ParentalKey(Hospital, on_delete=models.CASCADE, related_name="empanelments")
    insurer = models.ForeignKey(Insurer, on_delete=models.CASCADE, related_name="empanelments")
    told_on = models.DateField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=("hospital", "insurer"), name="empanelled_once")]

    def __str__(self) -> str:
        return f"{self.hospital} takes {self.insurer}"


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
        ordering = ("practising_since", "name")
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
        self.training = self.training or []
        try:
            TypeAdapter(list[Training]).validate_python(self.training)
        except InvalidShape as error:
            raise ValidationError({"training": "Write each line as MBBS 2003."}) from error


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

    def clean(self) -> None:
        super().clean()
        self.hours = self.hours or []
        if not all(row.get("days") and row.get("hours") for row in self.hours):
            raise ValidationError({"hours": "Write each line as days: hours."})


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
        Hospital,
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
    quotes = models.PositiveSmallIntegerField(null=True, blank=True, help_text="How many quotes it rests on.")
    quoted_by = models.PositiveSmallIntegerField(
        "hospitals asked", null=True, blank=True, help_text="How many hospitals gave those quotes."
    )
    includes = models.CharField(max_length=300, blank=True)
    source = models.CharField(max_length=160)
    as_of = models.DateField()
    is_demo = models.BooleanField(default=False)
    updated_at = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ("procedure", "lowest")
        constraints = [
            models.CheckConstraint(condition=Q(lowest__lte=F("highest")), name="price_low_to_high"),
        ]

    def __str__(self) -> str:
        return f"{self.procedure} {self.lowest}–{self.highest}"

    def clean(self) -> None:
        super().clean()
        if self.hospital and self.hospital.city_id != self.city_id:
            raise ValidationError({"city": f"{self.hospital} is in {self.hospital.city}: choose that city."})
        if None in {self.lowest, self.highest}:
            return  # refused already, each by its own name
        if wrong_order(self):
            raise ValidationError({"lowest": "Lowest, middle half, median and highest must not fall."})
        others = PriceRange.objects.filter(procedure_id=self.procedure_id).exclude(pk=self.pk)
        if found := list(dict.fromkeys(contradictions(self, others))):
            raise ValidationError({"lowest": found})

    @property
    def what(self) -> str:
        """Of what it is the price: keyhole, shared room."""
        return ", ".join(filter(None, (self.label, self.get_room_display())))


class OldSlug(models.Model):
    """A slug that a row had once: its address answers with the row's address of today (`slug_redirects`)."""

    kind = models.CharField(max_length=20, help_text="The model's name: doctor, city.")
    slug = models.SlugField(max_length=140)
    row = models.BigIntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=("kind", "slug"), name="one_row_an_old_slug")]

    def __str__(self) -> str:
        return f"{self.kind} {self.slug}"
