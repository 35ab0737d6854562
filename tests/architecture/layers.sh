#!/usr/bin/env bash
# A layer includes only the layers before it, and only ui knows SDL (and the packer of sprites, which draws while the game is
# built and is no part of it). What stands before a layer
# is read from cmake/layers.cmake, so the libraries and the #include lines follow one order. The same for the rooms of ui; none
# of them may name struct ui: only the top level of src/ui knows all of it.
# Usage: layers.sh SOURCE_ROOT
set -u
cd "$1" || exit 2

order=$(sed -n 's/^set(EYESHINE_BEFORE_\([a-z]*\) *\(.*\))$/\1 \2/p' cmake/layers.cmake)
layers=$(printf '%s\n' "$order" | cut -d' ' -f1)
rooms=$(sed -n 's/^set(EYESHINE_ROOMS_\([a-z]*\) \(.*\))$/\1 \2/p' cmake/layers.cmake)
rooms_order=$(sed -n 's/^set(EYESHINE_UI_BEFORE_\([a-z]*\) *\(.*\))$/\1 \2/p' cmake/layers.cmake)
folders=$(printf '%s\n' "$rooms" | awk '{ for (i = 2; i <= NF; i++) print $1 "/" $i }')

# Every folder must be one that is built and checked.
folder_faults() {
    find src -mindepth 1 -type d | sort | grep -vxF "$(printf 'src/%s\n' $layers $folders)" | sed 's/$/: not a folder of the design/'
    find src -maxdepth 1 -type f ! -name README.md | sed 's/$/: belongs in a layer/'
}

include_faults() {
    find src -type f \( -name '*.[ch]' -o -name '*.def' \) -exec grep -HnE '^[[:space:]]*#[[:space:]]*include' {} + | sort |
        awk -v order="$order" '
        BEGIN {
            count = split(order, rows, "\n")
            for (i = 1; i <= count; i++) {
                words = split(rows[i], word, " ")
                is_layer[word[1]] = 1
                allowed[word[1], word[1]] = 1
                for (j = 2; j <= words; j++) allowed[word[1], word[j]] = 1
            }
        }
        function fault(what) { print where ": " what }
        {
            split($0, part, ":")
            where = part[1] ":" part[2]
            split(part[1], folder, "/")
            from = folder[2]
            draws = from == "ui" || part[1] ~ /^src\/app\/(eyeshine|frames|atlas)\//
            match($0, /include[[:space:]]*[<"][^>"]*/)
            target = substr($0, RSTART, RLENGTH)
            sub(/^include[[:space:]]*/, "", target)
            is_quoted = substr(target, 1, 1) == "\""
            target = substr(target, 2)
            to = target
            sub(/\/.*/, "", to)
            if (target ~ /^(SDL2\/)?SDL/) {
                if (from != "ui" && part[1] !~ /^src\/app\/atlas\//) fault("includes " target ", but only ui knows SDL")
            } else if (is_quoted && !is_layer[to])
                fault("includes \"" target "\", which is not named by its layer")
            else if (is_layer[to] && !allowed[from, to])
                fault(from " includes " target ", but " to " does not stand before it")
            else if (to == "ui" && !draws && target !~ /\.def$/) # a table of names is no code to link
                fault("includes " target ", but the lab links no SDL")
        }'
}

# A room includes, of ui, itself and the rooms before it.
room_faults() {
    printf '%s\n' "$rooms_order" | while read -r room before; do
        [ -d "src/ui/$room" ] || continue
        allowed=$(printf '%s|' $room $before)
        grep -rnE '^[[:space:]]*#[[:space:]]*include[[:space:]]*"ui/' "src/ui/$room" |
            grep -vE "\"ui/(${allowed%|})/" | sort |
            sed -E "s,^([^:]*:[0-9]*):.*\"(ui/[^\"]*)\".*,\1: ui/$room includes \2\, but that does not stand before it,"
        grep -rnE '\bstruct ui\b' "src/ui/$room" |
            sed -E "s,^([^:]*:[0-9]*):.*,\1: ui/$room names struct ui\, which only the top level of src/ui knows,"
    done
    for room in src/ui/*/; do
        [ ! -d "$room" ] || printf '%s\n' "$rooms_order" | grep -q "^$(basename "$room") " || echo "$room: no EYESHINE_UI_BEFORE row says what it may include"
    done
}

faults=$(folder_faults; include_faults; room_faults)
[ -z "$faults" ] && exit 0
printf '%s\n' "$faults"
exit 1
