#!/usr/bin/env bash
# Makes the README's pictures with the game itself. Look at them before you commit them.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

[ $# = 0 ] || refuse_arguments "cmake/renew_screenshots.sh"

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev imagemagick
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
take eyes g15 o
take ranges d14 'o]'
whole='--reveal --scale 1 --size 1700x1010'
take cisterns e1 '' --depth 5 $whole
take galleries r '' --depth 9 $whole

# The animated picture: pictures of one run, two steps apart while it sneaks, so that it plays as a player would see it.
frames=$(mktemp -d)
trap 'rm -rf "$frames"' EXIT
keys=('' o o])
for more in '' ll llll llllll llllllll llllllllll lllllllllll lllllllllll4; do
    keys+=("o]<Escape>6$more")
done
for count in "${!keys[@]}"; do
    SDL_VIDEODRIVER=dummy "$root/build/release/bin/eyeshine" --seed d6 --keys "${keys[count]}" --size 800x500 \
        --screenshot "$frames/$(printf %03d "$count").png"
done
convert -delay 90 -loop 0 "$frames"/*.png -layers optimize "$root/assets/screenshots/play.gif"
