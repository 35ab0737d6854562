#!/usr/bin/env bash
# Measures Eyeshine: installs what is missing, builds a release and runs its benchmarks, all or those named here:
# cmake/bench.sh, cmake/bench.sh fov --quick, cmake/bench.sh vision scale --csv.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

names=()
options=()
for argument in "$@"; do
    case $argument in
    -*) options+=("$argument") ;;
    *) names+=("$argument") ;;
    esac
done
[ ${#names[@]} -gt 0 ] || names=(fov vision scale)

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev
# The library that sight is compared with; nothing else needs it.
(packages_install libtcod-dev) || say "Going on without libtcod"
preset_build release
for name in "${names[@]}"; do
    "$root/build/release/bin/eyeshine-lab" bench "$name" ${options[@]+"${options[@]}"} || exit
done
