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
take eyes ey40 ooo
take ranges ey4 'ooo]'
whole='--reveal --scale 1 --size 1700x1010'
take cisterns e1 '' --depth 5 $whole
take galleries r '' --depth 9 $whole

# The animated picture: 20 seconds of a game that the adaptive bot played, a picture for each of its keys.
frames=$(mktemp -d)
trap 'rm -rf "$frames"' EXIT
mapfile -t keys < <("$root/build/release/bin/eyeshine-lab" play --bot adaptive --seed mat-6 --print-keys | tail -n 1 |
    grep -oE '<[^>]+>|.')
for ((count = 64; count < 114; count++)); do
    SDL_VIDEODRIVER=dummy "$root/build/release/bin/eyeshine" --seed mat-6 --size 640x400 --user-dir "$frames/user" \
        --keys "$(printf %s "${keys[@]:0:count}")" --screenshot "$frames/$(printf %03d "$count").png"
done
convert -delay 40 -loop 0 "$frames"/*.png +dither -colors 96 -layers optimize "$root/assets/screenshots/play.gif"
