#!/usr/bin/env bash
# Writes the hashes of the floors that are generated now into tests/dungeon/catalogue.txt. For a change that is meant to
# change floors; say why in its commit.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

[ $# = 0 ] || refuse_arguments "cmake/renew_catalogue.sh"

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev libcmocka-dev
preset_build asan
cd "$root/build/asan" || exit 1
EYESHINE_RENEW_CATALOGUE=1 ctest --no-tests=error --output-on-failure -R '^dungeon/test_catalogue$' </dev/null >&2
