# Sourced by package.sh, windows.sh and web.sh, after packages.sh and preset.sh: what is packed in build/packages, how its files are
# dated and its texts filled in, how another form is built, and the same made twice. Expects $root and the script's arguments.

# Set by --twice, and by all but --no-test.
twice=
tests=yes
for argument in "$@"; do
    case $argument in
    --twice) twice=yes ;;
    --no-test) tests= ;;
    *) refuse_arguments "cmake/$(basename "$0") [--twice] [--no-test]" ;;
    esac
done

umask 022
set -o pipefail
templates=$root/cmake/package
packages=$root/build/packages
version=$(sed -n 's/^project(eyeshine VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")

# The time of every file in the packages, so that they are the same whenever they are made.
packing_set_time() {
    if [ -z "${SOURCE_DATE_EPOCH-}" ]; then
        # A clone of another user's is fine: it is only read.
        SOURCE_DATE_EPOCH=$(git -C "$root" -c safe.directory="$root" log -1 --format=%ct 2>/dev/null) ||
            SOURCE_DATE_EPOCH=$(date +%s -d "$(sed -n 's/^ -- .*>  //p;T;q' "$templates/changelog")")
    fi
    export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
}

# packing_fill TEMPLATE NAME=VALUE...: the template with each @NAME@ replaced.
packing_fill() {
    local text pair
    text=$(<"$1")
    shift
    for pair in "$@"; do
        text=${text//"@${pair%%=*}@"/"${pair#*=}"}
    done
    printf '%s\n' "$text"
}

# packing_build_game FORM COMMAND...: builds the game of another form in build/FORM, which the command configures; before that, for
# here, the program that packs its sprites and cuts its icons ($atlas), and those that are played beside it.
atlas=$root/build/release/bin/eyeshine-atlas
packing_build_game() {
    local form=$1
    shift
    preset_build_target "eyeshine-atlas ${tests:+eyeshine-lab eyeshine eyeshine_assets}" release
    mkdir -p "$work"
    "$atlas" --palette "$root/assets/palette.txt" --sprites "$root/assets/sprites" --icons "$work" || exit 1
    if ! is_configured "$root/build/$form"; then
        rm -rf "${root:?}/build/$form"
        quietly "Configuring build/$form" "$work/configure.log" "$@"
    fi
    quietly "Building build/$form" "$work/build.log" cmake --build "$root/build/$form"
}

# packing_repeat NAME...: makes these packages again from a copy of the last commit in another folder, and compares them byte by
# byte. The folders of build/ named in $shared are copied too.
packing_repeat() {
    local again package
    again=$(mktemp -d)
    # shellcheck disable=SC2064
    trap "rm -rf '$again'" EXIT
    git -c safe.directory="$root" clone -q "$root" "$again/eyeshine" && mkdir -p "$again/eyeshine/build" || exit 1
    [ -z "${shared-}" ] || cp -R "$root/build/$shared" "$again/eyeshine/build" || exit 1
    say "Building it again in another folder"
    "$again/eyeshine/cmake/$(basename "$0")" --no-test || exit 1
    for package in "$@"; do
        cmp "$packages/$package" "$again/eyeshine/build/packages/$package" || exit 1
    done
    echo "yes: built twice, in two folders, to the same bytes"
}

# The checksums of all files that are packed, from here or by another script.
packing_sum() {
    (cd "$packages" && rm -f SHA256SUMS && find . -maxdepth 1 -type f -printf '%P\0' | sort -z | xargs -0 sha256sum -- >"$work/sums" &&
        mv "$work/sums" SHA256SUMS && cat SHA256SUMS) || exit 1
    ls -l "$packages" >&2
}
