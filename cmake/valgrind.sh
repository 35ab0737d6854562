#!/usr/bin/env bash
# Looks with valgrind for memory that is read before it is written, lost, or not there: builds build/dev and runs the tests of bytes,
# files, saves and games in it, some bots' games, and the game itself by keys. Fails on any error.
# Usage: cmake/valgrind.sh [TESTS], a pattern of test programs instead of those.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

[ $# -le 1 ] || refuse_arguments "cmake/valgrind.sh [TESTS]"

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev libcmocka-dev valgrind
preset_build dev
cd "$root/build/dev" || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0

# check NAME COMMAND...: one line that says how it went. What drivers of a display keep at the end is not the game's.
check() {
    name=$1
    shift
    if SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy valgrind --quiet --error-exitcode=99 --leak-check=full \
        --show-leak-kinds=definite --errors-for-leak-kinds=definite --child-silent-after-fork=yes "$@" \
        >"$work/output" 2>&1 </dev/null; then
        echo "$name: clean"
    else
        echo "$name: FAILED"
        grep -v '^\[' "$work/output" | tail -n 40
        status=1
    fi
}

tests=$(cd tests && ls | grep -E "${1:-^(base_test_|game_test_(deeds|game|journal.*|replay|snapshot_[cfn].*|run_folder|run_list|fame|bestiary|binding_lines)\$)}")
count=0
for test in $tests; do
    [ -f "tests/$test" ] && [ -x "tests/$test" ] || continue
    check "$test" "tests/$test"
    count=$((count + 1))
done
if [ $count = 0 ]; then
    say "cmake/valgrind.sh: no test program is called so: ${1:-}"
    exit 2
fi
if [ $# = 0 ]; then
    for bot in adaptive random oracle; do
        check "a game of the bot $bot" bin/eyeshine-lab play --seed valgrind --bot $bot --turns 1500
    done
    check "the game by keys" bin/eyeshine --seed valgrind --keys 'ooooox<Esc>i<Esc>mm]vvv>o<Esc>' --screenshot "$work/picture.png" --user-dir "$work/user"
fi
exit $status
