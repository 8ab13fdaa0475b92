#!/bin/sh
# A new release beside the running one, built and checked, then swapped by a link: deploy/release.sh [COMMIT]
#
# $BASE/source             a clone; fetch it first
# $BASE/releases/<commit>  a checkout with packages and a build of its own
# $BASE/current            a link to the one that runs, WorkingDirectory of the unit
# VAR_DIR, from ENV_FILE   database, uploads, photos: no release owns it
#
# Going back is the same with the commit before: migrations only add, so it runs on the newer database.
set -eu
BASE="${BASE:-/srv/sehat-path}"
ENV_FILE="${ENV_FILE:-/etc/sehat-path.env}"
RESTART="${RESTART:-systemctl restart sehat-path}"
KEPT=3 # releases to go back to, the one that runs among them

commit="$(git -C "$BASE/source" rev-parse --short=12 "${1:-origin/main}")"
release="$BASE/releases/$commit"
set -a
. "$ENV_FILE"
set +a
umask 077

if [ ! -e "$release/.built" ]; then # everything slow, while the release before answers
    rm -rf "$release"
    mkdir -p "$BASE/releases"
    git -C "$BASE/source" archive --prefix="$commit/" "$commit" | tar -x -C "$BASE/releases"
    (cd "$release" && bin/build)
    touch "$release/.built"
fi

cd "$release"
python=var/venv/bin/python
"$python" manage.py check --deploy
if [ -e "$BASE/current" ]; then "$python" manage.py backup "$BASE/backups/before-$commit-$(date +%s)"; fi
"$python" manage.py migrate --noinput
ln -sfn "$release" "$BASE/current.new"
mv -T "$BASE/current.new" "$BASE/current" # one step: nobody sees half of it
sh -c "$RESTART"

cd "$BASE/releases"
ls -1t | tail -n "+$((KEPT + 1))" | while read -r old; do
    [ "$(readlink -f "$BASE/current")" = "$BASE/releases/$old" ] || rm -rf "./$old"
done
