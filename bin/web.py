"""The web server on a socket that is open already: web.py FD WORKERS. granian opens one by address alone.

systemd holds that socket (deploy/sehat-path.socket), so a connection that comes while one release follows
another, or while a dead web server is started again, waits for the next and is not refused.
"""

from __future__ import annotations

import multiprocessing
import socket
import sys

from granian._granian import SocketHolder
from granian.constants import Interfaces, TaskImpl
from granian.log import LogLevels
from granian.server import MPServer
from start import APPLICATION, TASKS

BACKLOG = 4096  # said by who opened the socket; granian wants a number all the same


class Server(MPServer):
    """Its workers share one queue of connections: what one leaves behind, the next takes."""

    def __init__(self, listening: socket.socket, workers: int) -> None:
        super().__init__(
            APPLICATION,
            workers=workers,
            interface=Interfaces.ASGINL,
            task_impl=TaskImpl(TASKS),
            websockets=False,
            log_level=LogLevels.error,
        )
        self._listening = listening

    def _init_shared_socket(self) -> None:
        self._sso = self._listening
        self._ssp = None
        # Descriptor, unix socket or not, backlog: as granian pickles it; its stub names no constructor.
        holder = SocketHolder(self._listening.fileno(), False, BACKLOG)  # type: ignore[call-arg]
        self._shd = holder  # type: ignore[assignment]


def main() -> None:
    multiprocessing.set_start_method("fork")  # a worker that is spawned would not have the socket
    Server(socket.socket(fileno=int(sys.argv[1])), int(sys.argv[2])).serve()


if __name__ == "__main__":
    main()
