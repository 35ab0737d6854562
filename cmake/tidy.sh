#!/usr/bin/env bash
# Looks through all sources of the game with clang's analyzer, which follows paths through functions, beside the checks that
# architecture/tidy makes with every test run. Takes ten times as long as those.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

[ $# = 0 ] || refuse_arguments "cmake/tidy.sh"

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev libcmocka-dev clang-tidy
# Fields stand in the order that they are read in, not the one that pads least; strcpy copies what was measured before;
# snprintf_s and its kin are in no library here.
checks=clang-analyzer-*,-clang-analyzer-optin.performance.Padding,-clang-analyzer-security.insecureAPI.strcpy
checks+=,-clang-analyzer-security.insecureAPI.DeprecatedOrUnsafeBufferHandling
# With asserts, which tell the analyzer what cannot be. Configured only: nothing of it needs to be built.
preset_build_target build.ninja asan
COMPILE_COMMANDS=$root/build/asan TIDY_CHECKS=$checks exec bash "$root/tests/architecture/tidy.sh" "$root"
