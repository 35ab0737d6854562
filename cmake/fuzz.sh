#!/usr/bin/env bash
# Looks for inputs that Eyeshine can't take: builds the fuzz targets with clang's libFuzzer and the sanitizers into build/fuzz and
# runs each of them, or those named, for MINUTES. Fails if one finds something, and says which file does it:
# build/fuzz/tests/fuzz_<name> FILE shows it again. What it found on the way is kept in build/fuzz/found/<name> for the next time.
# Usage: cmake/fuzz.sh MINUTES [NAME...]
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

# No minutes at all would be time without end.
case ${1:-} in
*[!0-9]* | [!1-9]* | '') refuse_arguments "cmake/fuzz.sh MINUTES [NAME...]" ;;
esac
minutes=$1
shift
[ $# -gt 0 ] || set -- $(cd "$root/tests/fuzz" && ls fuzz_*.c | sed 's/^fuzz_//; s/\.c$//')

for name in "$@"; do
    if ! [ -f "$root/tests/fuzz/fuzz_$name.c" ]; then
        say "cmake/fuzz.sh: there is no tests/fuzz/fuzz_$name.c"
        exit 2
    fi
done

packages_install cmake ninja-build clang libclang-rt-dev libc6-dev libsdl2-dev libsdl2-image-dev libcmocka-dev
preset_build_target fuzz_targets asan fuzz -DCMAKE_C_COMPILER=clang -DEYESHINE_FUZZ=ON
status=0
for name in "$@"; do
    found=$root/build/fuzz/found/$name
    mkdir -p "$found" "$root/build/fuzz/faults"
    say "Fuzzing $name for $minutes minutes"
    log=$root/build/fuzz/$name.log
    if ! SDL_VIDEODRIVER=dummy "$root/build/fuzz/tests/fuzz_$name" -max_total_time=$((minutes * 60)) -timeout=20 -rss_limit_mb=2048 \
        -print_final_stats=1 -artifact_prefix="$root/build/fuzz/faults/$name-" "$found" "$root/tests/fuzz/corpus/$name" >"$log" 2>&1; then
        tail -n 40 "$log" >&2
        status=1
    fi
    awk -v name="$name" '/^stat::number_of_executed_units/ { runs = $2 } / cov: / { for (i = 1; i < NF; i++) if ($i == "cov:") cov = $(i + 1) }
        END { printf "%s: %d inputs, %d edges reached\n", name, runs, cov }' "$log"
done
exit $status
