"""What the parts of a check report: counts, seconds, slowest tests. They write it as JUnit's XML."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

SLOWEST = 10
NOT_ASKED = 75  # of sysexits.h, "try again": who was to be asked did not answer, so nothing is known
WIDTH = 34


@dataclass(frozen=True)
class Result:
    """One part: a check without a report of its own counts as one test."""

    title: str
    exit_code: int
    seconds: float
    passed: int
    failed: int
    tests: list[tuple[float, str]] = field(default_factory=list)

    @property
    def has_passed(self) -> bool:
        return self.exit_code in {0, NOT_ASKED}

    @property
    def verdict(self) -> str:
        return {0: "passed", NOT_ASKED: "NOT ASKED"}.get(self.exit_code, "FAILED")


def read(title: str, exit_code: int, seconds: float, path: Path) -> Result:
    """The result of a part that ended with `exit_code` and wrote its report to `path`, or wrote none."""
    if not path.exists():
        is_known = exit_code != NOT_ASKED
        failed = int(is_known and exit_code != 0)
        return Result(title, exit_code, seconds, passed=int(is_known) - failed, failed=failed)
    tree = ElementTree.parse(path)  # noqa: S314  # nosec B314
    cases = list(tree.getroot().iter("testcase"))
    failed = sum(case.find("failure") is not None or case.find("error") is not None for case in cases)
    # Every test passed, and yet it failed: at its end, or before a test it never reached.
    missing = int(exit_code != 0 and not failed)
    return Result(
        title,
        exit_code,
        seconds,
        passed=len(cases) - failed,
        failed=failed + missing,
        tests=[(float(case.get("time") or 0), name_of(case)) for case in cases],
    )


def name_of(case: ElementTree.Element) -> str:
    return f"{case.get('classname') or ''} {case.get('name') or ''}".strip()


def table(results: list[Result]) -> str:
    return "\n".join(lines(results))


def lines(results: list[Result]) -> Iterator[str]:
    """Part, seconds, passed, failed; the slowest tests; and the sum, alone on the last line."""
    yield f"\n{'part':<{WIDTH}} {'seconds':>8} {'passed':>8} {'failed':>8}"
    for result in sorted(results, key=lambda each: -each.seconds):
        title = result.title if result.exit_code != NOT_ASKED else f"{result.title}: {result.verdict}"
        yield f"{title:<{WIDTH}} {result.seconds:>8.1f} {result.passed:>8} {result.failed:>8}"
    slowest = sorted((test for result in results for test in result.tests), reverse=True)[:SLOWEST]
    if slowest:
        yield "\nslowest tests"
        yield from (f"{seconds:>8.1f} s  {name}" for seconds, name in slowest)
    passed, failed = sum(each.passed for each in results), sum(each.failed for each in results)
    yield f"\n{passed} passed, {failed} failed"
