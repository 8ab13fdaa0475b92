# Sourced by the commands: goes to the root of the checkout and finds a Python of 3.11 or newer.
set -eu
cd "$(dirname "$0")/.."
PYTHON=""
for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
        PYTHON="$candidate"
        break
    fi
done
if [ -z "$PYTHON" ]; then
    echo "Sehat Path needs Python 3.11 or newer; none was found on this machine." >&2
    exit 1
fi
