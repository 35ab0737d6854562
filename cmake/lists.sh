#!/usr/bin/env bash
# Measures the title, the list of runs and the hall of fame: builds a release and makes a folder with RUNS runs (1,000) of 2,500
# turns and LINES lines of fame (100,000). The lists are read first without summaries of the runs, then with them.
# Usage: cmake/lists.sh [RUNS [LINES]]
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"
[ $# -le 2 ] || refuse_arguments "cmake/lists.sh [RUNS [LINES]]"

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev
preset_build_target "eyeshine-lab eyeshine-frames" release
bin=$root/build/release/bin
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A run that goes on: one that has ended is played to its end again when its end is recorded.
seed=1
until "$bin/eyeshine-lab" play --seed "r-$seed" --bot always-open --turns 2500 --journal "$work/journal" |
    grep -q result=stopped; do
    seed=$((seed + 1)) # not in the pipe: that runs in a shell of its own
    [ "$seed" -le 100 ] || exit 1
done
for ((i = 1; i <= ${1:-1000}; i++)); do
    mkdir -p "$work/user/runs/r-$seed-$i"
    ln "$work/journal" "$work/user/runs/r-$seed-$i/journal"
    : >"$work/user/runs/r-$seed-$i/lock"
    : >"$work/user/runs/r-$seed-$i/unburied"
done
awk -v lines="${2:-100000}" 'BEGIN {
    for (i = 1; i <= lines; i++)
        printf "2026-01-01 result=%s depth=%d turns=%d cause=gutter_rat version=0.9.0 seed=seed-%d run=%016x\n",
            i % 50 ? "died" : "won", i % 12 + 1, i * 7 % 9000, i, i
}' >"$work/user/fame.txt"
for summaries in without with; do
    echo "$summaries summaries:"
    "$bin/eyeshine-frames" --lists "$work/user" || exit 1
done
