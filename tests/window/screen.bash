# Sourced by the tests of the real window: starts an X server and the game on it, and types keys.
# EYESHINE_BIN and EYESHINE_LAB_BIN name the programs. Everything started here ends with the test.
set -u

work=$(mktemp -d "${TMPDIR:-/tmp}/eyeshine-window-XXXXXX")
server=
manager=
game=
window=
unset SDL_VIDEODRIVER WAYLAND_DISPLAY XAUTHORITY
# SDL's X11 driver leaks memory from D-Bus.
export ASAN_OPTIONS=detect_leaks=0

fail() {
    printf '%s\n' "$*" >&2
    [ -s "$work/errors" ] && sed 's/^/the game says: /' "$work/errors" >&2
    exit 1
}

finish() {
    # A game that still runs may be one that ignores the request to quit.
    [ -n "$game" ] && kill -KILL "$game" 2>/dev/null && wait "$game" 2>/dev/null
    for pid in $manager $server; do
        kill "$pid" 2>/dev/null && wait "$pid" 2>/dev/null
    done
    rm -rf "$work"
}
trap finish EXIT

# wait_until WHAT COMMAND...: waits up to ten seconds, or EYESHINE_PATIENCE twentieths of one.
wait_until() {
    local what=$1
    shift
    for _ in $(seq "${EYESHINE_PATIENCE:-200}"); do
        "$@" && return
        sleep 0.05
    done
    fail "waited in vain for $what"
}

# screen_start WIDTHxHEIGHT: the server picks a free display number; its screen is a file. Without -noreset it would restart
# when its last client leaves, and drop clients that are just connecting.
screen_start() {
    Xvfb -displayfd 3 -screen 0 "${1}x24" -noreset -fbdir "$work" \
        -nolisten tcp 3>"$work/display" >"$work/server.log" 2>&1 &
    server=$!
    wait_until "the X server" test -s "$work/display"
    DISPLAY=:$(cat "$work/display")
    export DISPLAY
    # The first key ever typed changes the server's keyboard, and the window manager drops its keys for a moment.
    press Shift_L
}

manager_start() {
    # It runs the command once it is set up; it answers earlier, before it knows its keys.
    openbox --sm-disable --startup "touch '$work/managed'" >"$work/manager.log" 2>&1 &
    manager=$!
    wait_until "the window manager" test -e "$work/managed"
}

# game_start ARGUMENT...: starts the game with a report and waits until its window has the keyboard focus and the game knows
# that: SDL would misread keys typed earlier.
game_start() {
    "$EYESHINE_BIN" --user-dir "$work/user" --report "$@" >"$work/output" 2>"$work/errors" </dev/null &
    game=$!
    wait_until "the game's window" find_window
    # A window manager focuses a new window once it has framed it; keys typed before are lost.
    if [ -n "$manager" ]; then
        wait_until "the window manager to activate the window" is_active
    else
        xdotool windowfocus --sync "$window" || fail "the window takes no focus"
    fi
    wait_until "the first frame" is_drawn
    keep_picture first
    for _ in 1 2 3 4 5; do # flames may never settle
        is_settled first && break
    done
}

# Whether the middle row of the window has more than one colour.
is_drawn() {
    local X Y WIDTH HEIGHT SCREEN WINDOW
    eval "$(xdotool getwindowgeometry --shell "$window")"
    [ "$(picture_row $((Y + HEIGHT / 2)) "$X" "$WIDTH" | sort -u | wc -l)" -gt 1 ]
}

find_window() {
    kill -0 "$game" 2>/dev/null || fail "the game ended before it had a window"
    window=$(xdotool search --onlyvisible --name '^Eyeshine$' 2>/dev/null | head -n 1)
    [ -n "$window" ]
}

is_active() {
    [ "$(xdotool getactivewindow 2>/dev/null)" = "$window" ] && [ "$(xdotool getwindowfocus 2>/dev/null)" = "$window" ]
}

