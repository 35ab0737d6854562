#!/usr/bin/env bash
# Runs the property tests of Eyeshine over seeds that they don't use by default: builds build/properties (optimised, asserts, no
# sanitizers) and runs each of them, or those with one of the NAMEs in their names, over the seeds A to B on all cores. Prints each
# fault with its seed, then "N faults", and fails if there are any. N is a lower bound: most tests end at the first fault of their
# part of the seeds.
# Usage: cmake/properties.sh A..B [NAME...]
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

usage="cmake/properties.sh A..B [NAME...]"
[ $# -ge 1 ] || refuse_arguments "$usage"
[[ $1 =~ ^(0|[1-9][0-9]{0,8})\.\.(0|[1-9][0-9]{0,8})$ ]] || refuse_arguments "$usage"
first=${BASH_REMATCH[1]}
last=${BASH_REMATCH[2]}
[ "$first" -le "$last" ] || refuse_arguments "$usage"
shift

chunk_seconds=3600 # a test that takes longer hangs

# The tests to run, as "<layer>/<name>": tests/<layer>/<folders>/<name>.c is run as <layer>_tests <name>.
tests=$(cd "$root/tests" && find . -name 'property_*.c' |
    sed -E 's|^\./([^/]*)/(.*/)?([^/]*)\.c$|\1/\3|' | sort)
if [ $# -gt 0 ]; then
    tests=$(for name in "$@"; do grep -F -- "$name" <<<"$tests"; done | sort -u)
    [ -n "$tests" ] || {
        say "cmake/properties.sh: no property test has a name that contains: $*"
        exit 2
    }
fi

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev libcmocka-dev
programs=$(sed 's|/.*|_tests|' <<<"$tests" | sort -u | tr '\n' ' ')
preset_build_target "$programs eyeshine_assets" dev properties -DCMAKE_C_FLAGS_DEBUG="-O2 -g"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Lines "TEST A..B", a process each: some for each core, so that they end at about the same time.
cores=$(getconf _NPROCESSORS_ONLN)
seeds=$((last - first + 1))
chunk=$(((seeds + cores * 4 - 1) / (cores * 4)))
chunks=$(for test in $tests; do
    for ((a = first; a <= last; a += chunk)); do
        b=$((a + chunk - 1))
        echo "$test $a..$((b < last ? b : last))"
    done
done)

# A test names its faults in lines "fault: ...". One that crashes without such a line, or hangs, is a fault too.
run_chunk() {
    output=$3/${1/\//-}-$2
    cd "$4" || exit 1
    EYESHINE_SEEDS=$2 SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy timeout "$5" "tests/${1%/*}_tests" "${1#*/}" \
        >"$output.out" 2>&1 </dev/null
    status=$?
    grep -a '^fault: ' "$output.out" | sed "s|^fault: |$1: |" >"$output.faults"
    if [ $status = 124 ] || { [ $status != 0 ] && ! [ -s "$output.faults" ]; }; then
        echo "$1: seeds $2: status $status: $(grep -a . "$output.out" | tail -n 1)" >>"$output.faults"
    fi
    cat "$output.faults"
}
export -f run_chunk

say "Running $(wc -w <<<"$tests") property tests over $seeds seeds"
xargs -P "$cores" -I{} bash -c "run_chunk {} '$work' '$root/build/properties' $chunk_seconds" <<<"$chunks"
if [ "$(find "$work" -name '*.faults' | wc -l)" != "$(wc -l <<<"$chunks")" ]; then
    say "cmake/properties.sh: not every part was run"
    exit 1
fi
faults=$(cat "$work"/*.faults | wc -l)
echo "$faults faults"
[ "$faults" = 0 ]
