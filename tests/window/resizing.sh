#!/usr/bin/env bash
# With a window manager: resizing, fullscreen by F11 and Alt+Enter, and back. The frame always fills the window.
. "$(dirname "$0")/screen.bash"

# expect_frame WIDTHxHEIGHT: an F12 screenshot gets that size after a while.
expect_frame() {
    wait_until "a frame of $1" frame_is "$1"
}

# The bar at the bottom reaches both lower corners of the screen.
expect_full_screen() {
    wait_until "the lower left corner" test_pixel 1 766
    wait_until "the lower right corner" test_pixel 1022 766
}

test_pixel() { [ "$(pixel "$1" "$2")" = 100e16 ]; }

screen_start 1024x768
manager_start
game_start --seed ash --size 640x400
expect_frame 640x400
xdotool windowsize --sync "$window" 900 500
expect_frame 900x500
press F11
expect_frame 1024x768
expect_full_screen
press F11
expect_frame 900x500
press alt+Return
expect_frame 1024x768
expect_full_screen
press alt+Return
expect_frame 900x500
xdotool windowsize --sync "$window" 333 222
expect_frame 333x222
press period period Escape Up Return
game_end
grep -q '^seed=ash .* turns=2 ' "$work/output" || fail "it reports: $(cat "$work/output")"
