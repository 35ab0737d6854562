#!/usr/bin/env bash
# Looks with the thread sanitizer for what two threads do at once without a lock: builds the tests of sounds, which are mixed by
# SDL's thread and made by another, into build/tsan and runs them, three times each, as threads meet otherwise each time. Fails on
# any race. The arguments go to ctest.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev libcmocka-dev
preset_build_target thread_tests tsan
cd "$root/build/tsan" || exit 1
TSAN_OPTIONS=halt_on_error=1 exec ctest --no-tests=error --output-on-failure -L threads --repeat until-fail:3 "$@" </dev/null
