#!/usr/bin/env bash
# A game won and a game lost, by keys typed at the real window: each shows its end, keeps it whatever is typed, and reports it.
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

# play_out NAME MAP KEY TIMES: types the key so often that the game ends on the way; then closes the window.
play_out() {
    game_start --seed ash --map "$work/$2" --size 800x600 --reduced-motion
    keep_still_picture "$1-start"
    for _ in $(seq "$4"); do press "$3"; done
    keep_still_picture "$1-end"
    is_same_picture "$1-start" "$1-end" && fail "$1: the end shows what the start did"
    press alt+F4
    game_end
    cp "$work/output" "$work/$1"
}

screen_start 800x600
manager_start

play_out won lamp l 6
grep -q ' result=won depth=1 turns=4 cause=none ' "$work/won" || fail "it reports: $(cat "$work/won")"

play_out lost hunter period 40
grep -q ' result=died depth=1 turns=[0-9]* cause=night_hunter ' "$work/lost" || fail "it reports: $(cat "$work/lost")"
