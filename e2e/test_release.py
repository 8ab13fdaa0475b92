"""deploy/release.sh: a release is built beside the one that runs, and swapped when it is fit."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
import steps

BUILD = """#!/bin/sh
mkdir -p var/venv/bin
cat > var/venv/bin/python <<'END'
#!/bin/sh
shift
echo "$1 $MARK" >> "$LOG"
[ "$1" != "$FAILS" ]
END
chmod +x var/venv/bin/python
echo "build" >> "$LOG"
"""


class Server:
    """A folder as /srv/sehat-path, whose releases say what was asked of them."""

    def __init__(self, base: Path) -> None:
        self.base, self.log = base, base / "log"
        self.source = base / "source"
        (self.source / "bin").mkdir(parents=True)
        (self.source / "bin" / "build").write_text(BUILD)
        (self.source / "bin" / "build").chmod(0o755)
        (base / "settings.env").write_text("MARK=set\n")
        self.git("init", "-q", "-b", "main")

    def git(self, *words: str) -> str:
        names = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        done = subprocess.run(["git", "-C", self.source, *names, *words], check=True, capture_output=True)
        return done.stdout.decode().strip()

    def commit(self, name: str) -> str:
        (self.source / "name").write_text(name)
        self.git("add", "-A")
        self.git("commit", "-qm", name)
        return self.git("rev-parse", "--short=12", "HEAD")

    def release(self, fails: str = "") -> int:
        env = dict(os.environ, BASE=str(self.base), ENV_FILE=str(self.base / "settings.env"), FAILS=fails)
        env |= {"LOG": str(self.log), "RESTART": f"echo restart >> {self.log}"}
        script = steps.ROOT / "deploy" / "release.sh"
        return subprocess.run([script, "main"], env=env, capture_output=True).returncode

    def running(self) -> str:
        return (self.base / "current" / "name").read_text()

    def asked(self) -> list[str]:
        lines = self.log.read_text().splitlines()
        self.log.unlink()
        return lines


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(tmp_path)


def test_is_built_checked_migrated_and_then_swapped(server: Server) -> None:
    server.commit("first")
    assert server.release() == 0
    assert server.asked() == ["build", "check set", "migrate set", "restart"]
    server.commit("second")
    assert server.release() == 0
    assert server.asked() == ["build", "check set", "backup set", "migrate set", "restart"]
    assert server.running() == "second"


@pytest.mark.parametrize("fails", ["check", "backup", "migrate"])
def test_that_is_not_fit_leaves_the_one_that_runs(server: Server, fails: str) -> None:
    server.commit("first")
    server.release()
    server.commit("second")
    server.asked()
    assert server.release(fails) != 0
    assert server.running() == "first"
    assert "restart" not in server.asked()
    assert server.release() == 0  # what was built stays built
    assert "build" not in server.asked()
    assert server.running() == "second"


def test_three_stay_to_go_back_to(server: Server) -> None:
    made = []
    for number in range(5):
        made.append(server.commit(f"number {number}"))
        assert server.release() == 0
        os.utime(server.base / "releases" / made[-1], (number * 100, number * 100))
    assert sorted(path.name for path in (server.base / "releases").iterdir()) == sorted(made[-3:])