press() { xdotool key --delay 6 "$@" || fail "can't type"; }

# game_end: waits for the game to end by itself, with status 0.
game_end() {
    wait_until "the game's end" game_has_ended
    wait "$game"
    local status=$?
    game=
    [ "$status" -eq 0 ] || fail "the game ended with status $status"
    [ ! -s "$work/errors" ] || fail "the game complained"
}

game_has_ended() { ! kill -0 "$game" 2>/dev/null; }

# keep_picture NAME: saves what the screen shows.
keep_picture() { cp "$work/Xvfb_screen0" "$work/$1.picture"; }

is_same_picture() { cmp -s "$work/$1.picture" "$work/$2.picture"; }

# keep_still_picture NAME: the same once nothing changes any more.
keep_still_picture() {
    keep_picture "$1"
    wait_until "the picture to settle" is_settled "$1"
}

is_settled() {
    mv "$work/$1.picture" "$work/before.picture"
    sleep 0.1
    keep_picture "$1"
    is_same_picture "$1" before
}

# screenshot_size NUMBER: the size of an F12 screenshot, from its PNG header.
screenshot_size() {
    od -An -tu1 -j16 -N8 "$work/user/screenshot-$1.png" 2>/dev/null |
        awk '{ print $1 * 16777216 + $2 * 65536 + $3 * 256 + $4 "x" $5 * 16777216 + $6 * 65536 + $7 * 256 + $8 }'
}

shots=0
# Takes a screenshot by F12; `frame` becomes its size.
look() {
    shots=$((shots + 1))
    local name
    name=$(printf '%04d' "$shots")
    press F12
    wait_until "a screenshot" test -s "$work/user/screenshot-$name.png"
    sleep 0.1
    frame=$(screenshot_size "$name")
}

frame_is() { look && [ "$frame" = "$1" ]; }

# picture_word N: the Nth word of the picture's header (an X window dump).
picture_word() {
    od -An -tu1 -j$((4 * $1)) -N4 "$work/Xvfb_screen0" | awk '{ print $1 * 16777216 + $2 * 65536 + $3 * 256 + $4 }'
}

# picture_row Y X COUNT: the colours of COUNT pixels of the screen from X, Y on, as RRGGBB, one a line.
picture_row() {
    local start=$(($(picture_word 0) + 12 * $(picture_word 19) + $1 * $(picture_word 12) + 4 * $2))
    od -An -v -w4 -tx1 -j$start -N$((4 * $3)) "$work/Xvfb_screen0" | awk '{ print $3 $2 $1 }'
}

# pixel X Y: the colour of a pixel of the screen.
pixel() { picture_row "$2" "$1" 1; }

game_kill() {
    kill -KILL "$game"
    wait "$game" 2>/dev/null
    game=
}

# keys_of_round N: ten keys (steps, waits, the lantern). Only some are typed before the game is killed.
keys_of_round() {
    local all=(l j h k period v n y)
    local i
    for i in 0 1 2 3 4 5 6 7 8 9; do echo "${all[$((($1 * 7 + i * 3) % 8))]}"; done
}

typed= # the keys played so far

# run_begin COMMAND...: plays a wait, as a run without an action can't be continued. The command reports the run of $seed.
run_begin() {
    typed=.
    press period
    wait_until "the first action to be saved" is_reported "$("$EYESHINE_LAB_BIN" play --seed "$seed" --keys .)" "$@"
}

is_reported() { [ "$("${@:2}" 2>/dev/null)" = "$1" ]; }

# find_played REPORT KEY...: adds to `typed` the first of these keys that were played: after them the lab reports this of $seed.
find_played() {
    local report=$1 tried=$typed key
    shift
    for key in "" "$@"; do
        tried+=${key/period/.}
        if [ "$("$EYESHINE_LAB_BIN" play --seed "$seed" --keys "$tried")" = "$report" ]; then
            typed=$tried
            return
        fi
    done
    fail "no part of the keys $typed then $* gives $report"
}
