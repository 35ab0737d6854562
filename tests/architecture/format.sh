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
find src tests -type f -name '*.[ch]' -print0 | xargs -0 -r clang-format --dry-run -Werror
