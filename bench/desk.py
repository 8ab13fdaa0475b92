"""How soon do the pages of the desk answer with a million requests? With PYTHONPATH=.:bin.

bench/desk.py [--leads 1000000] [--rounds 40]: p50 and p95 of each page, over HTTP, and of claiming the next.
The goal on two cores: p95 300 ms for each.
"""

from __future__ import annotations

import argparse
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent.parent), str(Path(__file__).parent.parent / "bin")]

import httpx

from e2e.prepare import PASSWORD
from e2e.stack import Site

PAGES = {
    "my desk": "/cms/desk/",
    "my desk, mine": "/cms/desk/?view=mine",
    "my desk, nobody's": "/cms/desk/?view=nobody",
    "my desk, never called": "/cms/desk/?view=first",
    "my desk, emergencies": "/cms/desk/?view=urgent",
    "my desk, overdue": "/cms/desk/?view=late",
    "my desk, tier 1": "/cms/desk/?tier=1",
    "my desk, one city": "/cms/desk/?city=568",
    "my desk, Hindi, which none is": "/cms/desk/?language=hi",
    "my desk, one source": "/cms/desk/?source=google",
    "my desk, older than a month": "/cms/desk/?age=older",
    "counters": "/cms/desk/counters/",
    "list": "/cms/leads/",
    "list, page 20": "/cms/leads/?p=20",
    "list, filter new": "/cms/leads/?status=new",
    "list, filter city": "/cms/leads/?city=568",
    "list, filter city and new": "/cms/leads/?city=568&status=new",
    "list, filter page type": "/cms/leads/?page_type=Condition",
    "list, filter source": "/cms/leads/?source=google",
    "list, filter campaign": "/cms/leads/?campaign=july",
    "list, of the last week": "/cms/leads/?age=week",
    "list, older than a month": "/cms/leads/?age=older",
    "list, given up by the CRM": "/cms/leads/?outbox__state=dead",
    "search a number": "/cms/leads/?q=%2B91+98765+43210",
    "search last five digits": "/cms/leads/?q=43210",
    "search a name": "/cms/leads/?q=Sunita+Rao+43210",
    "search a first name": "/cms/leads/?q=Sunita",
    "search a name within": "/cms/leads/?q=Rao",
    "search a reference": "/cms/leads/?q={reference}",
    "one request": "/cms/leads/work/{id}/",
    "all of one request": "/cms/leads/inspect/{id}/",
    "report of a week": "/cms/calls/?from={week}&by=agent",
}


