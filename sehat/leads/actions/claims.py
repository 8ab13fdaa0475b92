"""Who calls whom: a person's open requests are claimed, given and shared out together, to one agent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta

from django.contrib.auth.models import User
from django.db.models import F, Q, QuerySet
from django.utils import timezone

from sehat.core import audit
from sehat.core.transactions import write_transaction
from sehat.leads.callbacks.holds import lock, lock_calls
from sehat.leads.callbacks.sync import callback_of
from sehat.leads.models import Callback, Lead, Shift, Team
from sehat.leads.selectors import Number, open_with

HOLD = timedelta(minutes=10)
SHARED_AT_ONCE = 50
STAFF = "django.contrib.auth.backends.ModelBackend"
ORDER = ("-is_urgent", "due_at", "tier")  # of the index callback_next


def callable_now(now: datetime) -> QuerySet[Callback]:
    """Open calls whose time has come and that nobody holds, most urgent first."""
    return not_held(now).filter(is_open=True, not_before__lte=now).order_by(*ORDER)


def not_held(now: datetime) -> QuerySet[Callback]:
    """Without those that an agent has open, who may be calling just now."""
    return Callback.objects.filter(Q(held_until=None) | Q(held_until__lt=now))


def claim_next(*, by: User) -> Callback | None:
    """The most urgent call that is this agent's or nobody's, held for HOLD. None: nothing is due.

    Who is of teams gets theirs, what is of no team and emergencies first, then what is of other teams; last
    what is overdue with colleagues who are not on shift. A call that a colleague was quicker to take, or who
    has another request of the person, is passed over.
    """
    now = timezone.now()
    with write_transaction():
        for calls in rounds(by, now):
            for call in sorted(calls, key=urgency):
                if hold(call, by, now):
                    return call
    return None


def rounds(by: User, now: datetime) -> Iterator[list[Callback]]:
    """What is looked at first, then what after. Each read is in the order of an index: one for all would sort
    every open call."""
    ready = callable_now(now)
    free = ready.filter(owner=None)
    teams = list(by.teams.values_list("pk", flat=True))
    if teams:
        near = [ready.filter(owner=by), free.filter(team=None), *(free.filter(team=team) for team in teams)]
        urgent = [call for call in free[:SHARED_AT_ONCE] if call.is_urgent]  # they stand first in the index
        yield urgent + [call for calls in near for call in calls[:SHARED_AT_ONCE]]
    yield [call for calls in (ready.filter(owner=by), free) for call in calls[:SHARED_AT_ONCE]]
    there = list(on_shift().values_list("user_id", flat=True))
    left = ready.filter(due_at__lt=now).exclude(owner=None).exclude(owner__in=there)
    yield list(left[:SHARED_AT_ONCE])


def on_shift() -> QuerySet[Shift]:
    """Who takes requests now and may still: nobody sets the switch of who left, or has other work, back."""
    may_call = User.objects.with_perm("leads.call_lead", backend=STAFF)
    return Shift.objects.filter(is_available=True, user__in=may_call)


def urgency(call: Callback) -> tuple[bool, datetime, int]:
    """ORDER, for rows that are read."""
    return not call.is_urgent, call.due_at, call.tier


def hold(call: Callback, by: User, now: datetime, *, keeps: bool = True) -> bool:
    """Takes a call as it was read, and with it the other open ones of its person: they are one agent's.

    `keeps`: the agent owns them from now on. False: a colleague was quicker, or has the person open. A row
    that is being written counts as a colleague's: nobody waits here, so no two wait for each other.
    """
    ids = open_with(call.lead_id)
    rows = list(Callback.objects.select_for_update(of=("self",), skip_locked=True).filter(pk__in=ids))
    is_as_read = any(row.pk == call.pk and row.version == call.version for row in rows)
    if not is_as_read or len(rows) < len(ids) or any(row.is_held_from(by.pk, now) for row in rows):
        return False
    mine: dict[str, object] = {"held_by": by, "held_until": now + HOLD} | ({"owner": by} if keeps else {})
    Callback.objects.filter(pk__in=ids).update(**mine)
    for lead_id in ids:
        audit.record(by=by.get_username(), action="lead claimed", subject=f"lead {lead_id}")
    return True


def take(*, by: User, lead_id: str, keeps: bool = True) -> bool:
    """Claims one request and the other open ones of its person; without `keeps`, for this call alone.

    False: a colleague holds one of them.
    """
    now = timezone.now()
    with write_transaction():
        lead = Lead.objects.filter(pk=lead_id, erased_at=None).first()
        return lead is not None and hold(callback_of(lead), by, now, keeps=keeps)


def renew(*, by: User, lead_id: str) -> bool:
    """Holds it and the other calls of its person for another HOLD. False: this agent holds it no longer."""
    now = timezone.now()
    with write_transaction():
        ids = open_with(lead_id)
        lock(ids)
        if not Callback.objects.filter(lead_id=lead_id, held_by=by, held_until__gt=now).exists():
            return False
        calls = Callback.objects.filter(pk__in=ids, held_by=by)
        return bool(calls.update(held_until=now + HOLD))


def give(*, by: User, lead_id: str, to: User | None) -> bool:
    """Makes it and the other open requests of its person somebody's, or nobody's. False: no such request."""
    with write_transaction():
        ids = open_with(lead_id)
        lock(ids)
        return hand_over(by, ids, to)


def hand_over(by: User, ids: list[str], to: User | None) -> bool:
    """Gives requests that are locked. False: none of them is there."""
    given = Callback.objects.filter(pk__in=ids).update(
        owner=to, held_by=None, held_until=None, version=F("version") + 1
    )
    name = to.get_username() if to else ""
    for pk in ids if given else ():
        audit.record(by=by.get_username(), action="lead given", subject=f"lead {pk}", to=name)
    return bool(given)


def give_all(*, by: User, of: User, to: User | None) -> int:
    """Gives all open calls of one agent, who is away, to another or to nobody; what a colleague has open, who
    may be calling, stays open with them. Gives their number."""
    with write_transaction():
        theirs = Callback.objects.filter(owner=of, is_open=True).order_by("pk").values_list("pk", flat=True)
        lock_calls(list(theirs))
        ids = list(theirs.all())  # without what a colleague claimed between the look and the lock
        calls = Callback.objects.filter(pk__in=ids)
        calls.update(owner=to, version=F("version") + 1)
        calls.filter(held_by=of).update(held_by=None, held_until=None)
        for pk in ids:
            told = {"to": to.get_username() if to else "", "of": of.get_username()}
            audit.record(by=by.get_username(), action="lead given", subject=f"lead {pk}", **told)
    return len(ids)


def share_out(*, by: User) -> int:
    """Gives the most urgent calls of nobody to those who are available, in turn, those of the team first.

    Each person is one agent's, who may have another request of theirs already; who is being called is left.
    Gives the number of calls.
    """
    now = timezone.now()
    with write_transaction():
        turn = list(on_shift().select_for_update(of=("self",)).select_related("user").order_by("pk"))
        turn.sort(key=lambda shift: (shift.last_given_at is not None, shift.last_given_at or now, shift.pk))
        persons = locked_persons(now) if turn else {}
        known = agents_of(persons, {shift.user_id: shift for shift in turn})
        new = {number: persons[number][0].team_id for number in persons if number not in known}
        known |= in_turn(new, turn)
        for number, calls in persons.items():
            hand_over(by, open_with(calls[0].pk), known[number].user)
        for place, number in enumerate(new):
            served = now + timedelta(microseconds=place)
            Shift.objects.filter(pk=known[number].pk).update(last_given_at=served)
    return sum(map(len, persons.values()))


def locked_persons(now: datetime) -> dict[Number, list[Callback]]:
    """Who has calls of nobody, most urgent first, with all their open requests locked. Whoever claimed one
    between the look and the lock keeps it."""
    calls = not_held(now).filter(is_open=True, owner=None).order_by(*ORDER).select_related("lead")
    seen = not_called(by_person(calls[:SHARED_AT_ONCE]), now)
    ids = [pk for found in seen.values() for pk in open_with(found[0].pk)]
    lock_calls(ids)
    return not_called(by_person(calls.filter(pk__in=ids)), now)


def not_called(persons: dict[Number, list[Callback]], now: datetime) -> dict[Number, list[Callback]]:
    """Without who is being called about another request just now. One query."""
    held = Callback.objects.filter(held_until__gte=now, lead__mobile__in=[mobile for _, mobile in persons])
    called = set(held.values_list("lead__country_code", "lead__mobile"))
    return {number: calls for number, calls in persons.items() if number not in called}


def in_turn(persons: dict[Number, int | None], turn: list[Shift]) -> dict[Number, Shift]:
    """Who gets each person, given with its team: who waits longest of the team, else of all. One query."""
    members = Team.members.through.objects.filter(team__in={team for team in persons.values() if team})
    of_team = set(members.values_list("team_id", "user_id"))
    given: dict[Number, Shift] = {}
    for number, team in persons.items():
        shift = next((one for one in turn if (team, one.user_id) in of_team), turn[0])
        turn = [*(one for one in turn if one is not shift), shift]
        given[number] = shift
    return given


def by_person(calls: Iterable[Callback]) -> dict[Number, list[Callback]]:
    """Calls with their requests by number, in their order; one without a number is a person of its own."""
    found: dict[Number, list[Callback]] = {}
    for call in calls:
        number = (call.lead.country_code, call.lead.mobile) if call.lead.mobile else ("", call.pk)
        found.setdefault(number, []).append(call)
    return found


def agents_of(persons: Iterable[Number], turn: dict[int, Shift]) -> dict[Number, Shift]:
    """Who of those in turn, by id, has another open request of a person already. Two queries."""
    same = Lead.objects.filter(mobile__in=[mobile for _, mobile in persons])
    numbers = {pk: (code, mobile) for pk, code, mobile in same.values_list("pk", "country_code", "mobile")}
    owned = Callback.objects.filter(pk__in=numbers, is_open=True, owner__in=turn)
    return {numbers[pk]: turn[owner] for pk, owner in owned.values_list("pk", "owner_id")}


def set_available(*, by: User, is_available: bool) -> None:
    """Whether requests that are shared out go to them."""
    Shift.objects.update_or_create(user=by, defaults={"is_available": is_available})
