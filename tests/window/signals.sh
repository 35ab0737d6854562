#!/usr/bin/env bash
# Termination signals end the game at once wherever it waits, and the run is saved.
. "$(dirname "$0")/screen.bash"

screen_start 800x600

for signal in TERM HUP; do # background jobs of a shell ignore INT
    game_start --size 640x400 --reduced-motion
    kill -s "$signal" "$game"
    game_end

    game_start --seed ash --size 640x400 --reduced-motion
    press period period period
    sleep 0.5
    kill -s "$signal" "$game"
    game_end
    grep -q '^seed=ash .* turns=3 ' "$work/output" || fail "after SIG$signal it reports: $(cat "$work/output")"

    game_start --continue --size 640x400 --reduced-motion
    kill -s "$signal" "$game"
    game_end
    grep -q '^seed=ash .* turns=3 ' "$work/output" || fail "what SIG$signal ended goes on as: $(cat "$work/output")"
done
