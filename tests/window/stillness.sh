#!/usr/bin/env bash
# When nothing moves the game uses no processor time: it blocks until something happens. (Without reduced motion idle animations
# continue for a while after the last key, at a low frame rate.)
. "$(dirname "$0")/screen.bash"

ticks_a_second=$(getconf CLK_TCK)

# The processor time that the game has used, in milliseconds.
time_used() {
    awk -v hertz="$ticks_a_second" '{ sub(/.*\) /, ""); print ($12 + $13) * 1000 / hertz }' "/proc/$game/stat"
}

times_slept() { awk '/^voluntary_ctxt_switches/ { print $2 }' "/proc/$game/status"; }

# expect_stillness WHEN SECONDS MILLISECONDS SLEEPS: the most processor time over those seconds.
expect_stillness() {
    local time sleeps
    time=$(time_used)
    sleeps=$(times_slept)
    sleep "$2"
    time=$(awk -v a="$time" -v b="$(time_used)" 'BEGIN { print b - a }')
    sleeps=$(($(times_slept) - sleeps))
    awk -v a="$time" -v b="$3" 'BEGIN { exit !(a <= b) }' || fail "$1: $time ms of processor time in $2 s"
    [ "$sleeps" -le "$4" ] || fail "$1: it woke $sleeps times in $2 s"
}

screen_start 1280x720
game_start --seed ash --size 1280x720 --reduced-motion
sleep 1
expect_stillness "just started" 3 30 5
press l j period
sleep 0.5
expect_stillness "after some steps" 2 30 5
press Escape
sleep 0.3
expect_stillness "in the menu" 1 30 5
press Up Return
game_end

game_start --seed ash --size 1280x720
sleep 1.5
expect_stillness "idling" 3 600 60
press Escape Up Return
game_end
