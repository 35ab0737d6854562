# Sourced by the scripts beside it: configures and builds in few lines, all of them on standard error.

# refuse_arguments USAGE: ends the script.
refuse_arguments() {
    say "usage: $1"
    exit 2
}

# quietly WHAT LOG COMMAND...: shows the command's output only if it fails, and then ends the script.
quietly() {
    what=$1
    log=$2
    shift 2
    say "$what"
    if ! "$@" >"$log" 2>&1 </dev/null; then
        grep -v '^\[[0-9]*/[0-9]*\]' "$log" | tail -n 100 >&2
        say "$what: failed"
        exit 1
    fi
}

# Whether the folder was configured from these very sources (a copied or moved tree was not) and the present presets.
is_configured() {
    [ -f "$1/build.ninja" ] && grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$1/CMakeCache.txt" &&
        ! [ "$root/CMakePresets.json" -nt "$1/build.ninja" ]
}

# preset_build PRESET [NAME [OPTION...]]: builds into build/NAME, by default build/PRESET.
preset_build() {
    preset_build_target all "$@"
}

# The same of some targets: preset_build_target "TARGET..." PRESET [NAME [OPTION...]].
preset_build_target() {
    read -ra targets <<<"$1"
    shift
    preset=$1
    name=${2:-$1}
    shift $(($# > 1 ? 2 : 1))
    folder=$root/build/$name
    mkdir -p "$folder"
    if ! is_configured "$folder"; then
        rm -rf "$folder/CMakeCache.txt" "$folder/CMakeFiles"
        quietly "Configuring build/$name" "$folder/configure.log" \
            cmake -S "$root" -B "$folder" --preset "$preset" "$@"
    fi
    quietly "Building build/$name" "$folder/build.log" cmake --build "$folder" --target "${targets[@]}"
}
