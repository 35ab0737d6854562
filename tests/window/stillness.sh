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

# Waits until the game has used no processor time for half a second, 10 s in all: what it began is done, on a slow machine too.
wait_for_rest() {
    local before after
    for _ in {1..20}; do
        before=$(time_used)
        sleep 0.5
        after=$(time_used)
        [ "$before" != "$after" ] || return 0
    done
    fail "$1: it never rests"
}

# expect_few_wakes WHEN SECONDS WAKES PERCENT: a game that is drawn or asks for input again and again wakes more often; one that
# does so without sleeping uses all of the time.
expect_few_wakes() {
    local time sleeps
    time=$(time_used)
    sleeps=$(times_slept)
    sleep "$2"
    time=$(awk -v a="$time" -v b="$(time_used)" 'BEGIN { print b - a }')
    sleeps=$(($(times_slept) - sleeps))
    awk -v a="$time" -v b="$2" -v percent="$4" 'BEGIN { exit !(a <= b * 10 * percent) }' || fail "$1: $time ms of processor time in $2 s"
    [ "$sleeps" -le "$3" ] || fail "$1: it woke $sleeps times in $2 s"
}

# On a busy machine the game can wait for its turn, which looks like rest, and draw what it began a moment later.
expect_stillness() {
    for _ in {1..3}; do
        wait_for_rest "$1"
        (expect_few_wakes "$1" "$2" 5 10) && return
    done
    fail "$1: it wakes again and again"
}

screen_start 1280x720
game_start --seed ash --size 1280x720 --reduced-motion
expect_stillness "just started" 3
press l j period
expect_stillness "after some steps" 2
press Escape
expect_stillness "in the menu" 1
press Up Return
game_end

game_start --seed ash --size 1280x720
sleep 1.5
expect_few_wakes "idling" 3 60 50
press Escape Up Return
game_end
