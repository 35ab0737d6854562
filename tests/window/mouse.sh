#!/usr/bin/env bash
# The real window played by mouse: a click travels, opens an adjacent door and chooses in the menu, the wheel zooms, the right
# button looks and goes back. The lab gives the same game for the same steps.
. "$(dirname "$0")/screen.bash"

cat >"$work/map" <<'MAP'
############
#@.....+...#
#......#...#
############
MAP

# cell X Y: moves the pointer to the middle of a cell; the hero is in the middle of the map area of 672x525.
cell() {
    xdotool mousemove --window "$window" $((($1 * 16 + 8 + 144) * 2)) $((($2 * 16 + 8 + 107) * 2)) || fail "can't point"
}

click() { xdotool click "${1:-1}" || fail "can't click"; }

# changed NAME: whether the window no longer looks like the picture of that name.
changed() {
    keep_picture now
    ! is_same_picture now "$1"
}

screen_start 800x600
game_start --seed ash --map "$work/map" --size 800x600 --scale 2 --reduced-motion
cell 6 1
keep_still_picture start

click 4
wait_until "the wheel to zoom" changed start
keep_still_picture zoomed
click 5
keep_still_picture back
is_same_picture start back || fail "the wheel does not zoom back"

click
wait_until "the hero to travel" changed start
sleep 1
keep_still_picture travelled

click 3
wait_until "a look" changed travelled
keep_still_picture look
click 3
keep_still_picture back
is_same_picture travelled back || fail "the right button does not go back"

cell 7 1
keep_still_picture at_door
click
wait_until "the door to open" changed at_door
keep_still_picture open

# The menu's last row quits: it is the first from below that is marked when pointed at.
# Pictures include the pointer, so a pixel beside it is checked.
press Escape
keep_still_picture menu
is_marked() { [ "$(pixel 484 "$1")" != "$ground" ]; }
for y in $(seq 480 -4 300); do
    ground=$(pixel 484 "$y")
    xdotool mousemove --window "$window" 400 "$y"
    sleep 0.1
    is_marked "$y" && break
done
is_marked "$y" || fail "no row of the menu is marked"
click
game_end

keys=llllll
expected=$("$EYESHINE_LAB_BIN" play --seed ash --map "$work/map" --keys "$keys") || fail "the lab does not play"
[ "$(cat "$work/output")" = "$expected" ] || fail "the mouse played: $(cat "$work/output")
the lab played:   $expected"
