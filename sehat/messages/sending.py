"""The worker of the outbox: looks whether a message is still wanted, chooses its channel, sends it."""

from __future__ import annotations

import logging
import time

from django.conf import settings
from django.utils import timezone

from sehat.core.languages import as_language
from sehat.gateways.outcomes import Dead, Outcome, Retry, Sent
from sehat.gateways.sms import gateway_names, send_sms, sms_gateway
from sehat.gateways.sms.early import take_early
from sehat.gateways.whatsapp import whatsapp
from sehat.gateways.whatsapp.base import Message as WhatsAppMessage
from sehat.gateways.whatsapp.base import WhatsApp, WindowClosed
from sehat.leads.models import Appointment, Lead, LeadNote
from sehat.messages.answers import ENDED, refusal
from sehat.messages.answers import TOO_LATE as TOO_LATE_TO_ANSWER
from sehat.messages.incoming import note_sms_report
from sehat.messages.kinds import Channel, Kind, rules_of, variables_in
from sehat.messages.ladder import next_channel
from sehat.messages.models import Message, Template
from sehat.messages.outbox import MAX_ATTEMPTS, begin, claim, drop, give_back, give_up, is_any_due, mark
from sehat.messages.selectors import (
    e164_of,
    has_session,
    opted_out_at,
    sent_to_number,
    sent_today,
    wants_whatsapp,
)
from sehat.messages.texts import as_sms, as_whatsapp, guide_url, values_for

logger = logging.getLogger(__name__)
PAUSE_SECONDS = 0.5
BREAKER_FAILURES, BREAKER_SECONDS = 5, 60
SAID_ANEW = (Kind.WINDOW, Kind.APPOINTMENT)  # each change of them is told
BUDGET_SECONDS = 3600  # how long a message waits when the day's share is used up
MANY_TRIES = f"{MAX_ATTEMPTS} attempts began and none ended"


def why_not(message: Message) -> str:
    """Why a message is not wanted any more; "" while it is. Seven queries at most.

    The request is read again: others of the batch took their time meanwhile.
    """
    lead, now, rules = message.lead, timezone.now(), rules_of(message.kind)
    lead.refresh_from_db()
    if lead.erased_at:
        return "The request is erased."
    is_over = lead.do_not_contact or lead.status == Lead.Status.WITHDRAWN
    if is_over and not rules.is_farewell:
        return "The patient asked not to be contacted."
    if now - message.created_at > rules.lifetime:
        return "It would come too late."
    if opted_out_at(lead):
        return "The patient wants no messages."
    if not rules.is_by_hand and sent_to_number(lead, now) >= settings.MESSAGES_PER_NUMBER_PER_DAY:
        return "The number had its share of the day."
    return outdated(message)


def outdated(message: Message) -> str:
    """What happened since it was written takes its sense. Two queries at most, but for an answer."""
    lead = message.lead
    if message.kind in SAID_ANEW and is_said_since(message):
        return "A later message says the same."
    match message.kind:
        case Kind.CALL_MISSED | Kind.WINDOW:
            spoke = LeadNote.objects.filter(lead=lead, outcome="spoke", at__gt=message.created_at).exists()
            return "The patient was reached meanwhile." if spoke else ""
        case Kind.APPOINTMENT:
            ahead = Appointment.objects.filter(lead=lead, starts_at__gt=timezone.now())
            stands = lead.status == Lead.Status.CONFIRMED and ahead.exists()
            return "" if stands else "There is no appointment any more."
        case Kind.GUIDE:
            return "" if guide_url(lead) else "There is no guide any more."
        case Kind.ANSWER:
            return refusal(lead)
    return ""


def is_said_since(message: Message) -> bool:
    """What a message says is read as it is sent: one that was queued while it was on its way says all."""
    later = Message.objects.filter(lead=message.lead, kind=message.kind, pk__gt=message.pk)
    return later.exclude(state__in=ENDED).exists()


class Templates:
    """The templates of a kind in a language, by channel. One query."""

    def __init__(self, message: Message) -> None:
        language = as_language(message.lead.language)
        rows = Template.objects.filter(kind=message.kind, language=language)
        self._rows = {Channel(row.channel): row for row in rows}

    def of(self, channel: Channel) -> Template | None:
        return self._rows.get(channel)


def is_sms_open(template: Template | None, lead: Lead) -> bool:
    """India's DLT rule: a text without its id is dropped on the way. Messages go where codes go."""
    names = gateway_names()
    is_registered = bool(template and template.dlt_template_id)
    is_free = bool(names) and not any(sms_gateway(name).needs_template for name in names)
    return bool(template and names) and (is_registered or is_free) and (
        lead.country_code in settings.LOGIN_COUNTRY_CODES
    )  # fmt: skip


