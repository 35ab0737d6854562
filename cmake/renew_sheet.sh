#!/usr/bin/env bash
# Makes assets/screenshots/sheet.png with the game itself: how light and fire react, and the omens. Seeds and keys
# follow the rules: look at the sheet before you commit it, and find others for what is no longer shown.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

[ $# = 0 ] || refuse_arguments "cmake/renew_sheet.sh"

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev imagemagick
preset_build release

built=$root/build/release
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
pictures=()
ground='#14121c'

# The captions are written in the game's own letters, each as wide as what is drawn of it.
read -r _ width height _ x y < <(grep '^font ' "$built/assets/atlas.txt")
convert "$built/assets/atlas.png" -crop "$((95 * width))x$height+$x+$y" +repage "$work/font.png"
mapfile -t advances < <(awk -v RS= '{
    ink = 0
    for (row = 1; row <= NF; row++) {
        sub(/\.+$/, "", $row)
        if (length($row) > ink) ink = length($row)
    }
    print ink ? ink + 1 : 4
}' "$root/assets/sprites/font/font.txt")

# caption TEXT: under the newest picture
caption() {
    letters=()
    for ((i = 0; i < ${#1}; i++)); do
        letter=$(($(printf %d "'${1:i:1}") - 32))
        letters+=(\( "$work/font.png" -crop "${advances[letter]}x$height+$((letter * width))+0" +repage \))
    done
    convert "${pictures[-1]}" \( "${letters[@]}" +append +repage -background "$ground" -alpha remove -scale 200% \
        -gravity center -extent 640x34 \) -append "${pictures[-1]}"
}

# play OPTION...: takes the next picture
play() {
    pictures+=("$work/picture-$((100 + ${#pictures[@]})).png")
    SDL_VIDEODRIVER=dummy "$built/bin/eyeshine" --user-dir "$work/user" --size 640x360 "$@" --screenshot "${pictures[-1]}"
}

# at CAPTION SEED DEPTH [KEYS]
at() {
    play --seed "$2" --depth "$3" --keys "${4-}"
    caption "$1"
}

# map CAPTION KEYS: on the map in the input
map() {
    cat >"$work/map.txt"
    play --map "$work/map.txt" --seed a --keys "$2"
    caption "$1"
}

map 'A mirror throws your light around corners' l <<'MAP'
###############
#######..######
#######..######
#######4.######
#######..######
###....##.#####
###.@.....1####
###....##.#####
#######..######
#######..######
#######.4######
#######..######
###############
MAP
map 'Fire eats the webs of an ash widow' 'h6l................................4tf<Enter>.' <<'MAP'
##################
#..............###
#............[@..#
#.&..j....j......#
#................#
#..............###
##################
MAP

at 'Flood: water stands in most rooms' w95 3
at 'Fog: nothing sees farther than 8 cells' w79 4
at 'Moths: they come to your light and show you' w10 7 oo
at 'Cold lamps: no brazier burns on its own' w71 4
at 'Deaf night: nothing hears beyond 5 steps' w99 11
at 'Glass floor: you see farther in the dark' w32 9 6
at 'Eclipse: your open lantern shines less far' w111 7
at 'Watch night: two more eyes watch the floor' wn104 5 oooo

montage "${pictures[@]}" -tile 2x -geometry +4+4 -background "$ground" "$work/sheet.png"
convert "$work/sheet.png" +dither -posterize 48 -strip -define png:compression-level=9 \
    "$root/assets/screenshots/sheet.png"
