#!/usr/bin/env bash
# Measures Eyeshine: installs what is missing, builds a release and runs a benchmark, or all of them:
# cmake/bench.sh, cmake/bench.sh fov --quick, cmake/bench.sh scale --csv. The arguments go to eyeshine-lab bench.
# cmake/bench.sh compare COMMIT [NAME...] [--quick] compares with another commit.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

case ${1:-} in
compare) exec "$root/cmake/bench_compare.sh" "${@:2}" ;;
'' | -*) set -- all "$@" ;;
esac

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev
# The library that sight is compared with; nothing else needs it.
(packages_install libtcod-dev) || say "Going on without libtcod"
preset_build release
# The library of sight, which is compared with the same inside the game.
preset_build release sight -DEYESHINE_SIGHT_ONLY=ON
export LD_LIBRARY_PATH=$root/build/sight${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
exec "$root/build/release/bin/eyeshine-lab" bench "$@"
