"""How long what is stored stays, and what the worker runs to see to it."""

from __future__ import annotations

from sehat.config import env

# What the worker runs beside deleting old photos: command -> seconds between two runs.
MAINTENANCE = {"publish_scheduled": 60, "prune_visits": 3600, "erase_due": 3600, "clearsessions": 3600}
MAINTENANCE |= {"prune_expired": 3600, "seal_audit": 60, "apply_crm_changes": 1, "poll_crm": 60}
# A worker that is at one step for longer hangs: it is started again (core/heartbeat.py).
WORKER_STEP_SECONDS = env.number("WORKER_STEP_SECONDS", 600, least=60)

PHOTOS_KEPT_DAYS = env.number("PHOTOS_KEPT_DAYS", 30, least=1)  # decisions 2.13
VISITS_KEPT_DAYS = env.number("VISITS_KEPT_DAYS", 90, least=1)
IMPORTS_KEPT_DAYS = env.number("IMPORTS_KEPT_DAYS", 30, least=1)  # until then an undo is possible
UNKNOWN_MESSAGES_KEPT_DAYS = env.number("UNKNOWN_MESSAGES_KEPT_DAYS", 30, least=1)
# Erasing takes two steps (ADR 16): a wait in which it can be taken back, then the records the law wants kept.
ERASURE_WAIT_DAYS = env.number("ERASURE_WAIT_DAYS", 7)
ERASURE_RECORDS_KEPT_DAYS = env.number("ERASURE_RECORDS_KEPT_DAYS", 365, least=1)
# What nobody asked to be erased (sehat/rights/retention.py). The privacy page says these days.
SPAM_KEPT_DAYS = env.number("SPAM_KEPT_DAYS", 90, least=1)
CLOSED_REQUESTS_KEPT_DAYS = env.number("CLOSED_REQUESTS_KEPT_DAYS", 365, least=1)
REQUESTS_KEPT_DAYS = env.number("REQUESTS_KEPT_DAYS", 730, least=1)
NOTES_KEPT_DAYS = env.number("NOTES_KEPT_DAYS", 365, least=1)
AUDIT_KEPT_DAYS = env.number("AUDIT_KEPT_DAYS", 1095, least=365)  # DPDP Rules 2025, rule 6: a year at least
LOGS_KEPT_DAYS = env.number("LOGS_KEPT_DAYS", 90, least=1)  # by journald and logrotate (deploy/README.md)
# A number that is given up has another owner after some months: older requests want a login since then.
NUMBER_RECYCLED_DAYS = env.number("NUMBER_RECYCLED_DAYS", 180, least=30)
