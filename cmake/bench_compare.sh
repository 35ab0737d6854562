#!/usr/bin/env bash
# Compares this tree with another commit, which it builds in build/compare: runs the benchmarks of both alternately.
# Usage: cmake/bench.sh compare COMMIT [NAME...] [--quick]; NAME is a benchmark, by default all. EYESHINE_ROUNDS=N runs each N times.
# For each row it prints the medians of both in the row's unit; the median, least and largest ratio of new to old of a round; and the
# ratio of the best times of both, which other work disturbs least.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

usage='cmake/bench.sh compare COMMIT [NAME...] [--quick]'
names=()
options=()
for argument in "${@:2}"; do
    case $argument in
    --quick) options+=(--quick) ;;
    fov | vision | scale | turns | levels | save | frame) names+=("$argument") ;;
    *) refuse_arguments "$usage" ;;
    esac
done
[ "${1:-}" ] || refuse_arguments "$usage"
[ ${#names[@]} -gt 0 ] || names=(fov vision scale turns levels save frame)
rounds=${EYESHINE_ROUNDS:-5}
if ! commit=$(git -C "$root" rev-parse --verify --quiet "$1^{commit}" 2>/dev/null); then
    say "'$1' is no commit of $root"
    exit 2
fi

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev git
other=$root/build/compare
mkdir -p "$root/build"
# It borrows the objects of this repository, so every commit is there.
[ -d "$other/.git" ] || quietly "Cloning into build/compare" "$root/build/compare.log" \
    git clone --quiet --shared --no-checkout "$root" "$other"
quietly "Checking out $1" "$root/build/compare.log" git -C "$other" checkout --quiet --force --detach "$commit"
if ! (root=$other && preset_build release); then
    say "$1 can't be built"
    exit 1
fi
preset_build release

results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT

# measure SIDE ROOT NAME ROUND
measure() {
    if ! "$2/build/release/bin/eyeshine-lab" bench "$3" --csv "${options[@]}" >"$results/$3.$4.$1"; then
        say "the benchmark $3 has failed ($1)"
        exit 1
    fi
}

for name in "${names[@]}"; do
    say "Measuring $name $rounds times"
    for ((round = 1; round <= rounds; round++)); do
        measure old "$other" "$name" "$round"
        measure new "$root" "$name" "$round"
    done
done
cd "$results" && awk -F, -f "$root/cmake/bench_compare.awk" ./*
