#!/usr/bin/env bash
# Compares the eyeshine-lab of this machine with one of another form: both print the same bytes for games of bots and for floors,
# write the same journals, and each believes the journals and runs of the other.
# Usage: same.sh LAB RUN COMMAND...; LAB is of this machine, RUN a run's folder, and the command runs the other lab
set -u
lab=$1 run=$2
shift 2
other=("$@")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "$*" >&2
    exit 1
}

# same WHAT ARGUMENT...: both succeed and print the same; "@" among the arguments is a file that each writes for itself.
same() {
    local what=$1
    shift
    "$lab" "${@/#@/$work/ours.file}" >"$work/ours" 2>"$work/errors" || fail "$what: $(cat "$work/errors")"
    "${other[@]}" "${@/#@/$work/theirs.file}" >"$work/theirs" 2>"$work/errors" || fail "$what: ${other[*]}: $(cat "$work/errors")"
    [ -s "$work/ours" ] && cmp "$work/ours" "$work/theirs" || fail "$what differs"
}

same "the version" --version
for bot in adaptive fighter diver; do
    same "a game of the bot $bot" play --seed "same-$bot" --bot "$bot" --turns 600 --journal @
    cmp "$work/ours.file" "$work/theirs.file" || fail "the journal of the bot $bot differs"
    "$lab" replay "$work/theirs.file" --verify >"$work/ours" || fail "the other's journal does not verify: $(cat "$work/ours")"
    "${other[@]}" replay "$work/ours.file" --verify >"$work/theirs" || fail "it does not verify our journal: $(cat "$work/theirs")"
done
same "the score of a daily dungeon" play --daily 2026-11-25 --bot adaptive --turns 600
for depth in 1 6 12; do
    same "floor $depth" level --seed same --depth "$depth"
done
same "the check of a run" save check "$run"
for snapshot in "$run"/snapshot*; do
    same "the check of $(basename "$snapshot")" save check "$snapshot"
done
echo "yes: three games of bots, their journals and three floors are the same bytes; it reads runs and snapshots of this machine"
