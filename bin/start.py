"""bin/run: set up, then keep web server, renderer and worker running until Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import time
from pathlib import Path

import steps
from health import Beat, Probe, answers
from processes import Processes

HOST = os.environ.get("HOST", "127.0.0.1")
PORT = os.environ.get("PORT", "8000")
WEB_WORKERS = os.environ.get("WEB_WORKERS", "1")
PROCESS_MEGABYTES = os.environ.get("PROCESS_MEGABYTES", "1024")  # a process that takes more is started again
APPLICATION = "sehat.config.asgi:application"
# Of granian's own; newer Pythons have none but those of asyncio (ADR 34).
TASKS = "rust" if sys.version_info < (3, 12) else "asyncio"
WORKER_WAITS_SECONDS = 15  # for the first page; then leads are delivered though no page comes


LISTEN_FD = 3  # sd_listen_fds(3)


def listening_socket() -> socket.socket | None:
    """The one that systemd opened for this process; None where the web server opens its own.

    Raises steps.Stop when it is not one socket of TCP.
    """
    told = {name: os.environ.pop(name, "") for name in ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES")}
    if told["LISTEN_PID"] != str(os.getpid()):
        return None
    given = socket.socket(fileno=LISTEN_FD)
    if told["LISTEN_FDS"] != "1" or given.family not in {socket.AF_INET, socket.AF_INET6}:
        raise steps.Stop("systemd is to hand over one socket of TCP (deploy/sehat-path.socket).")
    return given


def check_port() -> None:
    """Raises steps.Stop when the port cannot be had."""
    if not PORT.isdecimal() or not 0 < int(PORT) < 65536:
        raise steps.Stop(f"PORT={PORT} is not a port number.")
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, int(PORT)))
        except OSError as error:
            raise steps.Stop(
                f"Port {PORT} is in use: stop what runs there, or choose another: PORT=8001 bin/run"
            ) from error


def check_workers() -> None:
    """Raises steps.Stop when WEB_WORKERS is no number of processes."""
    if not WEB_WORKERS.isdecimal() or not 0 < int(WEB_WORKERS) <= 64:
        raise steps.Stop(f"WEB_WORKERS={WEB_WORKERS} is not a number of web processes: 1 to 64.")


def check_memory() -> None:
    """Raises steps.Stop when PROCESS_MEGABYTES is no amount a process can live with."""
    if not PROCESS_MEGABYTES.isdecimal() or int(PROCESS_MEGABYTES) < 256:
        raise steps.Stop(f"PROCESS_MEGABYTES={PROCESS_MEGABYTES} is not a whole number of at least 256.")


def granian(workers: str) -> list[str]:
    """The web server, but for what it serves and where: a constant answer of it is part of bin/bench."""
    command = [str(steps.VENV / "bin" / "granian"), "--interface", "asginl", "--no-ws", "--task-impl", TASKS]
    return [*command, "--log-level", "error", "--workers", workers]


def commands(
    port: str, renderer_socket: str, workers: str = WEB_WORKERS, listening: int | None = None
) -> dict[str, list[str]]:
    """The processes of one machine; `workers` web processes share the port, or the socket `listening`."""
    web = [*granian(workers), "--host", HOST, "--port", port, APPLICATION]
    if listening is not None:
        web = [str(steps.PYTHON), "bin/web.py", str(listening), workers]
    renderer = str(steps.FRONTEND / "dist" / "server" / "renderer.js")
    return {
        "renderer": [str(steps.node()), "--expose-gc", "--max-old-space-size=512", renderer, renderer_socket],
        "web": web,
        "worker": [str(steps.PYTHON), "manage.py", "run_background"],
    }


class Phone:
    """Shows what a local gateway sends, from now on: codes and messages of a site without an account."""

    def __init__(self, path: Path, title: str) -> None:
        self.path, self.title = path, title
        self.read = path.stat().st_size if path.exists() else 0

    def show(self) -> None:
        if not self.path.exists() or self.path.stat().st_size <= self.read:
            return
        with self.path.open("rb") as file:
            file.seek(self.read)
            new = file.read()
        whole = new[: new.rfind(b"\n") + 1]
        self.read += len(whole)
        for line in whole.splitlines():
            message = json.loads(line)
            print(f"{self.title} to {message['to']}: {message['text']}", flush=True)


def probes(port: str, renderer_socket: str) -> dict[str, Probe]:
    """What is asked of each process now and then. No page is rendered for it."""
    everywhere = {"0.0.0.0", "::", ""}  # noqa: S104  # nosec B104
    local = "127.0.0.1" if HOST in everywhere else HOST
    return {
        "renderer": lambda: answers(renderer_socket, b"GET / HTTP/1.1\r\nHost: renderer\r\n\r\n"),
        "web": lambda: answers(
            (local, int(port)),
            f"GET /health HTTP/1.1\r\nHost: {local}:{port}\r\nConnection: close\r\n\r\n".encode(),
        ),
        "worker": Beat(steps.place() / "worker.beat"),  # sehat/core/heartbeat.py
    }


def is_ready(port: str) -> bool:
    """Whether the site answers. By hand: http.client brings TLS, 8 MB that a supervisor never uses."""
    try:
        with socket.create_connection((HOST, int(port)), timeout=1) as connection:
            connection.sendall(
                f"GET /health HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: close\r\n\r\n".encode()
            )
            return connection.recv(64).startswith(b"HTTP/1.1 200 ")
    except OSError:
        return False


def notify(state: str) -> None:
    """Tells systemd (Type=notify), where it started us; a name that begins with @ is abstract."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.sendto(state.encode(), "\0" + address[1:] if address[0] == "@" else address)


