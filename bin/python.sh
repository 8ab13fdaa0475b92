# Sourced by the commands: goes to the root of the checkout and finds a Python of 3.11 or newer.
set -eu
cd "$(dirname "$0")/.."
PYTHON=""
for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
    # The program itself: what is found by a version manager's name is started again through it each time.
    PYTHON="$("$candidate" -c 'import sys; print(sys.executable if sys.version_info >= (3, 11) else "")' 2>/dev/null || true)"
    [ -z "$PYTHON" ] || break
done
if [ -z "$PYTHON" ]; then
    echo "Sehat Path needs Python 3.11 or newer; none was found on this machine." >&2
    exit 1
fi
