"""On SQLite who writes often stands in line, among threads and among processes."""

from __future__ import annotations

import fcntl
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from django.db import OperationalError, connection, transaction

from sehat.core import transactions
from sehat.core.transactions import file_lock, write_transaction

HOLDER = """
import fcntl, sys
file = open(sys.argv[1], "ab")
fcntl.flock(file, fcntl.LOCK_EX)
print("held", flush=True)
sys.stdin.read()
"""


def is_free(path: Path) -> bool:
    with path.open("ab") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


def test_a_process_waits_for_another_and_goes_on_when_that_dies(tmp_path: Path) -> None:
    path = tmp_path / "turn"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert holder.stdout
    assert holder.stdout.readline() == b"held\n"
    has_turn = threading.Event()

    def wait() -> None:
        with file_lock(str(path)):
            has_turn.set()

    waiting = threading.Thread(target=wait)
    waiting.start()
    assert not is_free(path)
    assert not has_turn.is_set()
    holder.kill()
    holder.communicate()
    waiting.join(20)
    assert has_turn.is_set()
    assert is_free(path)


@pytest.mark.django_db(transaction=True)
def test_the_turn_is_taken_before_the_transaction_and_given_back_after_a_failure() -> None:
    if connection.vendor != "sqlite":
        with write_transaction():
            assert connection.in_atomic_block
        return
    path = Path(f"{connection.settings_dict['NAME']}-lock")

    def fail() -> None:
        with write_transaction():
            assert connection.in_atomic_block
            assert not is_free(path)
            raise ValueError("on purpose")

    with pytest.raises(ValueError, match="on purpose"):
        fail()
    assert is_free(path)
    assert not connection.in_atomic_block


@pytest.mark.django_db(transaction=True)
def test_inside_another_transaction_nobody_waits_in_line() -> None:
    path = Path(f"{connection.settings_dict['NAME']}-lock")
    with transaction.atomic(), write_transaction():
        assert connection.in_atomic_block
        assert connection.vendor != "sqlite" or is_free(path)


@pytest.mark.parametrize("of_lead", [False, True])
def test_nobody_waits_in_line_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, of_lead: bool
) -> None:
    monkeypatch.setattr(transactions, "LEAD_WAIT_SECONDS" if of_lead else "WAIT_SECONDS", 0.05)
    path = str(tmp_path / "lock")
    holds, may_end = threading.Event(), threading.Event()

    def hold() -> None:
        with file_lock(path):
            holds.set()
            may_end.wait(20)

    holder = threading.Thread(target=hold)
    holder.start()
    holds.wait(20)
    with pytest.raises(OperationalError, match="no turn to write"), file_lock(path, of_lead=of_lead):
        pass
    may_end.set()
    holder.join(20)
    with file_lock(path):
        assert not is_free(Path(path))


def test_nobody_waits_for_ever_for_another_process_and_what_comes_too_late_is_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "lock"
    with path.open("ab") as other:  # another opened file is as another process
        fcntl.flock(other, fcntl.LOCK_EX)
        monkeypatch.setattr(transactions, "WAIT_SECONDS", 0.05)
        with pytest.raises(OperationalError, match="another process takes too long"), file_lock(str(path)):
            pass
    monkeypatch.undo()
    for _ in range(2):
        with file_lock(str(path)):
            assert not is_free(path)
    assert is_free(path)
