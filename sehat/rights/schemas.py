"""Wire shapes of a person's rights over their data. Moments are ISO 8601."""

from __future__ import annotations

from typing import Literal

from sehat.core.schemas import RequestBody, Schema, SiteStatus
from sehat.patients.schemas import ProfileUpdate
from sehat.rendering.schemas import PageProps, Preset


class YourDataPageProps(PageProps):
    """`/privacy/your-data`: the same for everyone. `wait_days`: how long an erasure can be taken back.

    `form_action` takes the number where there is no JavaScript.
    """

    form_action: str
    cities: list[Preset]
    wait_days: int


class HeldProfile(Schema):
    name: str
    email: str
    city: str
    since: str


class HeldConsent(Schema):
    """A receipt: what was told by which notice, and what was agreed to."""

    given_at: str
    notice_version: str
    language: str
    whatsapp_updates: bool
    share_with_hospitals: bool
    parent_verified: bool = False


class HeldNote(Schema):
    """What an agent wrote down after a call; who wrote it is not told."""

    at: str
    text: str


class HeldRequest(Schema):
    """A request as it is stored. `answers` are the rest of the form and where it came from, by wire name."""

    reference: str
    sent_at: str
    stage: str
    is_stopped: bool
    name: str
    email: str
    about: str
    doctor: str
    place: str
    question: str
    page: str
    connection: str
    answers: dict[str, object]
    given_to_crm_at: str
    consents: list[HeldConsent]
    notes: list[HeldNote]


class HeldVisit(Schema):
    at: str
    path: str
    source: str
    campaign: str


class PendingErasure(Schema):
    asked_at: str
    due_at: str


class StoredData(Schema):
    """All that is held of one number; the next three flags say what can still be taken back.

    `has_older`: there are requests that may be of who had the number before, and are not shown.
    """

    mobile: str
    profile: HeldProfile | None
    requests: list[HeldRequest]
    has_older: bool
    visits: list[HeldVisit]
    has_whatsapp: bool
    has_sharing: bool
    is_contacted: bool
    erasure: PendingErasure | None


class YourDataFormPageProps(PageProps):
    """What `form_action` answers: the next step. `proof` and `held` are of the step "held" alone.

    `done`: the wish that was fulfilled, or "again" when the time of the proof was over.
    """

    title: str
    step: Literal["number", "code", "held"]
    action: str
    mobile: str
    proof: str
    held: StoredData | None
    done: str
    error: str
    cities: list[Preset]
    wait_days: int


class HeldAnswer(Schema):
    status: SiteStatus
    data: StoredData


class ProofGiven(Schema):
    proof: str


class ProofAnswer(Schema):
    status: SiteStatus
    data: ProofGiven


class Correction(ProfileUpdate):
    """As a patient's own profile is changed."""


class Withdrawal(RequestBody):
    whatsapp: bool = False
    sharing: bool = False
