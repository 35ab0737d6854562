#!/usr/bin/env bash
# Comments, messages, help, the READMEs and the texts of the packages are plain English: they do without the words that made
# readers stumble. Flavour lines that sing are named in english_exceptions.txt.
# Usage: english.sh SOURCE_ROOT
set -u
here=$(cd "$(dirname "$0")" && pwd)
cd "$1" || exit 2

faults=$(find README.md CMakeLists.txt src tests assets cmake .ci -type f \
    \( -name '*.[ch]' -o -name '*.def' -o -name '*.md' -o -name '*.sh' -o -name '*.bash' -o -name '*.cmake' -o -name 'CMakeLists.txt' -o -path 'src/dungeon/vaults/*.txt' \
    -o -path 'cmake/package/*' -o -path '.ci/*' \) \
    ! -path 'tests/fuzz/corpus/*' 2>/dev/null | sort | xargs -r -d '\n' awk -v exceptions="$here/english_exceptions.txt" -f "$here/english.awk")
[ -z "$faults" ] && exit 0
printf '%s\n' "$faults"
exit 1
