#!/usr/bin/env bash
# The code names no kind of terrain, monster, item, effect, status, cloud, boon, stance, band, special room or look: what a
# kind does is said by the fields of its row in src/content/*.def. Sentinels that are no row, such as TERRAIN_COUNT, are free. A row of effects.def is nothing but the name of
# its function, so what carries effects out may name them: src/rules/effects/effects_*.c, and src/rules/alter.c, which tells of them.
# Usage: kinds.sh SOURCE_ROOT
set -u
here=$(cd "$(dirname "$0")" && pwd)
cd "$1" || exit 2

rows=$({
    sed -nE 's/^(TERRAIN|MONSTER|ITEM|EFFECT|STATUS|CLOUD|BOON|LANTERN|BAND|SITE|LOOK|OMEN|CONDUCT)\( *([A-Z0-9_]+) *,.*/\1_\2/p' src/content/*.def
    find src/dungeon/vaults -name '*.txt' 2>/dev/null | sed -E 's,.*/(.*)\.txt$,SITE_\U\1,' # rooms drawn as text
} | sort -u)
if [ -z "$rows" ]; then
    echo "src/content: no .def file has a row TERRAIN(NAME, ...)"
    exit 1
fi
pattern=$(printf '%s\n' "$rows" | paste -sd'|' -)
faults=$(find src -path src/content -prune -o -type f -name '*.[ch]' -print | sort | xargs -r -d '\n' awk -f "$here/code_only.awk" |
    sed -E '/^src\/rules\/(effects\/effects_[a-z_]*|alter)\.c:/s/(^|[^A-Za-z0-9_])EFFECT_[A-Z0-9_]+/\1/g' |
    grep -E "(^|[^A-Za-z0-9_])($pattern)($|[^A-Za-z0-9_])" | sed 's/$/   <- names a kind/')
[ -z "$faults" ] && exit 0
printf '%s\n' "$faults"
exit 1
