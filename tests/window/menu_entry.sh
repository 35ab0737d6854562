#!/usr/bin/env bash
# The command of the installed menu entry opens the game's window, and the desktop can tell that the window is the entry's.
. "$(dirname "$0")/screen.bash"

cmake --install "$EYESHINE_BUILD_DIR" --component game --prefix "$work/installed" >"$work/log" 2>&1 || fail "$(cat "$work/log")"
entry=$work/installed/share/applications/eyeshine.desktop
EYESHINE_BIN=$(dirname "$(find "$work/installed" -name eyeshine -type f -perm -100)")/$(sed -n 's/^Exec=//p' "$entry")

screen_start 800x600
game_start --size 800x600 --reduced-motion
[ "$(xdotool search --onlyvisible --class "^$(sed -n 's/^StartupWMClass=//p' "$entry")\$")" = "$window" ] ||
    fail "the window's class is not the menu entry's"
kill -TERM "$game"
game_end
