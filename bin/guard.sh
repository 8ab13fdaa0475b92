#!/bin/sh
# Outlives its parent: each line it reads names the process groups that run now. When no more can come, the
# parent has ended, however that was, and what it left is killed. Works where prctl(PR_SET_PDEATHSIG) does not:
# in any thread, for the children of children, and outside Linux.
trap '' INT TERM HUP
groups=""
while read -r line; do groups="$line"; done
for group in $groups; do kill -9 "-$group" 2>/dev/null; done # no "--": dash knows none here
