#!/usr/bin/env bash
# A window of the usual size on a screen too small for it: it is made smaller, whole in sight, and that is not kept. Fullscreen by
# the row of options is that of F11.
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
# The corners of what is seen of it, where there is a program that knows.
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
