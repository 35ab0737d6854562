#!/usr/bin/env bash
# Every source is formatted as .clang-format says. Releases of clang-format differ in details, so only the one that the
# sources are formatted with is asked; with another the test is skipped.
# Usage: format.sh SOURCE_ROOT
set -u
cd "$1" || exit 2
version=14
if ! clang-format --version 2>/dev/null | grep -q "version $version\."; then
    echo "clang-format $version is not here"
    exit 77
fi
faults=$(find src tests -type f -name '*.[ch]' -print0 | sort -z | xargs -0 -r clang-format --dry-run 2>&1 |
    sed -n 's/^\([^:]*:[0-9]*\):[0-9]*: warning: .*/\1: not as clang-format -i would have it/p' | uniq)
[ -z "$faults" ] && exit 0
printf '%s\n' "$faults"
exit 1
