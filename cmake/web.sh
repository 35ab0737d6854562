#!/usr/bin/env bash
# Makes the browser form of Eyeshine in build/packages: a folder to put on any web server, and the same as tar.gz. Then plays it in
# Chromium (tests/web/play.js). Installs what is missing. SDL comes from Debian's source packages and is compiled once, into
# build/web-sdl. With --twice it builds the game again from a copy of the last commit in another folder, and compares the tar.gz
# byte by byte. With --no-test nothing is played.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"
. "$root/cmake/packing.sh"
. "$root/cmake/sdl_sources.sh"

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev emscripten dpkg-dev git
[ -z "$tests" ] || packages_install chromium npm imagemagick
packing_set_time

# Where Debian keeps what its emscripten uses; a node from elsewhere does not look there.
export NODE_PATH=/usr/share/nodejs

shared=web-sdl
sdl=$root/build/$shared
work=$root/build/web-files
unpacked=eyeshine-$version-web
puppeteer=puppeteer-core@24.43.1

# What SDL needs in a browser, where the game draws every pixel itself.
sdl_files=('*.c' 'atomic/*.c' 'audio/*.c' 'audio/emscripten/*.c' 'audio/dummy/*.c' 'audio/disk/*.c' 'cpuinfo/*.c' 'dynapi/*.c'
    'events/*.c' 'file/*.c' 'filesystem/emscripten/*.c' 'haptic/*.c' 'haptic/dummy/*.c' 'hidapi/SDL_hidapi.c' 'joystick/*.c'
    'joystick/emscripten/*.c' 'joystick/virtual/*.c' 'libm/*.c' 'loadso/dummy/*.c' 'locale/*.c' 'locale/emscripten/*.c'
    'power/*.c' 'power/emscripten/*.c' 'render/*.c' 'render/software/*.c' 'sensor/*.c' 'sensor/dummy/*.c' 'stdlib/*.c'
    'thread/*.c' 'thread/generic/*.c' 'timer/*.c' 'timer/unix/*.c' 'video/*.c' 'video/dummy/*.c' 'video/emscripten/*.c'
    'video/yuv2rgb/*.c')

# compile_library NAME FOLDER "FILE..." OPTION...: compiles C files of one of the sources into installed/libNAME.a. Several have
# the same name, so objects are named by the whole path.
compile_library() {
    local objects=$sdl/objects-$1
    mkdir -p "$objects"
    cd "$sdl/$2" && find $3 -name '*.c' | sort | xargs -P "$(nproc)" -I % sh -c '
        objects=$1 file=$2
        shift 2
        emcc -c -O2 -w "$@" "$file" -o "$objects/$(echo "$file" | tr / _).o"' sh "$objects" % "-ffile-prefix-map=$root=." \
        "-I$sdl/SDL2-2.26.5/include" "${@:4}" && emar rcsD "$sdl/installed/lib$1.a" "$objects"/*.o
}

# describe_library NAME VERSION: writes what find_package looks for.
describe_library() {
    printf 'set(PACKAGE_VERSION %s)\nset(PACKAGE_VERSION_COMPATIBLE TRUE)\n' "$2" >"$sdl/installed/$1ConfigVersion.cmake"
    cat >"$sdl/installed/$1Config.cmake" <<END
if(NOT TARGET $1::$1)
  add_library($1::$1 STATIC IMPORTED)
  set_target_properties($1::$1 PROPERTIES IMPORTED_LOCATION \${CMAKE_CURRENT_LIST_DIR}/lib$1.a
    INTERFACE_INCLUDE_DIRECTORIES \${CMAKE_CURRENT_LIST_DIR}/include)
endif()
END
}

build_libraries() {
    [ "$(cat "$sdl/built" 2>/dev/null)" = "${sdl_sources[*]} ${sdl_files[*]}" ] && return
    sdl_take_all
    rm -rf "$sdl/installed" "$sdl/built" "$sdl"/objects-*
    mkdir -p "$sdl/installed/include"
    sed -i '/SDL_VIDEO_OPENGL\|SDL_VIDEO_RENDER_OGL/d;s/SDL_LOADSO_DLOPEN/SDL_LOADSO_DUMMY/' "$sdl/SDL2-2.26.5/include/SDL_config_emscripten.h"
    quietly "Compiling SDL2 for the browser" "$sdl/build.log" compile_library SDL2 SDL2-2.26.5/src "${sdl_files[*]}"
    quietly "Compiling SDL2_image for the browser" "$sdl/build.log" \
        compile_library SDL2_image SDL2_image-2.6.3 'IMG*.c' -DUSE_STBIMAGE -DLOAD_PNG
    cp "$sdl"/SDL2-2.26.5/include/*.h "$sdl/SDL2_image-2.6.3/SDL_image.h" "$sdl/installed/include"
    describe_library SDL2 2.26.5
    describe_library SDL2_image 2.6.3
    echo "${sdl_sources[*]} ${sdl_files[*]}" >"$sdl/built"
}

configure() {
    emcmake cmake -G Ninja -B "$root/build/web" -S "$root" -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF \
        "-DSDL2_DIR=$sdl/installed" "-DSDL2_image_DIR=$sdl/installed" "-DEYESHINE_ATLAS_PROGRAM=$1" \
        "-DCMAKE_C_FLAGS=-ffile-prefix-map=$root=."
}

pack() {
    local tree=$packages/$unpacked archive=$packages/$unpacked.tar.gz
    rm -rf "$packages"/eyeshine-*-web{,.tar.gz}
    mkdir -p "$tree/licenses"
    cp "$root"/src/app/web/{index.html,page.js} "$root"/build/web/bin/eyeshine.{js,wasm} \
        "$root"/build/web/assets/{atlas.png,atlas.txt} "$tree" || exit 1
    cp "$work/64.png" "$tree/icon.png" &&
        cp "$root/LICENSE" "$tree/licenses/Eyeshine.txt" &&
        cp "$sdl/SDL2-2.26.5/LICENSE.txt" "$tree/licenses/SDL2.txt" &&
        cp "$sdl/SDL2_image-2.6.3/LICENSE.txt" "$tree/licenses/SDL2_image.txt" &&
        cp /usr/share/doc/emscripten/copyright "$tree/licenses/emscripten.txt" || exit 1
    find "$tree" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} + -exec chmod u=rwX,go=rX {} +
    tar -C "$packages" --format=ustar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
        -cf - "$unpacked" | gzip -9 -n >"$archive" || exit 1
}

install_puppeteer() {
    cd "$work" && [ -f package.json ] || echo '{"private": true}' >package.json
    [ -d node_modules/puppeteer-core ] || npm install --no-audit --no-fund "$puppeteer"
}

build_libraries
packing_build_game web configure "$atlas"
say "Packing"
pack

if [ -n "$tests" ]; then
    quietly "Installing $puppeteer" "$work/npm.log" install_puppeteer
    say "Playing in Chromium"
    NODE_PATH=$work/node_modules node "$root/tests/web/play.js" "$packages/$unpacked" "$root/build/release/bin" \
        "$root/build/web/bin" || exit 1
fi
[ -z "$twice" ] || packing_repeat "$unpacked.tar.gz"
packing_sum
