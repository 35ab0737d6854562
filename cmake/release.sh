#!/usr/bin/env bash
# Makes all packages of the last commit: for Linux, for Windows and for web servers. Checks each, and proves that all play the same
# games. The packages, their checksums and the release notes are in
# build/packages. Ends with the table of what was proved, which the notes have too. Installs what is missing; takes an hour.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"
[ $# -eq 0 ] || refuse_arguments "cmake/release.sh"
packages_install git
cd "$root" || exit 1
commit=$(git -c safe.directory="$root" rev-parse HEAD 2>/dev/null) || { say "This is no checkout: a release is made from a commit" && exit 1; }
[ -z "$(git -c safe.directory="$root" status --porcelain)" ] || { say "There are changes that are not committed: a release is made from a commit" && exit 1; }

logs=$root/build/release-logs
table=$logs/proofs.md
mkdir -p "$logs"
printf '| form | proved | |\n|---|---|---|\n' >"$table"
failures=0

# prove FORM COMMAND...: each line "yes: WHAT" that the command prints is a row of the table; the end of a command that fails, too.
prove() {
    local form=$1 log=$logs/$1.log start=$SECONDS status
    shift
    say "$form: $*"
    "$@" >"$log" 2>&1 </dev/null
    status=$?
    grep -q 'yes: ' "$log" || [ $status -ne 0 ] || { echo "nothing was proved" >>"$log" && status=1; }
    sed -n "s/^\(.*: \)\{0,1\}yes: \(.*\)/| $form | \2 | yes |/p" "$log" >>"$table"
    if [ $status -ne 0 ]; then
        tail -n 20 "$log" >&2
        echo "| $form | $(tail -n 1 "$log") | **no** |" >>"$table"
        failures=$((failures + 1))
    fi
    say "$form: $(((SECONDS - start + 30) / 60)) minutes"
}

rm -rf "$root/build/packages"
prove "Linux" cmake/package.sh --twice
killed() { cmake/test.sh -R window/killed && echo "yes: killed while keys are typed, it goes on from its last finished turn"; }
prove "source" killed
prove "Windows" cmake/windows.sh --twice
prove "browser" cmake/web.sh --twice
for form in clang musl i686 arm64 s390x; do
    prove "$form" cmake/foreign.sh $form
done

notes() {
    sed -n '1s/ (\(.*\)).*/ \1/p' cmake/package/changelog | sed 's/^eyeshine/# Eyeshine/'
    printf '\nMade from commit %s.\n\n' "$commit"
    sed -n '2,/^ -- /{s/^  //;/^ *-- /d;p}' cmake/package/changelog | sed '/./,$!d'
    printf '## Files\n\n'
    sed 's/^/    /' build/packages/SHA256SUMS
    printf '\n## Proved\n\n'
    cat "$table"
}
[ ! -f build/packages/SHA256SUMS ] || notes >build/packages/RELEASE.md
cat "$table"
say "$SECONDS seconds; build/packages has the files, and RELEASE.md beside them"
[ $failures -eq 0 ]
