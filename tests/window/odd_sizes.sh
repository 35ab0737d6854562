#!/usr/bin/env bash
# Without a window manager a window can become too small for the game: such a size is not saved, a usable one is.
. "$(dirname "$0")/screen.bash"

# close_at WIDTH HEIGHT: resizes the window, then ends the game by a signal.
close_at() {
    game_start --windowed --seed ash --reduced-motion
    xdotool windowsize --sync "$window" "$1" "$2"
    sleep 0.3
    kill -TERM "$game"
    game_end
}

screen_start 1280x720
close_at 100 50
grep -q '^ *window-width' "$work/user/settings.txt" 2>/dev/null && fail "kept: $(grep window- "$work/user/settings.txt")"
close_at 800 500
grep -q '^window-width = 800$' "$work/user/settings.txt" || fail "not kept: $(grep window- "$work/user/settings.txt")"
