#!/usr/bin/env bash
# Says which share of each layer's lines the tests run: builds build/coverage with gcc, runs the tests but those of the window and
# of the sources, and counts with gcov. Fails where the layers of the simulation, taken together, stay below 90 percent.
# The arguments go to ctest. The lines that never ran are marked ##### in build/coverage/lines/<source>.gcov.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"
mark=90

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev libcmocka-dev
preset_build dev coverage -DCMAKE_C_COMPILER=gcc -DEYESHINE_COVERAGE=ON -DCMAKE_C_FLAGS_DEBUG=-Og
find "$root/build/coverage" -name '*.gcda' -delete
cd "$root/build/coverage" || exit 1
ctest --no-tests=error --output-on-failure -LE 'window|architecture' -j "$(getconf _NPROCESSORS_ONLN)" "$@" </dev/null || exit 1

rm -rf lines && mkdir lines && cd lines || exit 1
find .. -path '*/eyeshine_*.dir/src/*.gcda' -exec gcov --preserve-paths --source-prefix "$root" {} + 2>gcov.errors >gcov.out
awk -v mark=$mark '
    /^File / { split($2, path, "\047"); file = path[2]; next }
    /^Lines executed:/ {
        if (file !~ /^src\/[a-z]+\/.*\.c$/) next
        split($2, share, /[:%]/); layer = file; sub(/^src\//, "", layer); sub(/\/.*/, "", layer)
        lines[layer] += $4; run[layer] += share[2] * $4 / 100; file = ""
    }
    END {
        count = split("base sight path content world dungeon rules ai game input bots ui app", layers, " ")
        for (i = 1; i <= count; i++) {
            layer = layers[i]
            if (!lines[layer]) continue
            printf "%-8s %6d lines, %5.1f %% run\n", layer, lines[layer], 100 * run[layer] / lines[layer]
            if (i <= 10) { all += lines[layer]; ran += run[layer] }
        }
        printf "%-8s %6d lines, %5.1f %% run (at least %d wanted)\n", "simulation", all, 100 * ran / all, mark
        exit 100 * ran / all < mark
    }' gcov.out
