#!/usr/bin/env bash
# Builds eyeshine-lab with another compiler, for another C library and for other processors, which QEMU emulates, and compares each
# with the lab of this machine (tests/foreign/same.sh). Installs what is missing. Ends with a line for each that agrees. The lab of
# this machine is in build/release, or in build/FOLDER.
# Usage: cmake/foreign.sh [--with FOLDER] [clang] [musl] [i686] [arm64] [s390x]; all of them by default
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"
here=release
if [ "${1:-}" = --with ] && [ $# -gt 1 ]; then
    here=$2
    shift 2
fi
[ $# -gt 0 ] || set -- clang musl i686 arm64 s390x

# choose NAME: its compiler, the packages of that, and the command before its programs.
choose() {
    runner=
    case $1 in
    clang) compiler=clang packages=(clang) ;;
    musl) compiler=musl-gcc packages=(musl-tools) ;;
    i686) compiler=i686-linux-gnu-gcc packages=(gcc-i686-linux-gnu libc6-dev-i386-cross qemu-user) runner=qemu-i386 ;;
    arm64) compiler=aarch64-linux-gnu-gcc packages=(gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user) runner=qemu-aarch64 ;;
    s390x) compiler=s390x-linux-gnu-gcc packages=(gcc-s390x-linux-gnu libc6-dev-s390x-cross qemu-user) runner=qemu-s390x ;;
    *) refuse_arguments "cmake/foreign.sh [--with FOLDER] [clang] [musl] [i686] [arm64] [s390x]" ;;
    esac
}

for form in "$@"; do choose "$form"; done
packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev
preset_build release "$here"

# A run to read: the game plays it without a window.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy "$root/build/$here/bin/eyeshine" --user-dir "$work" --seed same --size 320x200 \
    --keys 'lllljjjjhhhhkkkk....lljj' --screenshot "$work/frame.png" || exit 1

for form in "$@"; do
    choose "$form"
    packages_install "${packages[@]}"
    # Static, so that nothing of the other system has to be there when it runs.
    preset_build_target eyeshine-lab release "foreign-$form" -DEYESHINE_SIMULATION_ONLY=ON "-DCMAKE_C_COMPILER=$compiler" \
        -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_EXE_LINKER_FLAGS=-static
    said=$("$root/tests/foreign/same.sh" "$root/build/$here/bin/eyeshine-lab" "$work"/runs/* \
        $runner "$root/build/foreign-$form/bin/eyeshine-lab") || exit 1
    echo "$form: $said"
done
