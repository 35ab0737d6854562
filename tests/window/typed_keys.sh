#!/usr/bin/env bash
# Keys of every sort typed at the real window give the same game as in the lab, and the window shows it.
. "$(dirname "$0")/screen.bash"

cat >"$work/map" <<'MAP'
##########################################
#...................#####................#
#.@.................#####................#
#...................+...+................#
#...................#####................#
#.................&.#####................#
##########################################
MAP

# The keys by their X names, and the same by their names in the game.
typed=()
keys=
type_as() {
    local times=$1
    shift
    for _ in $(seq "$times"); do
        typed+=("$1")
        keys+=$2
    done
}

begin_chunk() { typed=(); }

play_chunk() {
    press "${typed[@]}"
    keep_still_picture "$1"
    is_same_picture "$1" "$2" && fail "$1: the window shows what it showed before"
    return 0
}

screen_start 800x600
game_start --seed ash --map "$work/map" --size 800x600 --reduced-motion
keep_still_picture start

begin_chunk
type_as 8 l l
type_as 5 Right '<Right>'
type_as 2 Down '<Down>'
type_as 2 Page_Up '<PgUp>'
type_as 1 Home '<Home>'
type_as 1 End '<End>'
type_as 1 Next '<PgDn>'
play_chunk letters start

begin_chunk
# The keypad with and without NumLock; without it X names the keys by what they then do.
type_as 3 KP_Left '<KP_4>'
type_as 1 Num_Lock ''
type_as 3 KP_Left '<KP_4>'
type_as 3 KP_Prior '<KP_9>'
type_as 2 KP_Begin '<KP_5>'
type_as 2 KP_End '<KP_1>'
type_as 1 Num_Lock ''
type_as 6 KP_Right '<KP_6>'
type_as 4 KP_Down '<KP_2>'
type_as 1 KP_Home '<KP_7>'
play_chunk keypad letters

begin_chunk
type_as 2 ctrl+Left '<C-Left>'
type_as 1 ctrl+Right '<C-Right>'
type_as 2 alt+Left '<A-Left>'
type_as 1 alt+Right '<A-Right>'
# Help opens and closes: the keys that follow reach the game.
type_as 1 question ''
type_as 1 Escape ''
type_as 3 period .
type_as 1 v v
type_as 1 F2 '<F2>'
play_chunk modified keypad

begin_chunk
type_as 6 k k
type_as 2 j j
type_as 20 l l
type_as 20 Right '<Right>'
type_as 8 b b
type_as 6 y y
type_as 30 l l
type_as 30 h h
type_as 22 u u
type_as 12 h h
type_as 2 v v
play_chunk through_the_doors modified

# A run takes time; the next key must come after its end.
press shift+Right
keys+='<S-Right>'
sleep 1.5
press Escape Up Return
game_end

expected=$("$EYESHINE_LAB_BIN" play --seed ash --map "$work/map" --keys "$keys") || fail "the lab does not play"
[ "$(cat "$work/output")" = "$expected" ] || fail "the window played: $(cat "$work/output")
the lab played:    $expected
by the keys:       $keys"
view=$("$EYESHINE_LAB_BIN" play --seed ash --map "$work/map" --keys "$keys" --view)
grep -q '/\.\.\./' <<<"$view" && grep -q '^.\{24,\}@' <<<"$view" || fail "the keys lead through no two doors:
$view"
