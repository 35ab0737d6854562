#!/usr/bin/env bash
# Only sources that are named for an operating system (system_posix.c, signals_windows.c), of a few modules in base, the ui and
# what measures, include its headers or ask which one it is. Those for the browser include no others than its own and the one with
# locks. Everything else is C11, with SDL in the ui.
# Usage: portable.sh SOURCE_ROOT
set -u
cd "$1" || exit 2

standard='assert|ctype|errno|float|inttypes|limits|locale|math|setjmp|signal|stdalign|stdarg|stdbool|stddef|stdint|stdio|stdlib|stdnoreturn|string|time|wchar'
names='_WIN32|_WIN64|WIN32|__MINGW[0-9]*__|__CYGWIN__|__EMSCRIPTEN__|__linux__|__unix__|__APPLE__|_[A-Z]+_SOURCE'

# The modules that know an operating system.
homes='src/base/system(_lock|_start)?|src/ui/(run|signals|user_folder)|src/app/(bench/bench_(frame|load)|frames/frames_start)'

sources=$(find src -type f \( -name '*.[ch]' -o -name '*.def' \) | sort)
of_systems=$(grep -E '_(posix|windows|web)\.[ch]$' <<<"$sources")
of_browsers=$(grep -E '_web\.[ch]$' <<<"$sources")
portable=$(grep -vxF "$of_systems" <<<"$sources")

misplaced() {
    grep -vE "^($homes)_(posix|windows|web)\.[ch]$" <<<"$of_systems" |
        sed '/./s/$/: this module knows no operating system/'
}

# included SOURCES HEADERS: headers in them but these and those that all may include.
included() {
    xargs grep -HnE '^[[:space:]]*#[[:space:]]*include[[:space:]]*<' <<<"$1" |
        grep -vE "<(($standard|$2)\.h|(SDL2/)?SDL[a-zA-Z_]*\.h|eyeshine_sight\.h)>" |
        sed -E 's/^([^:]*:[0-9]*):.*<(.*)>.*/\1: \2 is a header of an operating system/'
}

asked() {
    xargs grep -HnE "^[[:space:]]*#.*\<($names)\>" <<<"$portable" | sed -E 's/^([^:]*:[0-9]*):.*/\1: asks for an operating system/'
}

faults=$(
    misplaced
    included "$portable" stdint
    included "$of_browsers" 'emscripten|sys/file'
    asked
)
[ -z "$faults" ] && exit 0
printf '%s\n' "$faults"
exit 1
