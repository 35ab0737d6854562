#!/usr/bin/env bash
# On a screen too small for the default window it is made smaller, entirely visible, and that size is not saved. Fullscreen by
# the option equals F11.
. "$(dirname "$0")/screen.bash"

is_within() {
    look
    local width=${frame%x*} height=${frame#*x}
    [ "$width" -le 1024 ] && [ "$width" -ge 900 ] && [ "$height" -le 768 ] && [ "$height" -ge 500 ]
}

screen_start 1024x768
manager_start
game_start --seed ash
wait_until "a window within the screen" is_within
# The visible corners, if there is a program that knows them.
if command -v xwininfo >/dev/null; then
    read -r X Y WIDTH HEIGHT < <(xwininfo -id "$window" |
        awk '/Absolute upper-left/ { printf "%d ", $NF } /Width:|Height:/ { printf "%d ", $2 } END { print "" }')
    [ "$X" -ge 0 ] && [ "$Y" -ge 0 ] || fail "it begins at $X,$Y"
    [ $((X + WIDTH)) -le 1024 ] && [ $((Y + HEIGHT)) -le 768 ] ||
        fail "it ends at $((X + WIDTH)),$((Y + HEIGHT))"
fi
press Escape Down Down Return Down Down Right
wait_until "fullscreen by the row" frame_is 1024x768
press F11
wait_until "a window again" is_within
press Escape Escape Escape Up Return
game_end
grep -q '^window-' "$work/user/settings.txt" && fail "the size was kept: $(cat "$work/user/settings.txt")"
grep -q '^fullscreen = no' "$work/user/settings.txt" || fail "$(cat "$work/user/settings.txt")"
exit 0
