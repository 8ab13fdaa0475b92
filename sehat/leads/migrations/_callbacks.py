"""The call of each request that is there already, in the state its status and notes tell.

A part of migration 0008: frozen as that is.
"""

from datetime import timedelta

from sehat.leads.promises import USUAL, due_of

OPEN = ("new", "contacting", "qualified", "proposed", "confirmed")
URGENT = ("new", "contacting", "spam")
FUNNEL = ("new", "contacting", "qualified", "proposed", "confirmed", "visited")
AT_ONCE = 2000


def create_callbacks(apps, schema_editor):
    Lead, Callback = apps.get_model("leads", "Lead"), apps.get_model("leads", "Callback")
    rows = []
    wanted = ("id", "status", "created_at", "tier", "emergency", "do_not_contact", "erased_at", "answers")
    for lead in Lead.objects.filter(callback=None).only(*wanted).order_by("pk").iterator(AT_ONCE):
        rows.append(callback_of(Callback, lead))
        if len(rows) == AT_ONCE:
            Callback.objects.bulk_create(rows)
            rows = []
    Callback.objects.bulk_create(rows)
    note_first_calls(apps)


def callback_of(Callback, lead):
    urgent = bool(lead.emergency) and lead.status in URGENT
    hours = USUAL[0] if urgent else USUAL.get(lead.tier, USUAL[3])
    asked = str(lead.answers.get("call_time", "")) if isinstance(lead.answers, dict) else ""
    due = due_of(lead.created_at, hours, asked)
    return Callback(
        lead_id=lead.pk,
        is_open=lead.status in OPEN and not lead.do_not_contact and lead.erased_at is None,
        is_urgent=urgent,
        tier=lead.tier,
        not_before=due.not_before,
        due_at=due.by,
        target_at=due.by,
        why_due="asked" if asked.startswith("Later") else "first",
        window=asked[:20],
        furthest=FUNNEL.index(lead.status) if lead.status in FUNNEL else 0,
    )


def note_first_calls(apps):
    """Who was called before is not due for a first call: they are followed up."""
    Callback, LeadNote = apps.get_model("leads", "Callback"), apps.get_model("leads", "LeadNote")
    called = {}
    for lead_id, at, by in LeadNote.objects.exclude(outcome="").order_by("-at").values_list(
        "lead_id", "at", "by"
    ):
        tries = called.get(lead_id, (at, by, 0))[2] + 1
        called[lead_id] = (at, by, tries)
    for lead_id, (at, by, tries) in called.items():
        Callback.objects.filter(lead_id=lead_id).update(
            first_call_at=at, first_call_by=by, tries=tries, why_due="follow-up",
            due_at=at + timedelta(days=1), not_before=at,
        )
