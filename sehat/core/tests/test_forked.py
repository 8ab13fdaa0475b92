"""A copy of a process that answers calls."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from django.conf import settings

# As config/asgi.py: nothing is looked for in memory while modules load, and the copies are made meanwhile.
LOADING = """
import gc, os
os.environ["DJANGO_SETTINGS_MODULE"] = "sehat.config.settings"
gc.disable()
from sehat.core.forked import fork

def answer(end):
    end.send((gc.isenabled(), os.nice(0) - before))
    end.recv()

before = os.nice(0)
with fork("the copy", answer, 1, niceness=3).one() as end:
    print(*end.recv())
    end.send("enough")
"""


def test_a_copy_looks_for_garbage_and_takes_its_priority() -> None:
    """Memory that nobody looks through grew by 37 KB with each page that was rendered."""
    done = subprocess.run(
        [sys.executable, "-c", LOADING], cwd=settings.BASE_DIR, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["True", "3"]


GIVING_WAY = """
import os, sys
os.environ["DJANGO_SETTINGS_MODULE"] = "sehat.config.settings"
os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: int(sys.argv[1])])
from sehat.core.forked import fork

def answer(end):
    end.send(os.sched_getscheduler(0) == os.SCHED_IDLE)
    end.recv()

with fork("the copy", answer, 1, gives_way=sys.argv[2] == "True").one() as end:
    print(end.recv())
    end.send("enough")
"""
CORES = len(os.sched_getaffinity(0))


@pytest.mark.parametrize(
    ("cores", "gives_way", "is_idle"), [(CORES, True, CORES > 1), (CORES, False, False), (1, True, False)]
)
def test_a_copy_gives_way_where_a_core_is_left_to_it(cores: int, gives_way: bool, is_idle: bool) -> None:
    command = [sys.executable, "-c", GIVING_WAY, str(cores), str(gives_way)]
    done = subprocess.run(command, cwd=settings.BASE_DIR, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(is_idle)
