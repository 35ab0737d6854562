#!/usr/bin/env bash
# Lets the bots play Eyeshine with assertions on: builds build/check (optimised, asserts, no sanitizers) and plays 5,000 games,
# or as many as asked for, over all bots. Fails on an assertion, a crash, or a game that comes to no end.
# Usage: cmake/bots.sh [GAMES [SEED]]
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

[ $# -le 2 ] || refuse_arguments "cmake/bots.sh [GAMES [SEED]]"

games=${1:-5000}
seed=${2:-check}
chunk=50           # games of one bot that run in one process
chunk_seconds=1200 # none takes as long, unless it hangs

case $games in
*[!0-9]* | [!1-9]* | '')
    say "cmake/bots.sh: '$games' is no number of games"
    exit 2
    ;;
esac
# It names files, and numbers are put behind it.
case $seed in
'' | *[!A-Za-z0-9-]* | ????????????????????*)
    say "cmake/bots.sh: '$seed' is no seed: up to 19 letters, digits and '-'"
    exit 2
    ;;
esac

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev
preset_build dev check -DCMAKE_C_FLAGS_DEBUG="-O2 -g" -DBUILD_TESTING=OFF
lab=$root/build/check/bin/eyeshine-lab
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Lines "BOT SEED GAMES", a process each, shared evenly among the bots.
bots=$("$lab" list bots)
each=$(((games + $(wc -w <<<"$bots") - 1) / $(wc -w <<<"$bots")))
chunks=$(for bot in $bots; do
    for ((first = 0; first < each; first += chunk)); do
        left=$((each - first))
        echo "$bot $seed-$first $((left < chunk ? left : chunk))"
    done
done)

play_chunk() {
    name=$1-$2
    timeout "$4" "$5" play --bot "$1" --seed "$2" --games "$3" --csv >"$6/$name.csv" 2>"$6/$name.errors"
    status=$?
    [ $status = 0 ] && exit 0
    echo "$1, seeds $2-1 .. $2-$3: status $status after $(($(wc -l <"$6/$name.csv") - 1)) games: $(tail -n 1 "$6/$name.errors")" \
        >>"$6/faults"
}
export -f play_chunk

say "Playing $((each * $(wc -w <<<"$bots"))) games by $(wc -w <<<"$bots") bots"
xargs -P "$(getconf _NPROCESSORS_ONLN)" -I{} bash -c "play_chunk {} $chunk_seconds '$lab' '$work'" <<<"$chunks"
cat "$work"/*.csv | awk -F, '
    $1 == "seed" { next }
    { games[$2]++; depth[$2] += $4; wins[$2] += $3 == "won"; if ($3 == "stopped") { stopped[$2]++; print "stopped: " $1 " " $2 } }
    END { for (bot in games) printf "%-14s %5d games, %4d won, %3d stopped, mean depth %.1f\n", bot, games[bot], wins[bot], stopped[bot], depth[bot] / games[bot] }' |
    sort | tee "$work/summary"
[ -f "$work/faults" ] && cat "$work/faults"
! [ -f "$work/faults" ] && ! grep -q '^stopped: ' "$work/summary"
