#!/usr/bin/env bash
# Bots see what a player sees: their choices read the game by bot_sight.h alone. Only bot_sight.c, which answers, and bot.c,
# which plays their commands, may reach into a game's state.
# Usage: bots.sh SOURCE_ROOT
set -u
here=$(cd "$(dirname "$0")" && pwd)
cd "$1" || exit 2

faults=$(find src/bots -type f -name 'bot_*.[ch]' ! -name bot_sight.c | sort | xargs -r -d '\n' awk -f "$here/code_only.awk" |
    grep -E '(^|[^A-Za-z0-9_])(game_state|game_play|game_continue|(state|level|perception|noticing|hero|suspicion|knowledge|visibility)_[a-z_]+\(|struct (state|level)[^_a-z]|->game[^_a-z])' |
    sed 's/$/   <- reads past bot_sight.h/')
[ -z "$faults" ] && exit 0
printf '%s\n' "$faults"
exit 1
