"""Lines of the log without numbers of people, keys of requests and secrets of vendors (decisions 4)."""

from __future__ import annotations

import logging
import re

# As people write it: 98100 00001, 981 000 0001, 9810 000 001; with +91, 0091, 91 or the 0 of a trunk call, in
# Latin or Hindi figures.
# With the blanks and dashes of set text as well, as they are copied from an address book.
GAP = r"[ \u00a0\u2007-\u200b\u202f\u2010-\u2015-]"
PREFIX = rf"(?:(?:\+|%2B|[0\u0966]{{2}})?[9\u096f][1\u0967]{GAP}?|[0\u0966])?"
IN_GROUPS = ((4, 5), (2, 3, 4), (3, 3, 3))  # digits behind the first
SIZES = "|".join(GAP.join(rf"\d{{{size}}}" for size in sizes) for sizes in IN_GROUPS)
GROUPS = rf"[6-9\u096c-\u096f](?:\d{{9}}|{SIZES})"
REDACTED = (
    (re.compile(r"(/request/status/)[^\s\"'?]+"), r"\1[key]"),  # opens that request
    (re.compile(r"(/(?:sms|voice)/report/[^/\s]+/|/api/crm/changes/)[^\s\"'?]+"), r"\1[secret]"),
    (re.compile(rf"(?<![^\W_]|\.){PREFIX}{GROUPS}(?![^\W_])"), "[number]"),
    (re.compile(r"(?:[\w.+-]|%2B)+(?:@|%40)[\w-]+(?:\.[\w-]+)+"), "[email]"),
)


class RedactingFormatter(logging.Formatter):
    """The whole line with its traceback: what a message leaves out, an exception may say."""

    def format(self, record: logging.LogRecord) -> str:
        return redacted(super().format(record))


class ShortRefusals(logging.Filter):
    """One line for a request that Django refused: whoever sends many must fill no disk with tracebacks."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith("django.security"):
            record.exc_info, record.exc_text, record.stack_info = None, None, None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True


def redacted(text: str) -> str:
    for pattern, instead in REDACTED:
        text = pattern.sub(instead, text)
    return text
