#!/usr/bin/env bash
# The scripts of cmake/ refuse arguments that make no sense, with 2, before they install or build anything; and none that was
# told to look at something is content with having looked at nothing.
# Usage: scripts.sh SOURCE_ROOT
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/tests" "$work/build/dev/tests" "$work/build/asan"
cp -R "$1/cmake" "$work/cmake"
cp -R "$1/tests/fuzz" "$work/tests/fuzz"
failures=0

# refuse WANTED SCRIPT ARGUMENT...: the script says WANTED and ends with 2.
refuse() {
    wanted=$1
    script=$2
    shift 2
    bash "$work/cmake/$script.sh" "$@" >"$work/output" 2>&1 </dev/null
    status=$?
    if [ $status != 2 ] || ! grep -qF -- "$wanted" "$work/output"; then
        echo "cmake/$script.sh $*: status $status, not 2 with '$wanted':"
        cat "$work/output"
        failures=$((failures + 1))
    fi
}

# A script that comes this far has refused nothing.
echo 'packages_install() { echo "went on"; exit 99; }' >>"$work/cmake/packages.sh"
refuse "'0' is no number of games" bots 0
refuse "'many' is no number of games" bots many
refuse "'a,b' is no seed" bots 10 a,b
refuse "'a/b' is no seed" bots 10 a/b
refuse 'usage: cmake/bots.sh' bots 10 a b
refuse "'nothing' is no commit" bench compare nothing
refuse 'usage: cmake/bench.sh compare' bench compare
refuse 'usage: cmake/bench.sh compare' bench compare nothing nonsense
refuse 'usage: cmake/fuzz.sh' fuzz
refuse 'usage: cmake/fuzz.sh' fuzz 0
refuse 'usage: cmake/fuzz.sh' fuzz keys
refuse 'there is no tests/fuzz/fuzz_nothing.c' fuzz 1 keys nothing
refuse "'' is no number" levels 1
refuse "'two' is no number" levels 1 two
refuse 'no seeds from 2 to 1' levels 2 1
refuse 'usage: cmake/levels.sh' levels 1 2 3 4
refuse 'usage: cmake/properties.sh' properties
refuse 'usage: cmake/properties.sh' properties 5
refuse 'usage: cmake/properties.sh' properties 5..
refuse 'usage: cmake/properties.sh' properties 5..4
refuse 'usage: cmake/properties.sh' properties a..b
refuse 'usage: cmake/properties.sh' properties 1..1234567890
refuse 'no property test has a name that contains: nothing' properties 1..2 nothing
refuse 'usage: cmake/valgrind.sh' valgrind base game
for script in package web windows renew_catalogue renew_golden renew_screenshots renew_sheet tidy; do
    refuse "usage: cmake/$script.sh" $script anything
done

# With nothing to install or to build, and no test there.
echo 'packages_install() { :; }' >>"$work/cmake/packages.sh"
echo 'preset_build() { :; }' >>"$work/cmake/preset.sh"
refuse 'no test program is called so: nothing' valgrind nothing
echo 'add_test(something true)' >"$work/build/asan/CTestTestfile.cmake"
if bash "$work/cmake/test.sh" -R nothing >"$work/output" 2>&1; then
    echo "cmake/test.sh -R nothing: no test ran, and it says all is well"
    failures=$((failures + 1))
fi
exit $((failures > 0))
