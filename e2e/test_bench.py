"""bin/bench: what its figures are read from and how they are shown. Nothing is measured here."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from bench import content, frameworks, load, plots, processor, results, run
from bench.invalidation import change_everything
from sehat.rendering.changes import FILE, ChangesFile

WRK = """  Thread Stats   Avg      Stdev     Max   +/- Stdev
  Latency Distribution
     50%  700.00us
     99%    1.25ms
  8000 requests in 4.00s, 10.00MB read
Requests/sec:   2000.00
"""


def test_what_wrk_prints_is_read_as_figures() -> None:
    assert load.read(WRK) == load.Load(per_second=2000.0, p99=1.25, requests=8000, refused=0)
    assert load.read(WRK + "  Non-2xx or 3xx responses: 12\n").refused == 12
    with pytest.raises(SystemExit):
        load.read("unable to connect")


@pytest.mark.parametrize(
    ("amount", "written"),
    [(750, "₹750"), (55_000, "₹55,000"), (145_000, "₹1,45,000"), (12_345_678, "₹1,23,45,678")],
)
def test_amounts_are_grouped_as_in_india(amount: int, written: str) -> None:
    assert content.rupees(amount) == written


def test_prose_becomes_paragraphs_without_footnotes() -> None:
    assert content.paragraphs("One.[^2.1] Two.\n\nThree.[^4]") == ["One. Two.", "Three."]


def test_a_table_has_its_figures_on_the_right() -> None:
    assert results.table(["", "ms"], [["a page", "2"]]) == "|  | ms |\n| --- | ---: |\n| a page | 2 |\n"


def test_plots_are_drawings_that_name_what_they_show() -> None:
    bars = plots.bars("Pages a second", {"ours & theirs": 20.0, "none": 0.0})
    curves = plots.curves("p95", [300, 10_000], {"a page": [1.0, 2.0], "a list": [3.0, 4.0]}, "ms")
    for drawing, words in ((bars, "ours & theirs"), (curves, "a list: 4 ms")):
        shown = [node.text for node in ElementTree.fromstring(drawing).iter()]
        assert words in shown


def test_a_process_that_has_ended_used_nothing() -> None:
    assert processor.seconds([]) == 0.0


def test_a_change_of_everything_leaves_no_page_as_it_was(tmp_path: Path) -> None:
    file = ChangesFile(str(tmp_path / FILE))
    file.record(["content_conditionpage"])
    before = file.current()
    change_everything(tmp_path)
    assert file.current().touched(["directory_doctor"], before.version)


def test_the_median_turn_is_taken_figure_by_figure() -> None:
    turns = [frameworks.Turn(rate, rate + 1, rate + 2) for rate in (3.0, 1.0, 2.0)]
    assert frameworks.median(turns) == frameworks.Turn(2.0, 3.0, 4.0)


@pytest.mark.parametrize(("app", "package"), [("next", "next"), ("react-router", "react-router")])
def test_the_apps_are_locked_and_name_no_registry(app: str, package: str) -> None:
    assert frameworks.locked(app, package)[0].isdecimal()
    assert '"resolved"' not in (results.ROOT / "bench" / app / "package-lock.json").read_text("utf-8")


def test_a_part_that_is_not_there_is_refused_before_anything_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["hits", "everything"]) == 2
    assert "no part everything" in capsys.readouterr().err
