#!/usr/bin/env bash
# A run won by a bot in the lab is won in the real window by the same keys: the window shows the victory, stays until it is
# closed, and reports the same game.
. "$(dirname "$0")/screen.bash"

# The first of these seeds with which the bot wins.
find_run() {
    local i
    for i in $(seq 80); do
        "$EYESHINE_LAB_BIN" play --seed "w-$i" --bot oracle --print-keys >"$work/run" || fail "the lab fails"
        grep -q '^seed=[^ ]* bot=oracle result=won depth=12 ' "$work/run" && return
    done
    fail "the bot wins none of 80 runs"
}

# The record of the run is written.
has_record() { [ -n "$(find "$work/user" -name "morgue-*$seed*" -print -quit 2>/dev/null)" ]; }

find_run
seed=$(sed -n '1s/^seed=\([^ ]*\) .*/\1/p' "$work/run")

screen_start 1280x720
manager_start
game_start --seed "$seed" --keys "$(sed -n 2p "$work/run")" --size 1280x720 --reduced-motion
# Thousands of keys take a while on a busy machine.
for _ in $(seq 600); do has_record && break || sleep 0.1; done
has_record || fail "the run does not come to its end"
sleep 1 # until the picture is shown
press m # the first key hides the mouse
press Escape
keep_still_picture victory
press m
keep_still_picture messages
is_same_picture victory messages && fail "the window answers no key after the run"
press Escape
keep_still_picture again
is_same_picture victory again || fail "the victory is gone"
press alt+F4
game_end

sed -n '1s/ bot=oracle / bot=none /p' "$work/run" | cmp - "$work/output" ||
    fail "the lab says $(head -n 1 "$work/run")
the window says $(cat "$work/output")"
