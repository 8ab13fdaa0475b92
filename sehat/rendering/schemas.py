"""What a page shows of itself: its head, its trail, and its context for the layout and the form."""

from __future__ import annotations

from typing import Literal

from sehat.core.schemas import Language, Link, Picture, Schema


class Byline(Schema):
    """Who wrote a page, which doctor checked it, and until when that holds (decisions 5.2).

    Without a `reviewer` no doctor has approved it yet, and it has no dates.
    """

    author: Link
    is_author_demo: bool = False
    reviewer: Link | None
    reviewer_degrees: str
    updated: str
    next_review: str
    author_photo: Picture | None = None
    reviewer_photo: Picture | None = None


class Source(Schema):
    """What a page rests on. `read_on`: the day on which somebody opened it, None while nobody did.

    `key`: by it a statement names it; `number`: its place on the page, 0 in a list of a block; `cited`: how
    many statements name it.
    """

    key: str = ""
    title: str
    publisher: str
    url: str | None
    read_on: str | None
    number: int = 0
    cited: int = 0


class Alternate(Schema):
    """The same page in a language, for search engines: `lang` is en, hi or x-default."""

    lang: str
    url: str


class PageLink(Schema):
    """A page of a list, by its number."""

    number: int
    url: str
    is_current: bool


class Meta(Schema):
    """What a browser tab, a search engine and a shared link show of a page."""

    title: str
    description: str = ""
    canonical: str | None = None
    noindex: bool = False
    image: str | None = None  # what a shared link shows; render_page makes one from the title
    alternates: list[Alternate] = []
    json_ld: list[dict[str, object]] = []


class PageProps(Schema):
    """The base of every page's props: render_page needs the title for the fallback."""

    meta: Meta


class Crumb(Schema):
    label: str
    url: str | None = None


class Contact(Schema):
    """How to reach us from this page (decisions 1.8). What is None is not shown."""

    tel: str | None = None
    whatsapp: str | None = None
    tracking_id: str | None = None


# The buttons of spec section 2.
ButtonType = Literal[
    "default", "pdf", "weightloss", "whatsapp", "bookappointment", "callbutton", "downloadApp"
]


class Preset(Schema):
    """An entity a page is about, and that its form starts from.

    `name` is what is sent, on every page; `name_hi` what a page in Hindi shows, "" where there is no such.
    """

    id: int
    name: str
    name_hi: str = ""


class PageSubject(Schema):
    """What a page is about, as its requests say it (spec section 3)."""

    tier: Literal[1, 2, 3] = 3
    city: Preset | None = None
    department: Preset | None = None
    condition: Preset | None = None
    treatment: Preset | None = None
    doctor: Preset | None = None
    hospital: Preset | None = None
    insurer: str = ""
    vendor_id: str = ""
    entity: int = 0


class FormOptions(Schema):
    """What a page wants of its form.

    `guide`: the PDF that the button of type pdf offers.
    `requirements`: the fields of a form that belongs to this type of page alone (variant '0'), where
    [] asks the usual three; None for every other page. `variant`: a form chosen for this page.
    `button`: its words, where it asks for something else than an appointment.
    """

    title: str = ""
    note: str = ""
    button: str = ""
    variant: str | None = None
    requirements: list[str] | None = None
    lead_type: str = "Appointment"
    success_redirection: str = ""
    guide: Link | None = None


class ContactOptions(Schema):
    """Which ways to reach us a page offers, and what a message on WhatsApp begins with."""

    is_call_enabled: bool = True
    is_whatsapp_enabled: bool = True
    is_form_enabled: bool = True
    whatsapp_message: str = ""


class PageContext(Schema):
    """What a page says of itself to the layout and to the lead form (spec section 3)."""

    page_type: str
    page_name: str
    path: str
    language: Language = "en"
    other_language_url: str | None = None
    page_variant: str = ""
    subject: PageSubject = PageSubject()
    form: FormOptions = FormOptions()
    contact: ContactOptions = ContactOptions()