def site_processes(listening: socket.socket | None) -> Processes:
    """Nothing of it runs yet. Both sides are told where the renderer listens, wherever VAR_DIR is."""
    renderer = os.environ.get("RENDERER_SOCKET", "") or str(steps.VAR / "renderer.sock")
    most = {name: int(PROCESS_MEGABYTES) * 2**20 for name in ("renderer", "web", "worker")}
    most["web"] *= int(WEB_WORKERS)
    port = str(listening.getsockname()[1]) if listening else PORT
    number = listening.fileno() if listening else None
    return Processes(
        commands(port, renderer, listening=number),
        {"RENDERER_SOCKET": renderer},
        probes=probes(port, renderer),
        most_bytes=most,
        inherited={"web": number} if number is not None else {},
    )


def serve(listening: socket.socket | None) -> None:
    processes = site_processes(listening)
    port = str(listening.getsockname()[1]) if listening else PORT

    def end(_number: int, _frame: object) -> None:
        processes.stopping = True

    signal.signal(signal.SIGINT, end)
    signal.signal(signal.SIGTERM, end)
    for name in ("renderer", "web"):
        processes.start(name)
    place = steps.place()
    phones = (Phone(place / "sms.jsonl", "SMS"), Phone(place / "whatsapp.jsonl", "WhatsApp"))
    worker_due = time.monotonic() + WORKER_WAITS_SECONDS
    told = False
    try:
        while not processes.stopping:
            time.sleep(0.1)
            processes.watch()
            for phone in phones:
                phone.show()
            if not told and is_ready(port):
                told = True
                notify("READY=1")
                steps.say(f"\n  Sehat Path is at http://localhost:{port}  (Ctrl-C stops it)\n")
            if "worker" not in processes.running and (told or time.monotonic() > worker_due):
                processes.start("worker")
    finally:
        processes.stop()


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # while setting up: as Ctrl-C
    os.umask(0o077)  # requests, sessions and keys of patients are for this user alone
    try:
        listening = listening_socket()
        if listening is None:
            check_port()
        check_workers()
        check_memory()
        steps.say("Sehat Path")
        steps.set_up("runtime")
    except steps.Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    serve(listening)
    return 0


if __name__ == "__main__":
    os.chdir(Path(__file__).resolve().parent.parent)
    sys.exit(main())
