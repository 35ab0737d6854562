#!/usr/bin/env bash
# Closing the window through the window manager ends the game cleanly with its report, even during movement.
. "$(dirname "$0")/screen.bash"

screen_start 800x600
manager_start

game_start --seed ash --size 640x400
press period period period
press alt+F4
game_end
grep -q '^seed=ash .* turns=3 ' "$work/output" || fail "it reports: $(cat "$work/output")"

game_start --size 640x400
press alt+F4
game_end
[ ! -s "$work/output" ] || fail "it reports a game that was none: $(cat "$work/output")"

game_start --seed ash --size 640x400
press o
press alt+F4
game_end
grep -q '^seed=ash ' "$work/output" || fail "it reports: $(cat "$work/output")"
