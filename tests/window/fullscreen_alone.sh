#!/usr/bin/env bash
# Without a window manager, on a screen as large as the default window: F11 fills the screen, F11 again restores the window, and
# both are entirely visible.
. "$(dirname "$0")/screen.bash"

# The window's size according to the X server.
window_is() { [ "$(xdotool getwindowgeometry "$window" | awk '/Geometry/ { print $2 }')" = "$1" ]; }

expect() {
    wait_until "a window of $1" window_is "$1"
    wait_until "a frame of $1" frame_is "$1"
}

screen_start 1280x720
game_start --seed ash
size=$(xdotool getwindowgeometry "$window" | awk '/Geometry/ { print $2 }')
expect "$size"
for _ in 1 2; do
    press F11
    expect 1280x720
    press F11
    expect "$size"
done
press Escape Up Return
game_end
