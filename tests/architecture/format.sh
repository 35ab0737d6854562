#!/usr/bin/env bash
# Every source is formatted as .clang-format says. What that leaves alone: no line, comments and sentences included, has more
# than 128 columns; and no field stands below its type because of a comment behind it: that comment belongs above. Releases of clang-format differ in details, so only the one that the
# sources are formatted with is asked; with another that much is skipped.
# Usage: format.sh SOURCE_ROOT
set -u
cd "$1" || exit 2
limit=128
types='(const )?((struct|enum) [a-z_0-9]+|bool|char|int|long|unsigned|unsigned char|size_t|u?int[0-9]+_t)'
faults=$(find src tests -type f -name '*.[ch]' -print0 | sort -z |
    LC_ALL=C.UTF-8 xargs -0 -r awk -v limit=$limit -v lone="^ +$types( \\*)?\$" '
    length($0) > limit { print FILENAME ":" FNR ": " length($0) " columns, more than " limit }
    $0 ~ lone { print FILENAME ":" FNR ": a type without its name; the comment belongs above both" }')
if [ -n "$faults" ]; then
    printf '%s\n' "$faults"
    exit 1
fi
version=14
if ! clang-format --version 2>/dev/null | grep -q "version $version\."; then
    echo "clang-format $version is not here"
    exit 77
fi
faults=$(find src tests -type f -name '*.[ch]' -print0 | sort -z | xargs -0 -r clang-format --dry-run 2>&1 |
    sed -n 's/^\([^:]*:[0-9]*\):[0-9]*: warning: .*/\1: not as clang-format -i would have it/p' | uniq)
[ -z "$faults" ] && exit 0
printf '%s\n' "$faults"
exit 1
