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

# The game has a second wherever it waits; the rest is for a busy machine.
ends_soon() {
    for _ in $(seq 30); do
        game_has_ended && break
        sleep 0.05
    done
    game_has_ended || { kill -CONT "$server"; fail "SIG$1 does not end it $2"; }
    wait "$game"
    game=
    kill -CONT "$server"
}

# A server that is stopped answers nothing, and a game that needs an answer waits.
for signal in TERM HUP; do
    game_start --seed stuck --size 640x400
    kill -STOP "$server"
    kill -s "$signal" "$game"
    ends_soon "$signal" "when it closes its window"

    kill -STOP "$server"
    "$EYESHINE_BIN" --user-dir "$work/user" --seed stuck </dev/null >/dev/null 2>&1 &
    game=$!
    sleep 1
    kill -s "$signal" "$game"
    ends_soon "$signal" "when it looks for a display"
done

# A frame of a window larger than the screen takes its time.
"$EYESHINE_BIN" --user-dir "$work/user" --seed large --size 16384x16384 </dev/null >/dev/null 2>"$work/errors" &
game=$!
wait_until "the large window" find_window
sleep 2
kill -TERM "$game"
ends_soon TERM "in a large window"
