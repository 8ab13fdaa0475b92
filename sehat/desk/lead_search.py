"""Finds requests as staff look for them: a number however it is written, a reference, a name.

Each way is an index of its own, so that a million requests are searched in milliseconds.
"""

from __future__ import annotations

import re
import unicodedata
from datetime import timedelta

from django.db import connection
from django.db.models import Q, QuerySet
from django.db.models.functions import Upper
from django.utils import timezone

from sehat.core.ids import read_reference
from sehat.core.phone import BadMobile, digits_alone, parse_mobile
from sehat.leads.models import Lead
from sehat.leads.models.last_digits import LAST_DIGITS, LastDigits

NUMBER = re.compile(r"[+0-9][0-9+]{3,}")
BEFORE_A_NUMBER = re.compile(r"\A(?:\+91|0091|0+)")  # of India: a number begins behind it
LEAST_LETTERS = 2
WITHIN_NAMES = timedelta(days=30)  # a name is looked for in its middle among requests so young
MOST_NAMED = 1000
DOTTED = {unicodedata.normalize("NFC", one): one for one in map(chr, range(0x958, 0x960))}  # from qa on
END = "\U0010ffff"  # sorts after every letter


def search_leads(leads: QuerySet[Lead], typed: str, *, is_masked: bool = False) -> QuerySet[Lead]:
    """Those that match `typed`; all for no words, none for what nobody can mean.

    Who sees numbers masked (`is_masked`) finds by whole ones alone: beginnings would tell digit after digit.
    """
    words = " ".join(typed.replace("\x00", "").split())
    if not words:
        return leads
    if reference := read_reference(words):
        return leads.filter(starts_with("id", reference))
    dialled = digits_alone(words)
    if NUMBER.fullmatch(dialled):
        return by_whole_number(leads, dialled) if is_masked else by_number(leads, dialled)
    return by_name(leads, words) if len(words) >= LEAST_LETTERS else leads.none()


def by_number(leads: QuerySet[Lead], typed: str) -> QuerySet[Lead]:
    """A whole number in any spelling; of fewer digits the beginning, or the last five and more."""
    digits = typed.replace("+", "")
    try:
        whole = parse_mobile(typed).number
    except BadMobile:
        begun = BEFORE_A_NUMBER.sub("", typed)
        whole = begun if begun.isdecimal() else digits
    found = starts_with("mobile", whole)
    if len(whole) >= LAST_DIGITS:
        leads = leads.alias(last_digits=LastDigits("mobile"))
        found |= Q(last_digits=whole[-LAST_DIGITS:], mobile__endswith=whole)
    if len(digits) > len(whole) or typed.startswith("+"):  # of another country: its code may be a part of it
        found |= Q(mobile__in=[digits[length:] for length in range(1, 5)])
    return leads.filter(found)


def by_whole_number(leads: QuerySet[Lead], typed: str) -> QuerySet[Lead]:
    """One that is ours in any spelling, or one of another country with or without its code."""
    digits = typed.replace("+", "")
    try:
        return leads.filter(mobile=parse_mobile(typed).number)
    except BadMobile:
        return leads.filter(mobile__in=[digits[length:] for length in range(5)])


def by_name(leads: QuerySet[Lead], words: str) -> QuerySet[Lead]:
    """Names that begin so, and among young requests those that have it within, in each of its spellings."""
    return leads.filter(pk__in=set().union(*map(named_so, spellings(words))))


def spellings(words: str) -> set[str]:
    """A Hindi letter with its dot is one sign or two, as the keyboard has it; nobody sees which."""
    in_two = unicodedata.normalize("NFC", words)
    in_one = in_two
    for two, one in DOTTED.items():
        in_one = in_one.replace(two, one)
    return {in_one, in_two}


def named_so(words: str) -> set[str]:
    """The ids of MOST_NAMED that begin so, and of as many young ones that have it within.

    Each is asked for by itself: one query for both would look through every request.
    """
    named = Lead.objects.values_list("pk", flat=True).order_by()
    if connection.vendor == "postgresql":  # its order of letters is not that of their codes
        begin = named.filter(name__istartswith=words)
    else:
        begin = named.alias(upper_name=Upper("name")).filter(starts_with("upper_name", words.upper()))
    young = named.filter(created_at__gte=timezone.now() - WITHIN_NAMES, name__icontains=words)
    return {*begin[:MOST_NAMED], *young.order_by("-created_at")[:MOST_NAMED]}


def starts_with(column: str, words: str) -> Q:
    """As a range, for which SQLite takes an index; it takes none for LIKE."""
    if connection.vendor == "postgresql":
        return Q(**{f"{column}__startswith": words})
    return Q(**{f"{column}__gte": words, f"{column}__lt": words + END})
