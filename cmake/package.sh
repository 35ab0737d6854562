#!/usr/bin/env bash
# Makes the Linux packages of Eyeshine in build/packages: a .deb, a tar.gz that runs where it is unpacked, and two .deb of the
# library of sight. Installs what is missing, builds, packs and checks the packages. With --twice it does so again from a copy of
# the last commit in another folder, and compares the packages byte by byte. With --no-test nothing is checked.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"
. "$root/cmake/packing.sh"

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev dpkg-dev git
[ -z "$tests" ] || packages_install lintian appstream desktop-file-utils groff-base
packing_set_time

work=$root/build/package-files
maintainer=$(sed -n 's/^ -- \(.*>\)  .*/\1/p;T;q' "$templates/changelog")
architecture=$(dpkg --print-architecture)
unpacked=eyeshine-$version-linux-$(uname -m)
soname_version=$(sed -n 's/^#define EYESHINE_SIGHT_MAJOR //p' "$root/src/app/sight_library/eyeshine_sight.h")
library=libeyeshine-sight$soname_version
debs=()

# install_game PROGRAMS FOLDER: installs the game below the folder, its programs in the folder PROGRAMS there.
install_game() {
    rm -rf "$2"
    cmake --install "$root/build/package" --component game --strip --prefix "$2" >/dev/null || exit 1
    [ "$1" = games ] || mv "$2/games" "$2/$1"
}

# depends_of FILE...: the packages that programs or libraries need.
depends_of() {
    mkdir -p "$work/shlibdeps/debian"
    printf 'Source: eyeshine\n\nPackage: eyeshine\nArchitecture: any\n' >"$work/shlibdeps/debian/control"
    cd "$work/shlibdeps" && dpkg-shlibdeps -O "$@" | sed -n 's/^shlibs:Depends=//p'
}

# make_deb NAME TEMPLATE DEPENDS: of the folder NAME.
make_deb() {
    local tree=$work/$1 control=$work/$1/DEBIAN deb=$1_${version}_$architecture.deb
    mkdir -p "$control"
    (cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$control/md5sums"
    packing_fill "$templates/$2" "NAME=$1" "VERSION=$version" "ARCHITECTURE=$architecture" "MAINTAINER=$maintainer" \
        "SIZE=$(du -k --apparent-size -s "$tree/usr" | cut -f 1)" "DEPENDS=$3" \
        "HOMEPAGE=$(sed -n 's/^EYESHINE_HOMEPAGE:STRING=//p' "$root/build/package/CMakeCache.txt")" >"$control/control"
    find "$tree" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz --build "$tree" "$packages/$deb" >/dev/null || exit 1
    debs+=("$deb")
}

make_game_deb() {
    local depends
    install_game games "$work/eyeshine/usr"
    depends=$(depends_of "$work"/eyeshine/usr/games/*) || exit 1
    make_deb eyeshine control.in "$depends"
}

# install_library COMPONENT NAME: installs it below NAME, with the texts that every package has.
install_library() {
    local documents=$work/$2/usr/share/doc/$2
    cmake --install "$root/build/package-sight" --component "$1" --strip --prefix "$work/$2/usr" >/dev/null || exit 1
    mkdir -p "$documents" "$work/$2/DEBIAN"
    cp "$work"/eyeshine/usr/share/doc/eyeshine/{copyright,changelog.gz} "$documents"
}

make_library_debs() {
    local development=libeyeshine-sight-dev depends
    install_library library "$library"
    install_library development "$development"
    echo "libeyeshine-sight $soname_version $library (>= $version)" >"$work/$library/DEBIAN/shlibs"
    echo 'activate-noawait ldconfig' >"$work/$library/DEBIAN/triggers"
    depends=$(depends_of "$work/$library"/usr/lib/*/libeyeshine-sight.so.*.*) || exit 1
    make_deb "$library" control-library.in "$depends"
    make_deb "$development" control-development.in "$library (= $version)"
}

make_archive() {
    local tree=$work/$unpacked glibc
    install_game bin "$tree"
    glibc=$(objdump -T "$tree"/bin/* | grep -oE 'GLIBC_[0-9.]+' | sort -uV | tail -n 1)
    packing_fill "$templates/README.txt" "VERSION=$version" "GLIBC=${glibc#GLIBC_}" "ARCHIVE=$unpacked.tar.gz" >"$tree/README.txt"
    tar -C "$work" --format=ustar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
        -cf - "$unpacked" | gzip -9 -n >"$packages/$unpacked.tar.gz" || exit 1
}

# check WHAT COMMAND...
check() {
    quietly "Checking $1" "$work/check.log" "${@:2}"
}

# Whether groff has no complaint about the manual pages.
reads_pages() {
    local page
    for page in "$work"/*/usr/share/man/man*/*.gz; do
        ! gzip -dc "$page" | groff -man -ww -b -z 2>&1 | grep . || return 1
    done
}

# Whether the game unpacked here starts, draws and quits by itself.
starts() {
    env -u EYESHINE_DATA SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy "$1/eyeshine" --user-dir "$work/user" --seed start \
        --keys ooo --screenshot "$work/start.png" && "$1/eyeshine-lab" play --seed start --keys ooo
}

check_packages() {
    check "the packages with lintian" lintian --allow-root --fail-on error,warning "${debs[@]/#/"$packages/"}"
    check "the menu entry" desktop-file-validate "$work/eyeshine/usr/share/applications/eyeshine.desktop"
    check "the metainfo" appstreamcli validate --no-net "$work"/eyeshine/usr/share/metainfo/*.metainfo.xml
    check "the manual pages" reads_pages
    check "that the installed game starts" starts "$work/eyeshine/usr/games"
    check "that the unpacked game starts" starts "$work/$unpacked/bin"
    echo "yes: lintian, appstreamcli, desktop-file-validate and groff find no fault; the installed and the unpacked game start"
}

# What another version left would be summed up too.
rm -rf "$work" "$packages"/*.deb "$packages"/eyeshine-*-linux-*.tar.gz
mkdir -p "$work" "$packages"
# Not the benchmark of frames, which is not installed and takes long to link.
preset_build_target "eyeshine eyeshine-lab eyeshine_assets eyeshine_package_files" \
    release package -DCMAKE_INSTALL_PREFIX=/usr -DCMAKE_INSTALL_BINDIR=games -DEYESHINE_HARDEN=ON
preset_build release package-sight -DCMAKE_INSTALL_PREFIX=/usr -DEYESHINE_HARDEN=ON -DEYESHINE_SIGHT_ONLY=ON
say "Packing"
make_game_deb
make_library_debs
make_archive
[ -z "$tests" ] || check_packages
[ -z "$twice" ] || packing_repeat "${debs[@]}" "$unpacked.tar.gz"
packing_sum
rm -rf "$work"
