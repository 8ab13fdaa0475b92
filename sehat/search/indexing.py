"""Builds the index of this machine and keeps it up to date.

The directory holds one folder a build, with an index a kind, and the file `current`, which names the build in
use: a new one is made beside the old one, which serves until the name is swapped.
"""

from __future__ import annotations

import logging
import shutil
import time
import uuid
from dataclasses import asdict, dataclass
from datetime import timedelta
from json import dumps, loads
from pathlib import Path

import tantivy
from django.conf import settings
from django.utils import timezone

from sehat.core.heartbeat import next_step
from sehat.search.engine import document, schema
from sehat.search.entries import SOURCES
from sehat.search.models import SearchChange
from sehat.search.popularity import popularity, popularity_of
from sehat.search.schemas import Kind

logger = logging.getLogger(__name__)
VERSION = 13  # raise it when the schema or the folding of words changes: old indexes are rebuilt
HEAP_BYTES = 32_000_000
OVERLAP = 1000  # ids may become visible out of order: this many before the last one are read again
REBUILD_AFTER = timedelta(hours=24)
KEEP_CHANGES = timedelta(hours=48)
ENTRIES_A_STEP = 1000  # after so many the indexer says that it gets on
IDS_A_QUERY = 1000  # after an import there are a hundred thousand, more than a query may name
PAUSE_SECONDS = 1.0  # how long a change may wait


@dataclass(frozen=True)
class State:
    """How far an index is: stands in its folder, written after each commit."""

    version: int
    built_at: float  # seconds since 1970
    position: int  # the last change it holds


def home() -> Path:
    return Path(settings.VAR_DIR) / "search"


def current() -> Path | None:
    """The folder of the index in use; None while there is none, or none of this version."""
    try:
        folder = home() / (home() / "current").read_text().strip()
        return folder if state_of(folder).version == VERSION else None
    except (OSError, ValueError, TypeError):
        return None


def state_of(folder: Path) -> State:
    """Raises OSError, ValueError or TypeError when it cannot be read."""
    return State(**loads((folder / "state.json").read_text()))


def write(path: Path, text: str) -> None:
    """In one step: a reader sees the old text or the new."""
    new = path.with_suffix(".new")
    new.write_text(text)
    new.replace(path)


def rebuild() -> int:
    """A new index from the database, swapped in when it is whole; the number of entries."""
    folder = home() / uuid.uuid4().hex
    last = SearchChange.objects.order_by("-id").values_list("id", flat=True).first() or 0
    state = State(VERSION, time.time(), last)
    scores, count = popularity(), 0
    for kind, source in SOURCES.items():
        (folder / kind).mkdir(parents=True)
        with tantivy.Index(schema(), str(folder / kind)).writer(HEAP_BYTES, 1) as writer:
            for entry in source.entries():
                writer.add_document(document(entry, scores.get(entry.key, 0.0)))
                count += 1
                if count % ENTRIES_A_STEP == 0:
                    next_step()
            writer.commit()
            writer.wait_merging_threads()
    write(folder / "state.json", dumps(asdict(state)))
    write(home() / "current", folder.name)
    drop_all_but(folder)
    SearchChange.objects.filter(at__lt=timezone.now() - KEEP_CHANGES).delete()
    logger.info("search index: %d entries in %.1f s", count, time.time() - state.built_at)
    return count


def drop_all_but(folder: Path) -> None:
    for other in home().iterdir():
        if other.is_dir() and other != folder:
            shutil.rmtree(other, ignore_errors=True)


class Indexer:
    """Follows the changes. `run_once` builds what is missing, damaged or a day old, else applies the new."""

    def __init__(self) -> None:
        self._writers: dict[Path, tantivy.IndexWriter] = {}
        self._applied: set[int] = set()

    def follow(self) -> float:
        """One run, and seconds until the next. After a fault another process may write meanwhile."""
        try:
            self.run_once()
        except Exception:
            self.close()
            raise
        return PAUSE_SECONDS

    def run_once(self) -> int:
        """The number of changes applied; a rebuild counts as one."""
        folder = current()
        if folder is None or self._is_old(folder) or (home() / "damaged").exists():
            self.close()
            rebuild()
            (home() / "damaged").unlink(missing_ok=True)
            return 1
        try:
            return self._apply(folder)
        except (OSError, ValueError, TypeError):
            logger.exception("the search index is damaged and is rebuilt")
            report_damage()
            return 0

    def close(self) -> None:
        """Lets another process write."""
        self._writers.clear()
        self._applied.clear()

    def _is_old(self, folder: Path) -> bool:
        return time.time() - state_of(folder).built_at > REBUILD_AFTER.total_seconds()

    def _apply(self, folder: Path) -> int:
        state = state_of(folder)
        rows = SearchChange.objects.filter(id__gt=state.position - OVERLAP).values_list(
            "id", "kind", "object_id"
        )
        new = [row for row in rows if row[0] not in self._applied]
        if not new:
            return 0
        for kind in SOURCES:
            if ids := {object_id for _, of, object_id in new if of == kind}:
                self._reindex(folder, kind, ids)
        self._applied |= {row[0] for row in new}
        last = max(state.position, *self._applied)
        self._applied = {number for number in self._applied if number > last - OVERLAP}
        write(folder / "state.json", dumps(asdict(State(state.version, state.built_at, last))))
        return len(new)

    def _reindex(self, folder: Path, kind: Kind, ids: set[int]) -> None:
        """The entries of these ids as they are now; of what is gone, none."""
        writer = self._writer_of(folder / kind)
        for object_id in ids:
            writer.delete_documents_by_term("key", f"{kind}:{object_id}")
        in_order = sorted(ids)
        for start in range(0, len(in_order), IDS_A_QUERY):
            next_step()
            some = in_order[start : start + IDS_A_QUERY]
            scores = popularity_of(kind, some)
            for entry in SOURCES[kind].entries(some):
                writer.add_document(document(entry, scores.get(entry.key, 0.0)))
        writer.commit()

    def _writer_of(self, folder: Path) -> tantivy.IndexWriter:
        if folder not in self._writers:
            self._writers[folder] = tantivy.Index.open(str(folder)).writer(HEAP_BYTES, 1)
        return self._writers[folder]


def report_damage() -> None:
    """Asks the indexer for a new index; until then the database answers."""
    home().mkdir(parents=True, exist_ok=True)
    (home() / "damaged").touch()
