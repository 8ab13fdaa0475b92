"""What a file says of itself so that a spreadsheet opens it as it is."""

from __future__ import annotations

BOM = "\ufeff"  # of a CSV: without it Excel takes UTF-8 for Windows-1252, and Hindi is unreadable

# By the ending of the file's name.
CONTENT_TYPES = {
    "csv": "text/csv; charset=utf-8",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}