class MessageWorker:
    """Sends what is due. A breaker for each channel: one that is down holds up no other."""

    def __init__(self, gateway: WhatsApp | None = None) -> None:
        self._gateway = gateway
        self._failures = dict.fromkeys(Channel, 0)
        self._closed_until = dict.fromkeys(Channel, 0.0)

    @property
    def gateway(self) -> WhatsApp | None:
        return self._gateway or whatsapp()

    def run_once(self) -> float:
        """Gives the seconds until the next run: none while there is more to send."""
        return 0 if self.send_batch() else PAUSE_SECONDS

    def send_batch(self) -> int:
        """Sends what is due, and gives its number. One bad row stops no other."""
        rows = claim() if is_any_due() else []
        for row in rows:
            try:
                self.handle(row)
            except Exception as error:
                logger.exception("message %s cannot be sent", row.pk)
                mark(row, Retry(type(error).__name__))
        return len(rows)

    def handle(self, row: Message) -> None:
        """Tries are counted before it is looked at: what breaks the look would come again for ever."""
        if row.attempts > MAX_ATTEMPTS:
            give_up(row, MANY_TRIES)
        elif reason := why_not(row):
            drop(row, reason)
        else:
            self.send(row)

    def send(self, row: Message) -> None:
        templates = Templates(row)
        channel = self.channel_of(row, templates)
        if channel is None:
            self.end(row)
            return
        wait = self._closed_until[channel] - time.monotonic()
        if wait > 0:
            give_back(row, wait)
        elif sent_today(channel) >= settings.MESSAGES_PER_SITE_PER_DAY:
            logger.error("the day's %d messages are used up", settings.MESSAGES_PER_SITE_PER_DAY)
            give_back(row, BUDGET_SECONDS)
        elif begin(row, channel):
            outcome = self.outcome(row, channel, templates.of(channel))
            mark(row, outcome)
            if channel == Channel.SMS and isinstance(outcome, Sent) and (early := take_early(outcome.id)):
                note_sms_report(early)
            self.count(channel, outcome)

    def end(self, row: Message) -> None:
        """Nothing is left of the ladder: for people to look at where something failed, else no fault."""
        gateway = self.gateway
        paused = gateway.paused_seconds() if gateway and wants_whatsapp(row.lead) else 0
        if paused and Channel.WHATSAPP not in row.ruled_out:
            give_back(row, paused)
        elif row.ruled_out:
            give_up(row, row.last_error)
        else:
            drop(row, "No channel is open to this patient.")

    def channel_of(self, row: Message, templates: Templates) -> Channel | None:
        wanted = {Channel.SMS} | ({Channel.WHATSAPP} if wants_whatsapp(row.lead) else set())
        gateway, template = self.gateway, templates.of(Channel.WHATSAPP)
        open_now = {Channel.SMS} if is_sms_open(templates.of(Channel.SMS), row.lead) else set()
        has_words = bool(row.text or (template and template.whatsapp_name))
        if gateway and has_words and not gateway.paused_seconds():
            open_now.add(Channel.WHATSAPP)
        return next_channel(
            rules_of(row.kind).ladder, wanted=wanted, open_now=open_now, ruled_out=row.ruled_out
        )

    def outcome(self, row: Message, channel: Channel, template: Template | None) -> Outcome:
        """A fault in making the message is Dead: another try would make the same."""
        if template is None:
            return self.answer(row)
        try:
            values = values_for(row.lead, variables_in(template.text), as_language(row.lead.language))
            to = e164_of(row.lead)
            if channel == Channel.SMS:
                return send_sms(as_sms(template, to, values))
            is_free = not row.is_template_needed and has_session(row.lead, timezone.now())
            message = as_whatsapp(template, to, values, ours=str(row.pk), is_free=is_free)
            gateway = self.gateway
            return gateway.send(message) if gateway else Dead("no gateway")
        except (KeyError, ValueError) as error:
            logger.exception("message %s makes no text", row.pk)
            return Dead(f"it makes no text: {type(error).__name__}")

    def answer(self, row: Message) -> Outcome:
        """What staff wrote goes as they wrote it, or not at all: no template says it."""
        gateway = self.gateway
        if not row.text or gateway is None:
            return Dead("no template and no text")
        outcome = gateway.send(WhatsAppMessage(e164_of(row.lead), str(row.pk), row.text))
        return Dead(TOO_LATE_TO_ANSWER) if isinstance(outcome, WindowClosed) else outcome

    def count(self, channel: Channel, outcome: Outcome) -> None:
        self._failures[channel] = self._failures[channel] + 1 if isinstance(outcome, Retry) else 0
        if self._failures[channel] >= BREAKER_FAILURES:
            logger.error("%s failed %d times in a row: resting", channel.label, BREAKER_FAILURES)
            self._closed_until[channel] = time.monotonic() + BREAKER_SECONDS
            self._failures[channel] = 0
