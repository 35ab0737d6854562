#!/usr/bin/env bash
# Every function that a header declares is called by some line of src: what only tests call belongs to them (tests/support).
# Names that macros put together are declared by macros too, and are not looked for. The library's header is for other programs.
# Usage: unused.sh SOURCE_ROOT
set -u
here=$(cd "$(dirname "$0")" && pwd)
cd "$1" || exit 2

faults=$(find src -type f \( -name '*.[ch]' -o -name '*.def' \) | sort | xargs -r -d '\n' awk -f "$here/code_only.awk" | awk '
    {
        match($0, /^[^:]*:[0-9]+:/)
        where = substr($0, 1, RLENGTH - 1)
        code = substr($0, RLENGTH + 1)
        # At the margin stands what is declared; what a header defines itself has "static" before it.
        if (where ~ /\.h:/ && where !~ /^src\/app\/sight_library\// && code ~ /^[a-z][A-Za-z0-9_ *]*[ *][a-z0-9_]+\(/ && code !~ /^(static|typedef) /) {
            name = code
            sub(/\(.*/, "", name)
            sub(/.*[ *]/, "", name)
            declared[name] = where
        }
        while (match(code, /[A-Za-z_][A-Za-z0-9_]*/)) {
            uses[substr(code, RSTART, RLENGTH)]++
            code = substr(code, RSTART + RLENGTH)
        }
    }
    # Once where it is declared, once where it is defined.
    END { for (name in declared) if (uses[name] <= 2) print declared[name] ": no line of src calls " name }' | sort)
[ -z "$faults" ] && exit 0
printf '%s\n' "$faults"
exit 1
