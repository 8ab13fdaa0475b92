"""Prints the room tests that a change touches, one file a line: bin/affected.py PATH …

The tests of each room with a changed file, and all tests that import a changed module, however far down.
"""

from __future__ import annotations

import sys
from pathlib import Path, PurePosixPath

import grimp

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # where the rooms are found


def affected(paths: list[str]) -> list[str]:
    """Test files, relative to the checkout; `paths` are relative to it as well."""
    changed = [PurePosixPath(path) for path in paths if path.startswith("sehat/")]
    rooms = {path.parts[1] for path in changed if len(path.parts) > 2}
    tests = (test for room in rooms for test in ROOT.glob(f"sehat/{room}/tests/test_*.py"))
    own = {str(test.relative_to(ROOT)) for test in tests}
    return sorted(own | importing({path for path in changed if path.suffix == ".py"}))


def importing(changed: set[PurePosixPath]) -> set[str]:
    graph = grimp.build_graph("sehat", cache_dir=str(ROOT / "var" / "grimp"))
    names = {".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in changed}
    modules = names & graph.modules
    reached = modules.union(*(graph.find_downstream_modules(module) for module in modules))
    files = (f"{module.replace('.', '/')}.py" for module in reached if ".tests.test_" in module)
    return {file for file in files if (ROOT / file).exists()}


if __name__ == "__main__":
    print("\n".join(affected(sys.argv[1:])))
