"""Names are the field's standard terms (docs/glossary.md). What was once called otherwise stays away."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
# The history of the product, the names of demo texts, and what generators write are no choice of words.
UNREAD = re.compile(
    r"^CHANGELOG\.md$|/migrations/|\.json$|^frontend/src/contract/|^requirements/|test_words\.py$"
)
READ = {".py", ".ts", ".tsx", ".mjs", ".css", ".md", ".toml", ".sh", ".html", ""}

# The home-made word, as a pattern -> the standard one.
FORBIDDEN = {
    r"kept_until_change|kept_read|[Kk]ept reads?": "cached_until_change, cached reads",
    r"KeptPage|page_store|[Kk]ept[ _]pages?|NEVER_KEPT": "CachedPage, cache_store, cached page",
    r"forget_kept_reads|forget\w*_cache": "clear_cached_reads",
    r"purge_pages|purge_on_change|page generation|FileGeneration": "invalidate_pages, cache version",
    r"draw_on_save|draws? (?:it )?anew|drawn anew|redrawn?": "render, rendered again",
    r"(?:draw|redraw|drawn)_(?:page|html|figures)": "render_page",
    r"take_turns|core\.turns|core\.writing": "core.locks.advisory_lock, core.transactions.write_transaction",
    r"core\.refusals|WrongFields|TooMany\b": "core.errors: InvalidFields, RateLimited",
    r"follow_moves|keep_old_slugs|`moves`": "redirect_old_slugs, record_old_slugs",
    r"\bListRules\b|\busual_sort\b|\bNothingHere\b": "ListConfig, default_sort, EmptyPage",
    r"\bnarrowed\b(?! )|\bnarrowed\(": "apply_filters",
    r"\bLONGEST(?!_SIDE)": "MAX_..._LENGTH",
    r"parted by commas": "comma-separated",
    r"\berrors_in\b|\bis_right\b|\bhas_right_form\b": "validation_errors, is_valid, matches_format",
    r"\btold_by_its_page\b|\bworked_out\b": "context_from_post, derived_fields",
    r"\bmoves_from\b|\bWrongMove\b|\bwork_lead\b|leads\.stages\b": "allowed_from, update_status",
    r"\bOwnRequests?\b|\bOwnWish\b|\bown_api\b|\bown_views\b": "PatientRequest, RequestChange, my_requests",
    r"\bCourier\b|\bwake_delivery\b|\breplay_delivery\b": "DeliveryWorker, requeue, retry_dead_letters",
    r"\bTrail\b|\bsuspicion\b": "SubmissionSignals, spam_check",
    r"desk\.deeds|desk\.touches|staff\.door|\bwait_at_door\b|\blet_in\b": "confirmations, pending_login",
    r"\bSOFT\b|\btelling\b|\bWORTH\b|\blifts\b": "STOP_WORDS, without_stop_words, FIELD_BOOST, boosts",
    r"search\.sound|\bsound_of\b": "phonetic_key",
    r"\brarity\b|\bASKING\b|chat\.reading\b|chat\.library\b": "idf, passage_index, knowledge_base",
    r"content\.wording|content\.index\b|by_department\b": "medical_meta, index_meta, department_list",
    r"tracking\.bucket\b|\bBuckets\b": "token_bucket.TokenBuckets",
    r"\bheedAge\b|(?<!lazy-)\bopeners\b|take-number|show-focus|draw-dialog": "applyMinorRule, lazy-openers",
    r"lib/said\b|server\.hi\.said": "translateMessage",
}


def sources() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True)
    names = [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]
    return [ROOT / name for name in names if not UNREAD.search(name) and Path(name).suffix in READ]


TEXTS = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in sources()}


@pytest.mark.parametrize("pattern", FORBIDDEN)
def test_an_old_word_is_in_no_file(pattern: str) -> None:
    old = re.compile(pattern)
    found = [
        f"{name}:{number}: {line.strip()[:80]}"
        for name, text in TEXTS.items()
        for number, line in enumerate([name, *text.splitlines()])
        if old.search(line)
    ]
    assert found == [], f"say {FORBIDDEN[pattern]}"


def test_the_files_are_read() -> None:
    assert len(TEXTS) > 1_000


@pytest.mark.parametrize(
    "line",
    [
        "from sehat.core.turns import x",
        "a kept page",
        "test_a_kept_page",
        "class NothingHere:",
        "LONGEST_NAME = 1",
    ],
)
def test_an_old_word_would_be_found(line: str) -> None:
    assert any(re.search(pattern, line) for pattern in FORBIDDEN)
