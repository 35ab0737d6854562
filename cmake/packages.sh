# Sourced by the scripts beside it, with the tree's folder in $root: installs what is missing, by apt.
# A package counts as present when what it is wanted for works, so a library or a tool from elsewhere will do as well.

say() { printf '%s\n' "$*" >&2; }

has_program() { command -v "$1" >/dev/null 2>&1; }

# has_header HEADER PKG_CONFIG_NAME
has_header() {
    { printf '#include <%s>\n' "$1" | cc -E -xc - || pkg-config --exists "$2"; } >/dev/null 2>&1
}

# Whether clang can link libFuzzer.
has_fuzzer() {
    has_program clang && printf 'int LLVMFuzzerTestOneInput(void); int LLVMFuzzerTestOneInput(void) { return 0; }' |
        clang -x c -fsanitize=fuzzer - -o /dev/null 2>/dev/null
}

has_package() {
    case $1 in
    cmake) has_program cmake ;;
    ninja-build) has_program ninja ;;
    gcc) has_program cc && has_program ld ;;
    libc6-dev) has_header stdio.h none ;;
    libsdl2-dev) has_header SDL2/SDL.h sdl2 ;;
    libsdl2-image-dev) has_header SDL2/SDL_image.h SDL2_image ;;
    libcmocka-dev) has_header cmocka.h cmocka ;;
    libtcod-dev) has_header libtcod/fov.h libtcod ;;
    xvfb) has_program Xvfb ;;
    gcc-mingw-w64-x86-64-posix) has_program x86_64-w64-mingw32-gcc ;;
    wine64) has_program wine64 || has_program wine || [ -x /usr/lib/wine/wine64 ] ;;
    emscripten) has_program emcc ;;
    dpkg-dev) has_program dpkg-shlibdeps ;;
    appstream) has_program appstreamcli ;;
    desktop-file-utils) has_program desktop-file-validate ;;
    groff-base) has_program groff ;;
    g++) has_program c++ ;;
    xauth | git | chromium | npm | zip | unzip | pkg-config | lintian | clang | clang-format | clang-tidy | xdotool | openbox | valgrind) has_program "$1" ;;
    libclang-rt-dev) has_fuzzer ;;
    imagemagick) convert -version 2>/dev/null | grep -q ImageMagick ;;
    musl-tools) has_program musl-gcc ;;
    qemu-user) has_program qemu-s390x ;;
    gcc-*-linux-gnu) has_program "${1#gcc-}-gcc" ;;
    libc6-dev-*-cross) dpkg -s "$1" >/dev/null 2>&1 ;;
    *) say "has_package does not know how to look for $1" && exit 1 ;;
    esac
}

# packages_install PACKAGE...: those that are missing; without apt it names them and ends the script.
packages_install() {
    missing=()
    for package in "$@"; do
        has_package "$package" || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if ! has_program apt-get; then
        say "These are missing (by the names of their Debian packages): ${missing[*]}"
        exit 2
    fi
    apt_install "${missing[@]}"
}

apt_install() {
    as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! has_program sudo; then
            say "These packages are missing: $*"
            say "Installing them needs root or sudo: apt-get install $*"
            exit 2
        fi
        as_root=(sudo)
    fi
    say "Installing $*"
    mkdir -p "$root/build"
    log=$root/build/packages.log
    # A list that can't be refreshed may still hold the packages; if not, installing them says so.
    if ! { "${as_root[@]}" apt-get update -q; "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -q --no-install-recommends "$@"; } >"$log" 2>&1 </dev/null; then
        tail -n 20 "$log" >&2
        say "Could not install $*"
        exit 2
    fi
}
