#!/usr/bin/env bash
# The game is killed again and again while keys are typed, and each time continues from what had been played: the result is the
# game that these keys give in the lab.
. "$(dirname "$0")/screen.bash"

rounds=${EYESHINE_KILLS:-4}
seed=killed

screen_start 960x580
manager_start
game_start --seed $seed --size 960x580 --reduced-motion
replay() { "$EYESHINE_LAB_BIN" replay "$work"/user/runs/*; }
run_begin replay
for round in $(seq "$rounds"); do
    mapfile -t keys < <(keys_of_round "$round")
    for key in "${keys[@]}"; do press "$key"; done &
    typist=$!
    sleep "0.0$((RANDOM % 9))"
    sleep "0.$((RANDOM % 2))"
    game_kill
    wait $typist 2>/dev/null
    # Continue and close at once, for a report.
    game_start --continue --size 960x580 --reduced-motion
    press alt+F4
    game_end
    find_played "$(cat "$work/output")" "${keys[@]}"
    echo "round $round: ${#typed} keys played"
    game_start --continue --size 960x580 --reduced-motion
done
game_kill
[ ${#typed} -gt 1 ] || fail "no key was played in any round"
