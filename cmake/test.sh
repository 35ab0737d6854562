#!/usr/bin/env bash
# Tests Eyeshine: installs what is missing, builds everything with the sanitizers and runs the tests.
# The arguments go to ctest: cmake/test.sh -R rules, cmake/test.sh -L window.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

packages_install cmake ninja-build gcc g++ pkg-config libc6-dev libsdl2-dev libsdl2-image-dev libcmocka-dev \
    clang-format clang-tidy xvfb xauth xdotool openbox
preset_build asan
cd "$root/build/asan" || exit 1
exec ctest --no-tests=error --output-on-failure -j "$(getconf _NPROCESSORS_ONLN)" "$@" </dev/null
