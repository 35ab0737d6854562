#!/usr/bin/env bash
# Makes the README's pictures anew, with the game itself. Look at them before they are committed.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

[ $# = 0 ] || refuse_arguments "cmake/renew_screenshots.sh"

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev
preset_build release

# take NAME SEED KEYS [OPTION...]
take() {
    name=$1
    seed=$2
    keys=$3
    shift 3
    SDL_VIDEODRIVER=dummy "$root/build/release/bin/eyeshine" --seed "$seed" --keys "$keys" "$@" \
        --screenshot "$root/assets/screenshots/$name.png"
}

mkdir -p "$root/assets/screenshots"
take cellar v41 ooooo
take eyes m9 ooooo
take ranges v41 'ooooo]'
# Six moments of one run, one after the other.
moment=0
for keys in '' oo ooooo 'ooooovv' 'ooooovvhh' 'ooooovvhh..'; do
    moment=$((moment + 1))
    take "play-$moment" v41 "$keys" --size 640x400
done
whole='--reveal --scale 1 --size 1700x1010'
take cisterns e1 '' --depth 5 $whole
take galleries r '' --depth 9 $whole
take black e2 '' --depth 11 $whole

"$root/build/release/bin/eyeshine-atlas" --palette "$root/assets/palette.txt" --sprites "$root/assets/sprites" \
    --sheet "$root/assets/screenshots/sheet.png"
