#!/usr/bin/env bash
# The modules of some folders include each other without a cycle. A module is NAME.c with NAME.h, and includes what either does.
# Usage: cycles.sh SOURCE_ROOT
set -u
cd "$1" || exit 2

# Walks the modules depth first; an include of a module that the walk has not left yet closes a cycle.
cycle_in() {
    find "src/$1" -type f -name '*.[ch]' | sort | xargs -r -d '\n' grep -HoE '^[[:space:]]*#[[:space:]]*include[[:space:]]*"[^"]*\.h"' |
        sed -E 's,^src/([^:]*)\.[ch]:[^"]*"(.*)\.h"$,\1 \2,' | sort -u | awk -v folder="$1/" '
        index($2, folder) == 1 && $1 != $2 {
            if (!($1 in includes)) modules[++module_count] = $1
            includes[$1] = includes[$1] " " $2
        }
        function walk(module, path,    targets, count, i) {
            if (done[module]) return
            if (open[module]) {
                sub(".* " module " ", module " ", path)
                gsub(/ /, " -> ", path)
                print "src/" path module
                done[module] = 1
                return
            }
            open[module] = 1
            count = split(includes[module], targets, " ")
            for (i = 1; i <= count; i++) walk(targets[i], path module " ")
            open[module] = 0
            done[module] = 1
        }
        END { for (m = 1; m <= module_count; m++) walk(modules[m], " ") }'
}

faults=$(for folder in rules input game/save; do
    [ ! -d "src/$folder" ] || cycle_in "$folder"
done)
[ -z "$faults" ] && exit 0
printf '%s\n' "$faults"
exit 1