def fill(site: Site, count: int) -> str:
    """`count` requests of the last two years; a tenth is open. Gives the id of one. By SQL: in minutes."""
    database = sqlite3.connect(site.place / "sehat.sqlite3")
    database.create_function("id_of", 1, lambda n: f"SP-{n:08X}-BENCH{n:020d}"[:36])
    database.execute("PRAGMA synchronous=OFF")
    made = (  # every column of a request of the site itself, but for what differs from row to row
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
    )
    columns = [row[1] for row in database.execute("PRAGMA table_info(leads_lead)")]
    given = {
        "id": "id_of(i)",
        "status": "CASE WHEN i % 10 THEN 'closed' WHEN i % 20 THEN 'new' ELSE 'contacting' END",
        "created_at": "datetime('now', '-' || (i % 730) || ' days', '-' || (i % 86399) || ' seconds')",
        "name": "CASE i % 5 WHEN 0 THEN 'Sunita Rao ' WHEN 1 THEN 'Ravi Kumar ' WHEN 2 THEN 'Asha Devi ' "
        "WHEN 3 THEN 'Imran Khan ' ELSE 'Meena Iyer ' END || i",
        "country_code": "'+91'",
        "mobile": "printf('98%08d', i * 7919 % 100000000)",
        "city_id": "CASE i % 4 WHEN 0 THEN 568 WHEN 1 THEN 477 ELSE 514 END",
        "city_name": "'Pune'",
        "treatment_name": "'Gallbladder Removal'",
        "question": "'How soon can it be done, and what does it cost with insurance?'",
        "page_type": "CASE i % 3 WHEN 0 THEN 'Condition' ELSE 'doctors' END",
        "answers": '\'{"call_time": "Now", "insurance_type": "Private Insurance"}\'',
        "attribution": '\'{"source": "google", "campaign": "july"}\'',
        "tier": "1 + i % 3",
        "language": "'en'",
        "form_variant": "'3'",
        "consents_withdrawn": "'[]'",
        "flags": "'[]'",
    }
    empty = {
        "procedure_id",
        "condition_id",
        "department_id",
        "doctor_id",
        "hospital_id",
        "erased_at",
        "idempotency_key",
    }
    zero = {"is_verified", "do_not_contact"}
    values = [given.get(name, "NULL" if name in empty else "0" if name in zero else "''") for name in columns]
    database.execute(
        f"{made} INSERT INTO leads_lead ({','.join(columns)}) SELECT {','.join(values)} FROM n", (count,)
    )
    database.execute(
        f"{made} INSERT INTO leads_outboxrow "
        "(lead_id, state, due_at, attempts, is_offered, crm_id, last_error) SELECT id_of(i), "
        "CASE WHEN i % 5000 THEN 'sent' ELSE 'dead' END, datetime('now'), 1, 1, '', '' FROM n",
        (count,),
    )
    calls = {
        "lead_id": "id_of(i)", "is_open": "i % 10 = 0", "is_urgent": "i % 5000 = 0", "tier": "1 + i % 3",
        "not_before": "datetime('now', '-1 hour')",
        "due_at": "datetime('now', (i % 200000 - 20000) || ' seconds')",
        "why_due": "'first'", "target_at": "datetime('now', (i % 200000 - 20000) || ' seconds')",
        "first_call_at": "CASE WHEN i % 20 THEN datetime('now', '-' || (i % 730) || ' days') END",
        "first_call_by": "'asha'", "tries": "i % 4", "furthest": "i % 6", "version": "0",
    }  # fmt: skip
    columns = [row[1] for row in database.execute("PRAGMA table_info(leads_callback)")]
    null = {"owner_id", "team_id", "held_by_id", "held_until", "first_seen_at"}
    values = [calls.get(name, "NULL" if name in null else "''") for name in columns]
    database.execute(
        f"{made} INSERT INTO leads_callback ({','.join(columns)}) SELECT {','.join(values)} FROM n", (count,)
    )
    database.commit()
    found = str(database.execute("SELECT id_of(?)", (count - count % 20 or 20,)).fetchone()[0])
    database.close()
    return found


def signed_in(site: Site) -> httpx.Client:
    client = site.client()
    client.get("/cms/login/")
    token = client.cookies["csrftoken"]
    form = {"username": "desk", "password": PASSWORD, "csrfmiddlewaretoken": token}
    client.post("/cms/login/", data=form, headers={"Referer": site.url})
    return client


def measured(client: httpx.Client, rounds: int, ask: str) -> list[float]:
    times = []
    for _ in range(rounds + 2):
        started = time.perf_counter()
        answer = client.get(ask)
        times.append(1000 * (time.perf_counter() - started))
        assert answer.status_code == 200, (ask, answer.status_code)
    return sorted(times[2:])


def claims(client: httpx.Client, site: Site, rounds: int) -> list[float]:
    times = []
    for _ in range(rounds):
        form = {"csrfmiddlewaretoken": client.cookies["csrftoken"]}
        started = time.perf_counter()
        answer = client.post("/cms/desk/next/", data=form, headers={"Referer": site.url})
        times.append(1000 * (time.perf_counter() - started))
        assert "/cms/leads/work/" in answer.headers["Location"]
    return sorted(times)


def line(name: str, times: list[float]) -> str:
    p95 = times[min(len(times) - 1, round(0.95 * len(times)))]
    return f"{name:32}{times[len(times) // 2]:8.0f}{p95:8.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--leads", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=40)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="sehat-bench-") as place:
        site = Site(Path(place))
        site.prepare()
        lead_id = fill(site, chosen.leads)
        names = {
            "id": lead_id,
            "reference": lead_id[:12],
            "week": time.strftime("%Y-%m-%d", time.localtime(time.time() - 6 * 86400)),
        }
        site.start("web")
        try:
            client = signed_in(site)
            print(f"{chosen.leads:,} requests, SQLite (ms){'p50':>14}{'p95':>8}")
            for name, ask in PAGES.items():
                print(line(name, measured(client, chosen.rounds, ask.format(**names))), flush=True)
            print(line("claim the next", claims(client, site, chosen.rounds)))
        finally:
            site.stop()


if __name__ == "__main__":
    main()
