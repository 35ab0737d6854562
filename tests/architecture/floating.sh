#!/usr/bin/env bash
# The simulation is the same to the bit on every machine, so it computes in integers: no floating point in its sources, and
# none in its objects (vectors of integers are fine, and so are the moves that compilers use for any vector).
# Usage: floating.sh SOURCE_ROOT OBJECTS_FOLDER
set -u
here=$(cd "$(dirname "$0")" && pwd)
layers="base sight path content world dungeon rules ai game input"

source_faults() {
    cd "$1" || exit 2
    for layer in $layers; do
        [ -d "src/$layer" ] && find "src/$layer" -type f \( -name '*.[ch]' -o -name '*.def' \)
    done | sort | xargs -r -d '\n' awk -f "$here/code_only.awk" |
        grep -E '(^|[^A-Za-z0-9_])(float|double|_Complex|(math|tgmath|float|fenv|complex)\.h|[0-9]+\.[0-9]|[0-9]+[eE][+-]?[0-9]+|\.[0-9]+)' |
        sed 's/$/   <- floating point/'
}

# Arithmetic, comparison and conversion: scalar and packed, SSE and AVX, and the old coprocessor.
operations='^v?(add|sub|mul|div|sqrt|min|max|rcp|rsqrt|round|hadd|hsub|addsub|dp|comi|ucomi)(ss|sd|ps|pd)$'
operations="$operations|^v?cmp[a-z_]*(ss|sd|ps|pd)\$|^v?cvt|^vfn?m(add|sub)|^f(add|sub|mul|div|ild|ist|ld|st|com|ucom|sqrt|abs|chs)"

object_faults() {
    objdump -d --no-show-raw-insn "$1"/libeyeshine_{base,sight,path,content,world,dungeon,rules,ai,game,input}.a | awk -v operations="$operations" -F'\t' '
        / file format / { object = $1; sub(/:.*/, "", object) }
        /^[0-9a-f]+ <.*>:$/ { name = $1; sub(/^[^<]*</, "", name); sub(/>.*/, "", name) }
        NF >= 2 {
            split($2, word, " ")
            if (word[1] ~ operations && !seen[object, name, word[1]]++) print object ": " name " uses " word[1]
        }'
}

for layer in $layers; do
    [ -f "$2/libeyeshine_$layer.a" ] || { echo "$2/libeyeshine_$layer.a is missing" && exit 1; }
done
faults=$(source_faults "$1"; [ "$(uname -m)" = x86_64 ] && object_faults "$2")
[ -z "$faults" ] && exit 0
printf '%s\n' "$faults"
exit 1
