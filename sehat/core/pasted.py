"""Text that was pasted: a PDF or a slide brings letters that no form types. No reason to refuse it."""

from __future__ import annotations

LINES = str.maketrans("\x0b\x0c", "  ")  # the ends of lines and pages of documents and slides


def cleaned(text: str) -> str:
    """Without NUL and its like, which PostgreSQL cannot hold. Lines and tabs stay."""
    return "".join(letter for letter in text.translate(LINES) if not is_control(letter))


def is_control(letter: str) -> bool:
    return letter == "\x7f" or (ord(letter) < 32 and letter not in "\n\r\t")


def clean(value: object) -> object:
    """Text as it is read; anything else stays what it is."""
    return cleaned(value) if isinstance(value, str) else value


def clean_line(value: object) -> object:
    """Text as one line; anything else stays what it is."""
    return " ".join(cleaned(value).split()) if isinstance(value, str) else value
