#!/usr/bin/env bash
# Plays the Windows ZIP under Wine by real keys, and compares it with the programs for Linux.
# Usage: play.sh ZIP FOLDER_OF_PROGRAMS
set -u
zip=$(realpath "$1")
programs=$(realpath "$2")
export EYESHINE_BIN=/bin/false EYESHINE_PATIENCE=2400 LC_ALL=C.UTF-8 # Wine reads paths by the locale
. "$(dirname "$0")/../window/screen.bash"

wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
[ -x "$wine" ] || wine=wine
export WINEPREFIX=$work/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe='
EYESHINE_LAB_BIN=$programs/eyeshine-lab

end_wine() {
    grep -a '^eyeshine: ' "$work/wine.log" >&2 2>/dev/null
    wineserver=$(command -v wineserver || echo /usr/lib/wine/wineserver)
    "$wineserver" -k 2>/dev/null
    finish
}
trap end_wine EXIT

proved() { echo "yes: $*"; }

# Every path has a space and letters that no Windows code page but UTF-8 has together.
place="$work/Spiel Größe Жар"
mkdir -p "$place"
unzip -q "$zip" -d "$place" || fail "the ZIP can't be unpacked"
place=$(echo "$place"/eyeshine-*)
# First of all: Wine keeps its desktop for a while, and one that began without a screen shows no window.
screen_start 1280x800
manager_start
"$wine" wineboot -i >"$work/wineboot.log" 2>&1

lab() { "$wine" "$place/eyeshine-lab.exe" "$@" 2>>"$work/errors"; }
# Without a window.
drawn() { env SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy EYESHINE_RUN_ID=5eed "$@" --size 960x580 --reduced-motion; }
exe() { drawn "$wine" "$place/eyeshine.exe" "$@"; }
native() { drawn "$programs/eyeshine" "$@"; }

[ "$(lab --version)" = "$("$EYESHINE_LAB_BIN" --version)" ] || fail "the lab does not start: $(lab --version)"
for bot in adaptive fighter diver; do
    arguments=(play --seed "wine-$bot" --bot "$bot" --turns 600)
    lab "${arguments[@]}" >"$work/theirs"
    "$EYESHINE_LAB_BIN" "${arguments[@]}" >"$work/ours"
    cmp "$work/theirs" "$work/ours" || fail "a game of the bot $bot differs"
done
for depth in 1 6 12; do
    lab level --seed wine --depth $depth >"$work/theirs"
    "$EYESHINE_LAB_BIN" level --seed wine --depth $depth >"$work/ours"
    cmp "$work/theirs" "$work/ours" || fail "floor $depth differs"
done
proved "the lab prints the same bytes for three games of bots and three floors"

# same_run FOLDER OTHER: the journals and snapshots of the only run in each are the same bytes.
same_run() {
    local one two name
    one=$(echo "$1"/runs/*)
    two=$(echo "$2"/runs/*)
    for name in journal snapshot $(cd "$one" && ls -d snapshot?* 2>/dev/null); do cmp "$one/$name" "$two/$name" || return 1; done
}

begin='lllljjjjhhhhkkkk....lljj'
more='llll....jjjjhhhhkkkk>>..'
mkdir "$work/ä theirs" "$work/own"
exe --user-dir "$work/ä theirs" --seed wine --keys "$begin" --screenshot "$work/theirs.png" || fail "the game does not play"
native --user-dir "$work/own" --seed wine --keys "$begin" --screenshot "$work/ours.png" || fail "the game for Linux does not play"
same_run "$work/own" "$work/ä theirs" || fail "the saved runs differ"
proved "journal and snapshots are the same bytes"
[ "$(compare -metric AE "$work/ours.png" "$work/theirs.png" null: 2>&1)" = 0 ] || fail "the frames differ"
proved "a frame has the same pixels"

# Each goes on with the other's run.
cp -R "$work/own" "$work/own there"
cp -R "$work/ä theirs" "$work/theirs here"
exe --user-dir "$work/own there" --continue --keys "$more" --screenshot "$work/theirs.png" || fail "a run from Linux does not go on"
native --user-dir "$work/theirs here" --continue --keys "$more" --screenshot "$work/ours.png" || fail "a run from Windows does not go on"
same_run "$work/own there" "$work/theirs here" || fail "the runs that went on differ"
[ "$(compare -metric AE "$work/ours.png" "$work/theirs.png" null: 2>&1)" = 0 ] || fail "the frames of the runs that went on differ"
"$EYESHINE_LAB_BIN" replay "$(echo "$work/own there"/runs/*)" --verify || fail "the journal that went on does not verify"
proved "a run goes on in the other form, to the same bytes and pixels"

# By real keys, with the player's own folder; killed while they are typed.
cat >"$work/eyeshine" <<END
#!/bin/sh
shift 2 # --user-dir
exec "$wine" "$place/eyeshine.exe" "\$@" 2>"$work/wine.log" # Wine itself complains of a missing sound card
END
chmod +x "$work/eyeshine"
EYESHINE_BIN=$work/eyeshine
runs() { ls -d "$WINEPREFIX"/drive_c/users/*/AppData/Roaming/Eyeshine/runs/*/ 2>/dev/null; }
played() { "$EYESHINE_LAB_BIN" replay "$(runs)" 2>/dev/null; }
seed=killed
options=(--seed "$seed")
for round in 1 2 3; do
    game_start "${options[@]}" --size 1200x720 --reduced-motion
    [ $round != 1 ] || run_begin played
    mapfile -t keys < <(keys_of_round "$round")
    for key in "${keys[@]}"; do press "$key"; done &
    typist=$!
    sleep "0.$((RANDOM % 10))"
    game_kill
    wait $typist 2>/dev/null
    find_played "$(played)" "${keys[@]}"
    echo "round $round: ${#typed} keys played"
    options=(--continue)
done
[ ${#typed} -gt 1 ] || fail "no key was played in any round"
proved "killed three times while keys are typed, the journal holds the first of them, and the game goes on from there"
game_start --continue --size 1200x720 --reduced-motion
press alt+F4
game_end
! grep -aq '^eyeshine: ' "$work/wine.log" || fail "the game complained"
"$EYESHINE_LAB_BIN" save check "$(runs)" >"$work/checked" || fail "the save is damaged: $(cat "$work/checked")"
proved "closing its window saves and ends it"
