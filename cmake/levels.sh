#!/usr/bin/env bash
# Verifies the floors of many seeds: builds a release, splits the seeds A..B over PROCESSES (all processors, if that is
# not said) and adds up what `eyeshine-lab level --check` says of each part. Fails on any fault. Ranges on several machines
# are runs of their own. LEVELS_LAB=FILE: that lab instead of a built one.
# Usage: cmake/levels.sh A B [JOBS]
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

[ $# -le 3 ] || refuse_arguments "cmake/levels.sh A B [JOBS]"

part=250 # seeds that one process verifies at a time

first=${1:-}
last=${2:-}
jobs=${3:-$(getconf _NPROCESSORS_ONLN)}
for number in "$first" "$last" "$jobs"; do
    case $number in
    '' | *[!0-9]* | ??????????*)
        say "cmake/levels.sh: '$number' is no number"
        refuse_arguments "cmake/levels.sh A B [JOBS]"
        ;;
    esac
done
first=$((10#$first)) last=$((10#$last)) jobs=$((10#$jobs))
if [ "$first" -gt "$last" ] || [ "$jobs" = 0 ]; then
    say "cmake/levels.sh: no seeds from $first to $last for $jobs processes"
    exit 2
fi

lab=${LEVELS_LAB:-}
if [ -z "$lab" ]; then
    packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev
    preset_build release
    lab=$root/build/release/bin/eyeshine-lab
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

check_part() {
    "$2" level --check "$1" >"$3/$1" 2>"$3/errors-$1"
    status=$?
    [ $status -le 1 ] && return
    echo "seeds $1: status $status: $(tail -n 1 "$3/errors-$1")" >>"$3/broken"
}
export -f check_part

for ((at = first; at <= last; at += part)); do
    to=$((at + part - 1))
    echo "$at..$((to < last ? to : last))"
done | xargs -P "$jobs" -I{} bash -c "check_part {} '$lab' '$work'"

# Means and deviations of parts add up by the seeds that each has.
cat "$work"/[0-9]* | awk -v first="$first" -v last="$last" '
    $1 == "seed" { print; next }
    $1 == "seeds" { split($2, range, /\.\./); n = range[2] - range[1] + 1; seeds += n; depths = $4; faults += $6 }
    $1 == "attempts" { for (i = 2; i <= NF; i++) { split($i, pair, ":"); attempts[pair[1]] += pair[2]; if (pair[1] + 0 > most) most = pair[1] + 0 } }
    $1 == "fallbacks" { fallbacks += $2 }
    $1 == "worth" {
        floor = $4 + 0; mean = $6; deviation = $8
        sum[floor] += n * mean; squares[floor] += n * (deviation * deviation + mean * mean)
        if (!(floor in low) || $10 + 0 < low[floor]) low[floor] = $10 + 0
        if (!(floor in high) || $12 + 0 > high[floor]) high[floor] = $12 + 0
    }
    END {
        printf "seeds %d..%d at %d depths: %d faults\nattempts", first, last, depths, faults
        for (i = 1; i <= most; i++) if (i in attempts) printf " %d:%d", i, attempts[i]
        printf "\nfallbacks %d\n", fallbacks
        for (floor = 1; floor <= depths; floor++) if (floor in sum) {
            mean = sum[floor] / seeds; variance = squares[floor] / seeds - mean * mean
            printf "worth to floor %d: mean %.2f deviation %.2f least %d most %d\n", floor, mean, sqrt(variance > 0 ? variance : 0), low[floor], high[floor]
        }
        if (seeds != last - first + 1) { printf "only %d of %d seeds were verified\n", seeds, last - first + 1; exit 1 }
        exit faults > 0
    }' && ! [ -f "$work/broken" ]
status=$?
[ -f "$work/broken" ] && cat "$work/broken"
exit $status
