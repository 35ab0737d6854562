#!/usr/bin/env bash
# The game is killed again and again while keys are typed, and each time continues from what had been played: the result is the
# game that these keys give in the lab.
. "$(dirname "$0")/screen.bash"

rounds=${EYESHINE_KILLS:-4}
seed=killed
typed= # the keys played so far

# The keys of a round (steps, waits, the lantern). Only some are typed before the kill.
keys_of_round() {
    local all=(l j h k period v n y)
    local i
    for i in 0 1 2 3 4 5 6 7 8 9; do echo "${all[$((($1 * 7 + i * 3) % 8))]}"; done
}

sign_of() { [ "$1" = period ] && printf . || printf %s "$1"; }

game_kill() {
    kill -KILL "$game"
    wait "$game" 2>/dev/null
    game=
}

# Finds how many keys of the round were played: after these the lab gives the same report.
find_played() {
    local key
    local tried=$typed
    local wanted
    wanted=$(cat "$work/output")
    for key in "" "$@"; do
        [ -n "$key" ] && tried=$tried$(sign_of "$key")
        if [ "$("$EYESHINE_LAB_BIN" play --seed $seed --keys "$tried")" = "$wanted" ]; then
            typed=$tried
            return
        fi
    done
    fail "no part of the keys $typed then $* gives $wanted"
}

screen_start 960x580
manager_start
game_start --seed $seed --size 960x580 --reduced-motion
has_begun() { ls "$work"/user/runs/*/journal >"$work/list" 2>&1; }
wait_until "the run to begin" has_begun
for round in $(seq "$rounds"); do
    mapfile -t keys < <(keys_of_round "$round")
    before=$typed
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
    find_played "${keys[@]}"
    echo "round $round: ${#typed} keys played"
    game_start --continue --size 960x580 --reduced-motion
done
game_kill
[ ${#typed} -gt 0 ] || fail "no key was played in any round"
