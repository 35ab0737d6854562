#!/usr/bin/env bash
# clang-tidy finds nothing in any source of the game that .clang-tidy asks for. Its releases know different checks, so only the
# one that the sources were gone through with is asked; with another the test is skipped.
# Usage: tidy.sh SOURCE_ROOT      COMPILE_COMMANDS (a folder): where compile_commands.json is; TIDY_CHECKS: more checks
set -u
cd "$1" || exit 2
version=14
if ! clang-tidy --version 2>/dev/null | grep -q "version $version\."; then
    echo "clang-tidy $version is not here (Debian's package: clang-tidy)"
    exit 77
fi
if [ ! -f "$COMPILE_COMMANDS/compile_commands.json" ]; then
    echo "$COMPILE_COMMANDS: no compile_commands.json (CMAKE_EXPORT_COMPILE_COMMANDS)"
    exit 1
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# With more checks each source has a process, as the analyzer mistakes what it has seen of one for the next. Each process
# has a file to write. The commands are gcc's: clang does not know all of their options.
sources=$([ -n "${TIDY_CHECKS:-}" ] && echo 1 || echo 16)
find src -type f -name '*.c' ! -name '*_windows.c' ! -name '*_web.c' -print0 | sort -z |
    xargs -0 -r -n "$sources" -P "$(getconf _NPROCESSORS_ONLN)" bash -c '
        clang-tidy --quiet -p "$COMPILE_COMMANDS" --checks="${TIDY_CHECKS:-}" \
            --extra-arg=-Wno-unused-command-line-argument --extra-arg=-Wno-ignored-optimization-argument \
            "${@:2}" >"$1/$$" 2>"$1/$$.told"' tidy "$work"
status=$?
faults=$(cat "$work"/* | sed -n "s,^$PWD/,,; s/^\([^:]*:[0-9]*\):[0-9]*: \(error\|warning\): /\1: /p" |
    sed 's/,-warnings-as-errors\]$/]/' | sort -u)
[ $status = 0 ] && [ -z "$faults" ] && exit 0
printf '%s\n' "${faults:-$(cat "$work"/*.told)}"
exit 1
