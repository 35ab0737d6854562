#!/usr/bin/env bash
# Makes the ZIP of Eyeshine for Windows in build/packages, and plays what is in it under Wine (tests/wine/play.sh). Installs what
# is missing. SDL comes from Debian's source packages and is built once, into build/windows-sdl. With --twice it builds the game
# again from a copy of the last commit in another folder, and compares the ZIP byte by byte. With --no-test nothing is played.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"
. "$root/cmake/packing.sh"
. "$root/cmake/sdl_sources.sh"

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev gcc-mingw-w64-x86-64-posix dpkg-dev zip git
[ -z "$tests" ] || packages_install wine64 xvfb xdotool openbox imagemagick unzip
packing_set_time

shared=windows-sdl
sdl=$root/build/$shared
work=$root/build/windows-files
unpacked=eyeshine-$version-windows

# configure FOLDER SOURCE OPTION...: for Windows.
configure() {
    cmake -G Ninja -B "$1" -S "$2" "-DCMAKE_TOOLCHAIN_FILE=$root/cmake/windows.cmake" -DCMAKE_BUILD_TYPE=Release \
        "-DCMAKE_PREFIX_PATH=$sdl/installed" "-DCMAKE_C_FLAGS=-ffile-prefix-map=$root=." "${@:3}"
}

# build_sdl FOLDER OPTION...: builds one of the sources, and installs it in build/windows-sdl/installed.
build_sdl() {
    # It names C++ only for systems that are not built here.
    sed -i 's/^project(SDL2 C CXX)/project(SDL2 C)/' "$sdl/$1/CMakeLists.txt"
    rm -rf "$sdl/build"
    quietly "Configuring $1 for Windows" "$sdl/configure.log" \
        configure "$sdl/build" "$sdl/$1" "-DCMAKE_INSTALL_PREFIX=$sdl/installed" "${@:2}"
    quietly "Building $1 for Windows" "$sdl/build.log" cmake --build "$sdl/build" --target install
}

build_libraries() {
    [ "$(cat "$sdl/built" 2>/dev/null)" = "${sdl_sources[*]}" ] && return
    rm -rf "$sdl/installed" "$sdl/built"
    sdl_take_all
    # The game draws every pixel itself, so no renderer but the software's is needed.
    build_sdl SDL2-2.26.5 -DSDL_SHARED=OFF -DSDL_STATIC=ON -DSDL_TEST=OFF -DSDL_OPENGL=OFF -DSDL_OPENGLES=OFF -DSDL_VULKAN=OFF \
        -DSDL_RENDER_D3D=OFF -DSDL_CCACHE=OFF
    build_sdl SDL2_image-2.6.3 -DBUILD_SHARED_LIBS=OFF -DSDL2IMAGE_SAMPLES=OFF -DSDL2IMAGE_BACKEND_STB=ON \
        -DSDL2IMAGE_DEPS_SHARED=OFF
    echo "${sdl_sources[*]}" >"$sdl/built"
}

# Lines of text files end as Windows has them.
text_file() { sed 's/$/\r/' "$1" >"$2"; }

pack() {
    local tree=$work/$unpacked program zip=$packages/$unpacked.zip
    rm -rf "$tree" "$packages"/eyeshine-*-windows.zip
    mkdir -p "$tree/licenses" "$packages"
    for program in eyeshine eyeshine-lab; do
        x86_64-w64-mingw32-strip -o "$tree/$program.exe" "$root/build/windows/bin/$program.exe" || exit 1
    done
    cp "$root"/build/windows/assets/{atlas.png,atlas.txt} "$tree" || exit 1
    packing_fill "$templates/README-windows.txt" "VERSION=$version" >"$work/README.txt" &&
        text_file "$work/README.txt" "$tree/README.txt" &&
        text_file "$root/LICENSE" "$tree/licenses/Eyeshine.txt" &&
        text_file "$sdl/SDL2-2.26.5/LICENSE.txt" "$tree/licenses/SDL2.txt" &&
        text_file "$sdl/SDL2_image-2.6.3/LICENSE.txt" "$tree/licenses/SDL2_image.txt" || exit 1
    find "$tree" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} + -exec chmod u=rwX,go=rX {} +
    (cd "$work" && find "$unpacked" -type f | sort | zip -q -X -9 "$zip" -@) || exit 1
}

# The libraries that a program asks Windows for; mingw's own would have to be shipped.
check_libraries() {
    local program foreign
    for program in "$work/$unpacked"/*.exe; do
        foreign=$(x86_64-w64-mingw32-objdump -p "$program" | sed -n 's/^\tDLL Name: //p' |
            grep -viE '^(kernel32|user32|gdi32|advapi32|shell32|ole32|oleaut32|imm32|winmm|version|setupapi|msvcrt)\.dll$')
        [ -z "$foreign" ] || { say "$program needs $foreign" && exit 1; }
    done
}

build_libraries
packing_build_game windows configure "$root/build/windows" "$root" -DBUILD_TESTING=OFF \
    "-DEYESHINE_ATLAS_PROGRAM=$atlas" "-DEYESHINE_WINDOWS_ICON=$work/eyeshine.ico"
say "Packing"
pack
check_libraries

if [ -n "$tests" ]; then
    say "Playing under Wine"
    "$root/tests/wine/play.sh" "$packages/$unpacked.zip" "$root/build/release/bin" || exit 1
fi
[ -z "$twice" ] || packing_repeat "$unpacked.zip"
packing_sum
