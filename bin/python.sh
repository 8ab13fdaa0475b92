# Sourced by the commands: goes to the root of the checkout and finds a Python of 3.11 or newer.
# PYTHON=python3.14 bin/run takes that one.
set -eu
cd "$(dirname "$0")/.."
# The distribution's own first: a version manager's build is often one without profile, a third slower (ADR 40).
system=""
case ":$PATH:" in *:/usr/bin:*) system=/usr/bin/python3 ;; esac
candidates="${PYTHON:-$system python3 python3.14 python3.13 python3.12 python3.11 python}"
for candidate in $candidates; do
    # The program itself: what is found by a version manager's name is started again through it each time.
    # One that can make a virtual environment: Debian's may come without.
    PYTHON="$("$candidate" -c 'import sys, venv, ensurepip; print(sys.executable if sys.version_info >= (3, 11) else "")' 2>/dev/null || true)"
    [ -z "$PYTHON" ] || break
done
if [ -z "$PYTHON" ]; then
    echo "Sehat Path needs Python 3.11 or newer with its venv package; none was found on this machine." >&2
    exit 1
fi
