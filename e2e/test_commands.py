"""bin/run and bin/test in bad weather: one clear sentence, exit 1."""

from __future__ import annotations

import os
import socket
import subprocess
from pathlib import Path

import pytest
import steps

from e2e.stack import free_port


def run(command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = dict(os.environ, **settings)
    return subprocess.run(
        [steps.ROOT / "bin" / command], env=environment, capture_output=True, text=True, timeout=60
    )


def test_a_port_in_use_is_said_and_how_to_take_another() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = run("run", PORT=port)
    assert done.returncode == 1
    assert (
        done.stderr == f"Port {port} is in use: stop what runs there, or choose another: PORT=8001 bin/run\n"
    )


@pytest.mark.parametrize("port", ["eighty", "0", "70000", "-1"])
def test_a_port_that_is_none_is_said(port: str) -> None:
    done = run("run", PORT=port)
    assert (done.returncode, done.stderr) == (1, f"PORT={port} is not a port number.\n")


@pytest.mark.parametrize("workers", ["two", "0", "65", "-1", ""])
def test_a_number_of_web_processes_that_is_none_is_said(workers: str) -> None:
    done = run("run", PORT=free_port(), WEB_WORKERS=workers)
    assert done.returncode == 1
    assert done.stderr == f"WEB_WORKERS={workers} is not a number of web processes: 1 to 64.\n"


@pytest.mark.parametrize("command", ["run", "test"])
def test_an_old_python_is_said(command: str, tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    (tmp_path / "dirname").symlink_to("/usr/bin/dirname")
    done = run(command, PATH=str(tmp_path))
    assert done.returncode == 1
    needs = "Sehat Path needs Python 3.11 or newer with its venv package"
    assert done.stderr == f"{needs}; none was found on this machine.\n"


def test_the_python_of_the_distribution_comes_before_another(tmp_path: Path) -> None:
    other = tmp_path / "python3"
    other.write_text(f"#!/bin/sh\necho {other}\n")
    other.chmod(0o755)
    found = '. "$0"; echo "$PYTHON"'
    script = ["sh", "-c", found, str(steps.ROOT / "bin" / "python.sh")]
    path = f"{tmp_path}:/usr/bin:/bin"
    done = subprocess.run(script, env={"PATH": path}, capture_output=True, text=True, check=True)
    system = "/usr/bin/python3"
    can = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))"
    has_one = Path(system).exists() and not subprocess.run([system, "-c", can], check=False).returncode
    assert done.stdout == f"{system if has_one else other}\n"


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES. hash mismatch", "What was downloaded is not"),
        ("error: Hash mismatch for `django==5.2.19`", "What was downloaded is not"),
        ("npm error code EINTEGRITY", "What was downloaded is not"),
        ("npm error code EUSAGE\nnpm ci can only install when in sync", "The lock file is broken"),
        ("error: Couldn't parse requirement in `requirements/runtime.txt`", "The lock file is broken"),
        ("npm error code EJSONPARSE\npackage-lock.json: Unexpected token", "The lock file is broken"),
        ("npm error code ENOTFOUND getaddrinfo", "is there a network?"),
        ("Failed to establish a new connection: Temporary failure in name resolution", "is there a network?"),
        ("error: Failed to fetch\n  Caused by: dns error", "is there a network?"),
        (
            "django.core.exceptions.ImproperlyConfigured: SECRET_KEY is missing: no.",
            "SECRET_KEY is missing: no.",
        ),
        ("Traceback\n manage.py\nOperationalError: connection refused", "See var/setup.log."),
        ("Segmentation fault", "See var/setup.log."),
    ],
)
def test_why_an_installation_failed_is_said_in_plain_words(output: str, sentence: str) -> None:
    assert sentence in steps.reason(output)


def test_a_step_that_fails_tells_its_own_reason_and_not_an_older_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps, "LOG", tmp_path / "setup.log")
    steps.run("Build", ["echo", "│ ₹ ENOTFOUND │" * 20], "Nothing failed.")
    with pytest.raises(steps.Stop, match=r"^It failed\. The lock file is broken or does not match\.$"):
        steps.run("Install", ["sh", "-c", "echo npm error code EUSAGE; exit 1"], "It failed.")
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    with pytest.raises(steps.Stop, match=r"^It failed\. See setup\.log\.$"):
        steps.run("Install", ["sh", "-c", "echo quite another thing; exit 1"], "It failed.")
