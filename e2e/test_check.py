"""bin/test itself: it runs what a word asks for, side by side, and tells what came of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import changes
import check
import parts
import pytest
import report
import runner
import steps
from parts import Part

from e2e.stack import wait_until

PASSED = "<r><testcase classname='a' name='b' time='0.5'/><testcase name='c' time='2'/></r>"
FAILED = "<r><testcase name='a'><failure/></testcase><testcase name='b'><error/></testcase></r>"


def python(title: str, code: str, seconds: int = 5, lanes: int = 1) -> Part:
    return Part(title, [sys.executable, "-c", code], seconds, lanes=lanes)


@pytest.fixture
def reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(runner, "REPORTS", tmp_path / "reports")
    return tmp_path / "reports"


class TestTheRunner:
    def test_goes_on_after_a_failure_and_shows_what_failed(
        self, reports: Path, capfd: pytest.CaptureFixture[str]
    ) -> None:
        broken = python("Broken", "print('what went wrong'); raise SystemExit(3)")
        quiet = python("Quiet", "print('nothing to see')")
        results = {each.title: each for each in runner.Runner([broken, quiet]).run()}
        assert (results["Broken"].passed, results["Broken"].failed) == (0, 1)
        assert (results["Quiet"].passed, results["Quiet"].failed) == (1, 0)
        said = capfd.readouterr().out
        assert "what went wrong" in said
        assert "Broken: FAILED" in said
        assert "nothing to see" not in said

    def test_starts_the_longest_first_and_what_needs_every_lane_alone(
        self, reports: Path, tmp_path: Path
    ) -> None:
        log = tmp_path / "order"
        words = f"import pathlib, sys; pathlib.Path({str(log)!r}).open('a').write"
        order = [
            python("Short", f"{words}('short ')", seconds=1),
            python("Alone", f"{words}('alone ')", lanes=parts.LANES, seconds=9),
            python("Long", f"{words}('long ')", seconds=50),
        ]
        running = runner.Runner(order)
        assert [part.title for part in running._waiting] == ["Long", "Alone", "Short"]
        running.run()
        assert log.read_text().split() == ["long", "alone", "short"]

    def test_leaves_nothing_behind_when_it_is_killed(self, tmp_path: Path) -> None:
        """A part that would wait for ever, in a run that is killed as no program can refuse."""
        started = tmp_path / "started"
        part = f"import os, pathlib, time; pathlib.Path({str(started)!r}).write_text(str(os.getpid()));"
        code = (
            "import runner, sys; from pathlib import Path; from parts import Part;"
            f"runner.REPORTS = Path({str(tmp_path / 'reports')!r});"
            f"runner.Runner([Part('Endless', [sys.executable, '-c', {part + ' time.sleep(10000)'!r}])]).run()"
        )
        run = subprocess.Popen([sys.executable, "-c", code], cwd=steps.ROOT / "bin")
        wait_until(lambda: started.exists() and started.read_text(), "the part has started")
        run.send_signal(signal.SIGKILL)
        run.wait()
        wait_until(lambda: not runs(int(started.read_text())), "the part has ended")


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"


class TestTheReport:
    def read(self, tmp_path: Path, exit_code: int, xml: str = "") -> report.Result:
        path = tmp_path / "report.xml"
        if xml:
            path.write_text(xml)
        return report.read("Part", exit_code, 1.5, path)

    @pytest.mark.parametrize(
        ("exit_code", "xml", "counts"),
        [
            (0, PASSED, (2, 0)),
            (1, FAILED, (0, 2)),
            (4, PASSED, (2, 1)),  # it broke down at its end
            (0, "", (1, 0)),
            (2, "", (0, 1)),
            (report.NOT_ASKED, "", (0, 0)),
        ],
    )
    def test_counts_tests_and_never_a_failed_part_as_passed(
        self, tmp_path: Path, exit_code: int, xml: str, counts: tuple[int, int]
    ) -> None:
        result = self.read(tmp_path, exit_code, xml)
        assert (result.passed, result.failed) == counts
        assert result.has_passed == (exit_code in {0, report.NOT_ASKED})

    def test_says_of_whom_nobody_could_ask(self, tmp_path: Path) -> None:
        told = report.table([self.read(tmp_path, report.NOT_ASKED)])
        assert "Part: NOT ASKED" in told
        assert told.splitlines()[-1] == "0 passed, 0 failed"

    def test_names_the_slowest_tests_and_ends_with_the_sum(self, tmp_path: Path) -> None:
        lines = report.table([self.read(tmp_path, 0, PASSED), self.read(tmp_path, 1, FAILED)]).splitlines()
        slowest = lines.index("slowest tests")
        assert lines[slowest + 1 : slowest + 3] == ["     2.0 s  c", "     0.5 s  a b"]
        assert lines[-1] == "2 passed, 2 failed"


class TestWhatAWordAsksFor:
    def titles(self, chosen: list[Part]) -> set[str]:
        return {part.title for part in chosen}

    def test_everything_has_both_databases_the_browser_and_every_check(self) -> None:
        assert self.titles(parts.everything()) >= {
            "Python lint", "Python types", "Import law", "Migrations", "Contract", "Front-end lint",
            "Front-end types", "Front-end tests", "Room tests, SQLite", "Room tests, PostgreSQL", "Journeys",
        }  # fmt: skip

    def test_everything_looks_at_the_same_examples_each_time_and_a_room_looks_on(self) -> None:
        def is_same(part: Part) -> bool:
            return "SAME_EXAMPLES=1" in part.command

        with_examples = {part.title for part in parts.everything() if is_same(part)}
        assert with_examples == {
            "Front-end tests",
            "Room tests, SQLite",
            "Room tests, PostgreSQL",
            "Journeys",
        }
        assert not any(map(is_same, [*parts.fast(), *parts.of_rooms({"leads"}), *parts.nightly()]))

    def test_fast_opens_no_database_and_no_browser_and_leaves_out_no_check_of_the_code(self) -> None:
        assert self.titles(parts.code_checks()) <= self.titles(parts.fast())
        assert not any(part.needs_site or part.needs_browser for part in parts.fast())

    def test_nightly_is_what_everything_looks_at_with_a_hundred_times_the_examples(self) -> None:
        part, *_ = check.choice(["nightly"])()
        assert "EXAMPLES_PER_CALL=500" in part.command
        tests = [steps.ROOT / word for word in map(str, part.command) if word.endswith("_calls.py")]
        assert [test.is_file() for test in tests] == [True, True]

    def test_nightly_attacks_the_site_and_asks_for_known_holes(self) -> None:
        scripts = [steps.ROOT / str(part.command[-1]) for part in parts.nightly()[1:]]
        assert [script.name for script in scripts] == ["attack.py", "advisories.py"]
        assert all(script.is_file() for script in scripts)

    def test_a_room_is_its_python_its_react_and_its_journeys(self) -> None:
        words = [" ".join(map(str, part.command)) for part in parts.of_rooms({"leads"})]
        assert [
            next(word for word in words if place in word)
            for place in ("sehat/leads", "src/leads/", "e2e/test_selfie.py")
        ]
        assert not any("sehat/content" in word for word in words)

    def test_a_change_of_what_all_share_is_a_change_of_everything(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(changes, "since", lambda base: ["conftest.py"])
        assert self.titles(changes.parts_since("HEAD")) == self.titles(parts.everything())

    def test_a_change_in_one_room_runs_who_imports_it_and_no_one_else(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(changes, "since", lambda base: ["sehat/chat/knowledge_base.py"])
        chosen = {part.title: " ".join(map(str, part.command)) for part in changes.parts_since("HEAD")}
        assert "sehat/chat/tests/test_answers.py" in chosen["Room tests, SQLite"]
        assert "sehat/costs/" not in chosen["Room tests, SQLite"]
        assert "e2e/test_chat.py" in chosen["Journeys"]
        assert "Front-end tests" not in chosen

    def test_is_looked_up_once_python_and_node_are_installed(
        self, reports: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        order: list[str] = []

        def chosen() -> list[Part]:
            order.append("chosen")
            return []

        monkeypatch.setattr(sys, "argv", ["bin/test", "fast"])
        monkeypatch.setattr(steps, "install_python", lambda *_: order.append("installed"))
        monkeypatch.setattr(steps, "prepare_front_end", lambda: order.append("built"))
        monkeypatch.setattr(parts, "fast", chosen)
        assert check.main() == 0
        assert order == ["installed", "chosen", "built"]

    def test_another_word_is_refused_with_those_that_are_known(self) -> None:
        command = [str(steps.ROOT / "bin" / "test"), "slowly"]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 2
        usage, known = done.stderr.splitlines()
        assert usage == "usage: bin/test [--busy] [fast | nightly | changed [COMMIT] | ROOM …]"
        assert {"leads", "shell", "ui"} <= set(known.removeprefix("rooms: ").split(", "))
