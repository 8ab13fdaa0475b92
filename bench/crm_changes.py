"""How many changes of the CRM are applied in a second? As the worker applies them, beside nothing else.

    PYTHONPATH=".:bin" var/venv/bin/python bench/crm_changes.py [--leads 2000]
    PYTHONPATH=".:bin" var/venv/bin/python bin/with_postgresql.py var/venv/bin/python bench/crm_changes.py

Each request is called and then qualified, in two changes; one in ten brings a note. Prints changes a second
while they are applied, and the load of the machine before; ends with 1 where a request is not qualified or
was moved more than once. DATABASE_URL names PostgreSQL, without it it is a SQLite file of its own.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from datetime import timedelta
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "bin")]

from demo_site import demo_site

STAGES = ("contacting", "qualified")


def set_up(place: Path) -> None:
    if not os.environ.get("DATABASE_URL"):
        shutil.copytree(demo_site(), place, dirs_exist_ok=True)
    os.environ |= {
        "VAR_DIR": str(place),
        "DJANGO_SETTINGS_MODULE": "sehat.config.settings",
        "CRM_GATEWAY": "sehat.gateways.crm.webhook.Webhook",
    }
    import django

    django.setup()


def tell(count: int) -> None:
    """Requests that the CRM has, and what it says of each."""
    from django.utils import timezone

    from sehat.crm_sync.actions import store_changes
    from sehat.gateways.crm.base import Change
    from sehat.leads.callbacks.sync import new_callback
    from sehat.leads.models import Callback, Lead, OutboxRow

    leads = Lead.objects.bulk_create(
        Lead(name=f"Bench {number}", country_code="+91", mobile=f"98{number:08}", fingerprint=str(number))
        for number in range(count)
    )
    OutboxRow.objects.bulk_create(OutboxRow(lead=lead, state="sent") for lead in leads)
    Callback.objects.bulk_create(new_callback(lead) for lead in leads)
    began = timezone.now() - timedelta(hours=1)
    for position, stage in enumerate(STAGES):
        changes = [
            Change(
                lead.pk, stage, began + timedelta(minutes=10 * position, milliseconds=number), by="Asha",
                note="Wants a morning." if number % 10 == 0 else "",
            )
            for number, lead in enumerate(leads)
        ]  # fmt: skip
        store_changes(changes)


def apply_all() -> tuple[float, int]:
    """Seconds, and rounds of the worker."""
    from sehat.crm_sync.actions import apply_changes

    began, rounds = time.perf_counter(), 1
    while apply_changes():
        rounds += 1
    return time.perf_counter() - began, rounds


def is_whole(count: int) -> bool:
    from sehat.core.models import AuditEvent
    from sehat.leads.models import Lead

    bench = Lead.objects.filter(name__startswith="Bench ")
    moved = AuditEvent.objects.filter(by="CRM: Asha", action="lead moved").count()
    return bench.filter(status="qualified").count() == count and moved == count * len(STAGES)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--leads", type=int, default=2000)
    count = parser.parse_args().leads
    with tempfile.TemporaryDirectory(prefix="sehat-changes-") as place:
        set_up(Path(place))
        from django.db import connection

        tell(count)
        load = os.getloadavg()[0]
        seconds, rounds = apply_all()
        total = count * len(STAGES)
        print(f"{total:,} changes of {count:,} requests, {connection.vendor}, load {load:.1f} before")
        print(f"  {total / seconds:,.0f} a second ({seconds:.1f} s in {rounds} rounds)")
        return 0 if is_whole(count) else 1


if __name__ == "__main__":
    sys.exit(main())
