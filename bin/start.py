"""bin/run: set up, then keep web server, renderer, worker and indexer running until Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import steps

HOST = os.environ.get("HOST", "127.0.0.1")
PORT = os.environ.get("PORT", "8000")
WEB_WORKERS = os.environ.get("WEB_WORKERS", "1")
APPLICATION = "sehat.config.asgi:application"
RESTART_SECONDS = 0.5


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


def commands(port: str, renderer_socket: str, workers: str = WEB_WORKERS) -> dict[str, list[str]]:
    """The processes of one machine; `workers` web processes share the port."""
    granian = [str(steps.VENV / "bin" / "granian"), "--interface", "asginl", "--no-ws", "--workers", workers]
    renderer = str(steps.FRONTEND / "dist" / "server" / "renderer.js")
    return {
        "renderer": [str(steps.node()), renderer, renderer_socket],
        "web": [*granian, "--log-level", "warning", "--host", HOST, "--port", port, APPLICATION],
        "worker": [str(steps.PYTHON), "manage.py", "deliver_leads"],
        "indexer": [str(steps.PYTHON), "manage.py", "index_search"],
    }


def process_environment(name: str, settings: dict[str, str]) -> dict[str, str]:
    """The renderer gets no secrets: only what Node needs (architecture.md, law 3)."""
    if name == "renderer":
        return {"NODE_ENV": "production", "PATH": os.environ.get("PATH", ""), "LANG": "C.UTF-8"}
    return steps.environment() | settings


class Processes:
    """Starts, restarts and stops them; each is told to end, and killed if it has not within 8 seconds."""

    def __init__(
        self, commands: dict[str, list[str]], settings: dict[str, str] | None = None, log: Path | None = None
    ) -> None:
        self.commands = commands
        self.settings = settings or {}
        self.log = log.open("ab") if log else None  # what they print, where it is wanted in a file
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.restart_at: dict[str, float] = {}
        self.stopping = False

    def start(self, name: str) -> None:
        self.running[name] = subprocess.Popen(
            self.commands[name],
            cwd=steps.ROOT,
            env=process_environment(name, self.settings),
            stdout=self.log,
            stderr=self.log,
            start_new_session=True,
        )

    def watch(self) -> None:
        """One look at all of them: what died is started again half a second later."""
        for name, process in list(self.running.items()):
            if process.poll() is None:
                continue
            due = self.restart_at.setdefault(name, time.monotonic() + RESTART_SECONDS)
            if time.monotonic() >= due:
                del self.restart_at[name]
                print(f"{name} ended ({process.returncode}): starting it again", file=sys.stderr, flush=True)
                self.start(name)

    def stop(self) -> None:
        for process in self.running.values():
            if process.poll() is None:
                process.terminate()
        deadline = time.monotonic() + 8
        for process in self.running.values():
            try:
                process.wait(max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        if self.log:
            self.log.close()


class Phone:
    """Shows what the local SMS gateway sends, from now on: the codes of a site without an account."""

    def __init__(self, path: Path) -> None:
        self.path = path
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
            print(f"SMS to {message['to']}: {message['text']}", flush=True)


def is_ready(port: str) -> bool:
    try:
        with urllib.request.urlopen(f"http://{HOST}:{port}/health", timeout=1) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def serve() -> None:
    socket_path = os.environ.get("RENDERER_SOCKET", str(steps.VAR / "renderer.sock"))
    processes = Processes(commands(PORT, socket_path))

    def end(_number: int, _frame: object) -> None:
        processes.stopping = True

    signal.signal(signal.SIGINT, end)
    signal.signal(signal.SIGTERM, end)
    for name in processes.commands:
        processes.start(name)
    phone = Phone(Path(os.environ.get("VAR_DIR", steps.VAR)) / "sms.jsonl")
    told = False
    try:
        while not processes.stopping:
            time.sleep(0.1)
            processes.watch()
            phone.show()
            if not told and is_ready(PORT):
                told = True
                steps.say(f"\n  Sehat Path is at http://localhost:{PORT}  (Ctrl-C stops it)\n")
    finally:
        processes.stop()


def main() -> int:
    try:
        check_port()
        check_workers()
        steps.say("Sehat Path")
        steps.install_python("runtime")
        steps.install_node_packages()
        steps.build_frontend()
        steps.prepare_database()
    except steps.Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    serve()
    return 0


if __name__ == "__main__":
    os.chdir(Path(__file__).resolve().parent.parent)
    sys.exit(main())
