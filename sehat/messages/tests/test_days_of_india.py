"""Days are those of India: the share of the site begins anew at midnight there, months and years included."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from pytest_django import Settings

from sehat.messages.kinds import Channel
from sehat.messages.models import Message
from sehat.messages.selectors import sent_to_number, sent_today
from sehat.messages.tests.conftest import Ask, Clock, Phones, due_again, message_of, send_all

pytestmark = pytest.mark.django_db
INDIA = ZoneInfo("Asia/Kolkata")
MIDNIGHTS = [(2026, 11, 21), (2026, 12, 1), (2027, 1, 1), (2028, 2, 29), (2028, 3, 1)]


def sent_at(message: Message, moment: datetime) -> Message:
    Message.objects.filter(pk=message.pk).update(state="sent", channel="sms", sent_at=moment)
    return message


@pytest.mark.parametrize("day", MIDNIGHTS)
def test_what_went_in_the_last_second_of_a_day_does_not_count_for_the_next(
    ask: Ask, clock: Clock, day: tuple[int, int, int]
) -> None:
    clock.now = midnight = datetime(*day, tzinfo=INDIA).astimezone(UTC)
    sent_at(message_of(ask()), midnight - timedelta(seconds=1))
    assert sent_today(Channel.SMS) == 0
    clock.now = midnight - timedelta(seconds=1)
    assert sent_today(Channel.SMS) == 1


@pytest.mark.parametrize("day", MIDNIGHTS)
def test_what_went_at_midnight_counts_until_the_next(
    ask: Ask, clock: Clock, day: tuple[int, int, int]
) -> None:
    """Until half past five in the morning London and Delhi have not the same day."""
    clock.now = midnight = datetime(*day, tzinfo=INDIA).astimezone(UTC)
    sent_at(message_of(ask()), midnight)
    for hours in (0, 1, 5, 6, 12, 23):
        clock.now = midnight + timedelta(hours=hours, minutes=59)
        assert sent_today(Channel.SMS) == 1
    clock.now = midnight + timedelta(hours=24)
    assert sent_today(Channel.SMS) == 0


def test_each_channel_has_a_share_of_its_own(ask: Ask, clock: Clock) -> None:
    sent_at(message_of(ask()), clock.now)
    assert (sent_today(Channel.SMS), sent_today(Channel.WHATSAPP)) == (1, 0)


def test_what_waited_for_a_new_day_goes_after_midnight_though_patients_sleep(
    ask: Ask, clock: Clock, phones: Phones, settings: Settings
) -> None:
    """It answers what its patient asked for less than an hour before."""
    clock.now = datetime(2026, 12, 31, 23, 30, tzinfo=INDIA).astimezone(UTC)
    settings.MESSAGES_PER_SITE_PER_DAY = 1
    sent_at(message_of(ask(mobile="9810000002")), clock.now - timedelta(hours=1))
    lead = ask()
    Message.objects.filter(lead=lead).update(created_at=clock.now)
    send_all()
    assert phones.sms == []
    clock.move(minutes=45)
    due_again(message_of(lead))
    send_all()
    assert len(phones.sms) == 1


@pytest.mark.parametrize(("hours", "counted"), [(0, 1), (23, 1), (24, 0), (48, 0)])
def test_the_share_of_a_number_is_of_any_twenty_four_hours(
    ask: Ask, clock: Clock, hours: int, counted: int
) -> None:
    """Of a day of the calendar a phone would get twice as many around midnight."""
    lead = ask()
    sent_at(message_of(lead), clock.now)
    clock.move(hours=hours)
    assert sent_to_number(lead, clock.now) == counted


def test_what_staff_wrote_by_hand_takes_nothing_of_the_share(ask: Ask, clock: Clock) -> None:
    lead = ask()
    Message.objects.filter(lead=lead).update(kind="answer", state="sent", sent_at=clock.now)
    assert sent_to_number(lead, clock.now) == 0


def test_the_same_digits_of_another_country_have_a_share_of_their_own(ask: Ask, clock: Clock) -> None:
    lead, other = ask(), ask(mobile="9810000002")
    other.country_code, other.mobile = "+977", lead.mobile
    other.save()
    sent_at(message_of(other), clock.now)
    assert (sent_to_number(lead, clock.now), sent_to_number(other, clock.now)) == (0, 1)
