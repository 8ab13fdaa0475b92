"""bin/test: lint, types, import law, contract drift, room tests on both databases, journeys.

bin/test              every check there is
bin/test fast         the code, and every rule that needs no database and no browser
bin/test changed      what the work since the upstream branch touches
bin/test leads …      the tests of these rooms: Python, React and journeys
bin/test nightly      what takes longer: 500 examples a call, a crawler of attacks, known holes of packages
bin/test --busy …     any of them beside a loop that burns one core, to find flakes
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import steps

sys.path.append(str(steps.ROOT))
import changes
import lanes
import parts
import report
from demo_site import demo_site, journey_site
from runner import Runner

from e2e.browsers import find_chromium

DEBIAN_BROWSER = "chromium-headless-shell"
BURN = "while True: pass"


def get_chromium() -> None:
    """A browser for the journeys: found, or installed where we may. Raises steps.Stop."""
    if find_chromium():
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        sentence = "Chromium could not be installed."
        steps.run("Package lists", ["apt-get", "update", "-q"], sentence)
        steps.run("Chromium", ["apt-get", "install", "-qy", DEBIAN_BROWSER], sentence)
        return
    raise steps.Stop("The journeys need a browser: install Chromium, or set CHROMIUM to its path.")


class Usage(Exception):
    """Words that say nothing; the text tells which do."""


def choice(words: list[str]) -> Callable[[], list[parts.Part]]:
    """What these words of the command line ask for, to be called once Python and Node are installed.

    Raises Usage.
    """
    match words:
        case []:
            return parts.everything
        case ["fast"]:
            return parts.fast
        case ["nightly"]:
            return parts.nightly
        case ["changed"] | ["changed", _]:
            return lambda: changes.parts_since(*words[1:])
        case rooms if set(rooms) <= parts.rooms():
            return lambda: parts.of_rooms(set(rooms))
    known = ", ".join(sorted(parts.rooms()))
    raise Usage(f"usage: bin/test [--busy] [fast | nightly | changed [COMMIT] | ROOM …]\nrooms: {known}")


def set_up(chosen: list[parts.Part]) -> None:
    """The front end, what the tests copy, and a browser. Raises steps.Stop."""

    def sites() -> None:
        if any(part.needs_site for part in chosen):
            demo_site()
        if any(part.needs_browser for part in chosen):
            journey_site()

    lanes.side_by_side(steps.prepare_front_end, sites)
    if any(part.needs_browser for part in chosen):
        get_chromium()


@contextlib.contextmanager
def busy_core(wanted: bool) -> Iterator[None]:
    """Beside a loop that never rests, a machine has half the power: slower, and never red."""
    if not wanted:
        yield
        return
    with subprocess.Popen([sys.executable, "-c", BURN]) as loop:
        try:
            yield
        finally:
            loop.kill()


def main() -> int:
    words = [word for word in sys.argv[1:] if word != "--busy"]
    try:
        choose = choice(words)
        steps.say("Setting up")
        steps.install_python("runtime", "develop")
        chosen = choose()
        set_up(chosen)
    except Usage as usage:
        print(usage, file=sys.stderr)
        return 2
    except steps.Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    steps.say(parts.plan(chosen))
    with busy_core("--busy" in sys.argv[1:]):
        results = Runner(chosen).run()
    steps.say(report.table(results))
    return 0 if all(result.has_passed for result in results) else 1


if __name__ == "__main__":
    os.chdir(Path(__file__).resolve().parent.parent)
    sys.exit(main())
