"""Load by wrk (Debian: apt-get install wrk nginx-light), read as figures."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import dataclass

BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36"
UNITS = {"us": 0.001, "ms": 1.0, "s": 1000.0}


@dataclass(frozen=True)
class Load:
    per_second: float
    p99: float  # ms
    requests: int
    refused: int  # answers of another status than 200 to 399


def command(address: str, seconds: int, callers: int, script: str = "") -> list[str]:
    headers = ["-H", "Accept-Encoding: gzip, deflate, br", "-H", f"User-Agent: {BROWSER}"]
    lua = ["-s", script] if script else []
    return ["wrk", "-t1", f"-c{callers}", f"-d{seconds}s", "--latency", *headers, *lua, address]


def read(printed: str) -> Load:
    rate = re.search(r"Requests/sec:\s+([\d.]+)", printed)
    late = re.search(r"99%\s+([\d.]+)(us|ms|s)", printed)
    count = re.search(r"(\d+) requests in", printed)
    if not (rate and late and count):
        raise SystemExit(f"wrk printed no figures:\n{printed}")
    refused = re.search(r"Non-2xx or 3xx responses: (\d+)", printed)
    return Load(
        float(rate[1]), float(late[1]) * UNITS[late[2]], int(count[1]), int(refused[1]) if refused else 0
    )


def load(address: str, seconds: int = 4, callers: int = 16, script: str = "") -> Load:
    done = subprocess.run(
        command(address, seconds, callers, script), capture_output=True, text=True, check=True
    )
    return read(done.stdout)


def check_tools() -> None:
    missing = [tool for tool in ("wrk", "nginx") if not shutil.which(tool)]
    if missing:
        raise SystemExit(f"bin/bench needs {' and '.join(missing)}: apt-get install wrk nginx-light")
