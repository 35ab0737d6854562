#!/usr/bin/env bash
# Makes what the game draws now the golden images in tests/golden. Look at them before they are committed.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

[ $# = 0 ] || refuse_arguments "cmake/renew_golden.sh"

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev libcmocka-dev
preset_build asan
mkdir -p "$root/tests/golden"
cd "$root/build/asan" || exit 1
EYESHINE_RENEW_GOLDEN=1 ctest --no-tests=error --output-on-failure -L golden </dev/null >&2
