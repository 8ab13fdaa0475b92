"""What cost pages and the page of a treatment in a city show."""

from __future__ import annotations

from typing import Literal

from sehat.core.schemas import Link, Schema
from sehat.directory.schemas import DoctorCard, HospitalCard, InsurerTile, PriceRangeRow, Rupees
from sehat.rendering.schemas import Byline, Crumb, PageProps, Source


class CostFigure(PriceRangeRow):
    """A recorded range in full. `quotes` and `quoted_by` are None where nobody counted."""

    quotes: int | None
    quoted_by: int | None
    includes: str


class CostDriver(Schema):
    """Something that changes the price."""

    title: str
    text: str


class CostQuestion(Schema):
    question: str
    answer: str


class Notes(Schema):
    """What editors wrote of the bill of a treatment. No figure stands here."""

    intro: str
    drivers: list[CostDriver]
    includes: list[str]
    excludes: list[str]
    insurance: str
    questions: list[CostQuestion]
    sources: list[Source]


class CghsRow(Schema):
    """The three rates of a ward in the city's tier, or of a tier in the semi-private ward."""

    ward: Literal["general", "semi-private", "private"]
    tier: Literal[1, 2, 3]
    non_nabh: Rupees
    nabh: Rupees
    super_speciality: Rupees


class CghsTable(Schema):
    """What the CGHS rule makes of a listed rate: by ward where the city's tier is known, else by tier."""

    by: Literal["ward", "tier"]
    tier: Literal[1, 2, 3] | None
    base: Rupees
    note: str
    rows: list[CghsRow]
    revised_on: str
    source: str
    as_of: str
    is_demo: bool


class SchemeRate(Schema):
    """What PM-JAY pays in a state. `state` is empty where it holds in all of India."""

    state: str
    amount: Rupees
    note: str
    source: str
    as_of: str
    is_demo: bool


class InsuranceCover(Schema):
    """Hospitals with the department, and who of them takes which insurance. `is_demo`: some are invented."""

    is_demo: bool
    hospitals: int
    cashless: int
    hospitals_url: str | None
    schemes: list[InsurerTile]
    insurers: list[InsurerTile]
    insurance_url: str


class FigureChange(Schema):
    """A line of the change log. Before or after is None when the figure came or went."""

    on: str
    subject: str
    place: str
    old_lowest: Rupees | None
    old_highest: Rupees | None
    new_lowest: Rupees | None
    new_highest: Rupees | None


class CostRow(Schema):
    """What a treatment costs, in a line: for the index, search and chat (decisions 5.3).

    `amount` is empty where the place has no figure. `note` says where the figure is from and what it is, or
    which is the nearest.
    """

    name: str
    url: str
    amount: str
    note: str


class CostOption(Schema):
    value: str
    label: str


class CostOptions(Schema):
    """A select of the explorer; a group without a label stands alone."""

    label: str
    options: list[CostOption]


class CostChoices(Schema):
    """The form of the explorer, and what is chosen in it."""

    treatments: list[CostOptions]
    cities: list[CostOption]
    rooms: list[CostOption]
    insurances: list[CostOptions]
    treatment: str
    city: str
    room: str
    insurance: str


class NearestFigure(Schema):
    """The figure of the nearest city that has one, with how far it is."""

    city: str
    km: int
    url: str
    figure: CostFigure


class CostSpan(Schema):
    """From the lowest to the highest figure of cities."""

    lowest: Rupees
    highest: Rupees
    label: str
    cities: int
    is_demo: bool


class CostEstimate(Schema):
    """What is known of a treatment for these choices, on one page that may be printed.

    Of `figure`, `nearest` and `span` one is there at most. `left_out` says which hospitals have no bar, and
    why. `rates` are those of the chosen scheme.
    """

    treatment: Link
    city: str
    room: str
    insurance: str
    figure: CostFigure | None
    nearest: NearestFigure | None
    span: CostSpan | None
    by_hospital: list[PriceRangeRow]
    left_out: list[str]
    insurance_note: str
    rates: list[SchemeRate]
    includes: list[str]
    excludes: list[str]
    other_cities: list[PriceRangeRow]
    cost_url: str
    share_url: str
    whatsapp_url: str


class CostGroup(Schema):
    label: str
    icon: str
    rows: list[CostRow]


class ExplorerPageProps(PageProps):
    """`/cost`: page type costpage. The index of all treatments, or the estimate of one.

    `notices` say what in the address was not understood, and what was done.
    """

    crumbs: list[Crumb]
    title: str
    intro: str
    notices: list[str]
    choices: CostChoices
    estimate: CostEstimate | None
    index: list[CostGroup]
    all_url: str


class CostPageProps(PageProps):
    """`/treatment/{slug}/cost` and `/{city}/treatment/{slug}/cost`: page type costpage.

    `figures` are those of the place, the fullest first; `general` are those without a city, given where
    the city has none of its own. `byline` is that of the page about the treatment, once it is published.
    `nearest` and `span` stand in for a figure that the place does not have. `urgent`: what to do at once,
    of an operation that cannot wait.
    """

    crumbs: list[Crumb]
    title: str
    urgent: str
    byline: Byline | None
    treatment: Link
    city: str
    figures: list[CostFigure]
    nearest: NearestFigure | None
    span: CostSpan | None
    explorer_url: str
    general: list[CostFigure]
    by_hospital: list[PriceRangeRow]
    other_cities: list[PriceRangeRow]
    notes: Notes | None
    cghs: CghsTable | None
    pmjay: list[SchemeRate]
    cover: InsuranceCover
    loan_url: str | None
    in_city: Link
    changes: list[FigureChange]


class TreatmentCityPageProps(PageProps):
    """`/{city}/treatment/{slug}`: page type Treatment_City."""

    crumbs: list[Crumb]
    title: str
    name_hi: str
    treatment: Link
    also_called: str
    city: str
    specialists: str
    conditions: list[str]
    intro: str
    figure: CostFigure | None
    cost_url: str
    doctors: list[DoctorCard]
    do_it: bool
    doctors_link: Link
    hospitals: list[HospitalCard]
    hospitals_link: Link
    localities: list[Link]
    other_cities: list[Link]
