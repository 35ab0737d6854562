#!/usr/bin/env bash
# Plays Eyeshine: installs what is missing, builds the game and starts it with the arguments given here.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev
preset_build release
exec "$root/build/release/bin/eyeshine" "$@"
