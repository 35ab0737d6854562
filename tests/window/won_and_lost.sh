#!/usr/bin/env bash
# A game won and a game lost by keys typed at the real window: each shows its end whatever is typed, and reports it.
. "$(dirname "$0")/screen.bash"

cat >"$work/lamp" <<'MAP'
############
#..........#
#.@...9....#
#..........#
############
MAP

cat >"$work/hunter" <<'MAP'
############
#..........#
#.@......n.#
#..........#
############
MAP

# play_out NAME MAP TIMES KEY...: types the keys that many times, during which the game must end; then closes the window.
play_out() {
    game_start --seed ash --map "$work/$2" --size 800x600 --reduced-motion
    keep_still_picture "$1-start"
    for _ in $(seq "$3"); do for key in "${@:4}"; do press "$key"; done; done
    keep_still_picture "$1-end"
    is_same_picture "$1-start" "$1-end" && fail "$1: the end shows what the start did"
    press alt+F4
    game_end
    cp "$work/output" "$work/$1"
}

screen_start 800x600
manager_start

# Four steps to light the lamp; further steps into it take no time, and it must be held for 40 turns.
play_out won lamp 45 l period
grep -q ' result=won depth=1 turns=47 cause=none ' "$work/won" || fail "it reports: $(cat "$work/won")"

play_out lost hunter 40 period
grep -q ' result=died depth=1 turns=[0-9]* cause=night_hunter ' "$work/lost" || fail "it reports: $(cat "$work/lost")"
